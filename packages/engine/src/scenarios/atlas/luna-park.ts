// Atlas 5: a ruined amusement park whose carousels still turn, and with them whoever stands on them.

import type { Scenario } from '../scenario.ts';

const OUTER = ['b2', 'b3', 'b4', 'c2', 'c5', 'd2', 'd6', 'e2', 'e5', 'f2', 'f3', 'f4'];

export const lunaPark: Scenario = {
  key: 'atlas-5',
  set: 'atlas',
  difficulty: 1,
  seats: [
    { army: 'borgo', points: 18, hqHexes: OUTER },
    { army: 'hegemony', hqHexes: OUTER },
  ],
  board: {
    hexes: [...OUTER, 'c3', 'c4', 'd3', 'd5', 'e3', 'e4'],
    holes: { d4: 'wall' },
    terrain: {
      c3: 'carousel',
      e3: 'carousel',
      d5: 'carousel',
      c4: { kind: 'carousel', by: 5 },
      e4: { kind: 'carousel', by: 5 },
      d3: { kind: 'carousel', by: 5 },
    },
  },
  limit: { turns: 40 },
  end: ['hq'],
  texts: {
    en: {
      title: 'Luna Park',
      story:
        'The music still plays, half a tone too low. Around the fallen wheel six carousels go round and round, and two gangs have chosen tonight to settle a debt.',
      skill: 'Turning: place a unit for where it will look when the Battle comes.',
      goals: [
        'Destroy the HQ of the Hegemony, or have more points in the end.',
        'Destroy the HQ of Borgo, or have more points in the end.',
      ],
      rules: [
        'At the end of every turn, of either player, a carousel turns whoever stands on it by one sixth, in the direction of its arrow.',
        'The wheel in the middle cannot be entered and stops shots.',
        'HQs start on the outer ring, that of Borgo with 18 points, that of the Hegemony with 20.',
      ],
      objectives: [],
      victories: [
        'The last ride belongs to the mutants.',
        'The chains of the Hegemony hang from the wheel now.',
      ],
    },
    pl: {
      title: 'Lunapark',
      story:
        'Muzyka wciąż gra, o pół tonu za nisko. Wokół przewróconego koła kręci się sześć karuzeli, a dwa gangi właśnie dziś wyrównują rachunki.',
      skill: 'Obracanie: ustaw jednostkę tak, by patrzyła, gdzie trzeba, gdy przyjdzie Bitwa.',
      goals: [
        'Zniszcz Sztab Hegemonii albo miej na końcu więcej punktów.',
        'Zniszcz Sztab Borgo albo miej na końcu więcej punktów.',
      ],
      rules: [
        'Na końcu każdej tury, obu graczy, karuzela obraca stojącą na niej jednostkę o jedną szóstą w kierunku strzałki.',
        'Na koło pośrodku nie można wejść i zatrzymuje ono strzały.',
        'Sztaby zaczynają na zewnętrznym pierścieniu, Borgo z 18 punktami, Hegemonia z 20.',
      ],
      objectives: [],
      victories: ['Ostatnia przejażdżka należy do mutantów.', 'Na kole wiszą teraz łańcuchy Hegemonii.'],
    },
  },
};
