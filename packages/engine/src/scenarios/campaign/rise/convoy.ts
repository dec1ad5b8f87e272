// Mission 3, when Moloch is ahead: one of the people's trucks must get through.

import type { Mission } from '../campaign.ts';
import { MAIN, THINGS } from './board.ts';

/** Where the road leads out. */
const WEST = ['b2', 'b3', 'b4', 'c2', 'c5'];
const EAST = ['e2', 'e3', 'e4', 'e5', 'f2', 'f3', 'f4'];

export const convoy: Mission = {
  stage: 3,
  next: ['rise-4a', 'rise-4b'],
  drawFor: 0,
  posts: [
    ['c3', 'c4'],
    ['e3', 'e4'],
  ],
  scenario: {
    key: 'rise-3a',
    set: 'campaign',
    difficulty: 2,
    armies: THINGS,
    seats: [
      { army: 'moloch', withoutHq: true, deploy: MAIN.filter((hex) => !EAST.includes(hex)) },
      { army: 'outpost', withoutHq: true },
    ],
    board: {
      hexes: MAIN,
      full: [],
      terrain: { b2: 'goal', b3: 'goal', b4: 'goal', c2: 'goal', c5: 'goal', d3: 'ruins', d5: 'ruins' },
    },
    arrivals: [
      { turn: 2, every: 4, times: 6, owner: 1, units: [{ tile: 'rise/truck', hexes: ['f3', 'f2', 'f4'] }] },
    ],
    objectives: [
      { kind: 'survive', side: 0, needed: 29 },
      { kind: 'deliver', side: 1, needed: 1, tiles: ['rise/truck'], hexes: WEST },
    ],
    limit: { turns: 29, outlastsDecks: true },
    end: [{ side: 0 }],
    texts: {
      en: {
        title: 'The convoy',
        story:
          "The refugees' camp has food for two more days. Six trucks leave at night, lights off. The road leads past the machine, and nobody believes that more than one will arrive.",
        skill: 'Blocking: one unit on the right hex is worth three elsewhere.',
        goals: [
          'Let no truck through until turn 29 is over.',
          'Bring one truck to b2, b3, b4, c2 or c5. A truck drives one hex in each of your turns.',
        ],
        rules: [
          'Nobody has an HQ.',
          'A truck arrives in the east in every second turn of the Outpost, six in all, if there is room; it dies of its third wound.',
          'Moloch cannot place tiles in the two columns furthest east.',
          'The board is never full: only Battle tiles start Battles.',
        ],
        objectives: ['Turns held out', 'Trucks delivered'],
        victories: [
          'The trucks stand on the road with open doors. Something has learned to drive.',
          'One truck, forty sacks, three hundred people. It is enough for now.',
        ],
      },
      pl: {
        title: 'Konwój',
        story:
          'W obozie uchodźców jedzenia starczy na dwa dni. Sześć ciężarówek rusza nocą bez świateł. Droga prowadzi obok maszyny i nikt nie wierzy, że dojedzie więcej niż jedna.',
        skill: 'Blokowanie: jedna jednostka na właściwym polu jest warta trzech gdzie indziej.',
        goals: [
          'Nie przepuść żadnej ciężarówki do końca tury 29.',
          'Doprowadź jedną ciężarówkę na b2, b3, b4, c2 lub c5. Ciężarówka jedzie o jedno pole w każdej twojej turze.',
        ],
        rules: [
          'Nikt nie ma Sztabu.',
          'Co drugą turę Posterunku na wschodzie pojawia się ciężarówka, sześć w sumie, jeśli jest miejsce; ginie od trzeciej rany.',
          'Moloch nie wystawia żetonów w dwóch kolumnach najdalej na wschodzie.',
          'Plansza nigdy nie jest pełna: Bitwy wywołują tylko żetony Bitwy.',
        ],
        objectives: ['Przetrwane tury', 'Dostarczone ciężarówki'],
        victories: [
          'Ciężarówki stoją na drodze z otwartymi drzwiami. Coś nauczyło się prowadzić.',
          'Jedna ciężarówka, czterdzieści worków, trzystu ludzi. Na razie wystarczy.',
        ],
      },
    },
  },
};
