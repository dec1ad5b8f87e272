// Lessons one to six: what a tile does and who dies.

import type { Lesson } from '../lesson.ts';

const BORGO = ['borgo', 'moloch'] as const;
const OUTPOST = ['outpost', 'moloch'] as const;

export const FIRST_HALF: readonly Lesson[] = [
  {
    key: 'tile',
    rules: ['GEO-4', 'UNIT-1', 'UNIT-3'],
    tasks: [
      {
        kind: 'play',
        key: 'turn',
        board: {
          armies: BORGO,
          board: { d3: 'moloch/hybrid' },
          hand: ['borgo/brawler', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }],
        solution: ['place brawler d4 r0'],
      },
      {
        kind: 'play',
        key: 'two',
        board: {
          armies: BORGO,
          board: { d3: 'moloch/hybrid', e3: 'moloch/guard r1' },
          hand: ['borgo/mutant', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }, { dies: 'e3' }],
        solution: ['place mutant d4 r0'],
      },
    ],
  },
  {
    key: 'melee',
    rules: ['UNIT-1', 'UNIT-8'],
    tasks: [
      {
        kind: 'predict',
        key: 'faster',
        board: { armies: BORGO, board: { d4: 'borgo/claws r1', d3: 'moloch/hornet r3' } },
        question: 'dies',
        answers: [['d3'], ['d4'], ['d3', 'd4'], []],
      },
      {
        kind: 'predict',
        key: 'equal',
        board: { armies: BORGO, board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3' } },
        question: 'dies',
        answers: [['d3'], ['d4'], ['d3', 'd4'], []],
      },
      {
        kind: 'play',
        key: 'hq',
        board: {
          armies: BORGO,
          board: { e3: 'moloch/hq', d3: 'moloch/hornet r3', b4: 'borgo/hq' },
          hand: ['borgo/brawler', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ hq: 1, loses: 2 }],
        solution: ['place brawler e4 r0'],
      },
    ],
  },
  {
    key: 'ranged',
    rules: ['UNIT-2', 'BAT-4'],
    tasks: [
      {
        kind: 'predict',
        key: 'over',
        board: {
          armies: OUTPOST,
          board: {
            d6: 'outpost/commando r4',
            d5: 'outpost/runner',
            d3: 'moloch/hornet',
            d2: 'moloch/hybrid',
          },
        },
        question: 'dies',
        answers: [['d5'], ['d3'], ['d2'], ['d3', 'd2'], []],
      },
      {
        kind: 'predict',
        key: 'facing',
        board: { armies: OUTPOST, board: { d5: 'outpost/annihilator r2', d2: 'moloch/hybrid r3' } },
        question: 'dies',
        answers: [['d2'], ['d5'], ['d2', 'd5'], []],
      },
      {
        kind: 'play',
        key: 'line',
        board: {
          armies: OUTPOST,
          board: { d3: 'moloch/hybrid r3' },
          hand: ['outpost/commando', 'outpost/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }, { lives: 'mine' }],
        solution: ['place commando d2 r1'],
      },
    ],
  },
  {
    key: 'armor',
    rules: ['UNIT-5'],
    tasks: [
      {
        kind: 'predict',
        key: 'shot',
        board: { armies: OUTPOST, board: { d5: 'outpost/commando r4', d3: 'moloch/armored-guard r3' } },
        question: 'dies',
        answers: [['d3'], ['d5'], ['d3', 'd5'], []],
      },
      {
        kind: 'predict',
        key: 'blow',
        board: { armies: BORGO, board: { d4: 'borgo/mutant', d3: 'moloch/armored-guard r3' } },
        question: 'dies',
        answers: [['d3'], ['d4'], ['d3', 'd4'], []],
      },
      {
        kind: 'play',
        key: 'around',
        board: {
          armies: OUTPOST,
          board: { d4: 'moloch/armored-guard r3' },
          hand: ['outpost/commando', 'outpost/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd4' }],
        solution: ['place commando d2 r1'],
      },
    ],
  },
  {
    key: 'toughness',
    rules: ['UNIT-6'],
    tasks: [
      {
        kind: 'predict',
        key: 'one',
        board: { armies: OUTPOST, board: { d5: 'outpost/commando r4', d3: 'moloch/protector' } },
        question: 'dies',
        answers: [['d3'], ['d5'], ['d3', 'd5'], []],
      },
      {
        kind: 'predict',
        key: 'wounded',
        board: { armies: OUTPOST, board: { d5: 'outpost/commando r4', d3: 'moloch/protector w1' } },
        question: 'dies',
        answers: [['d3'], ['d5'], ['d3', 'd5'], []],
      },
      {
        kind: 'play',
        key: 'two',
        board: {
          armies: OUTPOST,
          board: { d3: 'moloch/protector' },
          hand: ['outpost/commando', 'outpost/annihilator', 'outpost/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }],
        solution: ['place annihilator d5 r2'],
      },
    ],
  },
  {
    key: 'initiative',
    rules: ['UNIT-8', 'BAT-3', 'BAT-4', 'BAT-6'],
    tasks: [
      {
        kind: 'predict',
        key: 'first',
        board: {
          armies: BORGO,
          board: { d6: 'borgo/assassin r1', d4: 'borgo/mutant', d3: 'moloch/hornet r3' },
        },
        question: 'dies',
        answers: [['d3'], ['d4'], ['d3', 'd4'], []],
      },
      {
        kind: 'predict',
        key: 'together',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3', e3: 'moloch/guard r5' },
        },
        question: 'dies',
        answers: [['d4'], ['d3', 'e3'], ['d3', 'd4', 'e3'], ['d3', 'd4']],
      },
      {
        kind: 'play',
        key: 'scout',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3' },
          hand: ['borgo/scout', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }, { lives: 'd4' }],
        solution: ['place scout d5 r0'],
      },
    ],
  },
];
