// Mission 5, when the people are ahead: the heart of the machine.

import type { Mission } from '../campaign.ts';
import { MAIN, THINGS } from './board.ts';

export const heart: Mission = {
  stage: 5,
  drawFor: 0,
  posts: [
    ['c3', 'e4', 'c4'],
    ['f2', 'b4', 'd6'],
  ],
  scenario: {
    key: 'rise-5b',
    set: 'campaign',
    difficulty: 3,
    armies: THINGS,
    seats: [
      { army: 'moloch', withoutHq: true },
      { army: 'hegemony', points: 18, hqHexes: ['b2', 'b4', 'd2', 'd6', 'f2', 'f4'] },
    ],
    board: { hexes: MAIN, terrain: { c3: 'fire', e3: 'fire', d5: 'fire' } },
    units: [{ hex: 'd4', tile: 'rise/heart', owner: 0 }],
    objectives: [
      { kind: 'survive', side: 0, needed: 20 },
      { kind: 'destroy', side: 1, needed: 1, tiles: ['rise/heart'] },
    ],
    limit: { turns: 20, outlastsDecks: true },
    end: [{ side: 0 }],
    texts: {
      en: {
        title: 'The heart of steel',
        story:
          'Down here it is warm, and the walls pulse. The gangs of the Hegemony have lost half their people on the stairs, and the other half has a score to settle.',
        skill: 'Everything you have learned.',
        goals: [
          'Keep the heart beating until turn 20 is over, or destroy the enemy HQ.',
          'Destroy the heart on d4 before turn 20 is over.',
        ],
        rules: [
          'The heart belongs to Moloch, does not fight, cannot be moved and dies of its tenth wound.',
          'Moloch has no HQ.',
          "Units that end their owner's turn in the fires on c3, e3 and d5 suffer a wound.",
        ],
        objectives: ['Turns held out', 'The heart destroyed'],
        victories: [
          'The pulse grows steady. Above, one city after the other goes dark.',
          'One last beat, and then only the ticking of metal that cools.',
        ],
      },
      pl: {
        title: 'Serce ze stali',
        story:
          'Tu na dole jest ciepło, a ściany pulsują. Gangi Hegemonii straciły na schodach połowę ludzi, a druga połowa ma rachunki do wyrównania.',
        skill: 'Wszystko, czego się nauczyłeś.',
        goals: [
          'Utrzymaj serce przy życiu do końca tury 20 albo zniszcz wrogi Sztab.',
          'Zniszcz serce na d4 przed końcem tury 20.',
        ],
        rules: [
          'Serce należy do Molocha, nie walczy, nie da się go ruszyć i ginie od dziesiątej rany.',
          'Moloch nie ma Sztabu.',
          'Jednostki, które kończą turę właściciela w ogniu na c3, e3 i d5, otrzymują ranę.',
        ],
        objectives: ['Przetrwane tury', 'Zniszczone serce'],
        victories: [
          'Puls się wyrównuje. Na górze gaśnie miasto za miastem.',
          'Ostatnie uderzenie, a potem już tylko trzask stygnącego metalu.',
        ],
      },
    },
  },
};
