// Mission 3, when Moloch is ahead: the people's trucks must get through.

import type { Mission } from '../campaign.ts';
import { MAIN, THINGS } from './board.ts';

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
      { army: 'moloch', withoutHq: true, deploy: MAIN.filter((hex) => !hex.startsWith('f')) },
      { army: 'outpost', withoutHq: true },
    ],
    board: {
      hexes: MAIN,
      full: [],
      terrain: { b2: 'goal', b3: 'goal', b4: 'goal', d3: 'ruins', d5: 'ruins' },
    },
    arrivals: [
      { turn: 2, every: 4, times: 6, owner: 1, units: [{ tile: 'rise/truck', hexes: ['f3', 'f2', 'f4'] }] },
    ],
    objectives: [
      { kind: 'survive', side: 0, needed: 28 },
      { kind: 'deliver', side: 1, needed: 2, tiles: ['rise/truck'], hexes: ['b2', 'b3', 'b4'] },
    ],
    limit: { turns: 28, outlastsDecks: true },
    end: [{ side: 0 }],
    texts: {
      en: {
        title: 'The convoy',
        story:
          "The refugees' camp has food for two more days. Six trucks leave at night, lights off, and the road leads past the machine.",
        skill: 'Blocking: one unit on the right hex is worth three elsewhere.',
        goals: [
          'Let at most one truck through until turn 28 is over.',
          'Bring two trucks to b2, b3 or b4. A truck drives one hex in each of your turns.',
        ],
        rules: [
          'Nobody has an HQ.',
          'A truck arrives in the east every second turn of yours, six in all, if there is room; it dies of its third wound.',
          'Moloch cannot place tiles in the easternmost column.',
          'The board is never full: only Battle tiles start Battles.',
        ],
        objectives: ['Turns held out', 'Trucks delivered'],
        victories: [
          'The trucks stand on the road with open doors. Something has learned to drive.',
          'Two trucks, forty sacks, three hundred people. It is enough for now.',
        ],
      },
      pl: {
        title: 'Konwój',
        story:
          'W obozie uchodźców jedzenia starczy na dwa dni. Sześć ciężarówek rusza nocą bez świateł, a droga prowadzi obok maszyny.',
        skill: 'Blokowanie: jedna jednostka na właściwym polu jest warta trzech gdzie indziej.',
        goals: [
          'Przepuść najwyżej jedną ciężarówkę do końca tury 28.',
          'Doprowadź dwie ciężarówki na b2, b3 lub b4. Ciężarówka jedzie o jedno pole w każdej twojej turze.',
        ],
        rules: [
          'Nikt nie ma Sztabu.',
          'Co drugą twoją turę na wschodzie pojawia się ciężarówka, sześć w sumie, jeśli jest miejsce; ginie od trzeciej rany.',
          'Moloch nie wystawia żetonów w skrajnej wschodniej kolumnie.',
          'Plansza nigdy nie jest pełna: Bitwy wywołują tylko żetony Bitwy.',
        ],
        objectives: ['Przetrwane tury', 'Dostarczone ciężarówki'],
        victories: [
          'Ciężarówki stoją na drodze z otwartymi drzwiami. Coś nauczyło się prowadzić.',
          'Dwie ciężarówki, czterdzieści worków, trzystu ludzi. Na razie wystarczy.',
        ],
      },
    },
  },
};
