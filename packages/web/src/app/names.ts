// How armies and players are called in the language in use.

import { MODE_RULES, type Mode, type SeatId } from '@nhex/engine';
import * as texts from '@nhex/texts';
import type { Player } from './game/players.ts';
import { language, t } from './i18n.svelte.ts';

/** Who plays what; armies that are not printed bring their names along. */
export interface Armies {
  readonly armies: readonly string[];
  readonly ownArmies?: readonly texts.NamedArmy[];
}

export const armyName = ({ ownArmies = [] }: Pick<Armies, 'ownArmies'>, army: string): string =>
  army === 'random'
    ? t('army.random')
    : texts.armyName(language(), ownArmies.find(({ key }) => key === army) ?? { key: army });
export const armyAbout = (army: string): string => texts.armyAbout(language(), army);

export const playerKind = (player: Player): string =>
  player.kind === 'bot' ? t('player.bot', { level: t(`level.${player.level}`) }) : t('player.person');

/** A seat in a sentence: by its army, with a number where two seats have the same. */
export function seatName(options: Armies, seat: number): string {
  const army = options.armies[seat];
  if (army === undefined) return t('player.number', { number: seat + 1 });
  const name = armyName(options, army);
  return options.armies.filter((each) => each === army).length > 1 ? `${name} ${seat + 1}` : name;
}

interface Seating extends Armies {
  readonly mode: Mode;
}

/** The seats that stand with this one, itself included. */
export function alliesOf({ armies, mode }: Seating, seat: number): number[] {
  return armies.flatMap((_, other) => (sideOf(mode, other) === sideOf(mode, seat) ? [other] : []));
}
const sideOf = (mode: Mode, seat: number): number => MODE_RULES[mode].side(seat as SeatId);

/** The letter of a seat's team; undefined where everybody fights alone. */
export function teamLetter(options: Seating, seat: number): string | undefined {
  const teams = options.armies.some((_, each) => alliesOf(options, each).length > 1);
  return teams ? String.fromCharCode(65 + sideOf(options.mode, seat)) : undefined;
}

/** Who stands with whom: "Team A with Borgo", "Team A, alone"; empty where everybody fights alone. */
export function teamText(options: Seating, seat: number, named = seatName): string {
  const letter = teamLetter(options, seat);
  if (letter === undefined) return '';
  const others = alliesOf(options, seat).filter((each) => each !== seat);
  if (others.length === 0) return t('team.alone', { letter });
  return t('team.with', { letter, players: others.map((each) => named(options, each)).join(', ') });
}
