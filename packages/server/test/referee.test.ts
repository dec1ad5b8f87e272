// The referee without HTTP: deals, records, verification.

import { deciderOf, MODES, makePosition, parseRecord, SCENARIOS, VARIANTS } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  checkGameOptions,
  choicesIn,
  deciderIn,
  endedByWord,
  hashOf,
  type Input,
  newPlay,
  type Play,
  playChoice,
  playInput,
  positionOf,
  Refusal,
  recordOf,
  resultOf,
} from '../src/referee/engine.ts';
import { verifyRecord, withFacts } from '../src/referee/online-record.ts';
import { commitmentTo, drawBelow, newSeed } from '../src/referee/shuffle.ts';

const DUEL = checkGameOptions({ armies: ['borgo', 'outpost'] });
const FOUR = ['moloch', 'hegemony', 'borgo', 'outpost'];
const SEATS = { duel: 2, deathmatch: 3, scored: 3, 'one-vs-two': 3, team: 4 };

/** Plays to the end, picking choices by a small generator of its own. */
function playOut(seed: string, options = DUEL, pick = 1): { play: Play; inputs: Input[] } {
  let play = newPlay(options);
  const inputs: Input[] = [];
  let state = pick;
  while (resultOf(play) === undefined) {
    const choices = choicesIn(play);
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const next = playChoice(play, choices[(state >>> 8) % choices.length], seed);
    play = next.play;
    inputs.push(next.input);
  }
  return { play, inputs };
}

const factsOf = (seed: string) => ({
  game: 'g1',
  sequence: 0,
  commitment: commitmentTo(seed),
  seed,
  players: ['ann', 'bob'],
  ending: undefined,
});

describe('dealing', () => {
  test('the stored inputs rebuild the game, hash for hash', () => {
    const { play, inputs } = playOut(newSeed());
    expect(hashOf(inputs.reduce(playInput, newPlay(DUEL)))).toBe(hashOf(play));
  });

  test('the same seed deals the same tiles, another seed others', () => {
    const draws = (seed: string) =>
      playOut(seed).inputs.map((input) => (input.kind === 'choice' ? input.draws : []));
    const seed = newSeed();
    expect(draws(seed)).toEqual(draws(seed));
    expect(draws(seed)).not.toEqual(draws(newSeed()));
  });

  test('each place in the deck is drawn about equally often', () => {
    const counts = Array.from({ length: 34 }, () => 0);
    const rounds = 34 * 400;
    for (let i = 0; i < rounds; i++) counts[drawBelow('a fixed seed', i % 6, i, 34)]++;
    // Chi-squared with 33 degrees of freedom: beyond 63.9 once in a thousand; the seed is fixed, so this is no gamble.
    const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    expect(chi).toBeLessThan(63.9);
  });

  test('the engine state holds nothing that tells the order: equal inputs under two seeds look alike until a draw', () => {
    const start = newPlay(DUEL);
    const a = playChoice(start, 'hq d4 r0', newSeed()).play;
    const b = playChoice(start, 'hq d4 r0', newSeed()).play;
    expect(a.game.state).toEqual(b.game.state);
  });

  test.each([
    ...MODES.map((mode) => [mode, { armies: FOUR.slice(0, SEATS[mode]), mode }] as const),
    ...VARIANTS.map((variant) => [variant, { armies: FOUR.slice(2), variants: [variant] }] as const),
    ...SCENARIOS.map(({ key }) => [key, { scenario: key }] as const),
  ])('%s: what is dealt rebuilds the game and passes the check', (_, input) => {
    const options = checkGameOptions(input);
    const seed = newSeed();
    const { play, inputs } = playOut(seed, options);
    expect(hashOf(inputs.reduce(playInput, newPlay(options)))).toBe(hashOf(play));
    expect(verifyRecord(withFacts(recordOf(play), factsOf(seed))).problems).toEqual([]);
  });

  describe('tiles that arrive in a deck (ATL-5)', () => {
    const [truce] = SCENARIOS.filter(({ key }) => key === 'atlas-3');
    const [outpost, hegemony] = truce.seats;
    const few = { 'hegemony/ganger': 1, 'hegemony/guard': 1 };
    const come = { 'hegemony/runner': 1, 'hegemony/universal-soldier': 2 };
    const options = checkGameOptions({
      scenario: {
        ...truce,
        key: 'relief',
        seats: [outpost, { ...hegemony, deck: { only: few } }],
        arrivals: [...(truce.arrivals ?? []), { turn: 2, owner: 1, tiles: come }],
      },
    });
    /** What the seat draws in the turn in which they come. */
    const drawnThen = (seed: string) => {
      let play = newPlay(options);
      for (const words of ['hq b2 r0', 'hq f2 r0']) play = playChoice(play, words, seed).play;
      // An instant alone is an unlucky draw, which may be kept.
      if (choicesIn(play).includes('keep')) play = playChoice(play, 'keep', seed).play;
      return playChoice(play, 'end', seed).input.draws;
    };

    test('are dealt from the committed seed in that very turn', () => {
      const pile = Object.entries({ ...few, ...come }).flatMap(([ref, count]) =>
        Array<string>(count).fill(ref.slice('hegemony/'.length)),
      );
      for (let i = 0; i < 20; i++) {
        const seed = newSeed();
        const left = [...pile].sort();
        const expected = Array.from(
          { length: 2 },
          (_, draw) => left.splice(drawBelow(seed, 1, draw, left.length), 1)[0],
        );
        expect(drawnThen(seed)).toEqual(expected);
      }
    });

    test('are never refused, and the record passes the check', () => {
      for (let pick = 1; pick <= 3; pick++) {
        const seed = newSeed();
        const { play, inputs } = playOut(seed, options, pick);
        expect(hashOf(inputs.reduce(playInput, newPlay(options)))).toBe(hashOf(play));
        expect(verifyRecord(withFacts(recordOf(play), factsOf(seed))).problems).toEqual([]);
      }
    });
  });

  test('mercenaries and a Mad Bomber on top of a deck are dealt too', () => {
    const options = checkGameOptions({
      armies: ['moloch', 'hegemony', 'borgo'],
      mode: 'deathmatch',
      variants: ['mad-bomber', 'mercenaries'],
    });
    for (let pick = 1; pick <= 3; pick++) {
      const seed = newSeed();
      const { play, inputs } = playOut(seed, options, pick);
      expect(hashOf(inputs.reduce(playInput, newPlay(options)))).toBe(hashOf(play));
      expect(verifyRecord(withFacts(recordOf(play), factsOf(seed))).problems).toEqual([]);
    }
  });
});

