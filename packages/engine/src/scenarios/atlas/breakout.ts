// Atlas 2: Borgo leaves its encircled camp, and the Outpost tries to keep the ring closed.

import type { Scenario } from '../scenario.ts';

const CAMP = ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'];
const RING = ['b2', 'b3', 'b4', 'c2', 'c5', 'd2', 'd6', 'e2', 'e5', 'f2', 'f3', 'f4'];
const EXITS = ['a2', 'a3', 'd1', 'd7', 'g2', 'g3'];

export const breakout: Scenario = {
  key: 'atlas-2',
  set: 'atlas',
  difficulty: 2,
  armies: [
    {
      key: 'exodus',
      tiles: { refugees: { kind: 'warrior', count: 1, toughness: 1, mobility: 1 } },
    },
  ],
  seats: [
    { army: 'borgo', points: 14, deploy: CAMP, deck: { add: { 'exodus/refugees': 6 } } },
    { army: 'outpost', withoutHq: true, deploy: RING },
  ],
  board: {
    hexes: ['d4', ...CAMP, ...RING, ...EXITS],
    full: [...CAMP, ...RING],
    terrain: {
      a2: 'exit',
      a3: 'exit',
      d1: 'exit',
      d7: 'exit',
      g2: 'exit',
      g3: 'exit',
      c2: 'ruins',
      e5: 'ruins',
    },
  },
  units: [
    { hex: 'd4', tile: 'borgo/hq', owner: 0 },
    { hex: 'b3', tile: 'outpost/commando', owner: 1 },
    { hex: 'f3', tile: 'outpost/commando', owner: 1, rotation: 3 },
  ],
  objectives: [
    { kind: 'evacuate', side: 0, needed: 4, hexes: EXITS },
    { kind: 'survive', side: 1, needed: 34 },
  ],
  limit: { turns: 34, outlastsDecks: true },
  end: [{ side: 1 }],
  texts: {
    en: {
      title: 'The ring closes',
      story:
        'The camp of the mutants is burning. Families stand ready with bundles on their backs, and around them, rifle by rifle, the Outpost draws its ring tighter.',
      skill: 'Breaking out: strike where the ring is thin, and know whom to leave behind.',
      goals: [
        'Bring four units out over the exits in the west, east, north and south. Whoever ends your turn there is safe and leaves the board. Refugees walk one hex in each of your turns.',
        'Let no more than three units out until turn 34 is over, or destroy the HQ on d4.',
      ],
      rules: [
        'The HQ of Borgo stands on d4 with 14 points; the Outpost has none, but a Commando already stands on b3 and one on f3.',
        'Borgo places tiles next to its HQ only, the Outpost only on the ring around them; units may walk anywhere.',
        'Six bands of refugees are in the deck of Borgo. They do not fight and die of their second wound. Every other unit may leave, too.',
        'A Battle begins when the camp and the ring around it are full; the exits do not count.',
      ],
      objectives: ['Units brought out', 'Turns held out'],
      victories: [
        'The last of them looks back once, then the hills have swallowed them all.',
        'The ring holds. In the morning the camp is silent.',
      ],
    },
    pl: {
      title: 'Pierścień się zaciska',
      story:
        'Obóz mutantów płonie. Rodziny czekają z tobołkami na plecach, a wokół nich, karabin za karabinem, Posterunek zaciska pierścień.',
      skill: 'Wyłom: uderz tam, gdzie pierścień jest cienki, i wiedz, kogo zostawić.',
      goals: [
        'Wyprowadź cztery jednostki przez wyjścia na zachodzie, wschodzie, północy lub południu. Kto kończy tam twoją turę, jest bezpieczny i opuszcza planszę. Uchodźcy idą o jedno pole w każdej twojej turze.',
        'Wypuść najwyżej trzy jednostki do końca tury 34 albo zniszcz Sztab na d4.',
      ],
      rules: [
        'Sztab Borgo stoi na d4 i ma 14 punktów; Posterunek nie ma Sztabu, ale na b3 i f3 stoi już po jednym Komandosie.',
        'Borgo wystawia żetony tylko obok swojego Sztabu, Posterunek tylko na pierścieniu wokół nich; chodzić można wszędzie.',
        'W stosie Borgo jest sześć grup uchodźców. Nie walczą i giną od drugiej rany. Odejść może też każda inna jednostka.',
        'Bitwa zaczyna się, gdy pełne są obóz i pierścień wokół niego; wyjścia się nie liczą.',
      ],
      objectives: ['Wyprowadzone jednostki', 'Przetrwane tury'],
      victories: [
        'Ostatni ogląda się raz, a potem wzgórza pochłaniają ich wszystkich.',
        'Pierścień wytrzymał. Rano w obozie jest cicho.',
      ],
    },
  },
};
