// A game as the list of its steps with the states between them: what the log, the chart, the list of Battles
// and the replay are made of. What was taken back is not among them, although the game's own log keeps it.

import {
  applyChoice,
  type Game,
  type GameEvent,
  type Hex,
  type LogEntry,
  makeReferee,
  type SeatId,
  type State,
} from '@nhex/engine';
import type { Scene } from './table.ts';

/** A choice that stands, or the word that ended the game. */
export interface Step {
  readonly events: readonly GameEvent[];
  /** Inputs of the game's log up to and with it. */
  readonly inputs: number;
  /** The state after it. */
  readonly state: State;
}

export interface History {
  /** The game that it is of. */
  readonly game: Game;
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

/** What happened because of an input. */
function eventsOf(entry: LogEntry, game: Game): readonly GameEvent[] {
  const { seat, before } = entry;
  const referee = makeReferee({ ...game, log: [], state: before });
  switch (entry.kind) {
    case 'choice':
      return applyChoice(before, entry.code, game.seed === undefined ? entry.draws : undefined).events;
    case 'resign':
      return referee.resign(seat).events;
    case 'time-over':
      return referee.timeOver(seat).events;
    case 'draw-agreed':
      return referee.drawAgreed().events;
    case 'take-back':
      return [];
  }
}

/** Looks through the whole log once: for a game that was just opened. */
export function historyOf(game: Game): History {
  const steps: Step[] = [];
  game.log.forEach((entry, i) => {
    if (entry.kind === 'take-back') steps.pop();
    else
      steps.push({
        events: eventsOf(entry, game),
        inputs: i + 1,
        state: game.log[i + 1]?.before ?? game.state,
      });
  });
  return { game, steps };
}

/** The history after one more input, which led to that game. */
export function historyWith(history: History, game: Game, events: readonly GameEvent[]): History {
  const isTakenBack = game.log.at(-1)?.kind === 'take-back';
  const steps = isTakenBack
    ? history.steps.slice(0, -1)
    : [...history.steps, { events, inputs: game.log.length, state: game.state }];
  return { game, steps };
}

export const stateAt = ({ game, steps }: History, inputs: number): State =>
  inputs <= 0 ? game.start : steps[Math.min(inputs, steps.length) - 1].state;

/** The game as it was after that many steps. */
export function gameAt(history: History, steps: number): Game {
  const { game } = history;
  const inputs = steps <= 0 ? 0 : history.steps[Math.min(steps, history.steps.length) - 1].inputs;
  return { ...game, log: game.log.slice(0, inputs), state: stateAt(history, steps) };
}

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
  readonly seat: SeatId | undefined;
  readonly events: readonly { readonly event: GameEvent; readonly inputs: number }[];
}

/** What the log leaves out: it says nothing new. */
const isSilent = (event: GameEvent): boolean =>
  event.type === 'no-target' ||
  event.type === 'turn-over' ||
  event.type === 'points' ||
  // Carousels turn at every end of a turn: one sees it.
  (event.type === 'moved' && event.how === 'carousel') ||
  (event.type === 'stopped' && event.why === 'hq-spares-hq');

export function turnsOf(history: History): TurnSteps[] {
  // A game from a position begins in the middle of a turn.
  const { number, seat } = history.game.start.turn;
  const turns: {
    number: number;
    seat: SeatId | undefined;
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
  'terrain-wounds',
  'arrived',
  'left',
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

/** What the others did since the player whose turn it is had a turn, as one scene; undefined if nothing is to be seen. */
export function turnsOfOthers(history: History): Omit<Scene, 'number'> | undefined {
  const { game, steps } = history;
  const { number, seat } = game.state.turn;
  const turnAt = (step: number): number => stateAt(history, step).turn.number;
  const isMine = (step: number): boolean => stateAt(history, step).turn.seat === seat;
  let to = steps.length - 1;
  while (to >= 0 && turnAt(to) === number) to -= 1;
  let from = to;
  while (from > 0 && turnAt(from - 1) > 0 && !isMine(from - 1)) from -= 1;
  if (to < 0 || isMine(to) || turnAt(to) === 0) return undefined;
  return sceneOf(history, from, to);
}

/** The hexes that something happened on, outside Battles. */
function changedBy(event: GameEvent): readonly Hex[] {
  switch (event.type) {
    case 'placed':
    case 'hq-placed':
    case 'arrived':
    case 'wounded':
      return [event.hex];
    case 'moved':
      return [event.from, event.to];
    case 'deployed':
      return event.tiles.map(({ hex }) => hex);
    case 'died':
    case 'left':
      return event.hexes;
    case 'terrain-wounds':
    case 'terrain-heals':
    case 'hq-repaired':
      return [event.hex];
    // What changes nothing on the board outside Battles.
    case 'mercenary-chosen':
    case 'leaders-dealt':
    case 'leader-chosen':
    case 'leaders-revealed':
    case 'leader-used':
    case 'reclaimed':
    case 'turn':
    case 'draw':
    case 'discard':
    case 'instant':
    case 'turn-over':
    case 'last-tile':
    case 'overtime':
    case 'battle':
    case 'phase':
    case 'declared':
    case 'aimed':
    case 'attack':
    case 'stopped':
    case 'no-target':
    case 'lost-chance':
    case 'battle-over':
    case 'strike':
    case 'explosion':
    case 'blast':
    case 'treated':
    case 'hq-damaged':
    case 'points':
    case 'passed-on':
    case 'netted':
    case 'freed':
    case 'alliance':
    case 'tiles-joined':
    case 'objective':
    case 'eliminated':
    case 'resigned':
    case 'time-over':
    case 'draw-agreed':
    case 'game-over':
      return [];
  }
}

/** Where the last choice that changed the board changed it. */
export function lastChanged({ steps }: History): Hex[] {
  for (let i = steps.length - 1; i >= 0; i--) {
    const events = steps[i].events.filter(({ battle }) => battle === undefined);
    const hexes = events.flatMap(changedBy);
    if (hexes.length > 0) return [...new Set(hexes)];
    // A Battle lies between: what came before it is no longer what happened last.
    if (events.length < steps[i].events.length) return [];
  }
  return [];
}
