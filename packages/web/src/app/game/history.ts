// A game as the list of its steps with the states between them: what the log, the chart, the list of Battles
// and the replay are made of.

import {
  applyChoice,
  type Choice,
  type Code,
  decodeChoice,
  type Game,
  type GameEvent,
  type State,
} from '@nhex/engine';
import type { Scene } from './table.ts';

export interface Step {
  readonly seat: number;
  readonly code: Code;
  readonly choice: Choice;
  readonly events: readonly GameEvent[];
  /** The game after it. */
  readonly game: Game;
}

export interface History {
  /** The game before anything was chosen. */
  readonly start: Game;
  readonly steps: readonly Step[];
}

export interface BattleSpan {
  /** Steps `from` to `to` (inclusive) hold its events. */
  readonly from: number;
  readonly to: number;
  readonly number: number;
  readonly turn: number;
  readonly events: readonly GameEvent[];
  readonly hqBefore: readonly number[];
  readonly hqAfter: readonly number[];
  readonly over: boolean;
}

/** Plays the log again from the start. Throws what the engine throws when the log cannot have happened. */
export function historyOf(game: Game): History {
  const start: Game = { ...game, log: [], state: game.start };
  const steps: Step[] = [];
  let { state } = start;
  game.log.forEach(({ seat, code, draws }, index) => {
    const next = applyChoice(state, code, game.seed === undefined ? draws : undefined);
    state = next.state;
    const after = { ...game, log: game.log.slice(0, index + 1), state };
    steps.push({ seat, code, choice: decodeChoice(code), events: next.events, game: after });
  });
  return { start, steps };
}

/** The history after one more choice, which led to that game. */
export function historyWith(history: History, game: Game, events: readonly GameEvent[]): History {
  const { seat, code } = game.log[game.log.length - 1];
  return { ...history, steps: [...history.steps, { seat, code, choice: decodeChoice(code), events, game }] };
}

export const historyUntil = (history: History, inputs: number): History => ({
  ...history,
  steps: history.steps.slice(0, inputs),
});

export const gameAt = (history: History, inputs: number): Game =>
  inputs <= 0 ? history.start : history.steps[Math.min(inputs, history.steps.length) - 1].game;
export const stateAt = (history: History, inputs: number): State => gameAt(history, inputs).state;

const hqOf = (state: State): number[] => state.seats.map((seat) => seat.hq);

export function battlesOf(history: History): BattleSpan[] {
  const spans: BattleSpan[] = [];
  let open: { from: number; events: GameEvent[] } | undefined;
  const close = (to: number, over: boolean): void => {
    if (!open) return;
    const before = stateAt(history, open.from);
    spans.push({
      from: open.from,
      to,
      number: spans.length + 1,
      turn: before.turn.number,
      events: open.events,
      hqBefore: hqOf(before),
      hqAfter: hqOf(stateAt(history, to + 1)),
      over,
    });
    open = undefined;
  };
  history.steps.forEach((step, index) => {
    for (const event of step.events) {
      if (event.type === 'battle') open = { from: index, events: [] };
      open?.events.push(event);
      if (event.type === 'battle-over') close(index, true);
    }
  });
  close(history.steps.length - 1, false);
  return spans;
}

/** HQ points (or points won) of every seat, after the set-up and after every change. */
export interface ChartPoint {
  readonly inputs: number;
  readonly turn: number;
  readonly hq: readonly number[];
}

export function chartOf(history: History): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (let inputs = 0; inputs <= history.steps.length; inputs++) {
    const state = stateAt(history, inputs);
    // A change belongs to the turn it happened in, although the next one may have begun since.
    const turn = stateAt(history, inputs - 1).turn.number;
    const point = { inputs, turn, hq: hqOf(state) };
    const last = points.at(-1);
    const isEnd = inputs === history.steps.length;
    if (!last || isEnd || last.hq.some((value, seat) => value !== point.hq[seat])) points.push(point);
  }
  return points;
}

/** The steps of each turn, for the log: a turn begins with its `turn` event. */
export interface TurnSteps {
  readonly number: number;
  readonly seat: number | undefined;
  readonly events: readonly { readonly event: GameEvent; readonly inputs: number }[];
}

/** What the log leaves out: it says nothing new. */
const isSilent = (event: GameEvent): boolean =>
  event.type === 'no-target' ||
  event.type === 'turn-over' ||
  event.type === 'points' ||
  (event.type === 'stopped' && event.why === 'hq-spares-hq');

export function turnsOf(history: History): TurnSteps[] {
  // A game from a position begins in the middle of a turn.
  const { number, seat } = history.start.state.turn;
  const turns: {
    number: number;
    seat: number | undefined;
    events: { event: GameEvent; inputs: number }[];
  }[] = [{ number, seat: number > 0 ? seat : undefined, events: [] }];
  history.steps.forEach((step, index) => {
    for (const event of step.events) {
      if (event.type === 'turn') turns.push({ number: event.number, seat: event.seat, events: [] });
      else if (!isSilent(event)) turns.at(-1)?.events.push({ event, inputs: index + 1 });
    }
  });
  // A phase in which nothing is told is not told either.
  return turns.map((turn) => ({
    ...turn,
    events: turn.events.filter((_, i) => !isIdle(turn.events[i].event, turn.events[i + 1]?.event)),
  }));
}

const isIdle = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'phase' && (next === undefined || next.type === 'phase' || next.type === 'battle-over');

/** The events of a scene without the phases in which nothing happens. */
export function withoutIdlePhases(events: readonly GameEvent[]): GameEvent[] {
  const told = events.filter(({ type }) => type !== 'no-target');
  return told.filter((event, i) => !isIdle(event, told[i + 1]));
}

const SHOWN: readonly GameEvent['type'][] = [
  'battle',
  'phase',
  'attack',
  'strike',
  'explosion',
  'treated',
  'wounded',
  'hq-damaged',
  'died',
  'battle-over',
];

/** Whether these events are worth being played as a scene on the board. */
export const isScene = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => SHOWN.includes(type));

/** Steps `from` to `to` (inclusive) as one scene, of which everything before step `fresh` has been seen. */
export function sceneOf(history: History, from: number, to: number, fresh = from): Omit<Scene, 'number'> {
  const start = stateAt(history, from);
  const now = stateAt(history, fresh);
  const events = history.steps.slice(from, to + 1).flatMap((step) => step.events);
  const seen = history.steps.slice(from, fresh).reduce((sum, step) => sum + step.events.length, 0);
  // Points go back to where the scene begins; hands and decks stay as they are now.
  const seats = now.seats.map((seat, i) => ({ ...seat, hq: start.seats[i].hq }));
  const isBattle = start.battle !== undefined || events.some(({ type }) => type === 'battle');
  return { before: { ...start, seats }, after: stateAt(history, to + 1), events, seen, isBattle };
}

/** The scene of the last step. A Battle interrupted by decisions is one scene from its beginning. */
export function lastScene(history: History): Omit<Scene, 'number'> {
  const last = history.steps.length - 1;
  let from = last;
  while (from > 0 && stateAt(history, from).battle) from -= 1;
  return sceneOf(history, from, last, last);
}
