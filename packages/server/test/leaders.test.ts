// Leaders at online tables: dealt from the seed, and hidden from everybody else until they are revealed (LEAD-1).

import { LEADERS } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  checkGameOptions,
  choicesIn,
  hashOf,
  type Input,
  inputFor,
  newPlay,
  type Play,
  playAll,
  playChoice,
  playSeenBy,
  positionFor,
  recordOf,
} from '../src/referee/engine.ts';
import { newSeed } from '../src/referee/shuffle.ts';

const OPTIONS = checkGameOptions({ armies: ['borgo', 'outpost'], variants: ['leaders'] });
const KEYS = LEADERS.map(({ key }) => key);
const named = (text: string): string[] => KEYS.filter((key) => new RegExp(`\\b${key}\\b`).test(text));

/** The first choices of a game: the deal, and as many of the secret ones. */
function dealt(seed: string, choices: number): { play: Play; inputs: Input[]; plays: Play[] } {
  let play = newPlay(OPTIONS);
  const inputs: Input[] = [];
  const plays: Play[] = [];
  for (let i = 0; i < choices; i++) {
    plays.push(play);
    const next = playChoice(play, choicesIn(play)[0], seed);
    play = next.play;
    inputs.push(next.input);
  }
  return { play, inputs, plays };
}

describe('secrets at an online table', () => {
  test('[LEAD-1] the seed deals the cards', () => {
    const seed = newSeed();
    const cards = (from: string): readonly string[] => {
      const [input] = dealt(from, 1).inputs;
      return input.kind === 'choice' ? input.draws : [];
    };
    expect(cards(seed)).toEqual(cards(seed));
    expect(new Set(cards(seed)).size).toBe(6);
    expect(KEYS).toEqual(expect.arrayContaining([...cards(seed)]));
  });

  test('[LEAD-1] positions, changes and records show a seat its own cards and nothing else', () => {
    const { play, inputs, plays } = dealt(newSeed(), 2);
    const [deal, chosen] = inputs;
    if (deal.kind !== 'choice' || chosen.kind !== 'choice') throw new Error('two choices');
    const own = [deal.draws.slice(0, 3), deal.draws.slice(3)];
    for (const seat of [0, 1, undefined]) {
      const mine = seat === undefined ? [] : [...own[seat]].sort();
      const texts = [
        positionFor(play, seat).split('/').at(-1) ?? '',
        JSON.stringify(inputs.map((input, i) => inputFor(plays[i], input, seat))),
        recordOf(playSeenBy(OPTIONS, inputs, seat))
          .split('\n')
          .filter((line) => /deal|leader /.test(line))
          .join(),
      ];
      for (const text of texts) expect(named(text).sort()).toEqual(mine);
    }
  });

  test('[LEAD-1] after the reveal the game that a seat has seen is the game', () => {
    const { play, inputs } = dealt(newSeed(), 5);
    for (const seat of [0, 1, undefined])
      expect(hashOf(playSeenBy(OPTIONS, inputs, seat))).toBe(hashOf(play));
    expect(hashOf(playAll(OPTIONS, inputs))).toBe(hashOf(play));
  });
});
