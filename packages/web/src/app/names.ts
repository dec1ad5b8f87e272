// How armies and players are called in the language in use.

import { type Extra, MODE_RULES, type Mode, type Scenario, type SeatId } from '@nhex/engine';
import * as texts from '@nhex/texts';
import type { Player } from './game/players.ts';
import { language, t } from './i18n.svelte.ts';

/** Who plays what; armies that are not printed bring their names along. */
export interface Armies {
  readonly armies: readonly string[];
  readonly ownArmies?: readonly texts.NamedArmy[];
  readonly scenario?: Pick<Scenario, 'armies'>;
}

export const armyName = (
  { ownArmies = [], scenario }: Pick<Armies, 'ownArmies' | 'scenario'>,
  army: string,
): string => {
  const named = [...ownArmies, ...(scenario?.armies ?? [])];
  return army === 'random'
    ? t('army.random')
    : texts.armyName(language(), named.find(({ key }) => key === army) ?? { key: army });
};
export const armyAbout = (army: string): string => texts.armyAbout(language(), army);

/** The hint that these are better not played together (STR-12, LEAD-5). */
export const crowdWords = (crowd: readonly Extra[]): string =>
  t('extras.hint', { extras: crowd.map((extra) => t(`extras.${extra}`)).join(', ') });

export const playerKind = (player: Player): string =>
  player.kind === 'bot'
    ? t('player.bot', { level: t(`level.${player.level}`) })
    : (player.name ?? t('player.person'));

/** Who sits there: by name, else by number. */
export function personName(players: readonly Player[], seat: number): string {
  const player = players[seat];
  const name = player && player.kind !== 'bot' ? player.name : undefined;
  return name ?? t('player.number', { number: seat + 1 });
}

/** A seat in a sentence: by its army, with a number where two seats have the same. */
export function seatName(options: Armies, seat: number): string {
  const army = options.armies[seat];
  if (army === undefined) return t('player.number', { number: seat + 1 });
  const name = armyName(options, army);
  return options.armies.filter((each) => each === army).length > 1 ? `${name} ${seat + 1}` : name;
}

interface Seating extends Armies {
  readonly mode: Mode;
  readonly scenario?: Scenario;
  /** Which alliances of the scenario hold. */
  readonly era?: number;
}

/** The seats that stand with this one, itself included. */
export function alliesOf(options: Seating, seat: number): number[] {
  return options.armies.flatMap((_, other) =>
    sideOf(options, other) === sideOf(options, seat) ? [other] : [],
  );
}
function sideOf({ mode, scenario, era = 0 }: Seating, seat: number): number {
  if (!scenario) return MODE_RULES[mode].side(seat as SeatId);
  return scenario.alliances?.[era - 1]?.sides[seat] ?? scenario.seats[seat]?.side ?? seat;
}

/** The letter of a seat's team; undefined where everybody fights alone. */
export function teamLetter(options: Seating, seat: number): string | undefined {
  const teams = options.armies.some((_, each) => alliesOf(options, each).length > 1);
  return teams ? String.fromCharCode(65 + sideOf(options, seat)) : undefined;
}

/** Who stands with whom: "Team A with Borgo", "Team A, alone"; empty where everybody fights alone. */
export function teamText(options: Seating, seat: number, named = seatName): string {
  const letter = teamLetter(options, seat);
  if (letter === undefined) return '';
  const others = alliesOf(options, seat).filter((each) => each !== seat);
  if (others.length === 0) return t('team.alone', { letter });
  return t('team.with', { letter, players: others.map((each) => named(options, each)).join(', ') });
}
