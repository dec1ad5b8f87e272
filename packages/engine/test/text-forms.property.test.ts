// Every text form round-trips in random games, and a log rebuilds the very same states (GEO-2, TURN-7).
// NHEX_GAMES: how many games of each mode; NHEX_SEED: which ones.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canUndo,
  codesOf,
  type Game,
  hashState,
  MODES,
  type Mode,
  makeChoice,
  makePosition,
  makeRecord,
  newGame,
  nextRandom,
  packChoice,
  parseChoice,
  parsePosition,
  parseRecord,
  play,
  randomBelow,
  replay,
  type State,
  stageOf,
  undo,
  unpackChoice,
  viewOf,
} from '../src/index.ts';
import { games } from './modes-random.ts';

const GAMES = Number(process.env['NHEX_GAMES'] ?? 8);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);

const visible = (state: State): object => viewOf(state);

/** Plays a random game through the immutable door and calls back before each input. */
function playThrough(
  game: Game,
  visit: (game: Game, code: number, pick: (below: number) => number) => void,
): Game {
  let rng = 1;
  const pick = (below: number): number => {
    rng = nextRandom(rng);
    return randomBelow(rng, below);
  };
  let current = game;
  while (stageOf(current.state) !== 'over') {
    const codes = codesOf(current.state);
    const code = codes[pick(codes.length)];
    visit(current, code, pick);
    current = play(current, code).game;
  }
  return current;
}

describe.each(MODES)('%s', (mode: Mode) => {
  test(`[${mode}] choices and positions survive being written and read`, () => {
    fc.assert(
      fc.property(games(mode), ({ options, seed }) => {
        playThrough(newGame(options, seed), ({ state }, code, pick) => {
          const text = makeChoice(unpackChoice(code), state);
          expect(packChoice(parseChoice(text, state)), text).toBe(code);
          if (pick(4) > 0) return;
          const position = makePosition(state);
          const read = parsePosition(position);
          expect(isDeepStrictEqual(visible(read), visible(state)), position).toBe(true);
          expect(hashState(read)).toBe(hashState(state));
        });
      }),
      { numRuns: GAMES, seed: SEED },
    );
  });

  test(`[${mode}] a record and a log rebuild the game, with and without its seed`, () => {
    fc.assert(
      fc.property(games(mode), fc.nat(), ({ options, seed }, cut) => {
        const game = playThrough(newGame(options, seed), () => {});
        const record = makeRecord(game);
        const read = parseRecord(record);
        expect(makeRecord(read)).toBe(record);
        expect(isDeepStrictEqual(read.state, game.state)).toBe(true);
        const unseeded = parseRecord(record.replace(/\[Seed .*\]\n/, ''));
        expect(hashState(unseeded.state)).toBe(hashState(game.state));
        const half = cut % game.log.length;
        expect(replay(game, half).log).toEqual(game.log.slice(0, half));
      }),
      { numRuns: GAMES, seed: SEED },
    );
  });

  test(`[TURN-7] [${mode}] whatever may be taken back comes back exactly`, () => {
    fc.assert(
      fc.property(games(mode), ({ options, seed }) => {
        playThrough(newGame(options, seed), (before, code, pick) => {
          if (pick(8) > 0) return;
          const after = play(before, code).game;
          if (canUndo(after)) expect(isDeepStrictEqual(undo(after), before)).toBe(true);
          else expect(() => undo(after)).toThrow('taken back');
        });
      }),
      { numRuns: GAMES, seed: SEED },
    );
  });
});

test('a tampered record is refused', () => {
  const game = playThrough(newGame({ armies: ['borgo', 'moloch'] }, 7), () => {});
  const record = makeRecord(game);
  const lines = record.split('\n');
  fc.assert(
    fc.property(fc.nat(lines.length - 1), (index) => {
      // Dropping any input, or changing any header that matters, cannot go unnoticed.
      const line = lines[index];
      if (line === '' || line.startsWith(';') || /^\[(Seed|Result|Hash) /.test(line)) return;
      const without = lines.filter((_, i) => i !== index).join('\n');
      if (/^\[(Edition|Board|Mode) /.test(line)) return; // these have defaults
      expect(() => parseRecord(without), line).toThrow();
    }),
    { numRuns: 40, seed: SEED },
  );
});
