// Mission 4, when Moloch is ahead: a city behind walls that only has to hold out.

import type { Mission } from '../campaign.ts';
import { MAIN } from './board.ts';

export const walls: Mission = {
  stage: 4,
  next: ['rise-5a', 'rise-5b'],
  drawFor: 1,
  posts: [
    ['b2', 'b4'],
    ['e4', 'e3'],
  ],
  scenario: {
    key: 'rise-4a',
    set: 'campaign',
    difficulty: 2,
    seats: [
      { army: 'moloch', points: 20, hqHexes: ['b2', 'b3', 'b4'], deck: { add: { 'moloch/battle': 2 } } },
      { army: 'borgo', points: 9, hqHexes: ['f3', 'f2', 'f4', 'e4'] },
    ],
    board: {
      hexes: MAIN.filter((hex) => hex !== 'd3' && hex !== 'd5'),
      holes: { d3: 'wall', d5: 'wall' },
      terrain: { e3: 'bunker', e4: 'bunker', d4: 'ruins' },
    },
    objectives: [{ kind: 'survive', side: 1, needed: 28 }],
    limit: { turns: 28, outlastsDecks: true },
    end: [{ side: 1 }],
    texts: {
      en: {
        title: 'The walls',
        story:
          'Behind the last walls Borgo has taken in everybody who could walk. It is not kindness: somebody has to stand on the walls.',
        skill: 'Time: who only has to live need not win a single Battle.',
        goals: [
          'Destroy the HQ of Borgo before turn 28 is over.',
          "Keep your HQ until turn 28 is over, or destroy the enemy's.",
        ],
        rules: [
          'The walls on d3 and d5 cannot be entered and stop shots.',
          'Units in the bunkers on e3 and e4 survive one more wound; the gate on d4 lies in ruins and gives cover.',
          'Moloch has two more Battle tiles.',
        ],
        objectives: ['Turns held out'],
        victories: [
          'The gate falls inwards. It takes a long time until it is quiet.',
          'In the morning the plain is empty. Nobody cheers, for everybody is asleep where they stood.',
        ],
      },
      pl: {
        title: 'Mury',
        story:
          'Za ostatnimi murami Borgo przyjęło każdego, kto mógł chodzić. To nie dobroć: ktoś musi stać na murach.',
        skill: 'Czas: kto musi tylko przeżyć, nie musi wygrać ani jednej Bitwy.',
        goals: [
          'Zniszcz Sztab Borgo przed końcem tury 28.',
          'Zachowaj Sztab do końca tury 28 albo zniszcz wrogi.',
        ],
        rules: [
          'Na mury na d3 i d5 nie można wejść i zatrzymują one strzały.',
          'Jednostki w bunkrach na e3 i e4 wytrzymują jedną ranę więcej; brama na d4 leży w ruinach i daje osłonę.',
          'Moloch ma dwa żetony Bitwy więcej.',
        ],
        objectives: ['Przetrwane tury'],
        victories: [
          'Brama pada do środka. Długo trwa, zanim zrobi się cicho.',
          'Rano równina jest pusta. Nikt nie wiwatuje, bo wszyscy śpią tam, gdzie stali.',
        ],
      },
    },
  },
};
