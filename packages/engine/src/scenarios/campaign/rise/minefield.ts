// Mission 3, when the people are ahead: a field of mines between the HQs.

import type { Mission } from '../campaign.ts';
import { MAIN } from './board.ts';

export const minefield: Mission = {
  stage: 3,
  next: ['rise-4a', 'rise-4b'],
  drawFor: 1,
  posts: [
    ['c2', 'd2'],
    ['d6', 'e5'],
  ],
  scenario: {
    key: 'rise-3b',
    set: 'campaign',
    difficulty: 2,
    seats: [
      { army: 'moloch', points: 18, hqHexes: ['b2', 'c2', 'd2', 'e2'] },
      { army: 'hegemony', points: 16, hqHexes: ['c5', 'd6', 'e5', 'f4'] },
    ],
    board: {
      hexes: MAIN,
      terrain: { b3: 'mine', c4: 'mine', d4: 'mine', e4: 'mine', f3: 'mine', d3: 'nest', d5: 'arena' },
    },
    limit: { turns: 40 },
    end: ['hq'],
    texts: {
      en: {
        title: 'The minefield',
        story:
          'An old border runs here, and its mines have outlived both countries. On one side the Hegemony, on the other the machine, and each wants the other to go first.',
        skill: 'Sacrifice: the first unit on a mine pays for all who come after it.',
        goals: [
          'Destroy the HQ of the Hegemony, or have more points in the end.',
          'Destroy the HQ of Moloch, or have more points in the end.',
        ],
        rules: [
          'The first unit that comes to a mine (b3, c4, d4, e4, f3) suffers a wound; then the mine is gone.',
          'Who stands in the nest on d3 shoots one stronger, who stands in the arena on d5 strikes one stronger.',
          'HQs start in the north (Moloch) and in the south (Hegemony).',
        ],
        objectives: [],
        victories: [
          'The field is clear now. The machine has counted every step.',
          'The gangs plant flags where the mines were. The machine has gone back to think.',
        ],
      },
      pl: {
        title: 'Pole minowe',
        story:
          'Biegnie tędy dawna granica, a jej miny przeżyły oba kraje. Po jednej stronie Hegemonia, po drugiej maszyna i każda woli, żeby ta druga poszła przodem.',
        skill: 'Poświęcenie: pierwsza jednostka na minie płaci za wszystkich następnych.',
        goals: [
          'Zniszcz Sztab Hegemonii albo miej na końcu więcej punktów.',
          'Zniszcz Sztab Molocha albo miej na końcu więcej punktów.',
        ],
        rules: [
          'Pierwsza jednostka, która trafi na minę (b3, c4, d4, e4, f3), otrzymuje ranę; potem miny już nie ma.',
          'Kto stoi w gnieździe na d3, strzela o jeden mocniej, kto stoi na arenie na d5, uderza o jeden mocniej.',
          'Sztaby zaczynają na północy (Moloch) i na południu (Hegemonia).',
        ],
        objectives: [],
        victories: [
          'Pole jest czyste. Maszyna policzyła każdy krok.',
          'Gangi wbijają flagi tam, gdzie były miny. Maszyna wycofała się, żeby myśleć.',
        ],
      },
    },
  },
};
