// What a puzzle is: a position with an open turn, how many tiles of the hand are played, and what the Battle must bring (PUZ-1).

export const GOAL_KINDS = ['win', 'destroy-hq', 'save-hq', 'kill'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

interface AnyGoal {
  /** The number of tiles is not given: as few as possible, and that is `plays`. */
  readonly fewest?: true;
}

export type Goal =
  /** Win the game with this last Battle: destroy the enemy HQ, or have more points afterwards. */
  | ({ readonly kind: 'win' } & AnyGoal)
  /** The enemy HQ falls and the own one stands. */
  | ({ readonly kind: 'destroy-hq' } & AnyGoal)
  /** The own HQ stands. */
  | ({ readonly kind: 'save-hq' } & AnyGoal)
  /** Of the enemy's units exactly those on these hexes (by name, at the beginning) are destroyed. */
  | ({ readonly kind: 'kill'; readonly units: readonly string[] } & AnyGoal);

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What there is to discover in a solution. */
export const IDEAS = [
  'sacrifice', // a unit is played to die without a blow of its own
  'net', // an enemy is netted
  'free-the-net', // an own unit is freed from a net
  'push', // an enemy is pushed
  'push-into-fire', // and hit where it went
  'move', // an own unit moves or turns
  'initiative', // a unit acts earlier or later than printed
  'first-strike', // an enemy dies before it could act
  'medic', // a Medic steps in
  'medic-chain', // more than once
  'block', // a unit stands in a line of fire
  'armor', // armor stops or weakens a shot
  'explosion', // something blows up
  'redirect', // a shot goes round a corner
  'support', // a module makes a unit stronger
  'extra-action', // a unit acts twice
  'strike', // an instant wounds
  'scope', // an enemy module changes sides
] as const;
export type Idea = (typeof IDEAS)[number];

export interface Puzzle {
  readonly key: string;
  /** A position line with an open turn; the hand is in it. */
  readonly position: string;
  /** The hand again, as `army/tile`. */
  readonly hand: readonly string[];
  /** So many tiles are played, no more and no fewer. */
  readonly plays: number;
  readonly goal: Goal;
  readonly difficulty?: Difficulty;
  /** Against the ratings of those who try it. */
  readonly rating?: number;
  readonly ideas?: readonly Idea[];
  /** The rule that a puzzle of the first steps rests on. */
  readonly rule?: string;
  /** All solutions, as they were proved: choices in notation, the answers of the opponent among them. */
  readonly solutions?: readonly (readonly string[])[];
}
