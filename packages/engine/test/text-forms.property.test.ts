// Every text form round-trips in random games, and a log rebuilds the very same states (GEO-2, TURN-7).
// NHEX_GAMES: how many games of each mode; NHEX_SEED: which ones.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canUndo,
  codesOf,
  type Decision,
  type Game,
  hashState,
  hexName,
  MODES,
  type Mode,
  makeChoice,
  makePosition,
  makeRecord,
  NOWHERE,
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
  standingChoices,
  type UnitId,
  undo,
  unitsOn,
  unpackChoice,
  viewOf,
} from '../src/index.ts';
import { games } from './modes-random.ts';

const GAMES = Number(process.env['NHEX_GAMES'] ?? 8);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);

/** All that can be seen of a state, units told by their hexes: their numbers, as those of moments, are names that a line of text does not keep. */
function visible(state: State): object {
  const { units, turn, battle, wounding, pending, moments: _, ...rest } = viewOf(state);
  const at = (unit: UnitId): string => hexName(units.hex[unit]);
  const isThere = (unit: UnitId): boolean => units.hex[unit] !== NOWHERE;
  const told = (decision: Decision): object => ({
    ...decision,
    ...('unit' in decision ? { unit: at(decision.unit) } : {}),
    ...('medic' in decision ? { medic: at(decision.medic), patient: at(decision.patient) } : {}),
    ...('question' in decision ? { question: told(decision.question) } : {}),
  });
  return {
    ...rest,
    units: unitsOn(units).map(({ owner, wounds, tiles }) => ({ owner, wounds, tiles })),
    turn: {
      ...turn,
      moved: turn.moved.map(at),
      pivoted: turn.pivoted.map(at),
      served: turn.served.map(({ transport, passenger }) => [at(transport), at(passenger)]),
    },
    battle: battle && {
      ...battle,
      usedChances: unitsOn(units).map(({ unit }) => battle.usedChances[unit]),
      converted: battle.converted.filter(isThere).map(at),
      actors: battle.actors
        .filter(({ unit }) => isThere(unit))
        .map((actor) => ({ ...actor, unit: at(actor.unit) })),
    },
    wounding: wounding && {
      ...wounding,
      hits: wounding.hits.map((hit) => ({ ...hit, target: at(hit.target) })),
      exploded: wounding.exploded.map(at),
      spent: wounding.spent.map(at),
    },
    pending: pending && told(pending),
  };
}

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
          expect(makePosition(read)).toBe(position);
          expect(hashState(read)).toBe(hashState(state));
          expect(codesOf(read)).toEqual(codesOf(state));
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
          if (!canUndo(after)) {
            expect(() => undo(after)).toThrow('taken back');
            return;
          }
          const back = undo(after);
          expect(isDeepStrictEqual(back.state, before.state)).toBe(true);
          expect(standingChoices(back.log)).toEqual(standingChoices(before.log));
          expect(back.log).toHaveLength(after.log.length + 1);
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
