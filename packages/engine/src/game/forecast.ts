// What a Battle would do now, without touching the game: one run with the first options, and all runs.

import { NhexError, refuse } from '../base/error.ts';
import { type Code, packChoice } from '../choices/code.ts';
import type { GameEvent } from '../flow/events.ts';
import { cloneState, type State } from '../state/state.ts';
import { type Units, unitsOn } from '../units/units.ts';
import { byChance, playInPlace, recordingInto } from './play.ts';
import { codesOf, firstCode, run } from './run.ts';

/** One way a Battle can end. */
export interface BattleOutcome {
  readonly hq: readonly number[];
  readonly units: Units;
  readonly events: readonly GameEvent[];
}

export interface Forecast {
  /** Every open decision answered by its first option. */
  readonly first: BattleOutcome;
  /** HQ points of each seat over all decisions. */
  readonly hq: readonly { readonly least: number; readonly most: number }[];
  /** Different ways it can end, and whether all were looked at. */
  readonly outcomes: number;
  readonly complete: boolean;
}

const PASS = packChoice({ type: 'pass' });
const FORECAST_BRANCHES = 200;
const MAX_BRANCHES = 20_000;

/** A Battle on a copy of the state, run until its first decision or its end. A running Battle is carried on. */
function studyBattle(state: State, events: GameEvent[] | undefined): State {
  const copy = cloneState(state);
  const sink = events && recordingInto(events, copy);
  if (copy.battle) {
    // Whatever the Battle would lead to is not asked for.
    copy.battle = { ...copy.battle, reason: 'study' };
    // A Battle that is only imagined has no leaders (LEAD-3).
    if (copy.pending?.kind === 'lead') playInPlace(copy, PASS, sink);
    return copy;
  }
  copy.wounding = undefined;
  copy.result = undefined;
  copy.pending = undefined;
  copy.agenda = [{ do: 'battle', reason: 'study', starter: copy.turn.seat }];
  run(copy, byChance(copy, sink));
  return copy;
}

const outcomeOf = (state: State, events: readonly GameEvent[]): BattleOutcome => ({
  hq: state.seats.map((seat) => seat.hq),
  units: state.units,
  events,
});

/** Fights one Battle, every decision answered by its first option. */
export function fightFirst(state: State): BattleOutcome {
  const events: GameEvent[] = [];
  const copy = studyBattle(state, events);
  while (copy.pending) playInPlace(copy, firstCode(copy), recordingInto(events, copy));
  return outcomeOf(copy, events);
}

/** The state after a Battle now, as quickly as possible; `pick` answers its decisions, else the first option does. */
export function quickBattle(state: State, pick?: (deciding: State) => Code): State {
  const copy = studyBattle(state, undefined);
  while (copy.pending) playInPlace(copy, pick ? pick(copy) : firstCode(copy));
  return copy;
}

interface Branch {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly code: Code;
}

/** Everything about the units that an outcome shows. */
const unitsKey = (units: Units): unknown =>
  unitsOn(units).map(({ owner, wounds, tiles }) => [owner, wounds, tiles]);

/** Everything that distinguishes two states of one Battle. */
const keyOf = (state: State): string =>
  JSON.stringify([
    state.pending,
    state.agenda,
    unitsKey(state.units),
    state.seats.map((seat) => seat.hq),
    state.battle,
    state.wounding,
  ]);

/**
 * Fights one Battle in every way its decisions allow; each distinct outcome is listed once.
 * Throws `too-many` beyond that many branches.
 */
export function fightAll(state: State, maxBranches = MAX_BRANCHES): BattleOutcome[] {
  const outcomes = new Map<string, BattleOutcome>();
  const seen = new Set<string>();
  const todo: Branch[] = [];
  let branches = 0;
  const visit = (reached: State, events: readonly GameEvent[]): void => {
    if (!reached.pending) {
      const outcome = outcomeOf(reached, events);
      const key = JSON.stringify([outcome.hq, unitsKey(outcome.units)]);
      if (!outcomes.has(key)) outcomes.set(key, outcome);
      return;
    }
    const key = keyOf(reached);
    if (seen.has(key)) return;
    seen.add(key);
    for (const code of codesOf(reached).reverse()) todo.push({ state: reached, events, code });
  };
  const events: GameEvent[] = [];
  visit(studyBattle(state, events), events);
  for (let branch = todo.pop(); branch; branch = todo.pop()) {
    if (++branches > maxBranches) refuse('too-many', 'too-many-branches', { most: maxBranches });
    const next = cloneState(branch.state);
    const more = [...branch.events];
    playInPlace(next, branch.code, recordingInto(more, next));
    visit(next, more);
  }
  return [...outcomes.values()];
}

/** What a Battle now would do (first options, and the range over all decisions as far as that is quick). */
export function forecast(state: State, maxBranches = FORECAST_BRANCHES): Forecast {
  const first = fightFirst(state);
  let outcomes: readonly BattleOutcome[] = [first];
  let complete = true;
  try {
    outcomes = fightAll(state, maxBranches);
  } catch (error) {
    if (!(error instanceof NhexError && error.code === 'too-many')) throw error;
    complete = false;
  }
  const hq = state.seats.map((_, seat) => ({
    least: Math.min(...outcomes.map((outcome) => outcome.hq[seat])),
    most: Math.max(...outcomes.map((outcome) => outcome.hq[seat])),
  }));
  return { first, hq, outcomes: outcomes.length, complete };
}
