// What is wrong, in English: a sentence for every reason of the engine's errors, and the places where it can be.

import type { ListOf, ReasonSentences } from '@nhex/engine';
import { between, named, orNothing } from '../errors.ts';
import type { Message } from '../message.ts';
import { screens } from './screens.ts';

const mode = named(screens, 'mode');
const edition = named(screens, 'edition');
const variant = named(screens, 'variant');
const shown = orNothing('nothing');

/** What a list is of. */
const LISTS: Readonly<Record<ListOf, string>> = {
  alliances: 'alliances',
  armies: 'armies',
  arrivals: 'arrivals',
  edges: 'edges',
  'end-rules': 'end rules',
  hexes: 'hexes',
  objectives: 'objectives',
  phases: 'phases',
  players: 'players',
  seats: 'seats',
  sides: 'sides',
  steps: 'steps',
  texts: 'texts',
  tiles: 'tiles',
  'two-tiles': 'two tiles',
  units: 'units',
  variants: 'variants',
};

/** Without a full stop: where it is may follow. Values that were read come with their quotation marks. */
export const errors: ReasonSentences = {
  // values of files and options
  'not-one-of': ({ value, allowed }) => `${shown(value)} is not one of: ${allowed}`,
  'not-a-whole-number': ({ value, least, most }) =>
    least === most
      ? `${shown(value)} is not ${least}`
      : `${shown(value)} is not a whole number from ${least} to ${most}`,
  'not-true': ({ value }) => `${shown(value)} is not true; leave the field out where it does not hold`,
  'not-a-boolean': ({ value }) => `${shown(value)} is neither true nor false`,
  'not-a-text': ({ most }) => `A text of at most ${most} characters is needed here`,
  'control-characters': () => 'The text has to be one line, without control characters',
  'not-an-object': () => 'An object { … } is needed here',
  'not-a-list': ({ of }) => `A list [ … ] of ${LISTS[of]} is needed here`,
  'unknown-field': ({ field }) => `There is no field ${field}`,
  'unknown-option': () => 'There is no such option',
  'too-long': ({ most }) => `It is too long: ${most} is the most`,
  // armies and tiles
  'bad-key': ({ value }) =>
    `${shown(value)} cannot be a key: small letters, digits and hyphens, a letter first, at most 40`,
  'key-taken': ({ key }) => `The key “${key}” is taken`,
  'army-twice': ({ key }) => `There are two armies with the key “${key}”`,
  'needs-35-tiles': ({ tiles }) => `An army has 35 tiles, this one has ${tiles}`,
  'needs-one-hq': () => 'An army needs one tile “hq” of the kind hq',
  'second-hq': () => 'Only the tile “hq” is an HQ, and there is one of it',
  'not-with-aura': ({ field }) => `A tile with an aura cannot have “${field}”`,
  'not-for-kind': ({ field, kind }) => `A tile of the kind ${kind} cannot have “${field}”`,
  'not-an-edge': ({ value }) => `${shown(value)} is not an edge from 0 to 5`,
  'edge-twice': ({ edge }) => `The edge ${edge} is named twice`,
  'empty-list': () => 'There is nothing in it; leave the field out instead',
  'field-missing': ({ field }) => `The field “${field}” is missing`,
  'gives-without-connections': () => 'What a tile does to others needs connections',
  'not-two-tiles': () => 'A structure is a list of two tiles, each with its sides a and b',
  'not-a-structure-face': () => 'A side of a structure is a warrior or a module',
  'too-many-kinds': ({ most }) => `There are too many kinds of tile: ${most} is the most`,
  'no-such-tile': ({ tile }) => `There is no tile ${shown(tile)}`,
  'tile-missing': () => 'A tile is missing',
  'not-a-unit': ({ tile }) => `${tile} is an instant: it cannot lie on the board`,
  // boards
  'no-such-hex': ({ hex }) => `There is no hex ${shown(hex)}`,
  'hex-missing': () => 'A hex is missing',
  'not-in-play': () => 'This hex is not on the board in play',
  'hq-has-no-wounds': () => 'An HQ has no wounds: its damage is in its points',
  'hq-gone': ({ seat }) => `The HQ of player ${seat} has no points left: it is gone`,
  'hq-twice': ({ seat, hex }) => `Player ${seat} has an HQ on ${hex} already`,
  'needs-owner': ({ tile }) => `${tile} needs an owner`,
  'nobody-plays': ({ army }) => `Nobody plays the army “${army}”`,
  'whose-is-it': ({ army }) => `Several players have the army “${army}”: say whose it is`,
  'does-not-play': ({ seat, army }) => `Player ${seat} does not play the army “${army}”`,
  'too-many-wounds': ({ wounds, tile }) => `${tile} does not survive ${wounds} wounds`,
  'no-partner': ({ hex }) => `The tile on ${hex} does not name this hex in return`,
  'not-adjacent': ({ hex }) => `${hex} is not right beside it`,
  'no-structure': ({ tile, other }) => `${tile} and ${other} do not make a structure`,
  'partner-differs': ({ field }) => `Both tiles of a structure must have the same “${field}”`,
  'partner-missing': () => 'A tile of a structure must say in “with” where the other one lies',
  // options that do not go together
  'player-count': ({ mode: key, least, most, count }) =>
    `The mode “${mode(key)}” is for ${between(least, most, '', 'to')} players, not for ${count}`,
  'expanded-needs-four': () => 'The board of 37 hexes is for four to six players',
  'edition-strikes-allies': ({ edition: key }) =>
    `In the edition “${edition(key)}” an army that strikes its allies always does so`,
  'mercenaries-four-players': () => 'There are four mercenaries, so at most four players can take one',
  'structures-four-players': () => 'Structures are for two to four players',
  'leaders-modes': ({ mode: key }) => `Leaders are for two sides, not for the mode “${mode(key)}”`,
  'no-such-leader': ({ leader }) => `There is no leader ${leader}`,
  'card-twice': ({ leader }) => `The leader’s card “${leader}” cannot be dealt here`,
  'two-mercenaries-two-players': () =>
    'Two mercenaries each are for two players; three or four take one each',
  'needs-variant': ({ variant: key }) => `This needs the variant “${variant(key)}”`,
  'one-mad-bomber': () => 'There is only one Mad Bomber: choose one of its variants',
  // scenarios
  'scenario-fixes': ({ scenario }) => `The scenario “${scenario}” fixes it otherwise`,
  'too-few-seats': ({ least }) => `At least ${least} seats are needed`,
  'one-side': () => 'All seats are of one side: somebody has to lose',
  'one-for-each': ({ field, count }) => `The list “${field}” needs ${count}, one for each`,
  'campaign-over': () => 'The campaign is over before this step',
  'after-limit': ({ turn, limit }) => `Turn ${turn} comes after the last one, ${limit}`,
  'not-ascending': () => 'Each has to come later than the one before',
  'too-few-hexes': ({ least }) => `At least ${least} hexes are needed`,
  'hex-twice': ({ hex }) => `The hex ${hex} is named twice`,
  'foreign-tile': ({ tile }) => `${tile} belongs to an army that somebody else plays`,
  'not-in-decks': ({ tile }) => `${tile} cannot lie in a deck`,
  'hq-not-wanted': ({ seat }) => `Player ${seat} is said to be without an HQ`,
  'no-turn': ({ seat }) => `Player ${seat} gets no turn`,
  'no-such-side': ({ side }) => `Nobody is of side ${side}`,
  'out-of-reach': ({ needed, there }) => `${needed} are needed, but there can be only ${there}`,
  'cut-off': ({ hex }) => `No unit of this objective can come to ${hex}`,
  // text forms
  'other-version': () => 'This is no position, or one of another version',
  'newer-version': ({ value, version }) =>
    `This is version ${value}; here only versions up to ${version} can be read`,
  'parts-needed': ({ wanted, found }) => `There should be ${wanted} parts, not ${found}`,
  'not-a-number': ({ value, least, most }) =>
    `${value} is not a number ${between(least, most, 'from', 'to')}`,
  'number-missing': () => 'A number is missing',
  'tile-count': ({ army, wanted, tile, found }) =>
    `The army “${army}” has ${wanted} × ${tile}, here there are ${found}`,
  'does-not-fit': ({ what }) => `“${what}” does not fit the rest of the position`,
  'too-much': ({ word }) => `${word} is too much`,
  'not-a-rotation': ({ value }) => `${value} is not a rotation from r0 to r5`,
  'no-choice-type': ({ value, open }) => `${value} is no move; possible now: ${shown(open)}`,
  'not-three-tiles': () => 'These are not three tiles that can be given up for a Structure now',
  'no-such-redraw': () => 'These are not the tiles that may be drawn again now',
  // records
  'no-header': ({ line }) => `${line} is not a header like [Name "value"]`,
  'unknown-header': ({ header }) => `There is no header “${header}”`,
  'header-twice': ({ header }) => `The header “${header}” stands there twice`,
  'record-begins': () => 'A record begins with [NHex "4"]',
  'two-pluses': () => 'There is more than one “ + ”',
  'who-draws-what': ({ value }) => `${value} does not say who draws what`,
  'deck-lacks': ({ tile }) => `There is no ${tile} in the deck`,
  'other-draws': () => 'The tiles drawn are not those of this game',
  'other-player': ({ seat, decider }) => `Player ${seat} chooses, but it is for player ${decider} to choose`,
  'other-result': ({ result }) => `Played again, the game ends differently: ${result}`,
  'other-hash': () => 'The game does not end in the position that the record names',
  // play
  'not-open': ({ choice }) => `“${choice}” is not possible like this now`,
  'game-is-over': () => 'The game is over',
  'nothing-to-take-back': () => 'Nothing can be taken back now',
  'too-many-items': ({ most }) => `the list holds more than ${most}`,
  'not-playing': ({ seat }) => `player ${seat} is not in the game any more`,
  'too-many-branches': ({ most }) => `There are too many possibilities to follow, more than ${most}`,
};

export const places = {
  line: 'line {number}',
  column: 'character {number}',
  player: 'player {number}',
  hit: 'hit {name}',
  actor: 'attacker {name}',
  named: '“{name}”',
} as const satisfies Readonly<Record<string, Message>>;
