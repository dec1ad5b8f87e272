// No place and no seat is special: a Battle on a turned board, or with everybody one seat further on, ends alike.
// NHEX_BOARDS: how many boards of each mode; NHEX_SEED: which ones.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  codesOf,
  EDITIONS,
  type GameOptionsInput,
  type Hex,
  type Mode,
  NOBODY,
  newState,
  type Owner,
  PRINTED_CATALOGUE,
  packChoice,
  playInPlace,
  rulesOf,
  type SeatId,
  type State,
  type TileId,
  tilesOfArmy,
  turnHex,
} from '../src/index.ts';
import { BOMBER, tile } from './modes-support.ts';
import { type Placement, placementsOn, setUnits } from './support.ts';

const BOARDS = Number(process.env['NHEX_BOARDS'] ?? 60);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
/** Boards with more open decisions than this are left aside. */
const MOST_STATES = 300;
const ARMIES = ['moloch', 'doomsday', 'hegemony', 'outpost', 'borgo'];
const VARIANTS = ['mad-bomber', 'mad-bomber-mercenary'] as const;

interface Drawn {
  /** Where, which of the army's units, turned how, with how many wounds: all to be taken modulo what there is. */
  readonly at: number;
  readonly seat: number;
  readonly unit: number;
  readonly rotation: number;
  readonly wounds: number;
}

interface Scene {
  readonly options: GameOptionsInput;
  readonly units: readonly Drawn[];
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
  const placements: Placement[] = [];
  const put = (hex: Hex, id: TileId, owner: number, rotation: number, wounds: number): void => {
    placements.push({
      hex: turnHex(hex, turned),
      tile: id,
      rotation: (rotation + turned) % 6,
      owner: owner as Owner,
      wounds: Math.min(wounds, PRINTED_CATALOGUE.tiles[id].toughness),
    });
  };
  const free = [...rulesOf(state.options).board.hexes];
  units.forEach(({ at, seat, unit, rotation, wounds }, i) => {
    if (free.length === 1) return;
    const hex = free.splice(at % free.length, 1)[0];
    // The HQs first, then the Mad Bomber, then anything.
    const whose = i < players ? i : seat;
    const kinds = tilesOfArmy(PRINTED_CATALOGUE, options.armies[whose]).filter((info) =>
      i < players ? info.isHq : info.isUnit && !info.isHq,
    );
    const isNobodys = options.variants?.includes('mad-bomber') === true;
    if (i === players) put(hex, tile(BOMBER), isNobodys ? NOBODY : seatOf(whose), rotation, 0);
    else put(hex, kinds[unit % kinds.length].id, seatOf(whose), rotation, i < players ? 0 : wounds);
  });
  setUnits(state, placements);
  points.forEach((left, seat) => {
    state.seats[seatOf(seat)].hq = state.options.mode === 'scored' ? 20 - left : left;
  });
  state.removed = [];
  state.beside = [];
  const seat = seatOf(starter) as SeatId;
  state.seats[seat].hand = tilesOfArmy(PRINTED_CATALOGUE, armies[seat]).flatMap((info) =>
    info.instant === 'battle' ? [info.id] : [],
  );
  state.pending = { kind: 'turn', seat };
  state.agenda = [];
  state.turn = { ...state.turn, number: 20, place: seat, seat, limit: 3, maxPlays: 3 };
  return state;
}

/** What a Battle left, told as if nothing had been turned or shifted. */
function tell(state: State, turned: number, shift: number): string {
  const players = state.seats.length;
  const seatOf = (seat: number): number => (seat === NOBODY ? NOBODY : (seat - shift + players) % players);
  const board = placementsOn(state.units)
    .map((unit) => ({
      ...unit,
      hex: turnHex(unit.hex, 6 - turned),
      rotation: (unit.rotation - turned + 6) % 6,
      owner: seatOf(unit.owner),
    }))
    .sort((a, b) => a.hex - b.hex);
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
  playInPlace(todo[0], packChoice({ type: 'battle' }));
  for (let state = todo.pop(); state; state = todo.pop()) {
    if (!state.battle) {
      found.add(tell(state, turned, shift));
      continue;
    }
    const key = JSON.stringify([
      state.pending,
      placementsOn(state.units),
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
