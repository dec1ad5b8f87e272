// Small scenes for rule tests: a board in a few words, choices as short texts, Battles as plain results.
//
//   const state = scene({ armies: ['outpost', 'hegemony'], board: { d4: 'outpost/hq', d3: 'hegemony/ganger 5>S' } });
//   choose(state, 'place ganger c3 r2');  fight(state)[0].dead;  status(state).d3.netted
//
// A piece is `army/tile`, then any of: `5>S` (printed edge 5 faces south), `r2` (rotation), `w1` (wounds), `by1` (owner).

import { expect } from 'vitest';
import {
  ALL_HEXES,
  type Applied,
  applyChoice,
  type Choice,
  type ChoiceType,
  cloneState,
  codesOf,
  deciderOf,
  describeUnits,
  type Ending,
  type ErrorCode,
  fightAll,
  type GameEvent,
  type GameOptionsInput,
  type Hex,
  hexName,
  isFree,
  makeCatalogue,
  NEUTRAL_ARMY,
  NhexError,
  type Owner,
  type Placed,
  PRINTED_ARMIES,
  parseHex,
  parseScenario,
  placeUnit,
  removeFromBoard,
  type State,
  stageOf,
  type TileId,
  unitsOn,
  unpackChoice,
} from '../src/index.ts';
import { TRIAL_ARMY } from './trial-army.ts';

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** How far the ending is, seats as plain numbers. */
export interface PlainEnding {
  readonly by: number;
  readonly turns: readonly number[];
  readonly tied: readonly number[] | undefined;
  readonly last: number;
}
export const asEnding = (plain: PlainEnding): Ending => plain as Ending;

export interface Scene {
  armies: readonly string[];
  board: Readonly<Record<string, string>>;
  edition?: GameOptionsInput['edition'];
  mode?: GameOptionsInput['mode'];
  variants?: GameOptionsInput['variants'];
  /** HQ points by seat. */
  hq?: readonly number[];
  /** Tile keys by seat; `army/tile` for a tile of another army. */
  hands?: readonly (readonly string[])[];
  decks?: readonly (readonly string[])[];
  /** Whose turn it is, and who starts a Battle fought for study. */
  turn?: number;
  /** Turns begun so far. */
  number?: number;
  ending?: PlainEnding;
}

/** Printed tiles have the same numbers in every game; those of the trial army follow them. */
const CATALOGUE = makeCatalogue([NEUTRAL_ARMY, ...PRINTED_ARMIES, TRIAL_ARMY]);

export function hex(name: string): Hex {
  const found = parseHex(name);
  if (found === undefined) throw new Error(`there is no hex ${name}`);
  return found;
}

export function tile(ref: string): TileId {
  const found = CATALOGUE.byRef.get(ref);
  if (!found) throw new Error(`there is no tile ${ref}`);
  return found.id;
}

/** The tiles as `army/tile`. */
export const refs = (tiles: readonly TileId[]): string[] => tiles.map((id) => CATALOGUE.tiles[id].ref);
const keyOf = (id: TileId): string => CATALOGUE.tiles[id].key;

interface Piece {
  tile: string;
  rotation?: number;
  wounds?: number;
  owner?: number;
}

function readPiece(text: string): Piece {
  const [ref, ...words] = text.split(' ');
  const piece: Piece = { tile: ref };
  for (const word of words) {
    const number = Number(word.replace(/\D/g, ''));
    if (word.includes('>')) {
      const [edge, direction] = word.split('>');
      if (!COMPASS.includes(direction)) throw new Error(`"${direction}" is no direction`);
      piece.rotation = (COMPASS.indexOf(direction) - Number(edge) + 6) % 6;
    } else if (word.startsWith('r')) piece.rotation = number;
    else if (word.startsWith('w')) piece.wounds = number;
    else if (word.startsWith('by')) piece.owner = number;
    else throw new Error(`"${word}" says nothing about a piece`);
  }
  return piece;
}

const MAIN = 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' ');

/** Puts that piece on every main hex not named yet, except those to be left free. */
export function filled(
  board: Readonly<Record<string, string>>,
  piece: string,
  ...free: string[]
): Record<string, string> {
  const full: Record<string, string> = { ...board };
  for (const name of MAIN) if (!(name in full) && !free.includes(name)) full[name] = piece;
  return full;
}

