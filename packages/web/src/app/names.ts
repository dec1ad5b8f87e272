// How armies and players are called in the language in use.

import { armyKeys } from '@nhex/engine';
import type { Player } from './game/players.ts';
import { type MessageKey, t } from './i18n.svelte.ts';
import { en } from './catalog/en.ts';

const known = (key: string): key is MessageKey => key in en;

export const armyName = (army: string): string => (known(`army.${army}`) ? t(`army.${army}` as MessageKey) : army);
export const armyAbout = (army: string): string =>
  known(`army.${army}.about`) ? t(`army.${army}.about` as MessageKey) : '';

/** How hard an army is to play well, 1 to 3. */
export const armyDifficulty = (army: string): number =>
  ({ borgo: 1, hegemony: 2, moloch: 1, outpost: 2, doomsday: 3 })[army] ?? 2;

export const armies = (): string[] => armyKeys();

export const playerKind = (player: Player): string =>
  player.kind === 'bot' ? t('player.bot', { level: t(`level.${player.level}`) }) : t('player.person');

/** A seat in a sentence: by its army, with a number where two seats have the same. */
export function seatName(options: { readonly armies: readonly string[] }, seat: number): string {
  const army = options.armies[seat];
  const name = armyName(army);
  return options.armies.filter((each) => each === army).length > 1 ? `${name} ${seat + 1}` : name;
}