describe('refusals', () => {
  test('an illegal choice, a text that is none, a choice after the end', () => {
    const play = newPlay(DUEL);
    expect(() => playChoice(play, 'end', newSeed())).toThrow(Refusal);
    expect(() => playChoice(play, 'frobnicate', newSeed())).toThrow(/no kind of choice/);
    const over = playInput(play, { kind: 'resign', seat: 0 });
    expect(resultOf(over)).toEqual({ winners: [1], reason: 'resigned' });
    expect(() => playChoice(over, 'hq d4 r0', newSeed())).toThrow('the game is over');
  });

  test('a stored input of a seat that is not asked', () => {
    expect(() =>
      playInput(newPlay(DUEL), { kind: 'choice', seat: 1, choice: 'hq d4 r0', draws: [] }),
    ).toThrow('player 1 chooses, but player 0 is to choose');
  });

  test('a word about a game that is over', () => {
    const over = playInput(newPlay(DUEL), { kind: 'draw' });
    expect(() => playInput(over, { kind: 'resign', seat: 0 })).toThrow(Refusal);
    expect(() => playInput(newPlay(DUEL), { kind: 'undo', seat: 0 })).toThrow(Refusal);
  });

  test('among three players a seat that is left goes on without its player', () => {
    const play = newPlay(checkGameOptions({ armies: ['moloch', 'hegemony', 'borgo'], mode: 'deathmatch' }));
    const left = playInput(play, { kind: 'time', seat: 0 });
    expect(resultOf(left)).toBeUndefined();
    expect(left.left).toEqual([0]);
    expect(deciderIn(left)).toBe(0);
  });
});

