// Friend or foe: the four questions about two owners, in every mode (MODE-5, MODE-6, VAR-4).

import { describe, expect, test } from 'vitest';
import {
  attacks,
  checkOptions,
  type GameOptionsInput,
  grapples,
  NOBODY,
  type Owner,
  opposes,
  rulesOf,
  serves,
} from '../src/index.ts';

type Question = typeof attacks;

/** One row a seat, the last row and column are nobody's; `x` means yes. */
function matrix(options: GameOptionsInput, question: Question): string[] {
  const rules = rulesOf(checkOptions(options));
  const owners = [...options.armies.map((_, seat) => seat as Owner), NOBODY];
  return owners.map((a) => owners.map((b) => (question(rules, a, b) ? 'x' : '.')).join(''));
}

const TEAM: GameOptionsInput = { mode: 'team', armies: ['borgo', 'hegemony', 'outpost', 'doomsday'] };
const WITH_MOLOCH: GameOptionsInput = { mode: 'team', armies: ['borgo', 'hegemony', 'moloch', 'doomsday'] };
const LONER: GameOptionsInput = { mode: 'one-vs-two', armies: ['borgo', 'hegemony', 'outpost'] };

describe('everyone for themselves', () => {
  for (const mode of ['deathmatch', 'scored'] as const) {
    const options: GameOptionsInput = { mode, armies: ['borgo', 'moloch', 'outpost'] };
    test(`[MODE-1] ${mode}: everybody else is an enemy, only the own units are served`, () => {
      for (const question of [attacks, grapples, opposes])
        expect(matrix(options, question)).toEqual(['.xxx', 'x.xx', 'xx.x', 'xxx.']);
      expect(matrix(options, serves)).toEqual(['x...', '.x..', '..x.', '....']);
    });
  }

  test('[MODE-1] the same army on several seats: each is an enemy of the others', () => {
    const options: GameOptionsInput = { mode: 'deathmatch', armies: ['moloch', 'moloch', 'moloch'] };
    for (const question of [attacks, grapples, opposes])
      expect(matrix(options, question)).toEqual(['.xxx', 'x.xx', 'xx.x', 'xxx.']);
    expect(matrix(options, serves)).toEqual(['x...', '.x..', '..x.', '....']);
  });

  test('[MODE-7] six players: nobody is mistaken for nobody', () => {
    const armies = ['borgo', 'moloch', 'outpost', 'hegemony', 'doomsday', 'borgo'];
    const rows = matrix({ mode: 'deathmatch', armies }, attacks);
    expect(rows).toEqual(['.xxxxxx', 'x.xxxxx', 'xx.xxxx', 'xxx.xxx', 'xxxx.xx', 'xxxxx.x', 'xxxxxx.']);
  });
});

describe('sides', () => {
  test('[MODE-5] two and two: allies neither attack nor grapple nor oppose, and serve each other', () => {
    for (const question of [attacks, grapples, opposes])
      expect(matrix(TEAM, question)).toEqual(['.x.xx', 'x.x.x', '.x.xx', 'x.x.x', 'xxxx.']);
    expect(matrix(TEAM, serves)).toEqual(['x.x..', '.x.x.', 'x.x..', '.x.x.', '.....']);
  });

  test('[MODE-4] one against two: the two are allies', () => {
    for (const question of [attacks, grapples, opposes])
      expect(matrix(LONER, question)).toEqual(['.xxx', 'x..x', 'x..x', 'xxx.']);
    expect(matrix(LONER, serves)).toEqual(['x...', '.xx.', '.xx.', '....']);
  });

  test('[MODE-6] Moloch attacks its ally, not the ally Moloch; they grapple and serve each other; nothing else opposes', () => {
    expect(matrix(WITH_MOLOCH, attacks)).toEqual(['.x.xx', 'x.x.x', 'xx.xx', 'x.x.x', 'xxxx.']);
    expect(matrix(WITH_MOLOCH, grapples)).toEqual(['.xxxx', 'x.x.x', 'xx.xx', 'x.x.x', 'xxxx.']);
    expect(matrix(WITH_MOLOCH, opposes)).toEqual(['.x.xx', 'x.x.x', '.x.xx', 'x.x.x', 'xxxx.']);
    expect(matrix(WITH_MOLOCH, serves)).toEqual(['x.x..', '.x.x.', 'x.x..', '.x.x.', '.....']);
  });

  test('[MODE-6] switched off in 2025 Moloch is an ally like any other', () => {
    const options = { ...WITH_MOLOCH, edition: '2025', strikeAllies: false } as const;
    for (const question of [attacks, grapples, opposes, serves]) {
      expect(matrix(options, question)).toEqual(matrix(TEAM, question));
    }
  });

  test('[MODE-6] Moloch as the loner changes nothing, Moloch among the two does', () => {
    const loner: GameOptionsInput = { mode: 'one-vs-two', armies: ['moloch', 'hegemony', 'outpost'] };
    for (const question of [attacks, grapples, opposes, serves])
      expect(matrix(loner, question)).toEqual(matrix(LONER, question));
    const partner: GameOptionsInput = { mode: 'one-vs-two', armies: ['borgo', 'moloch', 'outpost'] };
    expect(matrix(partner, attacks)).toEqual(['.xxx', 'x.xx', 'x..x', 'xxx.']);
    expect(matrix(partner, grapples)).toEqual(['.xxx', 'x.xx', 'xx.x', 'xxx.']);
    expect(matrix(partner, serves)).toEqual(matrix(LONER, serves));
  });

  test('[MODE-6] two Molochs in one team attack and grapple each other, never their own units', () => {
    const options: GameOptionsInput = { mode: 'team', armies: ['moloch', 'borgo', 'moloch', 'outpost'] };
    for (const question of [attacks, grapples])
      expect(matrix(options, question)).toEqual(['.xxxx', 'x.x.x', 'xx.xx', 'x.x.x', 'xxxx.']);
  });

  test("[VAR-4] what is nobody's is everyone's enemy and served by nobody, in every mode", () => {
    for (const options of [TEAM, WITH_MOLOCH, LONER]) {
      for (const question of [attacks, grapples, opposes]) {
        expect(
          matrix(options, question).every((row, a) => row.endsWith(a < options.armies.length ? 'x' : '.')),
        ).toBe(true);
      }
      expect(matrix(options, serves).every((row) => row.endsWith('.'))).toBe(true);
    }
  });
});