/** A state in the middle of the turn of `turn` (0 if not said). */
export function scene(given: Scene): State {
  const board: Record<string, Piece> = {};
  for (const [name, text] of Object.entries(given.board)) board[name] = readPiece(text);
  const state = parseScenario({
    edition: given.edition ?? '2025',
    mode: given.mode ?? 'duel',
    players: given.armies.map((army, seat) => (given.hq ? { army, hq: given.hq[seat] } : { army })),
    starter: given.turn ?? 0,
    board,
    armies: given.armies.includes('trial') ? [TRIAL_ARMY] : [],
  });
  const next = cloneState(
    given.variants ? { ...state, options: { ...state.options, variants: given.variants } } : state,
  );
  const tiles = (seat: number, keys: readonly string[] | undefined): TileId[] =>
    (keys ?? []).map((key) => tile(key.includes('/') ? key : `${given.armies[seat]}/${key}`));
  next.seats.forEach((seat, number) => {
    seat.hand = tiles(number, given.hands?.[number]);
    seat.deck = tiles(number, given.decks?.[number]).sort((a, b) => a - b);
  });
  next.turn = { ...next.turn, number: given.number ?? 9, place: given.turn ?? 0, limit: 3, maxPlays: 3 };
  next.ending = given.ending && asEnding(given.ending);
  return next;
}

/** A choice in the short text of these tests. */
export function textOf(choice: Choice): string {
  const at = hexName;
  switch (choice.type) {
    case 'place':
    case 'bomber':
      return `${choice.type} ${keyOf(choice.tile)} ${at(choice.hex)} r${choice.rotation}`;
    case 'discard':
    case 'take':
    case 'mercenary':
      return `${choice.type} ${keyOf(choice.tile)}`;
    case 'hq':
    case 'rotate':
    case 'pivot':
      return `${choice.type} ${at(choice.hex)} r${choice.rotation}`;
    case 'move':
    case 'mobility':
    case 'step-tile':
      return `${choice.type} ${at(choice.from)} ${at(choice.to)} r${choice.rotation}`;
    case 'transport':
      return `transport ${at(choice.via)}: ${at(choice.from)} ${at(choice.to)} r${choice.rotation}`;
    case 'step':
      return `step ${at(choice.to)} r${choice.rotation}`;
    case 'push':
      return `push ${at(choice.pusher)} ${at(choice.target)}${choice.to === undefined ? '' : ` ${at(choice.to)}`}`;
    case 'push-to':
      return `push-to ${at(choice.to)}`;
    case 'small-bomb':
      return `small-bomb ${choice.hexes.map(at).join(' ')}`;
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'declare-next':
    case 'explode':
    case 'attack':
      return `${choice.type} ${at(choice.hex)}`;
    case 'convert':
      return `convert ${at(choice.hex)} edge ${choice.edge} ${choice.to}`;
    case 'aim':
      return `aim ${at(choice.hex)} edge ${choice.edge} ${at(choice.target)}`;
    case 'name':
    case 'award':
      return `${choice.type} ${choice.seat}`;
    case 'treat':
      return `treat ${at(choice.medic)} ${at(choice.patient)}`;
    case 'sacrifice':
      return `sacrifice ${at(choice.medic)}`;
    case 'absorb':
      return `absorb ${choice.hit}`;
    case 'redraw':
      return `redraw ${choice.slots.join(' ')}`;
    default:
      return choice.type;
  }
}

const choicesOf = (state: State): Choice[] => codesOf(state).map(unpackChoice);

/** Every legal choice now, or those of one type, as texts. */
export const options = (state: State, type?: ChoiceType): string[] =>
  choicesOf(state)
    .filter((choice) => type === undefined || choice.type === type)
    .map(textOf);

/** The texts of that type without their rotations, each once. */
export const places = (state: State, type: ChoiceType): string[] => [
  ...new Set(options(state, type).map((text) => text.replace(/ r\d$/, ''))),
];

export interface Chosen extends Applied {
  /** The events of that type, typed. */
  of<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[];
}

const ofType = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** The legal choice of that text. */
export function legal(state: State, text: string): Choice {
  const choice = choicesOf(state).find((open) => textOf(open) === text);
  if (choice) return choice;
  throw new Error(`"${text}" is not open (${stageOf(state)}): ${options(state).slice(0, 40).join(', ')}`);
}

/** Applies the legal choice of that text; `draws` are the tiles that come, as `army/tile`. */
export function apply(state: State, text: string, draws?: readonly string[]): Chosen {
  const applied = applyChoice(state, legal(state, text), draws?.map(tile));
  return { ...applied, of: (type) => ofType(applied.events, type) };
}

/** Applies one choice after the other. */
export const choose = (state: State, ...texts: string[]): State =>
  texts.reduce((at, text) => apply(at, text).state, state);

