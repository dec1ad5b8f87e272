// How players, clocks and games are called on the screens of online play.

import type { GameOptions } from '@nhex/engine';
import { PRESETS } from '@nhex/texts';
import { BOT_LEVELS } from '../game/players.ts';
import { t } from '../i18n.svelte.ts';
import { textsOf } from '../scenarios/words.ts';
import type { Chat, Said } from './chat.svelte.ts';
import { o } from './i18n.svelte.ts';
import type { ClockSetting, SeatView } from './views.ts';

export function botName(bot: string): string {
  const level = BOT_LEVELS.find((each) => each === bot);
  return t('player.bot', { level: level ? t(`level.${level}`) : bot });
}

export function seatHolder(seat: SeatView): string {
  if (seat.kind === 'open') return seat.for ? o('seat.for', { name: seat.for.name }) : o('seat.open');
  if (seat.kind === 'bot') return botName(seat.bot);
  return seat.player.bot ? o('seat.program', { name: seat.player.name }) : seat.player.name;
}

export function clockWords(clock: ClockSetting | undefined): string {
  if (!clock) return o('clock.none');
  if ('days' in clock) return o('clock.days', { count: clock.days });
  const minutes = Math.round((clock.base / 60) * 10) / 10;
  return clock.increment > 0
    ? o('clock.live', { minutes, seconds: clock.increment })
    : o('clock.liveBare', { minutes });
}

/** What is played: the scenario, or the mode with its variants. */
export const gameWords = ({ scenario, mode, variants }: GameOptions): string[] =>
  scenario
    ? [textsOf(scenario).title]
    : [t(`mode.${mode}`), ...variants.map((variant) => t(`variant.${variant}`))];

/** Where the server has no chat, others can still be reported. */
export const chatTitle = ({ allowed }: Chat): string =>
  o(allowed === 'off' ? 'chat.title.off' : 'chat.title');

/** What somebody said, in the language of the reader where it is a prepared sentence. */
export function saidText({ preset, text = '' }: Said): string {
  const known = PRESETS.find((each) => each === preset);
  return known ? o(`chat.preset.${known}`) : text;
}

/** With its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** How long ago, roughly. */
export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 1) return o('ago.now');
  if (minutes < 60) return o('ago.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? o('ago.hours', { count: hours }) : o('ago.days', { count: Math.round(hours / 24) });
}
