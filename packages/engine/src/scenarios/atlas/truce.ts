// Atlas 3: Outpost against Hegemony, until Moloch's machines come and make allies of them for a time.

import type { Scenario } from '../scenario.ts';

const MACHINES = [
  'moloch/armored-hunter',
  'moloch/hunter-killer',
  'moloch/protector',
  'moloch/juggernaut',
  'moloch/guard',
  'moloch/armored-guard',
  'moloch/hornet',
];

export const truce: Scenario = {
  key: 'atlas-3',
  set: 'atlas',
  difficulty: 2,
  seats: [
    { army: 'outpost', points: 18, hqHexes: ['b2', 'b3', 'b4'] },
    { army: 'hegemony', points: 18, hqHexes: ['f2', 'f3', 'f4'] },
  ],
  alliances: [
    { turn: 7, sides: [0, 0] },
    { turn: 17, sides: [0, 1] },
  ],
  board: {
    hexes: 'b2 b3 b4 c2 c3 c4 c5 d1 d2 d3 d4 d5 d6 d7 e2 e3 e4 e5 f2 f3 f4'.split(' '),
    full: [],
  },
  arrivals: [
    {
      turn: 7,
      units: [
        { tile: 'moloch/armored-hunter', hexes: ['d4', 'd3', 'd5'] },
        { tile: 'moloch/hunter-killer', hexes: ['d1', 'd2', 'd3'], rotation: 3 },
        { tile: 'moloch/hunter-killer', hexes: ['d7', 'd6', 'd5'] },
      ],
    },
    {
      turn: 11,
      units: [
        { tile: 'moloch/protector', hexes: ['d1', 'd2', 'd3'], rotation: 3 },
        { tile: 'moloch/juggernaut', hexes: ['d7', 'd6', 'd5'] },
      ],
    },
    {
      turn: 15,
      units: [
        { tile: 'moloch/armored-hunter', hexes: ['d1', 'd2', 'd4'], rotation: 3 },
        { tile: 'moloch/hornet', hexes: ['d7', 'd6', 'd4'] },
      ],
    },
  ],
  objectives: [
    { kind: 'destroy', side: 0, needed: 7, tiles: MACHINES, byOwn: true, countsAtEnd: true },
    { kind: 'destroy', side: 1, needed: 7, tiles: MACHINES, byOwn: true, countsAtEnd: true },
  ],
  limit: { turns: 28, battle: true },
  end: ['objectives', 'hq'],
  texts: {
    en: {
      title: 'Ten turns of peace',
      story:
        'For three days they have shot at each other over a dry riverbed. Then the ground begins to shake, and both captains look north at the same moment.',
      skill: 'Alliances: use the peace to stand where you want to stand on the day it ends.',
      goals: [
        'Destroy more machines than the Hegemony does, or destroy its HQ.',
        'Destroy more machines than the Outpost does, or destroy its HQ.',
      ],
      rules: [
        'From turn 7 to turn 16 Outpost and Hegemony are allies: they do not hit, net or block each other, and their modules help both.',
        'Machines of Moloch come to the middle on turns 7, 11 and 15, seven in all. They belong to nobody and strike at everybody.',
        'A machine counts for whoever had a hand in its end. With as many machines, HQ points decide.',
        'HQs start with 18 points. The board is never full: only Battle tiles start Battles. After turn 28 comes the Final Battle.',
      ],
      objectives: ['Machines destroyed by the Outpost', 'Machines destroyed by the Hegemony'],
      victories: [
        'Seven wrecks in the riverbed, and the flag of the Outpost on the largest.',
        'The gangs drag the wrecks home behind their horses. Nobody mentions the peace.',
      ],
    },
    pl: {
      title: 'Dziesięć tur pokoju',
      story:
        'Od trzech dni strzelają do siebie przez wyschnięte koryto rzeki. Potem ziemia zaczyna drżeć i obaj dowódcy w tej samej chwili patrzą na północ.',
      skill: 'Sojusze: wykorzystaj pokój, by stać tam, gdzie chcesz stać w dniu, gdy się skończy.',
      goals: [
        'Zniszcz więcej maszyn niż Hegemonia albo zniszcz jej Sztab.',
        'Zniszcz więcej maszyn niż Posterunek albo zniszcz jego Sztab.',
      ],
      rules: [
        'Od tury 7 do tury 16 Posterunek i Hegemonia są sojusznikami: nie trafiają, nie sieciują i nie blokują się nawzajem, a ich moduły pomagają obu stronom.',
        'Maszyny Molocha zjawiają się na środku w turach 7, 11 i 15, razem siedem. Nie należą do nikogo i atakują wszystkich.',
        'Maszyna liczy się każdemu, kto miał udział w jej zniszczeniu. Przy równej liczbie maszyn decydują punkty Sztabów.',
        'Sztaby zaczynają z 18 punktami. Plansza nigdy nie jest pełna: Bitwy wywołują tylko żetony Bitwy. Po turze 28 następuje Bitwa Końcowa.',
      ],
      objectives: ['Maszyny zniszczone przez Posterunek', 'Maszyny zniszczone przez Hegemonię'],
      victories: [
        'Siedem wraków w korycie rzeki, a na największym flaga Posterunku.',
        'Gangi wloką wraki do domu za końmi. O pokoju nikt nie wspomina.',
      ],
    },
  },
};