/** Checks that the engine refuses the choice and leaves the state as it was. */
export function expectRefused(state: State, choice: Choice, code: ErrorCode = 'illegal-choice'): void {
  const before = structuredClone(state);
  let error: unknown;
  try {
    applyChoice(state, choice);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(NhexError);
  expect(error).toMatchObject({ code });
  expect(state).toEqual(before);
}

export const decider = (state: State): number => deciderOf(state);

/** The board by hex name: `key` with `rN` and `wN` where they are not 0. */
export function boardOf({ units }: Pick<State, 'units'>): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (const { tiles, wounds } of unitsOn(units)) {
    const hurt = wounds ? ` w${wounds}` : '';
    for (const { hex: at, tile: id, rotation } of tiles)
      pieces[hexName(at)] = `${keyOf(id)}${rotation ? ` r${rotation}` : ''}${hurt}`;
  }
  return pieces;
}

/** A unit of one hex with all that can be said about it. */
export interface Placement extends Placed {
  readonly owner: Owner;
  readonly wounds: number;
}

/** The units of one hex, in the order of the hexes. */
export const placementsOn = (units: State['units']): Placement[] =>
  unitsOn(units).map(({ owner, wounds, tiles: [placed] }) => ({ ...placed, owner, wounds }));

/** Clears the board and puts these units on it. */
export function setUnits(state: State, placements: readonly Placement[]): void {
  for (const { unit } of unitsOn(state.units)) removeFromBoard(state.units, unit);
  for (const { owner, wounds, ...placed } of placements) placeUnit(state.units, placed, owner, wounds);
}

/** The keys of the tiles in front of a player. */
export const handOf = (state: State, seat: number): string[] => state.seats[seat].hand.map(keyOf);
export const discardOf = (state: State, seat: number): string[] => state.seats[seat].discard.map(keyOf);

export interface Fought {
  hq: number[];
  /** Hexes whose unit left the board, in the order of the hexes. */
  dead: string[];
  /** Wounds by hex of those that are left. */
  wounds: Record<string, number>;
  /** Hits that counted or were absorbed: `phase from>to strength`, in order. */
  hits: string[];
  events: readonly GameEvent[];
}

/** Hits of attacks and explosions as short texts. */
export const hitsIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type === 'attack') {
      const strength = event.lethal ? 'endless' : event.strength;
      return [`${event.phase} ${hexName(event.from)}>${hexName(event.to)} ${strength}`];
    }
    return event.type === 'blast'
      ? [`blast ${hexName(event.from)}>${hexName(event.to)} ${event.strength}`]
      : [];
  });

/** One Battle in every way its decisions allow, most HQ points of seat 0 first. */
export function fight(state: State): Fought[] {
  return fightAll(state).map(({ hq, units, events }) => {
    const wounds: Record<string, number> = {};
    for (const unit of unitsOn(units)) if (unit.wounds > 0) wounds[hexName(unit.tiles[0].hex)] = unit.wounds;
    const dead = ALL_HEXES.filter((at) => !isFree(state.units, at) && isFree(units, at)).map(hexName);
    return { hq: [...hq], dead, wounds, hits: hitsIn(events), events };
  });
}

/** A Battle that can end in one way only. */
export function fightOnce(state: State): Fought {
  const outcomes = fight(state);
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

/** The dead of every way a Battle can end, sorted as texts. */
export const deaths = (state: State): string[] =>
  fight(state)
    .map(({ dead }) => dead.join(' '))
    .sort();

export interface Standing {
  netted: boolean;
  initiative: readonly number[];
  /** Strength by compass direction. */
  melee: Record<string, number>;
  ranged: Record<string, number>;
  /** Printed toughness and what modules add. */
  toughness: number;
}

const byCompass = (strengths: Readonly<Record<number, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(strengths).map(([d, strength]) => [COMPASS[Number(d)], strength]));

/** The units as they stand, by hex name. */
export function status(state: State): Record<string, Standing> {
  const units: Record<string, Standing> = {};
  for (const unit of describeUnits(state)) {
    if (!unit) continue;
    units[hexName(unit.hex)] = {
      netted: unit.netted,
      initiative: unit.initiative,
      melee: byCompass(unit.melee),
      ranged: byCompass(unit.ranged),
      toughness: unit.toughness + unit.addedToughness,
    };
  }
  return units;
}

/** The hexes of netted units. */
export const nettedIn = (state: State): string[] =>
  Object.entries(status(state)).flatMap(([name, { netted }]) => (netted ? [name] : []));
