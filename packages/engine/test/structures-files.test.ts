// Structures in scenario files and position lines: what is read, and what is refused with its place.

import { describe, expect, test } from 'vitest';
import {
  type Army,
  cloneState,
  gameFrom,
  type Hex,
  hashState,
  makePosition,
  makeRecord,
  newState,
  parseChoice,
  parsePosition,
  parseRecord,
  parseScenario,
  play,
  removeFromBoard,
  type State,
  unitAt,
} from '../src/index.ts';
import { dice } from './random-games.ts';
import {
  after,
  bring,
  choose,
  deploy,
  deployAt,
  expectRefused,
  fightOnce,
  hex,
  open,
  ownArmy,
  standing,
  table,
} from './structures-support.ts';

const warrior = { kind: 'warrior' };
const tower = {
  key: 'tower',
  tiles: { hq: { kind: 'hq' }, x: warrior },
  structure: [
    { a: { ...warrior, toughness: 1 }, b: { ...warrior, toughness: 2, initiative: [3] } },
    { a: { ...warrior, toughness: 1, heavy: true }, b: warrior },
  ],
};

type Entry = Record<string, unknown>;
const file = (board: Record<string, Entry>, more: object = {}): object => ({
  players: [{ army: 'tower' }, { army: 'borgo' }],
  armies: [tower],
  board,
  ...more,
});
const first: Entry = { tile: 'tower/structure-1a', with: 'd5' };
const second: Entry = { tile: 'tower/structure-2b', rotation: 3, with: 'd4' };

describe('scenario files', () => {
  test('[STR-3] two entries that name each other are one unit', () => {
    const state = parseScenario(file({ d4: first, d5: second, d3: { tile: 'borgo/mutant' } }));
    expect(unitAt(state.units, hex('d4'))).toEqual(unitAt(state.units, hex('d5')));
    expect(unitAt(state.units, hex('d5'))?.tiles.map(({ rotation }) => rotation)).toEqual([0, 3]);
    expect(after(state)).toEqual({
      d3: 'borgo/mutant',
      d4: 'tower/structure-1a',
      d5: 'tower/structure-2b',
    });
  });

  test('[STR-1] any pair of a first and a second tile, in either order of entries', () => {
    for (const one of ['1a', '1b']) {
      for (const two of ['2a', '2b']) {
        const state = parseScenario(
          file({
            d5: { tile: `tower/structure-${two}`, with: 'd4' },
            d4: { tile: `tower/structure-${one}`, with: 'd5' },
          }),
        );
        const toughness = (one === '1a' ? 1 : 2) + (two === '2a' ? 1 : 0);
        expect(standing(state, 'd5').toughness).toBe(toughness);
        expect(standing(state, 'd4').initiative).toEqual(one === '1b' ? [3] : []);
        expect(unitAt(state.units, hex('d5'))?.tiles[0].hex).toBe(hex('d4'));
      }
    }
  });

  test('[STR-3] wounds stand at both entries, before and after a Battle', () => {
    const state = parseScenario(
      file({
        d4: { ...first, tile: 'tower/structure-1b', wounds: 1 },
        d5: { ...second, wounds: 1 },
        d3: { tile: 'borgo/brawler', rotation: 3 },
      }),
    );
    expect(after(state)).toMatchObject({ d4: 'tower/structure-1b w1', d5: 'tower/structure-2b w1' });
    const lighter = parseScenario(
      file({
        d4: { ...first, tile: 'tower/structure-1b' },
        d5: second,
        d3: { tile: 'borgo/brawler', rotation: 3 },
      }),
    );
    expect(fightOnce(lighter).board).toMatchObject({
      d4: 'tower/structure-1b w2',
      d5: 'tower/structure-2b w2',
    });
    expect(fightOnce(state).board).toEqual({ d3: 'borgo/brawler' });
  });

  const bad: [string, Record<string, Entry>, string, string][] = [
    ['no partner named', { d4: { tile: 'tower/structure-1a' } }, 'partner-missing', 'board.d4.with'],
    ['the partner is not there', { d4: first }, 'no-partner', 'board.d4.with'],
    [
      'the partner names another',
      { d4: first, d5: { ...second, with: 'd6' } },
      'no-partner',
      'board.d4.with',
    ],
    ['itself', { d4: { ...first, with: 'd4' } }, 'not-adjacent', 'board.d4.with'],
    [
      'not next to each other',
      { d4: { ...first, with: 'd6' }, d6: { ...second, with: 'd4' } },
      'not-adjacent',
      'board.d4.with',
    ],
    [
      'two first tiles',
      { d4: first, d5: { tile: 'tower/structure-1b', with: 'd4' } },
      'no-structure',
      'board.d4.with',
    ],
    ['a plain tile', { d4: { tile: 'tower/x', with: 'd5' }, d5: second }, 'no-structure', 'board.d4.with'],
    [
      'two plain tiles',
      { d4: { tile: 'tower/x', with: 'd5' }, d5: { tile: 'tower/x', with: 'd4' } },
      'no-structure',
      'board.d4.with',
    ],
    ['different wounds', { d4: { ...first, wounds: 1 }, d5: second }, 'partner-differs', 'board.d4.with'],
    [
      'too many wounds',
      { d4: { ...first, wounds: 2 }, d5: { ...second, wounds: 2 } },
      'too-many-wounds',
      'board.d4.wounds',
    ],
    ['no such hex', { d4: { ...first, with: 'z9' } }, 'no-such-hex', 'board.d4.with'],
    ['with as a number', { d4: { ...first, with: 5 } }, 'no-such-hex', 'board.d4.with'],
    [
      'a side that does not exist',
      { d4: { tile: 'tower/structure-1c', with: 'd5' } },
      'no-such-tile',
      'board.d4.tile',
    ],
    ['a whole', { d4: { tile: 'tower/structure-1a+structure-2a' } }, 'no-such-tile', 'board.d4.tile'],
    [
      'of an army without one',
      { d4: { tile: 'borgo/structure-1x', with: 'd5' } },
      'no-such-tile',
      'board.d4.tile',
    ],
  ];
  test.each(bad)('[STR-3] refused: %s', (_, board, reason, place) => {
    expectRefused(() => parseScenario(file(board)), 'bad-scenario', reason, place);
  });

  test('[STR-3] refused: two owners', () => {
    const players = [{ army: 'tower' }, { army: 'tower' }];
    const board = { d4: { ...first, owner: 0 }, d5: { ...second, owner: 1 } };
    expectRefused(
      () => parseScenario(file(board, { players })),
      'bad-scenario',
      'partner-differs',
      'board.d4.with',
    );
    const same = { d4: { ...first, owner: 1 }, d5: { ...second, owner: 1 } };
    expect(unitAt(parseScenario(file(same, { players })).units, hex('d4'))?.owner).toBe(1);
  });

  test('[STR-3] three tiles cannot share partners', () => {
    const board = { d4: first, d5: second, d6: { tile: 'tower/structure-1b', with: 'd5' } };
    expectRefused(() => parseScenario(file(board)), 'bad-scenario', 'no-partner', 'board.d6.with');
  });
});

