// Mission 2, after a victory of the people: no HQs, whoever kills more.

import type { Mission } from '../campaign.ts';
import { MAIN } from './board.ts';

export const pass: Mission = {
  stage: 2,
  next: ['rise-3a', 'rise-3b'],
  drawFor: 0,
  posts: [
    ['b3', 'c3'],
    ['f3', 'e4'],
  ],
  scenario: {
    key: 'rise-2b',
    set: 'campaign',
    difficulty: 1,
    seats: [
      { army: 'moloch', withoutHq: true },
      { army: 'borgo', withoutHq: true },
    ],
    board: {
      hexes: MAIN.filter((hex) => hex !== 'd4'),
      holes: { d4: 'chasm' },
      terrain: { c4: 'swamp', e3: 'swamp', d2: 'hill', d6: 'hill' },
    },
    objectives: [
      { kind: 'destroy', side: 0, needed: 16 },
      { kind: 'destroy', side: 1, needed: 16 },
    ],
    limit: { turns: 40, battle: true },
    end: ['objectives', { side: 0 }],
    texts: {
      en: {
        title: 'The pass',
        story:
          "What was left of the machine crawled into the mountains. Borgo's mutants have smelled the oil and wait where the road is narrow.",
        skill: 'Trading: without an HQ to lose, only the count of the dead matters.',
        goals: [
          'Destroy sixteen enemy units, or more than you have lost in the end; if the count is even, the pass is yours.',
          'Destroy sixteen enemy units, or more than you have lost in the end.',
        ],
        rules: [
          'Nobody has an HQ.',
          'Shots cross the chasm on d4.',
          'Units in the swamps on c4 and e3 are one slower, those on the hills d2 and d6 one faster.',
        ],
        objectives: ['Enemies destroyed', 'Enemies destroyed'],
        victories: [
          'Nobody will take this road again. The machine does, at its own pace, with new parts.',
          'The mutants wear gears around their necks. Some of the gears still turn.',
        ],
      },
      pl: {
        title: 'Przełęcz',
        story:
          'Resztki maszyny odpełzły w góry. Mutanci Borgo poczuli zapach oleju i czekają tam, gdzie droga jest wąska.',
        skill: 'Wymiana: bez Sztabu liczą się tylko polegli.',
        goals: [
          'Zniszcz szesnaście wrogich jednostek albo na końcu więcej, niż sam straciłeś; przy remisie przełęcz jest twoja.',
          'Zniszcz szesnaście wrogich jednostek albo na końcu więcej, niż sam straciłeś.',
        ],
        rules: [
          'Nikt nie ma Sztabu.',
          'Strzały przelatują nad rozpadliną na d4.',
          'Jednostki na bagnach c4 i e3 są o jeden wolniejsze, na wzgórzach d2 i d6 o jeden szybsze.',
        ],
        objectives: ['Zniszczeni wrogowie', 'Zniszczeni wrogowie'],
        victories: [
          'Nikt już nie pójdzie tą drogą. Maszyna idzie, swoim tempem, z nowymi częściami.',
          'Mutanci noszą na szyjach koła zębate. Niektóre wciąż się obracają.',
        ],
      },
    },
  },
};
