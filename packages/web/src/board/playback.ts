// Events and the board before them become a timeline of steps; the picture after any step is a pure function of it.

import type { GameEvent, Hex, SeatId, UnitId } from '@nhex/engine';
import type { PicturedUnit } from './units.ts';

/** The board as far as playback needs it. */
export interface Picture {
  readonly units: readonly PicturedUnit[];
  /** HQ points (or score) by seat. */
  readonly hq: readonly number[];
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
  battle: 1300,
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
    case 'aimed':
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
    case 'hq-repaired':
    case 'points':
    case 'terrain-wounds':
    case 'terrain-heals':
      return 'wound';
    case 'died':
    case 'left':
    case 'eliminated':
      return 'death';
    case 'netted':
    case 'freed':
      return 'net';
    case 'hq-placed':
    case 'placed':
    case 'arrived':
    case 'deployed':
      return 'place';
    case 'moved':
      return 'move';
    case 'battle-over':
    case 'game-over':
      return 'over';
    case 'leaders-dealt':
    case 'leader-chosen':
    case 'leaders-revealed':
    case 'leader-used':
    case 'reclaimed':
    case 'mercenary-chosen':
    case 'turn':
    case 'draw':
    case 'discard':
    case 'turn-over':
    case 'last-tile':
    case 'overtime':
    case 'passed-on':
    case 'resigned':
    case 'time-over':
    case 'draw-agreed':
    case 'alliance':
    case 'tiles-joined':
    case 'objective':
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

/** The fall of an HQ is given its time. */
export const isFallOfHq = (event: GameEvent): boolean => event.type === 'hq-damaged' && event.left === 0;
const FALL_OF_HQ = 1900;

function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = [];
  events.forEach((event, from) => {
    const kind = kindOf(event);
    if (!kind) return;
    const last = steps.at(-1);
    if (last && last.kind === kind && TOGETHER.includes(kind)) {
      steps[steps.length - 1] = { ...last, events: [...last.events, event] };
    } else {
      // A Battle that is only just called has no phase yet.
      const phase = kind === 'battle' ? undefined : event.phase;
      steps.push({ kind, events: [event], from, phase, duration: DURATIONS[kind] });
    }
  });
  return steps.map((step) => {
    if (step.events.every(isQuiet)) return { ...step, duration: 60 };
    return step.events.some(isFallOfHq) ? { ...step, duration: FALL_OF_HQ } : step;
  });
}

/** The picture after one event. */
export function applyEvent(picture: Picture, event: GameEvent): Picture {
  const change = (unit: UnitId, to: (old: PicturedUnit) => PicturedUnit): Picture => ({
    ...picture,
    units: picture.units.map((old) => (old.unit === unit ? to(old) : old)),
  });
  const score = (seat: SeatId, points: number): Picture => ({
    ...picture,
    hq: picture.hq.map((old, at) => (at === seat ? points : old)),
  });
  switch (event.type) {
    case 'hq-placed':
    case 'placed':
    case 'arrived': {
      const { unit, owner, tile, hex, rotation } = event;
      const placed = { unit, owner, kind: tile, wounds: 0, netted: false, tiles: [{ hex, tile, rotation }] };
      return { ...picture, units: [...picture.units, placed] };
    }
    case 'deployed': {
      const { unit, owner, kind, tiles } = event;
      return {
        ...picture,
        units: [...picture.units, { unit, owner, kind, wounds: 0, netted: false, tiles }],
      };
    }
    case 'moved': {
      const { unit, tile, from, to, rotation } = event;
      return change(unit, (old) => ({
        ...old,
        tiles: old.tiles.map((each) => (each.hex === from ? { hex: to, tile, rotation } : each)),
      }));
    }
    case 'wounded':
      return event.lethal ? picture : change(event.unit, (old) => ({ ...old, wounds: event.total }));
    case 'hq-damaged':
    case 'hq-repaired':
      return score(event.seat, event.left);
    case 'points':
      return score(event.seat, event.total);
    case 'terrain-wounds':
    case 'terrain-heals':
      return change(event.unit, (old) => ({ ...old, wounds: event.total }));
    case 'died':
    case 'left':
      return { ...picture, units: picture.units.filter(({ unit }) => unit !== event.unit) };
    case 'netted':
    case 'freed':
      return change(event.unit, (old) => ({ ...old, netted: event.type === 'netted' }));
    case 'battle':
    case 'phase':
    case 'declared':
    case 'aimed':
    case 'lost-chance':
    case 'attack':
    case 'stopped':
    case 'no-target':
    case 'explosion':
    case 'blast':
    case 'instant':
    case 'strike':
    case 'treated':
    case 'eliminated':
    case 'battle-over':
    case 'game-over':
    case 'leaders-dealt':
    case 'leader-chosen':
    case 'leaders-revealed':
    case 'leader-used':
    case 'reclaimed':
    case 'mercenary-chosen':
    case 'turn':
    case 'draw':
    case 'discard':
    case 'turn-over':
    case 'last-tile':
    case 'overtime':
    case 'passed-on':
    case 'resigned':
    case 'time-over':
    case 'draw-agreed':
    case 'alliance':
    case 'tiles-joined':
    case 'objective':
      return picture;
  }
}

/** The units that leave the board in these events. What comes later may have the number of one of them. */
export const goneIn = (events: readonly GameEvent[]): UnitId[] =>
  events.flatMap((event) => (event.type === 'died' || event.type === 'left' ? [event.unit] : []));

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

/** The unit on a hex after that many steps; where nobody stands any more, the one that fell there last. */
export function unitOn({ pictures }: Timeline, steps: number, hex: Hex): PicturedUnit | undefined {
  for (let at = steps; at >= 0; at--) {
    const found = pictures[at].units.find(({ tiles }) => tiles.some((tile) => tile.hex === hex));
    if (found) return found;
  }
  return undefined;
}

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