describe('verdicts', () => {
  const WORDS = [
    ['resign', 'resign', 'resigned'],
    ['time', 'time-over', 'time'],
  ] as const;

  test.each([
    ...MODES.map((mode) => [mode, { armies: FOUR.slice(0, SEATS[mode]), mode }] as const),
    ...VARIANTS.map((variant) => [variant, { armies: FOUR.slice(2), variants: [variant] }] as const),
    ...SCENARIOS.map(({ key }) => [key, { scenario: key }] as const),
  ])(
    '%s: of two players the other one wins, as the engine says; among more the house plays on',
    (_, input) => {
      const options = checkGameOptions(input);
      const seats = options.armies.map((_, seat) => seat);
      const seed = newSeed();
      const { inputs } = playOut(seed, options);
      let play = newPlay(options);
      inputs.forEach((input, i) => {
        // Now and then somebody gives up or runs out of time, at any kind of decision.
        if (i % 7 === 0) {
          for (const seat of seats)
            for (const [kind, word, reason] of WORDS) {
              const next = playInput(play, { kind, seat });
              if (seats.length > 2) {
                expect([next.left, resultOf(next), next.game]).toEqual([[seat], undefined, play.game]);
                continue;
              }
              expect(resultOf(next)).toEqual({ winners: [1 - seat], reason });
              expect(deciderIn(next)).toBeUndefined();
              expect(next.game.log.at(-1)).toMatchObject({ kind: word, seat });
              expect(next.game.state.result).toEqual(resultOf(next));
              expect(hashOf(next)).toBe(hashOf(play));
            }
          const agreed = playInput(play, { kind: 'draw' });
          expect(resultOf(agreed)).toEqual({ winners: [], reason: 'agreed' });
          expect(hashOf(agreed)).toBe(hashOf(play));
        }
        play = playInput(play, input);
      });
    },
  );

  test('the record holds them like that of a local game, and passes the check', () => {
    const seed = newSeed();
    const { inputs } = playOut(seed);
    const begun = inputs.slice(0, 9).reduce(playInput, newPlay(DUEL));
    const decider = deciderIn(begun);
    for (const [input, line, result] of [
      [{ kind: 'resign', seat: 1 }, '1 resign', '0 (resigned)'],
      [{ kind: 'time', seat: 0 }, '0 time-over', '1 (time)'],
      [{ kind: 'draw' }, '- draw-agreed', 'draw (agreed)'],
    ] as const) {
      const play = playInput(begun, input);
      const record = withFacts(recordOf(play), factsOf(seed));
      expect(record.trimEnd().split('\n').at(-1)).toBe(line);
      expect(record).toContain(`[Result "${result}"]`);
      expect(verifyRecord(record)).toMatchObject({ problems: [], choices: 9 });
      expect(makePosition(parseRecord(record).state)).toBe(positionOf(play));
      expect(endedByWord(play)).toBe(true);
    }
    const closed = playInput(begun, { kind: 'abandon' });
    expect(resultOf(closed)).toEqual({ winners: [], reason: 'abandoned' });
    expect(recordOf(closed)).toBe(recordOf(begun));
    expect(deciderOf(closed.game.state)).toBe(decider);
    expect(endedByWord(closed)).toBe(true);
    expect(endedByWord(playOut(seed).play)).toBe(false);
  });
});

describe('verification', () => {
  const seed = newSeed();
  const record = withFacts(recordOf(playOut(seed).play), factsOf(seed));

  test('a true record passes', () => {
    const verdict = verifyRecord(record);
    expect(verdict).toMatchObject({ ok: true, game: 'g1', seed, problems: [] });
    expect(verdict.draws).toBeGreaterThan(20);
  });

  test('another seed with its own commitment does not yield the draws', () => {
    const other = newSeed();
    const forged = record.replace(seed, other).replace(commitmentTo(seed), commitmentTo(other));
    expect(verifyRecord(forged).problems[0]).toMatch(/^choice \d+: player \d drew .*, but the seed gives /);
  });

  test('a seed that does not match the commitment, a missing one, a changed choice', () => {
    expect(verifyRecord(record.replace(seed, newSeed())).problems).toContain(
      'the seed does not match the commitment',
    );
    expect(verifyRecord(record.replace(/^; online seed .*\n/m, '')).problems).toHaveLength(1);
    expect(verifyRecord(record.replace(/^0 hq \w+/m, '0 hq zz')).ok).toBe(false);
    expect(verifyRecord('').ok).toBe(false);
  });
});
