// Mission 2, after a victory of Moloch: three generators must live through the night.

import type { Mission } from '../campaign.ts';
import { MAIN, THINGS } from './board.ts';

export const foundry: Mission = {
  stage: 2,
  next: ['rise-3a', 'rise-3b'],
  drawFor: 0,
  posts: [
    ['c3', 'd3'],
    ['f3', 'd6'],
  ],
  scenario: {
    key: 'rise-2a',
    set: 'campaign',
    difficulty: 1,
    armies: THINGS,
    seats: [
      { army: 'moloch', points: 18, hqHexes: ['b3', 'c3', 'b2', 'c2'] },
      { army: 'hegemony', points: 18, hqHexes: ['f2', 'f3', 'f4', 'e5'] },
    ],
    board: { hexes: MAIN },
    units: [
      { hex: 'd3', tile: 'rise/generator', owner: 0 },
      { hex: 'c4', tile: 'rise/generator', owner: 0 },
      { hex: 'd5', tile: 'rise/generator', owner: 0 },
    ],
    objectives: [
      { kind: 'survive', side: 0, needed: 20 },
      { kind: 'destroy', side: 1, needed: 3, tiles: ['rise/generator'] },
    ],
    limit: { turns: 20, outlastsDecks: true },
    end: [{ side: 0 }],
    texts: {
      en: {
        title: 'The foundry',
        story:
          'The map led to a foundry, and the foundry has power again. The Hegemony sees the glow and wants it out, or wants it for itself.',
        skill: 'Guarding: a unit that dies in front of the thing it guards has done its work.',
        goals: [
          'Keep one of the three generators until turn 20 is over, or destroy the enemy HQ.',
          'Destroy all three generators before turn 20 is over, or the enemy HQ.',
        ],
        rules: [
          'The generators on d3, c4 and d5 belong to Moloch, do not fight and die of their fourth wound.',
          'The game ends after turn 20, whatever is left in the decks.',
        ],
        objectives: ['Turns held out', 'Generators destroyed'],
        victories: [
          'Molten metal fills the first mould. It has the shape of a hand.',
          'The foundry goes dark. The gangs dance on the slag heaps until the sun comes up.',
        ],
      },
      pl: {
        title: 'Odlewnia',
        story:
          'Mapa prowadziła do odlewni, a w odlewni znów jest prąd. Hegemonia widzi łunę i chce ją zgasić albo zabrać dla siebie.',
        skill: 'Osłanianie: jednostka, która ginie przed tym, czego strzeże, spełniła zadanie.',
        goals: [
          'Zachowaj jeden z trzech generatorów do końca tury 20 albo zniszcz wrogi Sztab.',
          'Zniszcz wszystkie trzy generatory przed końcem tury 20 albo wrogi Sztab.',
        ],
        rules: [
          'Generatory na d3, c4 i d5 należą do Molocha, nie walczą i giną od czwartej rany.',
          'Gra kończy się po turze 20, cokolwiek zostało w stosach.',
        ],
        objectives: ['Przetrwane tury', 'Zniszczone generatory'],
        victories: [
          'Płynny metal wypełnia pierwszą formę. Ma kształt dłoni.',
          'Odlewnia gaśnie. Gangi tańczą na hałdach żużlu aż do świtu.',
        ],
      },
    },
  },
};
