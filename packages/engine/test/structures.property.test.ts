// What must hold on any board with Structures and user-made armies: the rules know no compass and no player numbers,
// and nothing is lost or doubled.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_HEXES,
  type Army,
  type Board,
  cloneState,
  codesOf,
  describeUnits,
  fightAll,
  type Hex,
  hashState,
  hexName,
  isFree,
  MAIN_BOARD,
  makeBoard,
  makePosition,
  NhexError,
  newState,
  parsePosition,
  placeStructure,
  placeUnit,
  playInPlace,
  removeFromBoard,
  rulesOf,
  type SeatId,
  type State,
  type TileId,
  type Units,
  unitsOn,
} from '../src/index.ts';
import { armyFiles } from './random-armies.ts';
import { dice } from './random-games.ts';
import { deploy, hex, onBoard, open } from './structures-support.ts';
import { turnHex } from './turn-hex.ts';

const RUNS = Number(process.env['NHEX_GAMES'] ?? 40);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
const MOST_BRANCHES = 1_500;

const armies = fc.tuple(armyFiles('red'), armyFiles('blue'));

/** With holes, and the same after every turn: the expanded board without its centre and every other hex of a ring. */
const HOLES = [0, 1, 2, 3, 4, 5].map((sixths) => turnHex(hex('d2'), sixths)).concat(hex('d4'));
const HOLED = makeBoard({ name: 'holed', hexes: ALL_HEXES.filter((hex) => !HOLES.includes(hex)) });

/** A table of two own armies: HQs, Structures and units anywhere, on the main board or one with holes. */
const boards = fc
  .record({
    armies,
    seed: fc.nat(),
    units: fc.integer({ min: 2, max: 12 }),
    board: fc.constantFrom(MAIN_BOARD, HOLED),
  })
  .map(({ armies: [red, blue], seed, units, board }) => randomBoard([red, blue], board, seed, units));

function randomBoard(own: readonly Army[], on: Board, seed: number, count: number): State {
  const state = onBoard(newState({ armies: own.map(({ key }) => key), ownArmies: own }, seed), on);
  const roll = dice(seed);
  const { catalogue, board } = rulesOf(state.options);
  const lay = (seat: number, tile: TileId): void => {
    const free = board.hexes.filter((hex) => isFree(state.units, hex));
    if (free.length === 0) return;
    const { toughness, isHq } = catalogue.tiles[tile];
    const wounds = isHq ? 0 : roll(toughness + 1);
    placeUnit(state.units, { hex: free[roll(free.length)], tile, rotation: roll(6) }, seat as SeatId, wounds);
  };
  own.forEach(({ key }, seat) => {
    lay(seat, idOf(state, `${key}/hq`));
    deploy(state, seat as SeatId, roll);
  });
  for (let i = 0; i < count; i++) {
    const seat = roll(2);
    const tiles = catalogue.tiles.filter(
      (tile) =>
        tile.army === own[seat].key && tile.isUnit && !tile.isHq && !tile.isWhole && tile.structureTile === 0,
    );
    lay(seat, tiles[roll(tiles.length)].id);
  }
  state.turn.seat = roll(2) as SeatId;
  return state;
}

function idOf(state: State, ref: string): TileId {
  const tile = rulesOf(state.options).catalogue.byRef.get(ref);
  if (!tile) throw new Error(`there is no tile ${ref}`);
  return tile.id;
}

interface Change {
  readonly sixths: number;
  readonly swap: boolean;
}

/** The same board turned, or with the players' numbers swapped. */
function changed(state: State, { sixths, swap }: Change): State {
  const { options } = state;
  const seatOf = (seat: number): SeatId => (swap ? 1 - seat : seat) as SeatId;
  const seats = swap ? [...options.armies].reverse() : options.armies;
  const next = onBoard(newState({ armies: seats, ownArmies: options.ownArmies }, 1), rulesOf(options).board);
  for (const { owner, wounds, tiles, unit } of unitsOn(state.units)) {
    const turned = tiles.map(({ hex, tile, rotation }) => ({
      hex: turnHex(hex, sixths),
      tile,
      rotation: (rotation + sixths) % 6,
    }));
    const [first, second] = turned;
    if (second) placeStructure(next.units, [first, second], state.units.kind[unit], seatOf(owner), wounds);
    else placeUnit(next.units, first, seatOf(owner), wounds);
  }
  next.turn.seat = seatOf(state.turn.seat);
  return next;
}

