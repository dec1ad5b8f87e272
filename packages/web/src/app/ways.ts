// The ways in: one entry for everything that can be done here. Home and the menus show this list; a new part of the
// client adds one line.

import type { IconName } from '../art/icons.svelte.ts';
import type { MessageKey } from './i18n.svelte.ts';
import { hasServer } from './online/has-server.ts';
import { makeRoute, router } from './router.svelte.ts';

export interface Way {
  readonly href: string;
  readonly title: MessageKey;
  /** What waits there, in a few words. */
  readonly hint: MessageKey;
  readonly icon: IconName;
  /** Also in the line at the top of wide screens, where there is room for few. */
  readonly top?: boolean;
}

export const WAYS: readonly Way[] = [
  // A client without a server does not speak of it.
  ...(hasServer()
    ? [
        {
          href: '#/online',
          title: 'home.online',
          hint: 'home.onlineHint',
          icon: 'radar-dish',
          top: true,
        } as const,
      ]
    : []),
  {
    href: '#/new',
    title: 'home.customise',
    hint: 'home.customiseHint',
    icon: 'settings-knobs',
    top: true,
  },
  { href: '#/atlas', title: 'home.atlas', hint: 'home.atlasHint', icon: 'treasure-map' },
  { href: '#/campaign', title: 'home.campaign', hint: 'home.campaignHint', icon: 'mountain-road' },
  { href: '#/learn', title: 'home.learn', hint: 'home.learnHint', icon: 'graduate-cap', top: true },
  { href: '#/puzzles', title: 'home.puzzles', hint: 'home.puzzlesHint', icon: 'eye-target', top: true },
  { href: '#/new/hot-seat', title: 'home.hotSeat', hint: 'home.hotSeatHint', icon: 'three-friends' },
  {
    href: '#/replays',
    title: 'home.replays',
    hint: 'home.replaysHint',
    icon: 'film-projector',
    top: true,
  },
  { href: '#/rules', title: 'home.rules', hint: 'home.rulesHint', icon: 'open-book', top: true },
  { href: '#/armies', title: 'home.armies', hint: 'home.armiesHint', icon: 'allied-star', top: true },
  { href: '#/help', title: 'home.help', hint: 'home.helpHint', icon: 'rank-1' },
  { href: '#/settings', title: 'home.settings', hint: 'home.settingsHint', icon: 'cog', top: true },
];

const leadsTo = (href: string, here: string): boolean => here === href || here.startsWith(`${href}/`);

/** Whether we are where this way leads; the most exact one counts. */
export function isHere(href: string): boolean {
  const here = makeRoute(router.route);
  return leadsTo(href, here) && !WAYS.some((way) => way.href.length > href.length && leadsTo(way.href, here));
}
