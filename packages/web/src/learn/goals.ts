// Whether the goals of a task are met: read off the engine's events and states. No rules here.

import {
  applyChoice,
  type BattleOutcome,
  type Choice,
  fightFirst,
  type GameEvent,
  hexName,
  NO_UNIT,
  NOWHERE,
  nettedIn,
  parseChoice,
  type SeatId,
  type State,
  tileOf,
  type UnitId,
  unitsOn,
} from '@nhex/engine';
import { hexOf, stateOf } from './board-data.ts';
import { type Goal, MINE, type PlayTask, type PredictTask } from './lesson.ts';

/** What came of an attempt. */
export interface Attempt {
  readonly start: State;
  /** After the player's choices, before what follows by itself. */
  readonly chosen: State;
  readonly end: State;
  readonly events: readonly GameEvent[];
}

/** The unit a goal speaks of. */
export function unitOf(
  name: string,
  { start, events }: Pick<Attempt, 'start' | 'events'>,
): UnitId | undefined {
  if (name === MINE) {
    const placed = events.find((event) => event.type === 'placed');
    return placed?.type === 'placed' ? placed.unit : undefined;
  }
  const unit = start.units.at[hexOf(name)];
  return unit === NO_UNIT ? undefined : unit;
}

const stands = (state: Pick<State, 'units'>, unit: UnitId): boolean => state.units.hex[unit] !== NOWHERE;

/** The unit that a goal is about; undefined where it is about none, or none was placed. */
export function subjectOf(goal: Goal, attempt: Attempt): UnitId | undefined {
  if ('dies' in goal) return unitOf(goal.dies, attempt);
  if ('lives' in goal) return unitOf(goal.lives, attempt);
  if ('netted' in goal) return unitOf(goal.netted, attempt);
  if ('acts' in goal) return unitOf(goal.acts, attempt);
  if ('saved' in goal) return unitOf(goal.saved, attempt);
  if ('moved' in goal) return unitOf(goal.moved, attempt);
  if ('hq' in goal) return hqUnit(attempt.start, goal.hq);
  return undefined;
}

const hqUnit = (state: State, seat: number): UnitId | undefined =>
  unitsOn(state.units).find(({ owner, kind }) => owner === seat && tileOf(state, kind).isHq)?.unit;

export function isMet(goal: Goal, attempt: Attempt): boolean {
  const { start, chosen, end, events } = attempt;
  if ('wins' in goal) return end.result?.winners.includes(goal.wins as SeatId) ?? false;
  if ('hq' in goal) {
    const lost = start.seats[goal.hq].hq - end.seats[goal.hq].hq;
    return goal.loses === 0 ? lost === 0 : lost >= goal.loses;
  }
  const unit = subjectOf(goal, attempt);
  if (unit === undefined) return false;
  if ('dies' in goal) return !stands(end, unit);
  if ('lives' in goal) return stands(end, unit);
  if ('netted' in goal) return nettedIn(chosen)[unit] !== 0;
  if ('acts' in goal)
    return events.some(
      (event) => event.type === 'attack' && event.unit === unit && event.phase === goal.phase,
    );
  if ('saved' in goal) return events.some((event) => event.type === 'treated' && event.patient.unit === unit);
  return end.units.hex[unit] === hexOf(goal.to);
}

/** Plays a task through: the player's choices, then what follows by itself. */
export function attempt(task: PlayTask, choices: readonly Choice[]): Attempt {
  const start = stateOf(task.board);
  const events: GameEvent[] = [];
  const take = (state: State, choice: Choice): State => {
    const applied = applyChoice(state, choice);
    events.push(...applied.events);
    return applied.state;
  };
  const chosen = choices.reduce(take, start);
  const end = (task.follows ?? []).reduce((state, text) => take(state, parseChoice(text, state)), chosen);
  return { start, chosen, end, events };
}

/** What the Battle of a question does, and which of its answers is right. */
export interface Revelation {
  readonly start: State;
  readonly battle: BattleOutcome;
  readonly right: number;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

export function reveal({ board, question, answers }: PredictTask): Revelation {
  const start = stateOf(board);
  const battle = fightFirst(start);
  const told = (is: (unit: UnitId) => boolean): string[] =>
    unitsOn(start.units).flatMap(({ unit, tiles: [{ hex }] }) => (is(unit) ? [hexName(hex)] : []));
  const truth =
    typeof question === 'object'
      ? start.seats[question.loses].hq - battle.hq[question.loses]
      : question === 'dies'
        ? told((unit) => !stands(battle, unit))
        : told((unit) => nettedIn(start)[unit] !== 0);
  const right = answers.findIndex((answer) =>
    typeof answer === 'number' || typeof truth === 'number' ? answer === truth : isSame(answer, truth),
  );
  return { start, battle, right };
}
