// Mission 5, when Moloch is ahead: the last city, on a larger board.

import type { Mission } from '../campaign.ts';
import { MAIN } from './board.ts';

export const lastCity: Mission = {
  stage: 5,
  drawFor: 1,
  posts: [
    ['b2', 'b4', 'c3'],
    ['f2', 'f4', 'e4'],
  ],
  scenario: {
    key: 'rise-5a',
    set: 'campaign',
    difficulty: 3,
    seats: [
      { army: 'moloch', points: 20, hqHexes: ['b2', 'b3', 'b4', 'a2', 'a3'] },
      { army: 'outpost', points: 20, hqHexes: ['f2', 'f3', 'f4', 'g2', 'g3'] },
    ],
    board: {
      hexes: [...MAIN, 'a2', 'a3', 'g2', 'g3', 'd1', 'd7'],
      full: MAIN,
      terrain: { e3: 'bunker', e4: 'nest', d4: 'ruins', c3: 'fire', c5: 'fire', g2: 'aid', g3: 'aid' },
    },
    arrivals: [
      { turn: 8, every: 8, times: 2, owner: 1, tiles: { 'outpost/commando': 1, 'outpost/medic': 1 } },
    ],
    limit: { turns: 60 },
    end: ['hq'],
    texts: {
      en: {
        title: 'The last city',
        story:
          'There is nothing behind this city but the sea. Whoever can hold a rifle is on the roofs, and the smoke on the horizon comes closer.',
        skill: 'Everything you have learned.',
        goals: [
          'Destroy the HQ of the Outpost, or have more points in the end.',
          'Destroy the HQ of Moloch, or have more points in the end.',
        ],
        rules: [
          'A Battle starts when the inner 19 hexes are full.',
          "Units that end their owner's turn in the fires on c3 and c5 suffer a wound; at the aid posts on g2 and g3 they lose one.",
          'The bunker on e3 gives toughness, the nest on e4 a stronger shot, the ruins on d4 cover.',
          "In turns 8 and 16 a Commando and a Medic are shuffled into the Outpost's deck.",
        ],
        objectives: [],
        victories: [
          'The sea carries the light of the fires far out. Nobody is there to see it.',
          'They hold until morning, and then until noon, and then the machine turns away.',
        ],
      },
      pl: {
        title: 'Ostatnie miasto',
        story:
          'Za tym miastem jest już tylko morze. Kto może utrzymać karabin, stoi na dachach, a dym na horyzoncie jest coraz bliżej.',
        skill: 'Wszystko, czego się nauczyłeś.',
        goals: [
          'Zniszcz Sztab Posterunku albo miej na końcu więcej punktów.',
          'Zniszcz Sztab Molocha albo miej na końcu więcej punktów.',
        ],
        rules: [
          'Bitwa zaczyna się, gdy zapełni się wewnętrznych 19 pól.',
          'Jednostki, które kończą turę właściciela w ogniu na c3 i c5, otrzymują ranę; w punktach opatrunkowych na g2 i g3 tracą jedną.',
          'Bunkier na e3 daje wytrzymałość, gniazdo na e4 mocniejszy strzał, ruiny na d4 osłonę.',
          'W turach 8 i 16 do stosu Posterunku trafiają Komandos i Medyk.',
        ],
        objectives: [],
        victories: [
          'Morze niesie daleko blask pożarów. Nie ma już nikogo, kto by go widział.',
          'Wytrzymują do rana, potem do południa, a potem maszyna zawraca.',
        ],
      },
    },
  },
};
