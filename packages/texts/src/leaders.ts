// Leaders in words: a name, the moment, and what each side of the card does.

import { type Leader, type LeaderId, leaderOf, type Use } from '@nhex/engine';
import type { Language } from './language.ts';
import { fill, type Params } from './message.ts';

const say = (language: Language, key: keyof Language['leaders'], params?: Params): string =>
  fill(language, language.leaders[key], params);

export const leaderName = (language: Language, leader: LeaderId): string => {
  const key = `name.${leaderOf(leader).key}` as keyof Language['leaders'];
  return say(language, key);
};

/** What a side of a card does, without its moment. */
export function tellUse(language: Language, use: Use): string {
  switch (use.kind) {
    case 'reclaim':
      return say(language, use.more > 0 ? 'use.reclaim.more' : `use.reclaim.${use.tiles}`, {
        count: use.more,
      });
    case 'levy':
      return say(language, 'use.levy', { count: use.tiles });
    case 'exchange':
      return say(language, 'use.exchange', { count: use.most, more: use.more });
    case 'march':
      return say(language, `use.march.${use.turns ? 'turning' : 'straight'}`);
    case 'bombard':
      return say(language, `use.bombard.${use.prey}`, { count: use.reach });
    case 'wheel':
      return say(language, `use.wheel.${use.turn}`);
    case 'halt':
      return say(language, `use.halt.${use.near}`);
    case 'repair':
      return say(language, 'use.repair', { count: use.points });
  }
}

/** When a leader is used. */
export const tellMoment = (language: Language, { moment }: Leader): string =>
  say(language, `moment.${moment}`);
