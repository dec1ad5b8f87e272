// No place and no seat is special: a Battle on a turned board, or with everybody one seat further on, ends alike.
// NHEX_BOARDS: how many boards of each mode; NHEX_SEED: which ones.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  codesOf,
  EDITIONS,
  encodeChoice,
  type GameOptionsInput,
  HEX_COUNT,
  hexesOf,
  type Mode,
  makeUnit,
  NOBODY,
  newState,
  playInPlace,
  type State,
  stageOf,
  TILES,
  tilesOfArmy,
  turnHex,
  type Unit,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '../src/index.ts';
import { BOMBER, tile } from './modes-support.ts';

const BOARDS = Number(process.env['NHEX_BOARDS'] ?? 60);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
/** Boards with more open decisions than this are left aside. */
const MOST_STATES = 300;
const ARMIES = ['moloch', 'doomsday', 'hegemony', 'outpost', 'borgo'];
const VARIANTS = ['mad-bomber', 'mad-bomber-mercenary'] as const;

interface Placed {
  /** Where, which of the army's units, turned how, with how many wounds: all to be taken modulo what there is. */
  readonly at: number;
  readonly seat: number;
  readonly unit: number;
  readonly rotation: number;
  readonly wounds: number;
}

interface Scene {
  readonly options: GameOptionsInput;
  readonly units: readonly Placed[];
  readonly points: readonly number[];
  readonly starter: number;
}

function scenes(mode: Mode, players: number): fc.Arbitrary<Scene> {
  const placed = fc.record({
    at: fc.nat(36),
    seat: fc.nat(players - 1),
    unit: fc.nat(40),
    rotation: fc.nat(5),
    wounds: fc.nat(2),
  });
  return fc.record({
    options: fc.record({
      mode: fc.constant(mode),
      armies: fc.array(fc.constantFrom(...ARMIES), { minLength: players, maxLength: players }),
      edition: fc.constantFrom(...EDITIONS),
      variants: fc.constantFrom(...VARIANTS).map((variant) => [variant]),
    }),
    units: fc.array(placed, { minLength: players + 6, maxLength: players + 13 }),
    points: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: players, maxLength: players }),
    starter: fc.nat(players - 1),
  });
}

/** The scene with the board turned by some sixths and everybody some seats further on. */
function build({ options, units, points, starter }: Scene, turned: number, shift: number): State {
  const players = options.armies.length;
  const seatOf = (seat: number): number => (seat + shift) % players;
  const armies = options.armies.map((_, seat) => options.armies[(seat - shift + players) % players]);
  const state = newState({ ...options, armies }, 1);
  const { board } = state.options;
  state.board.fill(0);
  const put = (hex: number, id: number, owner: number, rotation: number, wounds: number): void => {
    state.board[turnHex(hex, turned)] = makeUnit(
      id,
      owner,
      (rotation + turned) % 6,
      Math.min(wounds, TILES[id].toughness),
    );
  };
  const free = [...hexesOf(board)];
  units.forEach(({ at, seat, unit, rotation, wounds }, i) => {
    if (free.length === 1) return;
    const hex = free.splice(at % free.length, 1)[0];
    // The HQs first, then the Mad Bomber, then anything.
    const whose = i < players ? i : seat;
    const kinds = tilesOfArmy(options.armies[whose]).filter((info) =>
      i < players ? info.isHq : info.isUnit && !info.isHq,
    );
    const isNobodys = options.variants?.includes('mad-bomber') === true;
    if (i === players) put(hex, tile(BOMBER), isNobodys ? NOBODY : seatOf(whose), rotation, 0);
    else put(hex, kinds[unit % kinds.length].id, seatOf(whose), rotation, i < players ? 0 : wounds);
  });
  points.forEach((left, seat) => {
    state.seats[seatOf(seat)].hq = state.options.mode === 'scored' ? 20 - left : left;
  });
  state.removed = [];
  state.beside = [];
  const seat = seatOf(starter);
  state.seats[seat].hand = tilesOfArmy(armies[seat]).flatMap((info) =>
    info.instant === 'battle' ? [info.id] : [],
  );
  state.stage = 'turn';
  state.turn = { ...state.turn, number: 20, place: seat, seat, limit: 3, maxPlays: 3 };
  return state;
}

/** What a Battle left, told as if nothing had been turned or shifted. */
function tell(state: State, turned: number, shift: number): string {
  const players = state.seats.length;
  const seatOf = (seat: number): number => (seat === NOBODY ? NOBODY : (seat - shift + players) % players);
  const board: Unit[] = Array.from({ length: HEX_COUNT }, () => 0);
  state.board.forEach((unit, hex) => {
    if (unit === 0) return;
    const rotation = (unitRotation(unit) - turned + 6) % 6;
    board[turnHex(hex, 6 - turned)] = makeUnit(
      unitTile(unit),
      seatOf(unitOwner(unit)),
      rotation,
      unitWounds(unit),
    );
  });
  const seats = state.seats.map((_, seat) => state.seats[(seat + shift) % players]);
  const bomber = seats.findIndex((seat) => [...seat.hand, ...seat.top, ...seat.deck].includes(tile(BOMBER)));
  const result = state.result && { ...state.result, winners: state.result.winners.map(seatOf).sort() };
  return JSON.stringify([
    seats.map(({ hq, alive }) => [hq, alive]),
    board,
    bomber,
    state.removed,
    result,
    seatOf(state.turn.seat),
  ]);
}

/** Every way the Battle can end; undefined when there are too many. */
function outcomes(start: State, turned: number, shift: number): Set<string> | undefined {
  const found = new Set<string>();
  const seen = new Set<string>();
  const todo = [cloneState(start)];
  playInPlace(todo[0], encodeChoice({ type: 'battle' }));
  for (let state = todo.pop(); state; state = todo.pop()) {
    if (!state.battle) {
      found.add(tell(state, turned, shift));
      continue;
    }
    const key = JSON.stringify([
      stageOf(state),
      state.board,
      state.seats.map(({ hq }) => hq),
      state.battle,
      state.wounding,
    ]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MOST_STATES) return undefined;
    for (const code of codesOf(state)) {
      const next = cloneState(state);
      playInPlace(next, code);
      todo.push(next);
    }
  }
  return found;
}

const MODES_AND_PLAYERS: [Mode, number][] = [
  ['duel', 2],
  ['deathmatch', 3],
  ['scored', 4],
  ['team', 4],
];

describe.each(MODES_AND_PLAYERS)('%s for %d', (mode, players) => {
  const run = { numRuns: BOARDS, seed: SEED };

  test(`[BAT] ${mode}: the same Battle on a board turned by a sixth`, () => {
    const property = fc.property(scenes(mode, players), (scene) => {
      const here = outcomes(build(scene, 0, 0), 0, 0);
      fc.pre(here !== undefined);
      expect(outcomes(build(scene, 1, 0), 1, 0)).toEqual(here);
      expect(outcomes(build(scene, 3, 0), 3, 0)).toEqual(here);
    });
    fc.assert(property, run);
  });

  test(`[MODE] ${mode}: the same Battle with everybody one seat further on`, () => {
    const property = fc.property(scenes(mode, players), (scene) => {
      const here = outcomes(build(scene, 0, 0), 0, 0);
      fc.pre(here !== undefined);
      expect(outcomes(build(scene, 0, 1), 0, 1)).toEqual(here);
    });
    fc.assert(property, run);
  });
});