const SAME: Change = { sixths: 0, swap: false };

function unitsText(units: Units, { sixths, swap }: Change): string[] {
  return unitsOn(units)
    .map(({ owner, wounds, tiles }) =>
      JSON.stringify([
        swap ? 1 - owner : owner,
        wounds,
        tiles.map(({ hex, tile, rotation }) => [
          hexName(turnHex(hex, sixths)),
          tile,
          (rotation + sixths) % 6,
        ]),
      ]),
    )
    .sort();
}

/** Every outcome of a Battle as text, or undefined when there are too many. */
function outcomes(state: State, change: Change): string[] | undefined {
  try {
    return fightAll(state, MOST_BRANCHES)
      .map(({ hq, units }) =>
        JSON.stringify([change.swap ? [...hq].reverse() : hq, unitsText(units, change)]),
      )
      .sort();
  } catch (error) {
    if (error instanceof NhexError && error.code === 'too-many') return undefined;
    throw error;
  }
}

/** The standing state of every tile as text, its edges and sources turned. */
function standings(state: State, { sixths }: Change): string[] {
  const edges = (strengths: Readonly<Record<number, number>>): string[] =>
    Object.entries(strengths)
      .map(([direction, strength]) => `${(Number(direction) + sixths) % 6}:${strength}`)
      .sort();
  const at = (hex: Hex): string => hexName(turnHex(hex, sixths));
  return describeUnits(state)
    .flatMap((unit) =>
      unit === undefined
        ? []
        : [
            JSON.stringify([
              at(unit.hex),
              unit.netted,
              unit.nettedBy.map(at).sort(),
              unit.initiative,
              edges(unit.melee),
              edges(unit.ranged),
              unit.toughness,
              unit.addedToughness,
              unit.sources.map(({ from, bonus }) => `${at(from)} ${JSON.stringify(bonus)}`).sort(),
            ]),
          ],
    )
    .sort();
}

