// Atlas 1: Moloch's factory sends parts over belts, past the Outpost. Neither side has an HQ.

import type { Scenario } from '../scenario.ts';

const BELTS = ['a2', 'a3', 'b2', 'b4'];
const WEST = ['b3', 'c2', 'c3', 'c4', 'c5', 'd2', 'd6'];
const EAST = ['e2', 'e3', 'e4', 'e5', 'f3'];

export const assemblyLine: Scenario = {
  key: 'atlas-1',
  set: 'atlas',
  difficulty: 1,
  armies: [
    {
      key: 'factory',
      tiles: { part: { kind: 'warrior', count: 1, toughness: 3, mobility: 1 } },
    },
  ],
  seats: [
    {
      army: 'moloch',
      withoutHq: true,
      deploy: WEST,
      deck: { add: { 'moloch/move': 3, 'moloch/battle': 3 } },
    },
    { army: 'outpost', withoutHq: true, deploy: EAST },
  ],
  board: {
    hexes: [...BELTS, ...WEST, ...EAST, 'd3', 'd5', 'f2', 'f4', 'g2', 'g3'],
    holes: { d4: 'wall' },
    full: [],
    terrain: {
      a2: { kind: 'belt', way: 1 },
      b2: { kind: 'belt', way: 1 },
      a3: { kind: 'belt', way: 2 },
      b4: { kind: 'belt', way: 2 },
      d3: 'ruins',
      d5: 'ruins',
      g2: 'goal',
      g3: 'goal',
    },
  },
  arrivals: [
    { turn: 1, every: 4, times: 9, owner: 0, units: [{ tile: 'factory/part', hexes: ['a2', 'a3'] }] },
    { turn: 3, every: 4, times: 9, owner: 0, units: [{ tile: 'factory/part', hexes: ['a3', 'a2'] }] },
  ],
  objectives: [
    { kind: 'deliver', side: 0, needed: 3, tiles: ['factory/part'], hexes: ['g2', 'g3'] },
    { kind: 'survive', side: 1, needed: 36 },
  ],
  limit: { turns: 36, outlastsDecks: true },
  end: [{ side: 1 }],
  texts: {
    en: {
      title: 'The assembly line',
      story:
        'Somewhere below the rubble a factory has woken up. Its belts run again, and what they carry must never reach the machine that waits in the east.',
      skill: 'Escorting: open a lane first, then send what matters through it.',
      goals: [
        'Bring three parts to the loading bays on g2 and g3. A part walks one hex in each of your turns, and belts carry it one hex further.',
        'Keep the third part from arriving until turn 36 is over.',
      ],
      rules: [
        'Nobody has an HQ.',
        'A new part leaves the factory in every turn of Moloch, as long as a2 or a3 is free. It dies of its fourth wound.',
        'Moloch places tiles in the west only, but not on the belts, the Outpost in the east only; units may walk anywhere.',
        'Moloch has three more Moves and three more Battles. The board is never full: only Battle tiles start Battles.',
      ],
      objectives: ['Parts delivered', 'Turns held out'],
      victories: [
        'The third part locks into place. Far away something enormous opens its eyes.',
        'The belts stop. The bays stay empty, and the night is quiet for once.',
      ],
    },
    pl: {
      title: 'Taśma produkcyjna',
      story:
        'Gdzieś pod gruzami obudziła się fabryka. Taśmy znów ruszyły, a to, co niosą, nie może dotrzeć do maszyny czekającej na wschodzie.',
      skill: 'Eskorta: najpierw otwórz drogę, potem wyślij nią to, co najcenniejsze.',
      goals: [
        'Dostarcz trzy części na rampy g2 i g3. Część idzie o jedno pole w każdej twojej turze, a taśmy niosą ją o pole dalej.',
        'Nie dopuść do dostarczenia trzeciej części aż do końca tury 36.',
      ],
      rules: [
        'Nikt nie ma Sztabu.',
        'Nowa część opuszcza fabrykę w każdej turze Molocha, o ile wolne jest a2 lub a3. Ginie od czwartej rany.',
        'Moloch wystawia żetony tylko na zachodzie, ale nie na taśmach, Posterunek tylko na wschodzie; chodzić można wszędzie.',
        'Moloch ma trzy Ruchy i trzy Bitwy więcej. Plansza nigdy nie jest pełna: Bitwy wywołują tylko żetony Bitwy.',
      ],
      objectives: ['Dostarczone części', 'Przetrwane tury'],
      victories: [
        'Trzecia część wskakuje na miejsce. Daleko stąd coś ogromnego otwiera oczy.',
        'Taśmy stają. Rampy są puste i tej nocy wreszcie jest cicho.',
      ],
    },
  },
};
