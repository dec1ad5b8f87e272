// Playback: the picture after the last step is the state after the events, and scrubbing is a pure function.
import {
  applyChoice,
  type GameEvent,
  nettedIn,
  newState,
  requestOf,
  type State,
  type Variant,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { effectsOf } from '../src/board/effects.ts';
import { applyEvent, boardAt, type Picture, phasesOf, timelineOf, unitOn } from '../src/board/playback.ts';
import { pictureOf, sampleBattle, wallsState } from '../src/gallery/sample.ts';
import { standing } from './helpers.ts';

/** A small generator of our own, so that the test plays the same games everywhere. */
function chooser(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function* movesOf(
  armies: readonly string[],
  seed: number,
  variants: readonly Variant[] = [],
): Generator<{ before: State; after: State; events: readonly GameEvent[] }> {
  const pick = chooser(seed);
  let state = newState({ armies, variants }, `${seed}`);
  for (let request = requestOf(state); request; request = requestOf(state)) {
    const { state: after, events } = applyChoice(state, request.codes[pick(request.codes.length)]);
    yield { before: state, after, events };
    state = after;
  }
}

const shown = ({ units, hq }: Picture): unknown => ({ units: standing(units), hq });

describe('timeline of the sample Battle', () => {
  const { start, events } = sampleBattle();
  const timeline = timelineOf(start, events);

  test('boardAt(0) is the start and nothing is changed by looking', () => {
    expect(boardAt(timeline, 0)).toBe(start);
    const before = JSON.stringify(timeline.pictures);
    for (let i = timeline.steps.length; i >= 0; i--) boardAt(timeline, i);
    expect(JSON.stringify(timeline.pictures)).toBe(before);
  });

  test('numbers outside are taken to the nearest end', () => {
    expect(boardAt(timeline, -5)).toBe(start);
    expect(boardAt(timeline, 1e6)).toBe(timeline.pictures.at(-1));
  });

  test('each step leads from its picture to the next', () => {
    timeline.steps.forEach((step, i) => {
      expect(step.events.reduce(applyEvent, boardAt(timeline, i))).toEqual(boardAt(timeline, i + 1));
    });
  });

  test('phases run down to 0 and have a place each', () => {
    const phases = phasesOf(timeline);
    expect(phases.map(({ phase }) => phase)).toEqual([4, 3, 2, 1, 0]);
    for (const { step, phase } of phases) expect(timeline.steps[step - 1].phase).toBe(phase);
    expect(timeline.steps.reduce((sum, step) => sum + step.duration, 0)).toBeGreaterThan(1000);
  });

  test('every attack of a phase is shown in the same step', () => {
    const attacks = timeline.steps.filter((step) => step.kind === 'attack').map((step) => step.phase);
    expect(new Set(attacks).size).toBe(attacks.length);
  });

  test('every wound, death and attack has something to be seen', () => {
    for (const step of timeline.steps) {
      if (['attack', 'wound', 'death'].includes(step.kind)) expect(effectsOf(step).length).toBeGreaterThan(0);
    }
  });
});

describe('a Structure in a Battle', () => {
  const { start, events } = sampleBattle(wallsState());
  const timeline = timelineOf(start, events);
  const whole = start.units.find(({ tiles }) => tiles.length === 2);

  test('falls as one, with a skull on both hexes, and is remembered on both', () => {
    const death = events.find((event) => event.type === 'died' && event.unit === whole?.unit);
    expect(death).toBeDefined();
    const step = timeline.steps.findIndex((each) => each.events.some((event) => event === death));
    const skulls = effectsOf(timeline.steps[step]).filter(({ kind }) => kind === 'skull');
    expect(skulls.length).toBeGreaterThanOrEqual(2);
    const left = boardAt(timeline, step + 1).units.map(({ unit }) => unit);
    expect(left).not.toContain(whole?.unit);
    for (const { hex } of whole?.tiles ?? [])
      expect(unitOn(timeline, timeline.steps.length, hex)?.unit).toBe(whole?.unit);
  });

  test('one tile of it can move', () => {
    if (!whole) throw new Error('no Structure');
    const [first, second] = whole.tiles;
    const moved = applyEvent(start, {
      type: 'moved',
      seat: whole.owner,
      how: 'move',
      unit: whole.unit,
      owner: whole.owner,
      tile: second.tile,
      from: second.hex,
      to: 12 as typeof second.hex,
      rotation: 4,
      by: undefined,
      battle: undefined,
      phase: undefined,
      moment: 1,
    });
    expect(moved.units.find(({ unit }) => unit === whole.unit)?.tiles).toEqual([
      first,
      { hex: 12, tile: second.tile, rotation: 4 },
    ]);
  });
});

describe('random games', () => {
  test.each([
    [['borgo', 'moloch'], 1],
    [['hegemony', 'outpost'], 2],
    [['doomsday', 'moloch'], 3],
    [['moloch', 'doomsday'], 4],
    [['outpost', 'borgo'], 5],
    [['hegemony', 'doomsday'], 6],
  ])('%s: after every choice the last picture is the new state', (armies, seed) => {
    let battles = 0;
    for (const { before, after, events } of movesOf(armies, seed)) {
      const timeline = timelineOf(pictureOf(before), events);
      const last = boardAt(timeline, timeline.steps.length);
      expect(shown(last)).toEqual(shown(pictureOf(after)));
      const netted = nettedIn(after);
      if (!after.battle) for (const unit of last.units) expect(unit.netted).toBe(netted[unit.unit] === 1);
      if (events.some((event) => event.type === 'battle')) battles += 1;
    }
    expect(battles).toBeGreaterThan(0);
  });

  test('what leaders do is in the picture, a repaired HQ too', () => {
    let repaired = 0;
    for (let seed = 1; seed <= 12; seed++)
      for (const { before, after, events } of movesOf(['borgo', 'outpost'], seed, ['leaders'])) {
        const timeline = timelineOf(pictureOf(before), events);
        expect(shown(boardAt(timeline, timeline.steps.length))).toEqual(shown(pictureOf(after)));
        if (events.some(({ type }) => type === 'hq-repaired')) repaired += 1;
      }
    expect(repaired).toBeGreaterThan(0);
  });
});
