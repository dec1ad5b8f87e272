// Atlas 8, for four players: two teams on two banks of a river with three bridges.

import type { Scenario } from '../scenario.ts';

const BRIDGES = ['d2', 'd4', 'd6'];
const WEST = ['b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
const EAST = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'f2', 'f3', 'f4'];

export const twoBanks: Scenario = {
  key: 'atlas-8',
  set: 'atlas',
  difficulty: 3,
  sparesAllies: true,
  seats: [
    { army: 'outpost', side: 0, points: 12, hqHexes: ['b2', 'c2', 'c3'], deploy: [...WEST, ...BRIDGES] },
    { army: 'moloch', side: 1, points: 16, hqHexes: ['f2', 'e2', 'e3'], deploy: [...EAST, ...BRIDGES] },
    { army: 'borgo', side: 0, points: 12, hqHexes: ['b4', 'c4', 'c5'], deploy: [...WEST, ...BRIDGES] },
    { army: 'hegemony', side: 1, points: 16, hqHexes: ['f4', 'e4', 'e5'], deploy: [...EAST, ...BRIDGES] },
  ],
  board: {
    hexes: [...WEST, ...BRIDGES, ...EAST],
    holes: { d1: 'water', d3: 'water', d5: 'water', d7: 'water' },
    full: [...BRIDGES, 'c2', 'c3', 'c4', 'c5', 'e2', 'e3', 'e4', 'e5'],
    terrain: { b3: 'aid', f3: 'aid', c1: 'nest', e1: 'nest', c6: 'nest', e6: 'nest' },
  },
  limit: { turns: 48, battle: true },
  end: ['hq'],
  texts: {
    en: {
      title: 'Two banks',
      story:
        'The river is the border, and has been for a year. Tonight both banks are full of boots, and on the bridges somebody has begun to saw.',
      skill: 'Playing together: what your partner cannot reach is what you have to reach.',
      goals: [
        'West bank, with Borgo: destroy both HQs of the east bank, or have more points together in the end.',
        'East bank, with the Hegemony: destroy both HQs of the west bank, or have more points together in the end.',
        'West bank, with the Outpost: destroy both HQs of the east bank, or have more points together in the end.',
        'East bank, with Moloch: destroy both HQs of the west bank, or have more points together in the end.',
      ],
      rules: [
        'Outpost and Borgo hold the west bank, Moloch and Hegemony the east bank. Moloch spares its ally here.',
        'Tiles are placed on the own bank and on the bridges d2, d4 and d6. Shots cross the water.',
        'A Battle begins when the bridges and the middle of both banks are taken: c2 to c5 and e2 to e5.',
        'A unit that ends the turn of its owner on b3 or f3 loses a wound. Shots from c1, c6, e1 and e6 have one more strength.',
        'HQs start with 12 points in the west and 16 in the east. After turn 48 comes the Final Battle.',
      ],
      objectives: [],
      victories: [
        'The west bank sleeps in the beds of the east tonight.',
        'The machine counts the bridges. Three. It will need them all.',
        'The mutants cross singing, and nobody asks them to stop.',
        'The gangs have both banks now, and take toll on either.',
      ],
    },
    pl: {
      title: 'Dwa brzegi',
      story:
        'Rzeka jest granicą od roku. Dziś w nocy na obu brzegach roi się od butów, a na mostach ktoś zaczął piłować.',
      skill: 'Gra w parze: czego nie dosięgnie partner, tego musisz dosięgnąć ty.',
      goals: [
        'Brzeg zachodni, razem z Borgo: zniszczcie oba Sztaby wschodniego brzegu albo miejcie na końcu razem więcej punktów.',
        'Brzeg wschodni, razem z Hegemonią: zniszczcie oba Sztaby zachodniego brzegu albo miejcie na końcu razem więcej punktów.',
        'Brzeg zachodni, razem z Posterunkiem: zniszczcie oba Sztaby wschodniego brzegu albo miejcie na końcu razem więcej punktów.',
        'Brzeg wschodni, razem z Molochem: zniszczcie oba Sztaby zachodniego brzegu albo miejcie na końcu razem więcej punktów.',
      ],
      rules: [
        'Posterunek i Borgo trzymają brzeg zachodni, Moloch i Hegemonia wschodni. Moloch oszczędza tu sojusznika.',
        'Żetony wystawia się na własnym brzegu i na mostach d2, d4 i d6. Strzały przelatują nad wodą.',
        'Bitwa zaczyna się, gdy zajęte są mosty i środek obu brzegów: od c2 do c5 i od e2 do e5.',
        'Jednostka, która kończy turę właściciela na b3 lub f3, traci ranę. Strzały z c1, c6, e1 i e6 są silniejsze o jeden.',
        'Sztaby zaczynają z 12 punktami na zachodzie i 16 na wschodzie. Po turze 48 następuje Bitwa Końcowa.',
      ],
      objectives: [],
      victories: [
        'Zachodni brzeg śpi tej nocy w łóżkach wschodniego.',
        'Maszyna liczy mosty. Trzy. Przydadzą się wszystkie.',
        'Mutanci przechodzą ze śpiewem i nikt nie prosi, żeby przestali.',
        'Gangi mają teraz oba brzegi i na obu pobierają myto.',
      ],
    },
  },
};
