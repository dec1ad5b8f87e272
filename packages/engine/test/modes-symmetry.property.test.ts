// No place and no seat is special: a Battle on a turned board, or with everybody one seat further on or back, ends alike;
// with Structures, and with leaders where the mode allows them.
// NHEX_BOARDS: how many boards of each mode; NHEX_SEED: which ones.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  codesOf,
  EDITIONS,
  type GameOptionsInput,
  type Hex,
  type LeaderId,
  leaderByKey,
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
  unitsOn,
} from '../src/index.ts';
import { BOMBER, tile } from './modes-support.ts';
import { layPair } from './structures-support.ts';
import { type Placement, setUnits } from './support.ts';
import { turnHex } from './turn-hex.ts';

const BOARDS = Number(process.env['NHEX_BOARDS'] ?? 60);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
/** Boards with more open decisions than this are left aside. */
const MOST_STATES = 300;
const ARMIES = ['moloch', 'doomsday', 'hegemony', 'outpost', 'borgo'];
const VARIANTS = ['mad-bomber', 'mad-bomber-mercenary'] as const;
/** Leaders that have their say around a Battle. */
const BATTLE_LEADERS = ['drillmaster', 'jammer', 'mechanic'];
const LEADER_MODES: readonly Mode[] = ['duel', 'team'];

interface Drawn {
  /** Where, which of the army's units, turned how, with how many wounds: all to be taken modulo what there is. */
  readonly at: number;
  readonly seat: number;
  readonly unit: number;
  readonly rotation: number;
  readonly wounds: number;
}

/** A Structure of a seat: where its first tile lies, in which direction the second, which sides are up, how they lie. */
interface Pair {
  readonly at: number;
  readonly way: number;
  readonly sides: readonly [string, string];
  readonly rotations: readonly [number, number];
}

interface Scene {
  readonly options: GameOptionsInput;
  readonly units: readonly Drawn[];
  /** By seat; undefined: none on the board. */
  readonly pairs: readonly (Pair | undefined)[];
  /** By side: a leader and how often it was used. */
  readonly leaders: readonly { readonly card: LeaderId; readonly uses: number }[];
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
  const side = (tile: 1 | 2): fc.Arbitrary<string> => fc.constantFrom(`${tile}a`, `${tile}b`);
  const pair = fc.record({
    at: fc.nat(36),
    way: fc.nat(5),
    sides: fc.tuple(side(1), side(2)),
    rotations: fc.tuple(fc.nat(5), fc.nat(5)),
  });
  const hasLeaders = LEADER_MODES.includes(mode);
  const command = fc.record({
    card: fc.constantFrom(...BATTLE_LEADERS).map((key) => leaderByKey(key) as LeaderId),
    uses: fc.nat(2),
  });
  return fc.record({
    options: fc.record({
      mode: fc.constant(mode),
      armies: fc.array(fc.constantFrom(...ARMIES), { minLength: players, maxLength: players }),
      edition: fc.constantFrom(...EDITIONS),
      variants: fc
        .constantFrom(...VARIANTS)
        .map((variant) => [variant, 'structures' as const, ...(hasLeaders ? ['leaders' as const] : [])]),
    }),
    units: fc.array(placed, { minLength: players + 6, maxLength: players + 13 }),
    pairs: fc.array(fc.option(pair, { nil: undefined, freq: 1 }), {
      minLength: players,
      maxLength: players,
    }),
    leaders: fc.array(command, hasLeaders ? { minLength: 2, maxLength: 2 } : { maxLength: 0 }),
    points: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: players, maxLength: players }),
    starter: fc.nat(players - 1),
  });
}

/** The scene with the board turned by some sixths and everybody some seats further on. */
function build(
  { options, units, pairs, leaders, points, starter }: Scene,
  turned: number,
  shift: number,
): State {
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
  const { board, camps } = rulesOf(state.options);
  pairs.forEach((pair, seat) => {
    if (!pair || free.length === 0) return;
    const first = free[pair.at % free.length];
    const second = board.next[first * 6 + pair.way];
    if (!free.includes(second)) return;
    free.splice(0, free.length, ...free.filter((hex) => hex !== first && hex !== second));
    const rotations = pair.rotations.map((rotation) => (rotation + turned) % 6);
    const hexes = [turnHex(first, turned), turnHex(second, turned)] as const;
    layPair(state, seatOf(seat) as SeatId, hexes, pair.sides, () => rotations.shift() ?? 0);
    state.seats[seatOf(seat)].structure = false;
  });
  state.leaders = state.leaders.map((command, camp) => {
    const before = (camps[camp][0] - shift + players) % players;
    return { ...command, ...leaders[camps.findIndex((seats) => seats.includes(before as SeatId))] };
  });
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
  const board = unitsOn(state.units)
    .map(({ owner, wounds, tiles }) => ({
      owner: seatOf(owner),
      wounds,
      tiles: tiles.map(({ tile: id, hex, rotation }) => ({
        id,
        hex: turnHex(hex, 6 - turned),
        rotation: (rotation - turned + 6) % 6,
      })),
    }))
    .sort((a, b) => a.tiles[0].hex - b.tiles[0].hex);
  const { camps } = rulesOf(state.options);
  const uses = state.seats.map(
    (_, seat) =>
      state.leaders[camps.findIndex((each) => each.includes(((seat + shift) % players) as SeatId))]?.uses,
  );
  const seats = state.seats.map((_, seat) => state.seats[(seat + shift) % players]);
  const bomber = seats.findIndex((seat) => [...seat.hand, ...seat.top, ...seat.deck].includes(tile(BOMBER)));
  const result = state.result && { ...state.result, winners: state.result.winners.map(seatOf).sort() };
  return JSON.stringify([
    seats.map(({ hq, alive }) => [hq, alive]),
    board,
    uses,
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
    if (!state.battle && state.pending?.kind !== 'lead') {
      found.add(tell(state, turned, shift));
      continue;
    }
    const key = JSON.stringify([
      state.pending,
      unitsOn(state.units),
      state.leaders,
      state.seats.map(({ hq, top }) => [hq, top]),
      state.removed,
      state.battle,
      state.wounding,
      state.agenda,
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

  test(`[BAT-4] [STR-3] [LEAD-2] ${mode}: the same Battle on a board turned by a sixth`, () => {
    const property = fc.property(scenes(mode, players), (scene) => {
      const here = outcomes(build(scene, 0, 0), 0, 0);
      fc.pre(here !== undefined);
      expect(outcomes(build(scene, 1, 0), 1, 0)).toEqual(here);
      expect(outcomes(build(scene, 3, 0), 3, 0)).toEqual(here);
    });
    fc.assert(property, run);
  });

  test(`[MODE] [STR-3] [LEAD-2] ${mode}: the same Battle with everybody one seat further on or back`, () => {
    const property = fc.property(scenes(mode, players), (scene) => {
      const here = outcomes(build(scene, 0, 0), 0, 0);
      fc.pre(here !== undefined);
      // The way that leaves the first player of the other side its first: who uses a shared leader in a turn of others.
      const shift = scene.starter % 2 === 0 ? players - 1 : 1;
      expect(outcomes(build(scene, 0, shift), 0, shift)).toEqual(here);
    });
    fc.assert(property, run);
  });
});
