// Lines put together from fields of several legal positions of one game: whatever is accepted can be played on, and whatever it
// comes to can be read again.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  applyChoice,
  codesOf,
  codeType,
  type GameOptionsInput,
  makePosition,
  NhexError,
  newState,
  parsePosition,
  playInPlace,
  SCENARIOS,
  type ScenarioInput,
  type State,
} from '../src/index.ts';
import { dice } from './random-games.ts';

const RUNS = Number(process.env['NHEX_FUZZ'] ?? 80);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);

const EVERY_EDGE = { 0: 1, 1: 1, 2: 1, 3: 2, 4: 1, 5: 1 };
const connections = [0, 1, 2, 3, 4, 5];
/** An army in whose Battles everything is asked that can be. */
const asking = (key: string): Army =>
  ({
    key,
    tiles: {
      hq: { kind: 'hq', initiative: [0], melee: EVERY_EDGE },
      medic: { kind: 'module', count: 10, connections, gives: { medic: true } },
      soldier: { kind: 'warrior', count: 8, initiative: [2, 1], melee: EVERY_EDGE, ranged: { 0: 1 } },
      bomb: { kind: 'warrior', count: 4, initiative: [1], explodes: true },
      shooter: { kind: 'warrior', count: 4, initiative: [2], ranged: { 0: 1, 2: 1 }, sharpshooter: true },
      store: { kind: 'module', count: 3, connections, gives: { quartermaster: true } },
      battle: { kind: 'instant', count: 5, instant: 'battle' },
    },
  }) as unknown as Army;
const ownArmies = [asking('red'), asking('blue')];

const GAMES: Readonly<Record<string, GameOptionsInput | ScenarioInput>> = {
  structures: { armies: ['borgo', 'moloch'], variants: ['structures'] },
  cards: {
    armies: ['hegemony', 'moloch'],
    variants: ['leaders', 'mercenaries', 'mad-bomber-mercenary', 'reinforcement'],
  },
  deathmatch: { armies: ['borgo', 'moloch', 'outpost'], mode: 'deathmatch', variants: ['mad-bomber'] },
  team: { armies: ['red', 'blue', 'red', 'blue'], mode: 'team', variants: ['leaders'], ownArmies },
  scored: { armies: ['red', 'blue', 'red'], mode: 'scored', variants: ['mad-bomber-2'], ownArmies },
  ...Object.fromEntries(SCENARIOS.map(({ key }) => [key, { scenario: key }])),
};

/** Lines of random games, by what is asked: rare questions come up as often as others. */
function linesOf(options: GameOptionsInput | ScenarioInput): (roll: (below: number) => number) => string[] {
  const byKind = new Map<string, string[]>();
  for (const seed of [SEED, SEED + 1, SEED + 2]) {
    const roll = dice(seed);
    const state = newState(options, seed);
    for (let step = 0; step < 400 && state.pending; step++) {
      const { kind } = state.pending;
      const lines = byKind.get(kind) ?? [];
      byKind.set(kind, lines);
      if (kind !== 'turn' || roll(6) === 0) lines.push(makePosition(state));
      const codes = codesOf(state);
      const types = [...new Set(codes.map(codeType))];
      const fierce = types.filter((type) => type === 'place' || type === 'battle');
      const among = fierce.length > 0 && roll(2) ? fierce : types;
      const type = among[roll(among.length)];
      const open = codes.filter((code) => codeType(code) === type);
      playInPlace(state, open[roll(open.length)]);
    }
  }
  const kinds = [...byKind.values()].filter((lines) => lines.length > 0);
  return (roll) => {
    const lines = kinds[roll(kinds.length)];
    return lines[roll(lines.length)].split('/');
  };
}

const PARTING = /([.;~_])/;

/** A line with a few fields, or words of them, as they are in other lines. */
function mixed(pick: ReturnType<typeof linesOf>, roll: (below: number) => number): string {
  const line = pick(roll);
  for (let swaps = 1 + roll(3); swaps > 0; swaps--) {
    const other = pick(roll);
    const field = 1 + roll(line.length - 1);
    const words = line[field].split(PARTING);
    const others = (other[field] ?? '').split(PARTING);
    if (roll(2)) line[field] = other[field] ?? line[field];
    else {
      words[2 * roll((words.length + 1) / 2)] = others[2 * roll((others.length + 1) / 2)];
      line[field] = words.join('');
    }
  }
  return line.join('/');
}

function attempt(line: string): State | undefined {
  try {
    return parsePosition(line, 1);
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    return undefined;
  }
}

/** Some choices from here, and a game on from here: every state that comes of it can be read. */
function expectReadable(start: State, roll: (below: number) => number): void {
  const after = (state: State): State => {
    const codes = codesOf(state);
    expect(codes.length).toBeGreaterThan(0);
    const { state: next } = applyChoice(state, codes[roll(codes.length)]);
    const line = makePosition(next);
    expect(makePosition(parsePosition(line))).toBe(line);
    return next;
  };
  const line = makePosition(start);
  expect(makePosition(parsePosition(line))).toBe(line);
  if (start.pending) after(start);
  for (let i = 0, state = start; i < 8 && state.pending; i++) state = after(state);
}

describe('positions of mixed fields are refused or can be played on', () => {
  test.each(Object.entries(GAMES))('%s', (_, options) => {
    const pick = linesOf(options);
    let accepted = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const roll = dice(seed);
        const state = attempt(mixed(pick, roll));
        if (!state) return;
        accepted += 1;
        expectReadable(state, roll);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
