// Atlas 7, for three players: three wells, and whoever draws from two of them long enough stays.

import type { Scenario } from '../scenario.ts';

const WELLS = ['d3', 'e4', 'c4'];

export const wells: Scenario = {
  key: 'atlas-7',
  set: 'atlas',
  difficulty: 3,
  seats: [
    { army: 'borgo', points: 16 },
    {
      army: 'hegemony',
      points: 16,
      deck: { without: { 'hegemony/net-master': 1, 'hegemony/net-fighter': 1 } },
    },
    { army: 'outpost', points: 16 },
  ],
  board: {
    hexes: 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' '),
    terrain: { d3: 'goal', e4: 'goal', c4: 'goal', d4: 'arena' },
  },
  units: [
    { hex: 'd2', tile: 'borgo/hq', owner: 0 },
    { hex: 'f4', tile: 'hegemony/hq', owner: 1 },
    { hex: 'b4', tile: 'outpost/hq', owner: 2 },
  ],
  objectives: [
    { kind: 'hold', side: 0, needed: 4, hexes: WELLS, least: 2 },
    { kind: 'hold', side: 1, needed: 4, hexes: WELLS, least: 2 },
    { kind: 'hold', side: 2, needed: 4, hexes: WELLS, least: 2 },
  ],
  limit: { turns: 42 },
  end: ['objectives', 'hq'],
  texts: {
    en: {
      title: 'Three wells',
      story:
        'A drought has emptied the land. Three wells are left, three camps lie around them, and every camp has counted its barrels.',
      skill: 'Holding ground among three: who is too far ahead has two enemies.',
      goals: [
        'Begin four of your turns with units on two of the wells d3, e4 and c4.',
        'Begin four of your turns with units on two of the wells d3, e4 and c4.',
        'Begin four of your turns with units on two of the wells d3, e4 and c4.',
      ],
      rules: [
        'The HQs stand on d2, f4 and b4 with 16 points, each next to one well.',
        'Turns at the wells add up, they need not come one after the other.',
        'Blows from d4 have one more strength. The Hegemony comes without its Net Master and with one Net Fighter fewer.',
        'Whoever loses the HQ is out, the others go on. If the decks run out first, most turns at the wells win, then most HQ points.',
      ],
      objectives: [
        'Turns of Borgo at the wells',
        'Turns of the Hegemony at the wells',
        'Turns of the Outpost at the wells',
      ],
      victories: [
        'The mutants drink first. The others may lick the stones.',
        'Water has a price again, and the Hegemony names it.',
        'A queue, a list, one bucket each. The Outpost is back.',
      ],
    },
    pl: {
      title: 'Trzy studnie',
      story:
        'Susza opróżniła całą krainę. Zostały trzy studnie, wokół nich trzy obozy, a w każdym policzono beczki.',
      skill: 'Utrzymanie terenu we troje: kto za bardzo prowadzi, ma dwóch wrogów.',
      goals: [
        'Zacznij cztery swoje tury z jednostkami na dwóch spośród studni d3, e4 i c4.',
        'Zacznij cztery swoje tury z jednostkami na dwóch spośród studni d3, e4 i c4.',
        'Zacznij cztery swoje tury z jednostkami na dwóch spośród studni d3, e4 i c4.',
      ],
      rules: [
        'Sztaby stoją na d2, f4 i b4 i mają po 16 punktów, każdy obok jednej studni.',
        'Tury przy studniach sumują się, nie muszą następować po sobie.',
        'Ciosy zadawane z d4 są silniejsze o jeden. Hegemonia jest bez Mistrza Sieci i ma o jednego Sieciarza mniej.',
        'Kto straci Sztab, odpada, pozostali grają dalej. Jeśli wcześniej skończą się stosy, decyduje liczba tur przy studniach, a potem punkty Sztabów.',
      ],
      objectives: [
        'Tury Borgo przy studniach',
        'Tury Hegemonii przy studniach',
        'Tury Posterunku przy studniach',
      ],
      victories: [
        'Mutanci piją pierwsi. Reszta może lizać kamienie.',
        'Woda znów ma cenę, a ustala ją Hegemonia.',
        'Kolejka, lista, po wiadrze na głowę. Posterunek wrócił.',
      ],
    },
  },
};
