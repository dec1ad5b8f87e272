// Mission 4, when the people are ahead: three hills, and whoever holds two of them.

import type { Mission } from '../campaign.ts';
import { MAIN } from './board.ts';

export const hills: Mission = {
  stage: 4,
  next: ['rise-5a', 'rise-5b'],
  drawFor: 1,
  posts: [
    ['c3', 'b3'],
    ['e4', 'f3'],
  ],
  scenario: {
    key: 'rise-4b',
    set: 'campaign',
    difficulty: 2,
    seats: [
      { army: 'moloch', points: 15, hqHexes: ['b2', 'b3', 'b4', 'c2', 'c5'] },
      { army: 'outpost', points: 20, hqHexes: ['f2', 'f3', 'f4', 'e2', 'e5'] },
    ],
    board: { hexes: MAIN, terrain: { d2: 'hill', d4: 'hill', d6: 'hill' } },
    objectives: [
      { kind: 'hold', side: 0, needed: 5, hexes: ['d2', 'd4', 'd6'], least: 2 },
      { kind: 'hold', side: 1, needed: 3, hexes: ['d2', 'd4', 'd6'], least: 2 },
    ],
    limit: { turns: 40 },
    end: ['objectives', 'hq'],
    texts: {
      en: {
        title: 'The hills',
        story:
          'For once the people attack. Who holds the hills sees the valley, and in the valley lies the road to the heart of the machine.',
        skill: 'Ground: what stands where counts, not only what falls.',
        goals: [
          'Begin five of your turns with units on two of the three hills, or destroy the enemy HQ.',
          'Begin three of your turns with units on two of the three hills, or destroy the enemy HQ.',
        ],
        rules: [
          'The hills are d2, d4 and d6; units on them are one faster.',
          'If the decks run out first, whoever has held longer wins, then whoever has more HQ points.',
        ],
        objectives: ['Turns with two hills', 'Turns with two hills'],
        victories: [
          'Masts grow on the hills. At night they blink to each other.',
          'From the hills one can see it, all of it. It is larger than anybody had thought.',
        ],
      },
      pl: {
        title: 'Wzgórza',
        story:
          'Tym razem to ludzie atakują. Kto trzyma wzgórza, widzi dolinę, a w dolinie leży droga do serca maszyny.',
        skill: 'Teren: liczy się, co gdzie stoi, nie tylko to, co pada.',
        goals: [
          'Zacznij pięć swoich tur z jednostkami na dwóch z trzech wzgórz albo zniszcz wrogi Sztab.',
          'Zacznij trzy swoje tury z jednostkami na dwóch z trzech wzgórz albo zniszcz wrogi Sztab.',
        ],
        rules: [
          'Wzgórza to d2, d4 i d6; jednostki na nich są o jeden szybsze.',
          'Jeśli wcześniej skończą się stosy, wygrywa, kto dłużej trzymał, a potem, kto ma więcej punktów Sztabu.',
        ],
        objectives: ['Tury z dwoma wzgórzami', 'Tury z dwoma wzgórzami'],
        victories: [
          'Na wzgórzach wyrastają maszty. Nocą migają do siebie.',
          'Ze wzgórz widać ją całą. Jest większa, niż ktokolwiek myślał.',
        ],
      },
    },
  },
};
