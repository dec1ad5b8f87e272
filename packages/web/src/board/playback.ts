// Events and the board before them become a timeline of steps; the picture after any step is a pure function of it.

import {
  EMPTY,
  type GameEvent,
  type Hex,
  makeUnit,
  type Unit,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '@nhex/engine';

/** The board as far as playback needs it. */
export interface Picture {
  /** By hex, EMPTY where there is no unit. */
  readonly board: readonly Unit[];
  /** HQ points (or score) by seat. */
  readonly hq: readonly number[];
  readonly netted: readonly boolean[];
}

export const STEP_KINDS = [
  'battle',
  'phase',
  'declare',
  'attack',
  'explosion',
  'strike',
  'treat',
  'wound',
  'death',
  'net',
  'place',
  'move',
  'over',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Things that happen at the same time. */
export interface Step {
  readonly kind: StepKind;
  readonly events: readonly GameEvent[];
  /** Where its first event stands in the whole list. */
  readonly from: number;
  /** The running phase, undefined outside a Battle. */
  readonly phase: number | undefined;
  /** Milliseconds at normal speed. */
  readonly duration: number;
}

export interface Timeline {
  readonly events: readonly GameEvent[];
  readonly steps: readonly Step[];
  /** pictures[n] is the board after n steps. */
  readonly pictures: readonly Picture[];
}

const DURATIONS: Readonly<Record<StepKind, number>> = {
  battle: 900,
  phase: 650,
  declare: 700,
  attack: 1000,
  explosion: 900,
  strike: 800,
  treat: 900,
  wound: 750,
  death: 750,
  net: 600,
  place: 450,
  move: 450,
  over: 500,
};

/** Which kind of step an event belongs to; undefined for what the board does not show. */
function kindOf(event: GameEvent): StepKind | undefined {
  switch (event.type) {
    case 'battle':
      return 'battle';
    case 'phase':
      return 'phase';
    case 'declared':
    case 'lost-chance':
      return 'declare';
    case 'attack':
    case 'stopped':
    case 'no-target':
      return 'attack';
    case 'explosion':
    case 'blast':
      return 'explosion';
    case 'instant':
    case 'strike':
      return 'strike';
    case 'treated':
      return 'treat';
    case 'wounded':
    case 'hq-damaged':
    case 'points':
      return 'wound';
    case 'died':
    case 'eliminated':
      return 'death';
    case 'netted':
    case 'freed':
      return 'net';
    case 'hq-placed':
    case 'placed':
      return 'place';
    case 'moved':
      return 'move';
    case 'battle-over':
    case 'game-over':
      return 'over';
    case 'mercenary-chosen':
    case 'turn':
    case 'draw':
    case 'discard':
    case 'turn-over':
    case 'last-tile':
    case 'overtime':
    case 'passed-on':
      return undefined;
  }
}

/** Kinds whose neighbouring events are one moment; the others are shown one by one. */
const TOGETHER: readonly StepKind[] = [
  'declare',
  'attack',
  'explosion',
  'strike',
  'wound',
  'death',
  'net',
  'over',
];

/** Shots that found nobody take no time of their own. */
const isQuiet = (event: GameEvent): boolean => event.type === 'no-target' || event.type === 'points';

function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  let phase: number | undefined;
  events.forEach((event, from) => {
    if (event.type === 'phase') phase = event.phase;
    if (event.type === 'battle' || event.type === 'battle-over') phase = undefined;
    const kind = kindOf(event);
    if (!kind) return;
    const last = steps.at(-1);
    if (last && last.kind === kind && TOGETHER.includes(kind)) {
      steps[steps.length - 1] = { ...last, events: [...last.events, event] };
    } else {
      steps.push({ kind, events: [event], from, phase, duration: DURATIONS[kind] });
    }
  });
  return steps.map((step) => (step.events.every(isQuiet) ? { ...step, duration: 60 } : step));
}

const withWounds = (unit: Unit, wounds: number): Unit =>
  makeUnit(unitTile(unit), unitOwner(unit), unitRotation(unit), wounds);

/** The picture after one event. */
export function applyEvent(picture: Picture, event: GameEvent): Picture {
  const put = (hex: Hex, unit: Unit): Unit[] => picture.board.map((old, at) => (at === hex ? unit : old));
  const flag = (hex: Hex, netted: boolean): boolean[] =>
    picture.netted.map((old, at) => (at === hex ? netted : old));
  const score = (seat: number, points: number): number[] =>
    picture.hq.map((old, at) => (at === seat ? points : old));
  switch (event.type) {
    case 'hq-placed':
    case 'placed':
      return {
        ...picture,
        board: put(event.hex, makeUnit(event.tile, event.seat, event.rotation)),
        netted: flag(event.hex, false),
      };
    case 'moved': {
      const unit = picture.board[event.from];
      if (!unit) return picture;
      const turned = makeUnit(unitTile(unit), unitOwner(unit), event.rotation, unitWounds(unit));
      const board = picture.board.slice();
      const netted = picture.netted.slice();
      board[event.from] = EMPTY;
      board[event.to] = turned;
      if (event.from !== event.to) netted[event.from] = false;
      return { ...picture, board, netted };
    }
    case 'wounded': {
      const unit = picture.board[event.hex];
      return unit
        ? { ...picture, board: put(event.hex, withWounds(unit, Math.min(event.total, 15))) }
        : picture;
    }
    case 'hq-damaged':
      return { ...picture, hq: score(event.seat, event.left) };
    case 'points':
      return { ...picture, hq: score(event.seat, event.total) };
    case 'died':
      return { ...picture, board: put(event.hex, EMPTY), netted: flag(event.hex, false) };
    case 'netted':
      return { ...picture, netted: flag(event.hex, true) };
    case 'freed':
      return { ...picture, netted: flag(event.hex, false) };
    default:
      return picture;
  }
}

/** The timeline of a list of events that began at that picture. */
export function timelineOf(start: Picture, events: readonly GameEvent[]): Timeline {
  const steps = stepsOf(events);
  const pictures: Picture[] = [start];
  for (const step of steps) pictures.push(step.events.reduce(applyEvent, pictures[pictures.length - 1]));
  return { events, steps, pictures };
}

/** The board after that many steps: 0 is the start. Numbers outside are taken to the nearest end. */
export const boardAt = (timeline: Timeline, steps: number): Picture =>
  timeline.pictures[Math.max(0, Math.min(timeline.steps.length, Math.round(steps)))];

/** The places to jump to: each phase, as number of steps, with its number. */
export const phasesOf = (timeline: Timeline): { readonly step: number; readonly phase: number }[] =>
  timeline.steps.flatMap((step, i) =>
    step.kind === 'phase' && step.phase !== undefined ? [{ step: i + 1, phase: step.phase }] : [],
  );

/** How many steps come before the first that shows one of these events. */
export function stepsBefore(timeline: Timeline, fresh: readonly GameEvent[]): number {
  const wanted = new Set(fresh);
  const first = timeline.steps.findIndex((step) => step.events.some((event) => wanted.has(event)));
  return first < 0 ? timeline.steps.length : first;
}

/** Milliseconds of the whole at normal speed. */
export const lengthOf = (timeline: Timeline): number =>
  timeline.steps.reduce((sum, step) => sum + step.duration, 0);
