// Atlas 4: Borgo must blow up a gate of Moloch's that is as large as two hexes.

import type { Scenario } from '../scenario.ts';

const NORTH = ['b2', 'c2', 'd2', 'e2', 'f2', 'c3', 'e3'];
const SOUTH = ['b3', 'b4', 'c5', 'd5', 'd6', 'e5', 'f3', 'f4'];
/** Beside the gate, for whoever comes first. */
const FLANKS = ['c4', 'e4'];

export const gate: Scenario = {
  key: 'atlas-4',
  set: 'atlas',
  difficulty: 2,
  armies: [
    {
      key: 'gate',
      tiles: {
        sapper: { kind: 'warrior', count: 1, initiative: [3], toughness: 1, mobility: 1, explodes: true },
      },
      structure: [
        {
          a: {
            kind: 'warrior',
            count: 0,
            initiative: [1],
            ranged: { 5: 1, 1: 1 },
            toughness: 4,
            heavy: true,
          },
          b: { kind: 'warrior', count: 0, toughness: 6, heavy: true },
        },
        {
          a: {
            kind: 'warrior',
            count: 0,
            initiative: [1],
            ranged: { 4: 1, 2: 1 },
            toughness: 4,
            heavy: true,
          },
          b: { kind: 'warrior', count: 0, toughness: 6, heavy: true },
        },
      ],
    },
  ],
  seats: [
    {
      army: 'borgo',
      points: 16,
      hqHexes: ['b4', 'c5', 'd6', 'e5', 'f4'],
      deploy: [...SOUTH, ...FLANKS],
      deck: { add: { 'gate/sapper': 4, 'borgo/battle': 2 } },
    },
    { army: 'moloch', withoutHq: true, deploy: [...NORTH, ...FLANKS] },
  ],
  board: {
    hexes: [...NORTH, ...SOUTH, ...FLANKS, 'd3', 'd4'],
    full: [],
    terrain: { c3: 'bunker', e3: 'bunker', b3: 'ruins', f3: 'ruins' },
  },
  units: [
    {
      hex: 'd3',
      tile: 'gate/structure-1a',
      owner: 1,
      second: { hex: 'd4', tile: 'gate/structure-2a' },
    },
    { hex: 'c3', tile: 'moloch/armored-hunter', owner: 1 },
    { hex: 'e3', tile: 'moloch/armored-hunter', owner: 1 },
  ],
  objectives: [
    { kind: 'destroy', side: 0, needed: 1, tiles: ['gate/structure-1a', 'gate/structure-2a'] },
    { kind: 'survive', side: 1, needed: 20 },
  ],
  limit: { turns: 20, outlastsDecks: true },
  end: [{ side: 1 }],
  texts: {
    en: {
      title: 'The gate',
      story:
        'It took the machine one night to build it: a door of steel as high as a church, and behind it something that hammers. Borgo has brought everything that burns.',
      skill:
        'Demolition: wounds stay, so every Battle counts, but one great blow costs less than five small ones.',
      goals: [
        'Destroy the gate on d3 and d4 before turn 20 is over.',
        'Keep the gate standing until turn 20 is over, or destroy the HQ of Borgo.',
      ],
      rules: [
        'The gate is one unit on two hexes. It shoots to four sides in phase 1, cannot be moved and dies of its ninth wound.',
        'Two more Battles and four sappers are in the deck of Borgo: sappers walk one hex in each turn, and in phase 3 of a Battle one may blow itself up and wound everybody next to it.',
        'The HQ of Borgo starts in the south with 16 points; Moloch has none, but two Armored Hunters already stand beside the gate.',
        'Borgo places tiles in the south only, Moloch in the north only, both on c4 and e4 beside the gate; units may walk anywhere.',
        'The board is never full: only Battle tiles start Battles.',
      ],
      objectives: ['Gate destroyed', 'Turns held out'],
      victories: [
        'The steel folds like paper. What hammered behind it has stopped, and is listening.',
        'The last fuse dies in the rain. Behind the gate the hammering goes on.',
      ],
    },
    pl: {
      title: 'Brama',
      story:
        'Maszyna zbudowała ją w jedną noc: stalowe wrota wysokie jak kościół, a za nimi coś, co wali młotem. Borgo przyniosło wszystko, co się pali.',
      skill:
        'Wyburzanie: rany zostają, więc liczy się każda Bitwa, ale jeden wielki cios kosztuje mniej niż pięć małych.',
      goals: [
        'Zniszcz bramę na d3 i d4 przed końcem tury 20.',
        'Utrzymaj bramę do końca tury 20 albo zniszcz Sztab Borgo.',
      ],
      rules: [
        'Brama to jedna jednostka na dwóch polach. Strzela w cztery strony w fazie 1, nie da się jej ruszyć i ginie od dziewiątej rany.',
        'W stosie Borgo są dwie Bitwy więcej i czterech saperów: saperzy idą o jedno pole w każdej turze, a w fazie 3 Bitwy saper może się wysadzić i zranić wszystkich obok.',
        'Sztab Borgo zaczyna na południu z 16 punktami; Moloch nie ma Sztabu, ale obok bramy stoi już dwóch Opancerzonych Łowców.',
        'Borgo wystawia żetony tylko na południu, Moloch tylko na północy, a na c4 i e4 obok bramy obie strony; chodzić można wszędzie.',
        'Plansza nigdy nie jest pełna: Bitwy wywołują tylko żetony Bitwy.',
      ],
      objectives: ['Zniszczona brama', 'Przetrwane tury'],
      victories: [
        'Stal składa się jak papier. To, co waliło za nią młotem, ucichło i nasłuchuje.',
        'Ostatni lont gaśnie w deszczu. Za bramą młot wali dalej.',
      ],
    },
  },
};
