// Atlas 6: a fight in the dark, where no shot flies further than two hexes.

import type { Scenario } from '../scenario.ts';

export const blackout: Scenario = {
  key: 'atlas-6',
  set: 'atlas',
  difficulty: 1,
  seats: [
    { army: 'moloch', points: 16, hqHexes: ['b2', 'b3', 'b4'] },
    { army: 'outpost', points: 16, hqHexes: ['f2', 'f3', 'f4'] },
  ],
  board: {
    hexes: 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' '),
    holes: { d4: 'chasm' },
    terrain: { d3: 'hill', d5: 'swamp', c2: 'ruins', e5: 'ruins' },
    sight: 2,
  },
  limit: { turns: 40 },
  end: ['hq'],
  texts: {
    en: {
      title: 'Blackout',
      story:
        'The lights have gone out from here to the sea, and the moon stays behind the smoke. The machine does not need eyes. It only needs you to come near.',
      skill: 'Distance: measure before you aim, and let the other be the one who has to come closer.',
      goals: [
        'Destroy the HQ of the Outpost, or have more points in the end.',
        'Destroy the HQ of Moloch, or have more points in the end.',
      ],
      rules: [
        'It is dark: no shot flies further than two hexes. A Gauss shot still hits everybody on them.',
        'Shots cross the crater on d4, nobody can stand in it.',
        'The hill on d3 gives one initiative, the swamp on d5 takes one. Shots into the ruins on c2 and e5 lose one strength.',
        "Moloch's HQ starts in the west, the Outpost's in the east, both with 16 points.",
      ],
      objectives: [],
      victories: [
        'In the morning the flares lie unburnt in their boxes.',
        'One spark, then another: somebody has found the cable.',
      ],
    },
    pl: {
      title: 'Zaciemnienie',
      story:
        'Światła zgasły stąd aż po morze, a księżyc nie wychodzi zza dymu. Maszyna nie potrzebuje oczu. Wystarczy, że podejdziesz.',
      skill: 'Odległość: zmierz, zanim wycelujesz, i niech to wróg musi podejść bliżej.',
      goals: [
        'Zniszcz Sztab Posterunku albo miej na końcu więcej punktów.',
        'Zniszcz Sztab Molocha albo miej na końcu więcej punktów.',
      ],
      rules: [
        'Jest ciemno: żaden strzał nie leci dalej niż dwa pola. Działko Gaussa nadal trafia na nich wszystkich.',
        'Strzały przelatują nad kraterem na d4, nikt nie może w nim stanąć.',
        'Wzgórze na d3 daje punkt inicjatywy, bagno na d5 odbiera. Strzały w ruiny na c2 i e5 tracą punkt siły.',
        'Sztab Molocha zaczyna na zachodzie, Posterunku na wschodzie, oba z 16 punktami.',
      ],
      objectives: [],
      victories: [
        'Rano race leżą w skrzyniach, żadna nie została odpalona.',
        'Jedna iskra, potem druga: ktoś znalazł kabel.',
      ],
    },
  },
};