const structureHex = (state: State): Hex => {
  const { units } = state;
  const unit = units.second.findIndex((at) => at >= 0);
  return units.hex[unit];
};

/** A game of an army with a Structure that stands, red to play. */
function gameState(
  structure: Parameters<typeof ownArmy>[1] = [{ mobility: 1, rotates: true }, { toughness: 2 }],
): State {
  const red = ownArmy('red', structure) as unknown as Army;
  const state = choose(
    newState({ armies: ['red', 'borgo'], ownArmies: [red] }, 'files'),
    'hq b2 r0',
    'hq f4 r0',
  );
  deploy(state, state.turn.seat, dice(0));
  return cloneState(state);
}

describe('positions and records', () => {
  const roundTrip = (state: State): State => {
    const line = makePosition(state);
    const read = parsePosition(line);
    expect(makePosition(read)).toBe(line);
    expect(hashState(read)).toBe(hashState(state));
    expect(open(read)).toEqual(open(state));
    return read;
  };

  test('[STR-3] a Structure goes there and back: hexes, sides, rotations, wounds, what it used', () => {
    const state = gameState();
    expect(after(roundTrip(state))).toEqual(after(state));
    const [move] = open(state, 'mobility');
    const moved = choose(state, move);
    const [pivot] = open(moved, 'pivot');
    const used = roundTrip(choose(moved, pivot));
    expect(open(used, 'mobility')).toEqual([]);
    expect(open(used, 'pivot')).toEqual([]);
  });

  test('[STR-8] in the middle of a movement', () => {
    const state = gameState();
    const { units } = state;
    const unit = units.kind.findIndex((_, each) => units.second[each] >= 0);
    state.pending = { kind: 'step', seat: state.turn.seat, unit: unit as never, stepsLeft: 2 };
    const read = roundTrip(state);
    expect(open(read, 'step-tile').length).toBeGreaterThan(0);
  });

  test('[UNIT-6] [MOD-6] wounds and further steps as many as army files allow', () => {
    const state = gameState([{ toughness: 9 }, { toughness: 9 }]);
    removeFromBoard(state.units, state.units.at[structureHex(state)]);
    deployAt(state, 'd4', 'd5');
    const unit = state.units.at[structureHex(state)];
    state.units.wounds[unit] = 18;
    state.pending = { kind: 'step', seat: state.turn.seat, unit, stepsLeft: 111 };
    roundTrip(state);
    const board = { d4: 'red/structure-1a w18 +d5', d5: 'red/structure-2a w18 +d4' };
    const tough = table({ red: [{ toughness: 9 }, { toughness: 9 }], board });
    expect(after(tough)).toEqual({ d4: 'red/structure-1a w18', d5: 'red/structure-2a w18' });
  });

  test('[STR-11] in the middle of aiming, after the first aim too', () => {
    const edges = { 0: 1, 3: 1 };
    const state = gameState([{ initiative: [2], sharpshooter: true, ranged: edges }, { ranged: edges }]);
    removeFromBoard(state.units, state.units.at[structureHex(state)]);
    deployAt(state, 'd4', 'd5');
    for (const [name, key] of Object.entries({ d3: 'mutant', d2: 'mutant', d6: 'medic' }))
      bring(state, 1, key, name);
    bring(state, 0, 'battle');
    const asked = choose(state, 'battle');
    expect(asked.pending?.kind).toBe('aim');
    const more = choose(roundTrip(asked), open(asked)[0]);
    expect(more.pending?.kind).toBe('aim');
    expect(open(roundTrip(more))).toEqual(['aim d5 0 d3', 'aim d5 0 d2']);
  });

  test('a record from a position with a Structure', () => {
    const state = gameState();
    let game = gameFrom(state);
    const [move] = open(state, 'mobility');
    game = play(game, parseChoice(move, game.state)).game;
    game = play(game, parseChoice('end', game.state)).game;
    const read = parseRecord(makeRecord(game));
    expect(hashState(read.state)).toBe(hashState(game.state));
    expect(after(read.state)).toEqual(after(game.state));
  });

  const line = makePosition(gameState());
  const [, , , , units] = line.split('/');
  const entry = units.split(';').find((text) => text.includes('structure-1')) ?? '';
  const replaced = (by: string): string => line.replace(entry, by);
  const parts = entry.split('.');

  test('[STR-3] refused: half a Structure, a pair of the wrong tiles, apart, on one hex, in the hand', () => {
    expect(parts).toHaveLength(8);
    const wrong = (changes: Record<number, string>): string =>
      replaced(parts.map((part, i) => changes[i] ?? part).join('.'));
    expectRefused(
      () => parsePosition(replaced(parts.slice(0, 5).join('.'))),
      'bad-notation',
      'partner-missing',
    );
    expectRefused(() => parsePosition(wrong({ 6: 'structure-1b' })), 'bad-notation', 'no-structure');
    expectRefused(() => parsePosition(wrong({ 2: 'gun' })), 'bad-notation', 'no-structure');
    expectRefused(() => parsePosition(wrong({ 5: 'b2' })), 'bad-notation', 'does-not-fit');
    expectRefused(() => parsePosition(wrong({ 0: 'b4', 5: 'd6' })), 'bad-notation', 'not-adjacent');
    expectRefused(() => parsePosition(wrong({ 5: 'a1' })), 'bad-notation', 'not-adjacent');
    expectRefused(() => parsePosition(wrong({ 4: '3' })), 'bad-notation', 'too-many-wounds');
    expectRefused(() => parsePosition(replaced(parts.slice(0, 6).join('.'))), 'bad-notation', 'parts-needed');
    const inHand = line.replace(/\/20\.1\.([^.]*)\./, '/20.1.structure-1a~$1.');
    expectRefused(() => parsePosition(inHand), 'bad-notation', 'tile-count');
    const twice = replaced(`${entry};${parts.map((part, i) => ({ 0: 'e3', 5: 'e2' })[i] ?? part).join('.')}`);
    expectRefused(() => parsePosition(twice), 'bad-notation', 'tile-count');
  });
});
