// Lessons seven to twelve: what helps and hinders, and how a game goes.

import type { Lesson } from '../lesson.ts';

const BORGO = ['borgo', 'moloch'] as const;
const MOLOCH = ['moloch', 'borgo'] as const;

export const SECOND_HALF: readonly Lesson[] = [
  {
    key: 'hq',
    rules: ['UNIT-10', 'SET-1'],
    tasks: [
      {
        kind: 'play',
        key: 'aura',
        board: {
          armies: BORGO,
          board: { d5: 'borgo/hq', d3: 'moloch/hornet r3' },
          hand: ['borgo/brawler', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }, { lives: 'mine' }, { acts: 'mine', phase: 3 }],
        solution: ['place brawler d4 r0'],
      },
      {
        kind: 'predict',
        key: 'spares',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/hq', d3: 'moloch/hq', e2: 'borgo/mutant r5' },
        },
        question: { loses: 1 },
        answers: [0, 1, 2, 3],
      },
    ],
  },
  {
    key: 'modules',
    rules: ['MOD-1', 'MOD-2', 'MOD-3'],
    tasks: [
      {
        kind: 'predict',
        key: 'aside',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d5: 'borgo/officer r3', d3: 'moloch/protector' },
        },
        question: 'dies',
        answers: [['d3'], ['d4'], ['d3', 'd4'], []],
      },
      {
        kind: 'play',
        key: 'officer',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d3: 'moloch/protector' },
          hand: ['borgo/officer', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }],
        solution: ['place officer d5 r0'],
      },
      {
        kind: 'play',
        key: 'which',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/brawler', d3: 'moloch/stormtrooper r3' },
          hand: ['borgo/officer', 'borgo/scout', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }, { lives: 'd4' }],
        solution: ['place scout d5 r0'],
      },
    ],
  },
  {
    key: 'medics',
    rules: ['MED-1', 'MED-3'],
    tasks: [
      {
        kind: 'play',
        key: 'save',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3' },
          hand: ['borgo/medic', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ saved: 'd4' }, { lives: 'd4' }, { dies: 'd3' }],
        solution: ['place medic d5 r0'],
      },
      {
        kind: 'predict',
        key: 'one',
        board: {
          armies: BORGO,
          board: {
            d4: 'borgo/mutant',
            d5: 'borgo/medic',
            d3: 'moloch/hornet r3',
            e3: 'moloch/guard r5',
          },
        },
        question: 'dies',
        answers: [
          ['d3', 'e3'],
          ['d3', 'd5', 'e3'],
          ['d3', 'd4', 'd5', 'e3'],
        ],
      },
    ],
  },
  {
    key: 'nets',
    rules: ['NET-1', 'NET-2', 'NET-3'],
    tasks: [
      {
        kind: 'play',
        key: 'net',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3' },
          hand: ['borgo/net-fighter', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ netted: 'd3' }, { lives: 'd4' }],
        solution: ['place net-fighter c3 r5'],
      },
      {
        kind: 'predict',
        key: 'facing',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/net-fighter r4', d3: 'moloch/net-fighter r3', e3: 'borgo/mutant' },
        },
        question: 'netted',
        answers: [['d3'], ['d4'], ['d3', 'd4'], ['e3'], []],
      },
      {
        kind: 'play',
        key: 'free',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/mutant', d3: 'moloch/net-fighter r3' },
          hand: ['borgo/net-fighter', 'borgo/battle'],
        },
        allows: ['place'],
        follows: ['battle'],
        goals: [{ netted: 'd3' }, { acts: 'd4', phase: 2 }],
        solution: ['place net-fighter d2 r1'],
      },
    ],
  },
  {
    key: 'instants',
    rules: ['INST-1', 'INST-4', 'INST-6'],
    tasks: [
      {
        kind: 'play',
        key: 'push',
        board: {
          armies: MOLOCH,
          board: { d5: 'moloch/hq', d4: 'borgo/mutant r3', c3: 'moloch/blocker r3', e3: 'moloch/blocker r3' },
          hand: ['moloch/push-back', 'moloch/battle'],
        },
        allows: ['push'],
        follows: ['battle'],
        goals: [{ hq: 0, loses: 0 }],
        solution: ['push d5 d4 > d3'],
      },
      {
        kind: 'play',
        key: 'grenade',
        board: {
          armies: BORGO,
          board: { d4: 'borgo/hq', d3: 'moloch/juggernaut r3', e3: 'moloch/blocker r3' },
          hand: ['borgo/grenade', 'borgo/battle'],
        },
        allows: ['grenade'],
        follows: ['battle'],
        goals: [{ dies: 'd3' }, { hq: 0, loses: 0 }],
        solution: ['grenade d3'],
      },
    ],
  },
  {
    key: 'turn',
    rules: ['TURN-1', 'TURN-2', 'INST-2', 'BAT-1', 'END-1', 'END-4'],
    tasks: [
      {
        kind: 'play',
        key: 'call',
        board: {
          armies: BORGO,
          board: { b3: 'borgo/hq', e3: 'moloch/hq', d4: 'borgo/brawler r1' },
          hand: ['borgo/move', 'borgo/mutant', 'borgo/battle'],
          discards: true,
        },
        allows: ['discard', 'place', 'battle'],
        choices: 3,
        goals: [{ hq: 1, loses: 3 }],
        solution: ['discard move', 'place mutant d3 r2', 'battle'],
      },
      {
        kind: 'play',
        key: 'last',
        board: {
          armies: BORGO,
          board: { b3: 'borgo/hq', e3: 'moloch/hq' },
          hand: ['borgo/brawler'],
          hq: [9, 10],
          lastTurn: true,
        },
        allows: ['place'],
        follows: ['end'],
        goals: [{ wins: 0 }],
        solution: ['place brawler e4 r0'],
      },
    ],
  },
];
