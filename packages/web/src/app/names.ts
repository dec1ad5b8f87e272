// How armies and players are called in the language in use.

import { armyKeys } from '@nhex/engine';
import { armyText, difficultyOf } from '../text/index.ts';
import type { Player } from './game/players.ts';
import { language, t } from './i18n.svelte.ts';

export const armyName = (army: string): string =>
  army === 'random' ? t('army.random') : armyText(language(), army).name;
export const armyAbout = (army: string): string => armyText(language(), army).character;
/** How hard an army is to play well, 1 to 3. */
export const armyDifficulty = (army: string): number => difficultyOf(army);
export const armies = (): string[] => armyKeys();

export const playerKind = (player: Player): string =>
  player.kind === 'bot' ? t('player.bot', { level: t(`level.${player.level}`) }) : t('player.person');

/** A seat in a sentence: by its army, with a number where two seats have the same. */
export function seatName(options: { readonly armies: readonly string[] }, seat: number): string {
  const army = options.armies[seat];
  if (army === undefined) return t('player.number', { number: seat + 1 });
  const name = armyName(army);
  return options.armies.filter((each) => each === army).length > 1 ? `${name} ${seat + 1}` : name;
}
