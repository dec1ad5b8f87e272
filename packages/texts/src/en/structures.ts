// Structures in English: their names, and what the table says about deploying one.

import type { Message } from '../message.ts';

/** By army and key; `army/structure` is the whole. Structures of other armies go by a common name. */
export const structures = {
  'borgo/structure': 'Behemoth',
  'borgo/structure-1a': 'Behemoth’s Jaws',
  'borgo/structure-1b': 'Behemoth’s Horns',
  'borgo/structure-2a': 'Behemoth’s Tail',
  'borgo/structure-2b': 'Behemoth’s Hide',
  'hegemony/structure': 'Arena Caravan',
  'hegemony/structure-1a': 'Net Wagon',
  'hegemony/structure-1b': 'Blade Wagon',
  'hegemony/structure-2a': 'Ram Wagon',
  'hegemony/structure-2b': 'Chariot',
  'moloch/structure': 'Citadel',
  'moloch/structure-1a': 'Citadel Battery',
  'moloch/structure-1b': 'Citadel Cannon',
  'moloch/structure-2a': 'Citadel Wall',
  'moloch/structure-2b': 'Citadel Scythes',
  'outpost/structure': 'Armored Train',
  'outpost/structure-1a': 'Sniper Car',
  'outpost/structure-1b': 'Gun Car',
  'outpost/structure-2a': 'Engine',
  'outpost/structure-2b': 'Turntable Car',
  'doomsday/structure': 'Prism',
  'doomsday/structure-1a': 'Prism Lens',
  'doomsday/structure-1b': 'Prism Emitter',
  'doomsday/structure-2a': 'Prism Splitter',
  'doomsday/structure-2b': 'Prism Beam',
  // of scenarios
  'gate/structure': 'The Gate',
  'gate/structure-1a': 'Gate Tower',
  'gate/structure-1b': 'Gate Tower',
  'gate/structure-2a': 'Gate Bastion',
  'gate/structure-2b': 'Gate Bastion',
} as const satisfies Readonly<Record<string, string>>;

export const structureTable = {
  'variant.structures': 'Structures',
  'variant.structures.about':
    'Each army has a unit of two tiles beside the board; three tiles of the hand bring it in, once a game.',
  'act.deploy': 'Give up {slots} for the Structure',
  'act.deployChoose': 'Deploy the Structure …',
  'act.deployCount': { one: '{count} more tile', other: '{count} more tiles' },
  'act.deployGo': 'Give them up',
  'act.lay': 'Lay {tile}',
  'act.board': 'Start the Battle!',
  'act.hold': 'No Battle now',
  'ask.lay': 'Choose a side of the first tile, then its hex',
  'ask.lay.second': 'Choose a side of the second tile, then a hex beside the first',
  'ask.boarding': 'Boarding: start a Battle at once? It ends your turn.',
  'structure.beside': 'Beside the board: {name}, Structure of {player}',
  'structure.price':
    'Once a game, until somebody draws a last tile: give up three tiles of your hand (the one you must discard is among them) and lay both tiles on two free hexes side by side, each with either side up. It is no play of a tile.',
  'structure.whole':
    'On the board the two are one warrior: initiative values of both tiles, hearts added up, abilities shared; each tile attacks, nets and is armored where it lies.',
  'structure.first': 'First tile',
  'structure.second': 'Second tile',
  'structure.choose': 'Which three tiles do you give up?',
  'structure.sides': 'Sides of this tile',
  'structure.laid': '{tile} lies here, the second tile is still to come',
  'extras.hint':
    'Not recommended together: {extras}. You may play it so, but there is a lot to keep in mind.',
  'extras.structures': 'Structures',
  'extras.leaders': 'leaders',
  'extras.scenario': 'a scenario',
} as const satisfies Readonly<Record<string, Message>>;
