// The one error type of the engine: what is wrong as data (code, reason, values, place), and an English sentence made of it.

import { type At, type Place, placeOf, placeText } from './place.ts';

export const ERROR_CODES = [
  'bad-option', // a game option that is unknown or does not fit the others
  'bad-scenario', // a scenario file that is wrong
  'bad-campaign', // a campaign file that is wrong
  'bad-army', // an army file that is wrong
  'bad-notation', // a text form that cannot be read
  'bad-record', // a game record or log that cannot have happened
  'illegal-choice', // a choice that is not open now
  'not-your-turn', // somebody else is asked
  'game-over', // nothing can be chosen any more
  'no-undo', // nothing may be taken back (TURN-7)
  'too-many', // more branches than the caller allowed
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What a list should hold, where there is none; every language has its words for them. */
export type ListOf =
  | 'alliances'
  | 'armies'
  | 'arrivals'
  | 'edges'
  | 'end-rules'
  | 'hexes'
  | 'objectives'
  | 'phases'
  | 'players'
  | 'seats'
  | 'sides'
  | 'steps'
  | 'texts'
  | 'tiles'
  | 'two-tiles'
  | 'units'
  | 'variants';

/**
 * What can be wrong, with the values it is said with. Other languages have the same list in @nhex/texts. Values are numbers,
 * keys, names of fields and what was given (`showValue`), never words of one language.
 */
interface ReasonValues {
  // values of files and options
  'not-one-of': { value: string; allowed: string };
  'not-a-whole-number': { value: string; least: number; most: number };
  'not-true': { value: string };
  'not-a-boolean': { value: string };
  'not-a-text': { most: number };
  'control-characters': object;
  'not-an-object': Record<never, never>;
  'not-a-list': { of: ListOf };
  'unknown-field': { field: string };
  'unknown-option': Record<never, never>;
  'too-long': { most: number };
  'too-many-items': { most: number };
  // armies and tiles
  'bad-key': { value: string };
  'key-taken': { key: string };
  'army-twice': { key: string };
  'needs-35-tiles': { tiles: number };
  'needs-one-hq': Record<never, never>;
  'second-hq': Record<never, never>;
  'not-for-kind': { field: string; kind: string };
  'not-with-aura': { field: string };
  'not-an-edge': { value: string };
  'edge-twice': { edge: number };
  'empty-list': Record<never, never>;
  'field-missing': { field: string };
  'gives-without-connections': Record<never, never>;
  'not-two-tiles': Record<never, never>;
  'not-a-structure-face': Record<never, never>;
  'too-many-kinds': { most: number };
  'no-such-tile': { tile: string };
  'tile-missing': Record<never, never>;
  'not-a-unit': { tile: string };
  // boards
  'no-such-hex': { hex: string };
  'hex-missing': Record<never, never>;
  'not-in-play': Record<never, never>;
  'hq-has-no-wounds': Record<never, never>;
  'hq-gone': { seat: number };
  'hq-twice': { seat: number; hex: string };
  'needs-owner': { tile: string };
  'nobody-plays': { army: string };
  'whose-is-it': { army: string };
  'does-not-play': { seat: number; army: string };
  'too-many-wounds': { wounds: number; tile: string };
  'no-partner': { hex: string };
  'not-adjacent': { hex: string };
  'no-structure': { tile: string; other: string };
  'partner-differs': { field: string };
  'partner-missing': Record<never, never>;
  // options that do not go together
  'player-count': { mode: string; least: number; most: number; count: number };
  'expanded-needs-four': Record<never, never>;
  'edition-strikes-allies': { edition: string };
  'mercenaries-four-players': Record<never, never>;
  'two-mercenaries-two-players': Record<never, never>;
  'structures-four-players': Record<never, never>;
  'leaders-modes': { readonly mode: string };
  'no-such-leader': { readonly leader: string };
  'card-twice': { readonly leader: string };
  'needs-variant': { variant: string };
  'one-mad-bomber': { bombers: string };
  // scenarios
  'scenario-fixes': { scenario: string };
  'too-few-seats': { least: number };
  'one-side': Record<never, never>;
  'one-for-each': { field: string; count: number };
  'campaign-over': Record<never, never>;
  'after-limit': { turn: number; limit: number };
  'not-ascending': Record<never, never>;
  'too-few-hexes': { least: number };
  'hex-twice': { hex: string };
  'foreign-tile': { tile: string };
  'not-in-decks': { tile: string };
  'hq-not-wanted': { seat: number };
  'no-turn': { seat: number };
  'no-such-side': { side: number };
  'out-of-reach': { needed: number; there: number };
  'cut-off': { hex: string };
  // text forms
  'other-version': { version: string };
  'newer-version': { value: string; version: string };
  'parts-needed': { wanted: number; found: number };
  'not-a-number': { value: string; least: number; most: number };
  'number-missing': Record<never, never>;
  'tile-count': { army: string; wanted: number; tile: string; found: number };
  'does-not-fit': { what: string };
  'too-much': { word: string };
  'not-a-rotation': { value: string };
  'no-choice-type': { value: string; open: string };
  'no-such-redraw': Record<never, never>;
  'not-three-tiles': Record<never, never>;
  // records
  'no-header': { line: string };
  'unknown-header': { header: string };
  'header-twice': { header: string };
  'record-begins': Record<never, never>;
  'two-pluses': Record<never, never>;
  'who-draws-what': { value: string };
  'deck-lacks': { tile: string };
  'other-draws': Record<never, never>;
  'other-player': { seat: number; decider: number };
  'other-result': { result: string };
  'other-hash': Record<never, never>;
  // play
  'not-open': { choice: string; seat: number; decision: string };
  'game-is-over': Record<never, never>;
  'not-playing': { seat: number };
  'nothing-to-take-back': Record<never, never>;
  'too-many-branches': { most: number };
}

export type Reason = keyof ReasonValues;
export type ReasonSentences = { readonly [R in Reason]: (values: ReasonValues[R]) => string };

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`);

/** A value as `showValue` gives it. */
const shown = (value: string): string => value || 'nothing';

const ENGLISH: ReasonSentences = {
  'not-one-of': ({ value, allowed }) => `${shown(value)} is not one of ${allowed}`,
  'not-a-whole-number': ({ value, least, most }) =>
    least === most
      ? `${shown(value)} is not ${least}`
      : `${shown(value)} is not a whole number from ${least} to ${most}`,
  'not-true': ({ value }) => `${value} is not true; leave the field out where it does not hold`,
  'not-a-boolean': () => 'it is true or false',
  'not-a-text': ({ most }) => `a text of at most ${most} characters is needed`,
  'control-characters': () => 'the text has to be one line, without control characters',
  'not-an-object': () => 'an object is needed',
  'not-a-list': ({ of }) => `a list of ${of.replace('-', ' ')} is needed`,
  'unknown-field': ({ field }) => `unknown field ${field}`,
  'unknown-option': () => 'there is no such option',
  'too-long': ({ most }) => `it is longer than ${most} characters`,
  'too-many-items': ({ most }) => `the list holds more than ${most}`,
  'bad-key': ({ value }) =>
    `${shown(value)} is no key: lower-case letters, digits and hyphens, a letter first, at most 40`,
  'key-taken': ({ key }) => `the key ${key} is taken`,
  'army-twice': ({ key }) => `there are two armies ${key}`,
  'needs-35-tiles': ({ tiles }) => `an army has 35 tiles, not ${tiles}`,
  'needs-one-hq': () => 'it needs one tile "hq" of kind hq',
  'second-hq': () => 'only the tile "hq" is an HQ, and there is one of it',
  'not-for-kind': ({ field, kind }) => `a tile of kind ${kind} has no ${field}`,
  'not-with-aura': ({ field }) => `a tile with an aura has no ${field}`,
  'not-an-edge': ({ value }) => `${shown(value)} is not an edge 0 to 5`,
  'edge-twice': ({ edge }) => `edge ${edge} stands there twice`,
  'empty-list': () => 'the list is empty; leave the field out instead',
  'field-missing': ({ field }) => `the field ${field} is missing`,
  'gives-without-connections': () => 'what it does to others needs connections',
  'not-two-tiles': () => 'a structure is a list of two tiles with sides a and b',
  'not-a-structure-face': () => 'a side of a structure is a warrior, or a module that is part of one',
  'too-many-kinds': ({ most }) => `a game holds at most ${most} kinds of tile`,
  'no-such-tile': ({ tile }) => `there is no tile ${shown(tile)}`,
  'tile-missing': () => 'a tile is missing',
  'not-a-unit': ({ tile }) => `${tile} is an instant: it cannot lie on the board`,
  'no-such-hex': ({ hex }) => `there is no hex ${shown(hex)}`,
  'hex-missing': () => 'a hex is missing',
  'not-in-play': () => 'that hex is not on the board in play',
  'hq-has-no-wounds': () => 'the damage of an HQ is in its points',
  'hq-gone': ({ seat }) => `the HQ of player ${seat} has 0 points: it is gone`,
  'hq-twice': ({ seat, hex }) => `player ${seat} has an HQ on ${hex} already`,
  'needs-owner': ({ tile }) => `${tile} needs an owner`,
  'nobody-plays': ({ army }) => `nobody plays ${army}`,
  'whose-is-it': ({ army }) => `several players have ${army}: say whose it is`,
  'does-not-play': ({ seat, army }) => `player ${seat} does not play ${army}`,
  'too-many-wounds': ({ wounds, tile }) => `${wounds} wounds are more than ${tile} survives`,
  'no-partner': ({ hex }) => `the tile on ${hex} does not name this hex in return`,
  'not-adjacent': ({ hex }) => `${hex} is not next to it`,
  'no-structure': ({ tile, other }) => `${tile} and ${other} are no first and second tile of one structure`,
  'partner-differs': ({ field }) => `both tiles of a structure have the same ${field}`,
  'partner-missing': () => 'a tile of a structure says in "with" where the other one lies',
  'player-count': ({ mode, least, most, count }) =>
    `mode ${mode} is for ${range(least, most)} players, not ${count}`,
  'expanded-needs-four': () => 'the expanded board is for four to six players (MODE-7)',
  'edition-strikes-allies': ({ edition }) => `edition ${edition} does not let an army spare its allies`,
  'mercenaries-four-players': () => 'there are only four mercenaries, for at most four players',
  'two-mercenaries-two-players': () =>
    'two mercenaries each is for two players; three or four take one each (VAR-3)',
  'structures-four-players': () => 'Structures are for two to four players (STR-12)',
  'leaders-modes': ({ mode }) => `leaders are for two sides, not for mode ${mode} (LEAD-5)`,
  'no-such-leader': ({ leader }) => `there is no leader ${leader}`,
  'card-twice': ({ leader }) => `the leader ${leader} cannot be dealt here`,
  'needs-variant': ({ variant }) => `it needs the variant ${variant}`,
  'one-mad-bomber': ({ bombers }) => `there is one Mad Bomber: choose one of ${bombers}`,
  'scenario-fixes': ({ scenario }) => `the scenario ${scenario} fixes it otherwise (ATL-1)`,
  'too-few-seats': ({ least }) => `at least ${least} seats are needed`,
  'one-side': () => 'all seats are of one side: somebody has to lose',
  'one-for-each': ({ field, count }) => `the list of ${field} has one for each: ${count}`,
  'campaign-over': () => 'the campaign is over before this step',
  'after-limit': ({ turn, limit }) => `turn ${turn} is after the last one, ${limit}`,
  'not-ascending': () => 'each comes later than the one before',
  'too-few-hexes': ({ least }) => `at least ${least} hexes are needed`,
  'hex-twice': ({ hex }) => `the hex ${hex} stands there twice`,
  'foreign-tile': ({ tile }) => `${tile} is of an army that somebody else plays`,
  'not-in-decks': ({ tile }) => `${tile} does not lie in decks`,
  'hq-not-wanted': ({ seat }) => `player ${seat} is said to be without an HQ`,
  'no-turn': ({ seat }) => `player ${seat} has no turn in it`,
  'no-such-side': ({ side }) => `nobody is of side ${side}`,
  'out-of-reach': ({ needed, there }) => `${needed} are needed, but there can be only ${there}`,
  'cut-off': ({ hex }) => `no unit of the objective can come to ${hex}`,
  'other-version': ({ version }) => `it does not begin with ${version}: another version, or no position`,
  'newer-version': ({ value, version }) => `this is version ${value}; only up to ${version} can be read`,
  'parts-needed': ({ wanted, found }) => `${wanted} parts are needed, not ${found}`,
  'not-a-number': ({ value, least, most }) => `${value} is not a number from ${least} to ${most}`,
  'number-missing': () => 'a number is missing',
  'tile-count': ({ army, wanted, tile, found }) => `${army} has ${wanted} ${tile}, not ${found}`,
  'does-not-fit': ({ what }) => `"${what}" does not fit the rest of the position`,
  'too-much': ({ word }) => `${word} is too much`,
  'not-a-rotation': ({ value }) => `${value} is not a rotation r0 to r5`,
  'no-choice-type': ({ value, open }) => `${value} is no kind of choice; open now: ${open || 'nothing'}`,
  'no-such-redraw': () => 'these are not the tiles of an unlucky draw that is open now',
  'not-three-tiles': () => 'these are not three tiles that can be given up for a Structure now',
  'no-header': ({ line }) => `${line} is no header like [Name "value"]`,
  'unknown-header': ({ header }) => `there is no header ${header}`,
  'header-twice': ({ header }) => `the header ${header} stands there twice`,
  'record-begins': () => 'a record begins with [NHex "4"]',
  'two-pluses': () => 'there is more than one " + "',
  'who-draws-what': ({ value }) => `${value} does not say who draws what, as in "1: move medic"`,
  'deck-lacks': ({ tile }) => `the deck holds no ${tile} to draw`,
  'other-draws': () => 'the recorded draws are not those of this game',
  'other-player': ({ seat, decider }) => `player ${seat} chooses, but player ${decider} is to choose`,
  'other-result': ({ result }) => `the game ends with ${result}`,
  'other-hash': () => 'the game does not end in the position whose hash it gives',
  'not-open': ({ choice, seat, decision }) =>
    `"${choice}" is not open like this to player ${seat} now (${decision})`,
  'game-is-over': () => 'the game is over',
  'not-playing': ({ seat }) => `player ${seat} is not in the game`,
  'nothing-to-take-back': () => 'nothing can be taken back now',
  'too-many-branches': ({ most }) => `too many branches (more than ${most})`,
};

/** Whether a word that comes from outside is a reason that can be told. */
export const isReason = (word: unknown): word is Reason =>
  typeof word === 'string' && Object.hasOwn(ENGLISH, word);

export type ErrorValues = Readonly<Record<string, string | number>>;

export class NhexError extends Error {
  override readonly name = 'NhexError';
  readonly code: ErrorCode;
  readonly reason: Reason;
  readonly values: ErrorValues;
  readonly place: Place | undefined;

  /** `at`: where the fault lies. */
  constructor(code: ErrorCode, reason: Reason, values: ErrorValues, at?: At) {
    const sentence = (ENGLISH[reason] as (values: ErrorValues) => string)(values);
    const place = at === undefined ? undefined : placeOf(at);
    super(place === undefined ? sentence : `${placeText(place)}: ${sentence}`);
    this.code = code;
    this.reason = reason;
    this.values = values;
    this.place = place;
  }
}

/** Refuses something, with the values that its reason is told with. */
export function refuse<R extends Reason>(
  code: ErrorCode,
  reason: R,
  values: ReasonValues[R],
  at?: At,
): never {
  throw new NhexError(code, reason, values as ErrorValues, at);
}

/** A short picture of a wrong value for a message, empty where there is none; never fails, whatever the value is. */
export function showValue(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return '[...]';
  if (typeof value === 'object' && value !== null) return '{...}';
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value);
  return text.length > 60 ? `${text.slice(0, 40)}...` : text;
}
