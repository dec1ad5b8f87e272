// Scenarios at the table: goals, arrivals, alliances, ground, and names that follow them.

import {
  checkOptions,
  newGame,
  parseHex,
  readScenario,
  SCENARIOS,
  type Scenario,
  type State,
} from '@nhex/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { speak } from '../src/app/i18n.svelte.ts';
import { teamText } from '../src/app/names.ts';
import { gameWords } from '../src/app/online/names.ts';
import { alliesForNow, dueNext, goalLines } from '../src/app/scenarios/goals.ts';
import { loadScenarios } from '../src/app/scenarios/known.ts';
import { groundHelp, spokenGround } from '../src/app/scenarios/words.ts';
import { hexWords } from '../src/app/texts.ts';
import { groundOf } from '../src/board/ground.ts';
import { testTable } from './helpers.ts';

const start = (scenario: Scenario | string): State => newGame({ scenario }, 'goals').state;
const hex = (name: string) => {
  const found = parseHex(name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('goals', () => {
  test('[ATL-5] progress of every objective, whose it is, and which is only time', () => {
    expect(goalLines(start('atlas-1'))).toMatchObject([
      { number: 0, seats: [0], progress: 0, needed: 3, isTime: false },
      { number: 1, seats: [1], progress: 0, isTime: true },
    ]);
  });

  test('[ATL-5] what arrives next is told, and what waits for room', () => {
    const state = start('atlas-1');
    const [first, second] = dueNext(state);
    expect([first.turns, second.turns]).toEqual([1, 3]);
    const later: State = { ...state, turn: { ...state.turn, number: 4 } };
    expect(dueNext(later)[0].turns).toBe(0);
  });

  test('[ATL-5] allies for a time are told apart from those who win together', () => {
    const [base] = SCENARIOS.filter(({ key }) => key === 'atlas-5');
    const scenario = readScenario({ ...base, key: 'pact', alliances: [{ turn: 2, sides: [0, 0] }] });
    const options = checkOptions({ scenario });
    expect(alliesForNow({ options })).toEqual([]);
    const allied = checkOptions({ scenario, era: 1 });
    expect(alliesForNow({ options: allied })).toEqual([[0, 1]]);
    expect(teamText(options, 0)).toBe('');
    expect(teamText(allied, 0)).toContain('Hegemony');
  });
});

describe('the ground', () => {
  test('[ATL-2] holes, belts and carousels are drawn as the scenario says', () => {
    const ground = groundOf(start('atlas-5'));
    expect(ground?.holes).toEqual([{ hex: hex('d4'), kind: 'wall' }]);
    const by = (name: string) => ground?.terrain.find((spot) => spot.hex === hex(name))?.by;
    expect([by('c3'), by('c4')]).toEqual([1, -1]);
    expect(groundOf(newGame({ armies: ['borgo', 'moloch'] }, 1).state)).toBeUndefined();
  });

  test('[ATL-2] is said to screen readers, with where it goes', () => {
    const park = start('atlas-5');
    expect(hexWords(hex('c3'), park)).toBe('c3: empty, Carousel, turns to the right');
    const line = start('atlas-1');
    expect(spokenGround(hex('a2'), line)).toEqual(['Belt, runs north-east']);
    expect(spokenGround(hex('g2'), line)).toEqual(['Goal', 'Parts delivered, for Moloch']);
    expect(groundHelp(hex('c4'), line)).toEqual([]);
  });

  test('every scenario that comes with the game can be drawn', async () => {
    const { SCENARIOS: all } = await loadScenarios();
    for (const scenario of all) {
      const state = start(scenario);
      expect(groundOf(state)).toBeDefined();
      expect(goalLines(state)).toHaveLength(scenario.objectives?.length ?? 0);
    }
  });
});

describe('the texts of a scenario', () => {
  afterAll(() => speak('en'));

  test('[ATL-5] are in the language in use, in English where it has none', async () => {
    const [first] = SCENARIOS;
    const { en } = first.texts;
    const english = readScenario({ ...first, key: 'english', texts: { en } });
    const titles = (scenario: Scenario) => gameWords(checkOptions({ scenario }));
    expect([titles(first), titles(english)]).toEqual([[en.title], [en.title]]);
    await speak('pl');
    expect([titles(first), titles(english)]).toEqual([[first.texts['pl']?.title], [en.title]]);
  });

  test('[ATL-5] a kept game knows its title in every language that the scenario has', () => {
    const [first] = SCENARIOS;
    const { en } = first.texts;
    const texts = { ...first.texts, de: { ...en, title: 'Das Fließband' } };
    const scenario = readScenario({ ...first, key: 'german', texts });
    const options = { scenario, armies: scenario.seats.map(({ army }) => army) };
    expect(testTable({ options }).table.saved().titles).toEqual({
      en: en.title,
      pl: first.texts['pl']?.title,
      de: 'Das Fließband',
    });
  });
});
