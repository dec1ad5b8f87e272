// How far a scenario has come: goals with their progress, what arrives next, who is allied for a time (ATL-5).

import { NOBODY, type Owner, rulesOf, type State, type TileId } from '@nhex/engine';
import { seatsOfSide } from '../../board/ground.ts';

type Seen = Pick<State, 'options' | 'course' | 'turn' | 'seats'>;

export interface GoalLine {
  /** Its number in the scenario. */
  readonly number: number;
  readonly side: number;
  readonly seats: readonly number[];
  readonly progress: number;
  readonly needed: number;
  readonly countsAtEnd: boolean;
  /** It is the turn counter in other words. */
  readonly isTime: boolean;
}

export function goalLines({ options, course }: Seen): GoalLine[] {
  const plan = rulesOf(options).scenario;
  if (!plan) return [];
  return plan.goals.map(({ objective }, number) => ({
    number,
    side: objective.side,
    seats: seatsOfSide(plan, objective.side),
    progress: Math.min(objective.needed, course?.progress[number] ?? 0),
    needed: objective.needed,
    countsAtEnd: objective.countsAtEnd === true,
    isTime: objective.kind === 'survive',
  }));
}

export interface Due {
  readonly owner: Owner;
  /** The next unit, or the tiles that join a deck. */
  readonly tile: TileId | undefined;
  readonly tiles: number;
  /** Turns until it comes; 0: it is due and waits for room. */
  readonly turns: number;
}

/** What arrives next, the soonest first. */
export function dueNext({ options, course, turn, seats }: Seen): Due[] {
  const plan = rulesOf(options).scenario;
  if (!plan || !course) return [];
  const all = plan.arrivals.flatMap(({ owner, units, tiles, turn: first, every, times }, i): Due[] => {
    const size = Math.max(1, units.length);
    const came = course.arrived[i] ?? 0;
    const round = Math.floor(came / size);
    if (round >= times || (owner !== NOBODY && !seats[owner].alive)) return [];
    const turns = Math.max(0, first + round * every - turn.number);
    return [{ owner, tile: units[came % size]?.tile, tiles: tiles.length, turns }];
  });
  return all.sort((a, b) => a.turns - b.turns);
}

/** Who stands together now who does not win together: seats by group. */
export function alliesForNow({ options }: Pick<Seen, 'options'>): number[][] {
  const plan = rulesOf(options).scenario;
  if (!plan) return [];
  const { sides } = plan.eras[options.era ?? 0];
  const groups = [...new Set(sides)].map((side) =>
    sides.flatMap((each, seat) => (each === side ? [seat] : [])),
  );
  return groups.filter((seats) => new Set(seats.map((seat) => plan.sides[seat])).size > 1);
}
