// The modes: how many sit down, who stands with whom, in what order, and what wins (MODE).

import type { SeatId } from '../base/brand.ts';
import type { EditionRules } from '../editions/editions.ts';

export const MODES = ['duel', 'deathmatch', 'scored', 'one-vs-two', 'team'] as const;
export type Mode = (typeof MODES)[number];

export interface ModeRules {
  readonly players: readonly [least: number, most: number];
  /** The side of each seat; seats of one side are allies. */
  readonly side: (seat: SeatId) => number;
  /** The cycle of turns: seats, a seat may come more than once (MODE-4). */
  readonly turnCycle: (players: number) => SeatId[];
  /** HQ points at the start, and the most they can be; 0 points where they are scored. */
  readonly startPoints: (seat: SeatId, edition: EditionRules) => number;
  /** Whether the seat has an HQ at all; in a scenario it may have none (ATL-5). */
  readonly hasHq: (seat: SeatId) => boolean;
  /** HQs take no damage; wounds on them are points for who dealt them (MODE-3). */
  readonly scored: boolean;
  /** Whether a player whose HQ falls is out while the others go on (MODE-1). */
  readonly elimination: boolean;
  /** How a team game with destroyed HQs is decided. */
  readonly hqLoss: 'last-standing' | 'team-wins-exchange' | 'compare-survivors';
  /** How many of the next places in the cycle still get a turn when a seat draws its last tile (END-1). */
  readonly lastTurns: (seat: SeatId, players: number) => number;
}

const everyoneForThemselves = (seat: SeatId): number => seat;
export const inOrder = (players: number): SeatId[] =>
  Array.from({ length: players }, (_, seat) => seat as SeatId);
const TWENTY = 20;
/** The most points a player can score; reaching it ends a scored deathmatch (MODE-3). */
export const MAX_SCORE = 20;

export const DUEL: ModeRules = {
  players: [2, 2],
  side: everyoneForThemselves,
  turnCycle: inOrder,
  startPoints: () => TWENTY,
  hasHq: () => true,
  scored: false,
  elimination: false,
  hqLoss: 'last-standing',
  lastTurns: (_, players) => players - 1,
};

/** Whether just two sides play against each other, as leaders want it (LEAD-5). */
export const hasTwoSides = ({ side, players: [least] }: ModeRules): boolean =>
  new Set(inOrder(least).map(side)).size === 2;

export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = {
  duel: DUEL,
  deathmatch: { ...DUEL, players: [3, 6], elimination: true },
  scored: { ...DUEL, players: [3, 6], startPoints: () => 0, scored: true },
  'one-vs-two': {
    ...DUEL,
    players: [3, 3],
    side: (seat) => (seat === 0 ? 0 : 1),
    turnCycle: () => [0, 1, 0, 2] as SeatId[],
    startPoints: (seat) => (seat === 0 ? TWENTY : 13),
    hqLoss: 'team-wins-exchange',
    // The loner leaves one turn to the next opponent, a team player one to the loner and one to the partner.
    lastTurns: (seat) => (seat === 0 ? 1 : 2),
  },
  team: {
    ...DUEL,
    players: [4, 4],
    side: (seat) => seat % 2,
    startPoints: (_, edition) => edition.teamHq,
    hqLoss: 'compare-survivors',
  },
};