describe('the rules know no compass and no player numbers', () => {
  test('[STR-3] [GEO-3] turning the board turns what everybody is', () => {
    fc.assert(
      fc.property(boards, fc.integer({ min: 1, max: 5 }), (state, sixths) => {
        const change = { sixths, swap: false };
        expect(standings(changed(state, change), SAME)).toEqual(standings(state, change));
      }),
      { numRuns: RUNS * 3, seed: SEED },
    );
  });

  test('[STR-3] [BAT-4] turning the board turns the result of a Battle', () => {
    let fought = 0;
    fc.assert(
      fc.property(boards, fc.integer({ min: 1, max: 5 }), (state, sixths) => {
        const change = { sixths, swap: false };
        const expected = outcomes(state, change);
        if (!expected) return;
        fought += 1;
        expect(outcomes(changed(state, change), SAME)).toEqual(expected);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(fought).toBeGreaterThan(RUNS / 2);
  });

  test('[STR-3] [BAT-4] swapping the players swaps the result of a Battle', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const change = { sixths: 0, swap: true };
        expect(standings(changed(state, change), SAME)).toEqual(standings(state, change));
        const expected = outcomes(state, change);
        if (expected) expect(outcomes(changed(state, change), SAME)).toEqual(expected);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test('[STR-8] turning the board turns every legal choice', () => {
    const turnText = (text: string, sixths: number): string =>
      text
        .replace(/\b[a-g][1-7]\b/g, (name) => hexName(turnHex(hex(name), sixths)))
        .replace(/\br([0-5])\b/g, (_, rotation) => `r${(Number(rotation) + sixths) % 6}`);
    fc.assert(
      fc.property(boards, fc.integer({ min: 1, max: 5 }), (state, sixths) => {
        const asked = inTurn(state);
        const other = inTurn(changed(state, { sixths, swap: false }));
        const sortHexes = (text: string): string =>
          text.startsWith('small-bomb') ? `small-bomb ${text.split(' ').slice(1).sort().join(' ')}` : text;
        // Of a Structure a Sniper and a Grenade name one hex, which is no matter.
        const comparable = (texts: readonly string[]): string[] =>
          texts
            .filter((text) => !/^(sniper|grenade)/.test(text))
            .map(sortHexes)
            .sort();
        expect(comparable(open(other))).toEqual(
          comparable(open(asked).map((text) => turnText(text, sixths))),
        );
        expect(open(other, 'sniper')).toHaveLength(open(asked, 'sniper').length);
        expect(open(other, 'grenade')).toHaveLength(open(asked, 'grenade').length);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

/** In the middle of a turn, with every instant in the hand. */
function inTurn(state: State): State {
  const next = cloneState(state);
  next.pending = { kind: 'turn', seat: next.turn.seat };
  next.agenda = [];
  next.turn = { ...next.turn, number: 9, place: next.turn.seat, limit: 3, maxPlays: 3 };
  const army = next.options.armies[next.turn.seat];
  next.seats[next.turn.seat].hand = [
    'battle',
    'move',
    'push-back',
    'sniper',
    'grenade',
    'air-strike',
    'small-bomb',
  ].map((key) => idOf(next, `${army}/${key}`));
  return next;
}

/** The tiles of a seat wherever they lie, sorted. */
function tilesOf(state: State, seat: number): TileId[] {
  const { hand, deck, top, discard } = state.seats[seat];
  const onBoard = unitsOn(state.units).flatMap(({ owner, tiles }) =>
    owner === seat ? tiles.map(({ tile }) => tile) : [],
  );
  return [...hand, ...deck, ...top, ...discard, ...onBoard].sort((a, b) => a - b);
}

describe('random games with Structures', () => {
  test('[STR-7] [SET-1] nothing is lost or doubled, positions go there and back, every choice is listed once', () => {
    let died = 0;
    fc.assert(
      fc.property(armies, fc.nat(), ([red, blue], seed) => {
        const state = newState({ armies: ['red', 'blue'], ownArmies: [red, blue] }, seed);
        const roll = dice(seed);
        const pick = (): void => {
          const codes = codesOf(state);
          playInPlace(state, codes[roll(codes.length)]);
        };
        while (state.pending?.kind === 'hq') pick();
        const placed = [0, 1].map((seat) => deploy(state, seat as SeatId, roll));
        expect(placed).toEqual([true, true]);
        const before = [tilesOf(state, 0), tilesOf(state, 1)];
        for (let step = 0; state.pending; step++) {
          const codes = codesOf(state);
          expect(new Set(codes).size).toBe(codes.length);
          playInPlace(state, codes[roll(codes.length)]);
          expect([tilesOf(state, 0), tilesOf(state, 1)]).toEqual(before);
          expectWhole(state);
          if (step % 5 > 0) continue;
          const line = makePosition(state);
          const read = parsePosition(line);
          expect(makePosition(read)).toBe(line);
          expect(hashState(read)).toBe(hashState(state));
          expect(open(read)).toEqual(open(state));
        }
        died += [0, 1].filter((seat) =>
          state.seats[seat].discard.some((tile) => rulesOf(state.options).tiles[tile].structureTile > 0),
        ).length;
      }),
      { numRuns: Math.ceil(RUNS / 2), seed: SEED },
    );
    expect(died).toBeGreaterThan(0);
  });
});

/** The two tiles of a Structure lie next to each other, and hexes and units agree about who stands where. */
function expectWhole(state: State): void {
  const { board, tiles: kinds } = rulesOf(state.options);
  for (const { unit, tiles } of unitsOn(state.units)) {
    const [first, second] = tiles;
    expect(kinds[first.tile].structureTile).toBe(second ? 1 : 0);
    if (!second) continue;
    expect(kinds[second.tile].structureTile).toBe(2);
    expect(board.neighbours[first.hex]).toContain(second.hex);
    expect(state.units.at[second.hex]).toBe(unit);
  }
  const hexes = unitsOn(state.units).flatMap(({ tiles }) => tiles.map(({ hex }) => hex));
  expect(new Set(hexes).size).toBe(hexes.length);
  expect(ALL_HEXES.filter((hex) => !isFree(state.units, hex))).toHaveLength(hexes.length);
}

test('[STR-3] taken off the board a Structure leaves both hexes free', () => {
  fc.assert(
    fc.property(boards, (state) => {
      const next = cloneState(state);
      for (const { unit } of unitsOn(next.units)) removeFromBoard(next.units, unit);
      expect(ALL_HEXES.every((hex) => isFree(next.units, hex))).toBe(true);
    }),
    { numRuns: 20, seed: SEED },
  );
});
