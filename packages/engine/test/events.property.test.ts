// What events say of themselves, in random games of all modes and in scenarios: their moment, their hits, what strength is made of.

import { expect, test } from 'vitest';
import {
  applyChoice,
  codesOf,
  type GameEvent,
  type GameOptionsInput,
  newState,
  SCENARIOS,
  type State,
} from '../src/index.ts';
import { dice, optionsOf } from './random-games.ts';

const GAMES = Number(process.env['NHEX_GAMES'] ?? 10);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
const numbers = Array.from({ length: GAMES }, (_, i) => SEED * 1000 + i);

/** All inputs of a random game, each with what it led to. */
function playThrough(start: State, seed: string): (readonly GameEvent[])[] {
  const roll = dice(seed);
  const inputs: (readonly GameEvent[])[] = [];
  let state = start;
  while (state.pending) {
    const codes = codesOf(state);
    const isFree = !state.battle && !state.wounding;
    const { state: next, events } = applyChoice(state, codes[roll(codes.length)]);
    // Whatever is not the middle of something begins a moment of its own.
    if (isFree) for (const { moment } of events) expect(moment).toBeGreaterThan(state.moments);
    inputs.push(events);
    state = next;
  }
  return inputs;
}

/** Hits by their number, moment by moment: who is struck. */
function hitsOf(events: readonly GameEvent[]): Map<string, number> {
  const hits = new Map<string, number>();
  for (const event of events) {
    if (event.type !== 'attack' && event.type !== 'strike' && event.type !== 'blast') continue;
    const key = `${event.moment}/${event.hit}`;
    expect(hits.has(key)).toBe(false);
    hits.set(key, event.victim);
  }
  return hits;
}

function check(events: readonly GameEvent[]): void {
  const hits = hitsOf(events);
  let last = 0;
  for (const event of events) {
    expect(event.moment).toBeGreaterThanOrEqual(last);
    last = event.moment;
    if (event.type === 'wounded' || event.type === 'hq-damaged' || event.type === 'died')
      for (const hit of event.hits) expect(hits.get(`${event.moment}/${hit}`)).toBe(event.unit);
    if (event.type === 'treated') expect(hits.get(`${event.moment}/${event.hit}`)).toBe(event.patient.unit);
    if (event.type === 'strike') expect(event.by === undefined).not.toBe(event.leader === undefined);
    if (event.type !== 'attack') continue;
    const added = event.bonuses.reduce((sum, { amount }) => sum + amount, event.base);
    expect(event.melee + event.ranged).toBe(added);
    expect(event.strength).toBe(added - event.armor);
  }
}

const starts: readonly (readonly [string, State])[] = [
  ...numbers.map((number) => [`game ${number}`, newState(optionsOf(number), number)] as const),
  ...numbers.map((number) => {
    const options: GameOptionsInput = { armies: ['outpost', 'moloch'], variants: ['structures', 'leaders'] };
    return [`cards ${number}`, newState(options, number)] as const;
  }),
  ...SCENARIOS.map((scenario) => [scenario.key, newState({ scenario }, SEED)] as const),
];

test.each(starts)('%s: hits are numbered within their moment, and every strength adds up', (name, start) => {
  check(playThrough(start, name).flat());
});
