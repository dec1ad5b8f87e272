// Goals that only few ways reach, with HQ points to fit.

import { type Code, cloneState, type State } from '@nhex/engine';
import type { Goal } from '../puzzle.ts';
import { opponentOf, solverOf } from '../start.ts';
import type { Aim, Outcomes, Tally } from './outcomes.ts';

export interface Candidate {
  readonly goal: Goal;
  /** The start with the HQ points that make it a puzzle. */
  readonly start: State;
  /** Tiles of the hand that come near the goal, one bit each. */
  readonly plausible: number;
  /** A way that seems to reach it. */
  readonly line: readonly Code[];
}

export const MOST_SOLUTIONS = 3;
const MOST_POINTS = 20;
/** Less than this is no blow to an HQ. */
const LEAST_DAMAGE = 3;
/** So many units are named at least and at most, and so many others live on. */
const LEAST_KILLS = 2;
const MOST_KILLS = 4;
const LEAST_SPARED = 2;
const MOST_KILL_GOALS = 2;

function withPoints(start: State, own: number, enemy: number): State | undefined {
  if (own < 1 || enemy < 1 || own > MOST_POINTS || enemy > MOST_POINTS) return undefined;
  const state = cloneState(start);
  state.seats[solverOf(state)].hq = own;
  state.seats[opponentOf(state)].hq = enemy;
  return state;
}

const isRare = (tally: Tally, value: number): boolean =>
  (tally.get(value)?.boards.size ?? 0) <= MOST_SOLUTIONS && (tally.get(value)?.boards.size ?? 0) > 0;
/** Tiles that have a part in one of these values. */
const usedFor = (tally: Tally, values: readonly number[]): number =>
  values.reduce((bits, value) => bits | (tally.get(value)?.used ?? 0), 0);
const lineOf = (tally: Tally, value: number): readonly Code[] => tally.get(value)?.line ?? [];
const highest = (tally: Tally): number => Math.max(...tally.keys());

function byDamage(start: State, { damage, loss }: Outcomes): Candidate[] {
  const most = highest(damage);
  if (most < LEAST_DAMAGE || !isRare(damage, most)) return [];
  const own = Math.max(start.seats[solverOf(start)].hq, Math.min(MOST_POINTS, highest(loss) + 1));
  const fitted = withPoints(start, own, most);
  const used = usedFor(damage, [most, most - 1, most - 2]);
  if (!fitted) return [];
  return [{ goal: { kind: 'destroy-hq' }, start: fitted, plausible: used, line: lineOf(damage, most) }];
}

function byLead(start: State, { lead, damage, loss }: Outcomes): Candidate[] {
  const most = highest(lead);
  if (!isRare(lead, most)) return [];
  // So many points that neither HQ falls and one point more is needed than anything else brings.
  const least = Math.max(highest(loss) + 1, highest(damage) + 2 - most, start.seats[solverOf(start)].hq);
  const own = Math.min(least, MOST_POINTS, MOST_POINTS + 1 - most);
  const fitted = withPoints(start, own, own + most - 1);
  const used = usedFor(lead, [most, most - 1, most - 2]);
  return fitted ? [{ goal: { kind: 'win' }, start: fitted, plausible: used, line: lineOf(lead, most) }] : [];
}

function byLoss(start: State, { loss }: Outcomes): Candidate[] {
  const least = Math.min(...loss.keys());
  if (!isRare(loss, least) || highest(loss) < least + 2) return [];
  const fitted = withPoints(start, least + 1, start.seats[opponentOf(start)].hq);
  const used = usedFor(loss, [least, least + 1, least + 2]);
  return fitted
    ? [{ goal: { kind: 'save-hq' }, start: fitted, plausible: used, line: lineOf(loss, least) }]
    : [];
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

function byKills(start: State, { kills, prey }: Outcomes): Candidate[] {
  const rare = [...kills.keys()]
    .filter((mask) => bitsIn(mask) >= LEAST_KILLS && bitsIn(mask) <= MOST_KILLS)
    .filter((mask) => bitsIn(mask) <= prey.length - LEAST_SPARED && isRare(kills, mask))
    .sort((a, b) => bitsIn(b) - bitsIn(a) || a - b);
  return rare.slice(0, MOST_KILL_GOALS).flatMap((mask) => {
    const units = prey.filter((_, i) => mask & (1 << i));
    const near = [...kills.keys()].filter((other) => bitsIn(other ^ mask) <= 1);
    const fitted = withPoints(start, MOST_POINTS, MOST_POINTS);
    if (!fitted) return [];
    const plausible = usedFor(kills, near);
    return [{ goal: { kind: 'kill', units }, start: fitted, plausible, line: lineOf(kills, mask) }];
  });
}

const BY_AIM: Readonly<Record<Aim, (start: State, outcomes: Outcomes) => Candidate[]>> = {
  damage: byDamage,
  lead: byLead,
  loss: byLoss,
};

/** Every goal that fits what was felt out with this aim; what an HQ loses or keeps is the better story. */
export const candidates = (start: State, outcomes: Outcomes, aim: Aim): Candidate[] =>
  outcomes.kills.size === 0 ? [] : [...BY_AIM[aim](start, outcomes), ...byKills(start, outcomes)];
