// Mission 1: the first spark. A short, even fight among ruins.

import type { Mission } from '../campaign.ts';
import { MAIN } from './board.ts';

export const sparks: Mission = {
  stage: 1,
  next: ['rise-2a', 'rise-2b'],
  drawFor: 1,
  posts: [
    ['c2', 'd2'],
    ['e5', 'd6'],
  ],
  scenario: {
    key: 'rise-1',
    set: 'campaign',
    difficulty: 1,
    seats: [
      { army: 'moloch', points: 14, hqHexes: ['b2', 'b3', 'c2', 'd2', 'c3'] },
      { army: 'outpost', points: 15, hqHexes: ['f3', 'f4', 'e5', 'd6', 'e4'] },
    ],
    board: { hexes: MAIN, terrain: { c4: 'ruins', d4: 'ruins', e3: 'ruins' } },
    limit: { turns: 40 },
    end: ['hq'],
    texts: {
      en: {
        title: 'Sparks in the cellar',
        story:
          'A patrol of the Outpost has found the station. Down in the cellar a screen lights up that nobody has switched on.',
        skill:
          'Cover: a shot into ruins loses one strength. Stand there when you are shot at, not when you mean to charge.',
        goals: [
          'Destroy the HQ of the Outpost, or have more points in the end.',
          'Destroy the HQ of Moloch, or have more points in the end.',
        ],
        rules: [
          'HQs start in the north-west (Moloch) and in the south-east (Outpost).',
          'Ruins on c4, d4 and e3 take one strength off every shot that arrives there.',
        ],
        objectives: [],
        victories: [
          'The patrol never reports back. The screen shows a map now.',
          'The screen is dark. But the cables below it go on, further than anybody has time to follow.',
        ],
      },
      pl: {
        title: 'Iskry w piwnicy',
        story: 'Patrol Posterunku znalazł stację. W piwnicy rozświetla się ekran, którego nikt nie włączał.',
        skill:
          'Osłona: strzał w ruiny traci jeden punkt siły. Stój tam, gdy do ciebie strzelają, nie gdy chcesz atakować.',
        goals: [
          'Zniszcz Sztab Posterunku albo miej na końcu więcej punktów.',
          'Zniszcz Sztab Molocha albo miej na końcu więcej punktów.',
        ],
        rules: [
          'Sztaby zaczynają na północnym zachodzie (Moloch) i na południowym wschodzie (Posterunek).',
          'Ruiny na c4, d4 i e3 odbierają jeden punkt siły każdemu strzałowi, który tam dotrze.',
        ],
        objectives: [],
        victories: [
          'Patrol nigdy nie melduje o powrocie. Na ekranie widać teraz mapę.',
          'Ekran zgasł. Ale kable pod nim biegną dalej, niż ktokolwiek ma czas sprawdzić.',
        ],
      },
    },
  },
};
