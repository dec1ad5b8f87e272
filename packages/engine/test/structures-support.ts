// Small tables for tests of what printed armies do not have: Structures, sharpshooters, own armies.
//
//   const state = table({ red: [{ initiative: [2], melee: { 0: 1 } }, { toughness: 1 }],
//     board: { d4: 'red/structure-1a 0>N +d5', d5: 'red/structure-2a +d4', d3: 'blue/wall' } });
//   after(choose(state, 'mobility d4 c4 r0'));  open(state, 'move');  fight(state)[0].board;  standing(state, 'd4')
//
// Red is seat 0, blue seat 1 (further armies of more seats: green, black); all have the tiles of STOCK. A piece is
// `army/tile`, then any of: `5>S` (printed edge 5 faces south), `r2` (rotation), `w1` (wounds), `+d5` (the hex of the
// other tile of a Structure).

import { expect } from 'vitest';
import {
  applyChoice,
  type BattleOutcome,
  BOARD_OF,
  type Board,
  type BoardName,
  type Choice,
  type ChoiceType,
  cloneState,
  describeUnits,
  type ErrorCode,
  fightAll,
  type GameEvent,
  type GameOptionsInput,
  type Hex,
  hexName,
  isFree,
  makeChoice,
  NhexError,
  newState,
  parseChoice,
  parseHex,
  parseScenario,
  placeStructure,
  placeText,
  placeUnit,
  requestOf,
  rulesOf,
  type SeatId,
  type State,
  stageOf,
  type TileId,
  tileOf,
  type UnitFace,
  type UnitStanding,
  type Units,
  unitsOn,
} from '../src/index.ts';

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const ROUND = [0, 1, 2, 3, 4, 5] as const;
const EVERY_EDGE = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 };

/** What every army of these tests has, in any number. */
export const STOCK = {
  hq: { kind: 'hq', initiative: [0], melee: EVERY_EDGE },
  /** An HQ cannot stand for a warrior, so the aura has a tile of its own. */
  banner: { kind: 'warrior', aura: { melee: 1 } },
  wall: { kind: 'warrior' },
  block: { kind: 'warrior', toughness: 5 },
  blade: { kind: 'warrior', initiative: [2], melee: { 0: 1 } },
  gun: { kind: 'warrior', initiative: [2], ranged: { 0: 1 } },
  cannon: { kind: 'warrior', initiative: [2], ranged: { 0: 2 } },
  gauss: { kind: 'warrior', initiative: [2], gauss: [0] },
  sniper: { kind: 'warrior', initiative: [2], ranged: { 0: 2 }, sharpshooter: true },
  shield: { kind: 'warrior', toughness: 5, armor: ROUND },
  plate: { kind: 'warrior', toughness: 5, armor: [0] },
  clown: { kind: 'warrior', initiative: [2], explodes: true },
  netter: { kind: 'warrior', net: [0] },
  rover: { kind: 'warrior', mobility: 1 },
  tower: { kind: 'warrior', mobility: 1, rotates: true, heavy: true },
  turner: { kind: 'warrior', rotates: true },
  warden: { kind: 'warrior', rotations: 1 },
  fireblast: { kind: 'warrior', toughness: 5, entries: [1, 2, 3, 4, 5], exits: [0] },
  tripler: { kind: 'warrior', toughness: 5, entries: [2, 3, 4], exits: [5, 0, 1] },
  officer: { kind: 'module', connections: ROUND, gives: { melee: 1 } },
  brain: { kind: 'module', connections: ROUND, gives: { melee: 1, ranged: 1 } },
  scout: { kind: 'module', connections: ROUND, gives: { initiative: 1 } },
  saboteur: { kind: 'module', connections: ROUND, inflicts: { initiative: -1 } },
  mother: { kind: 'module', connections: ROUND, gives: { extraAction: 1 } },
  harden: { kind: 'module', connections: ROUND, gives: { toughness: 1 } },
  medic: { kind: 'module', connections: ROUND, gives: { medic: true } },
  quartermaster: { kind: 'module', connections: ROUND, gives: { quartermaster: true } },
  transport: { kind: 'module', connections: ROUND, gives: { transport: true } },
  scoper: { kind: 'module', connections: ROUND, scopes: true },
  recon: { kind: 'module', recon: 1 },
  trap: { kind: 'module', trap: [0] },
  battle: { kind: 'instant', instant: 'battle' },
  move: { kind: 'instant', instant: 'move' },
  'push-back': { kind: 'instant', instant: 'push-back' },
  shot: { kind: 'instant', instant: 'sniper' },
  grenade: { kind: 'instant', instant: 'grenade' },
  'air-strike': { kind: 'instant', instant: 'air-strike' },
  'small-bomb': { kind: 'instant', instant: 'small-bomb' },
} as const;

type Side = Omit<UnitFace, 'kind' | 'count'> & { readonly kind?: 'warrior' | 'module' };

export interface Table {
  /** The sides `a` of the Structure of each army; the sides `b` are blank. */
  readonly red?: readonly [Side, Side];
  readonly blue?: readonly [Side, Side];
  readonly board: Readonly<Record<string, string>>;
  /** Tile keys by seat. */
  readonly hands?: readonly (readonly string[])[];
  readonly mode?: string;
  readonly armies?: readonly string[];
  readonly hq?: readonly number[];
  /** Whose turn it is, and who starts a Battle. */
  readonly turn?: number;
}

function armyFile(key: string, structure: readonly [Side, Side] | undefined): object {
  const tile = (side: Side): object => ({ a: { kind: 'warrior', ...side }, b: { kind: 'warrior' } });
  return { key, tiles: STOCK, ...(structure ? { structure: structure.map(tile) } : {}) };
}

function readPiece(text: string): object {
  const [tile, ...words] = text.split(' ');
  const piece: Record<string, unknown> = { tile };
  for (const word of words) {
    if (word.includes('>')) {
      const [edge, direction] = word.split('>');
      if (!COMPASS.includes(direction)) throw new Error(`"${direction}" is no direction`);
      piece['rotation'] = (COMPASS.indexOf(direction) - Number(edge) + 6) % 6;
    } else if (word.startsWith('r')) piece['rotation'] = Number(word.slice(1));
    else if (word.startsWith('w')) piece['wounds'] = Number(word.slice(1));
    else if (word.startsWith('+')) piece['with'] = word.slice(1);
    else throw new Error(`"${word}" says nothing about a piece`);
  }
  return piece;
}

export function hex(name: string): Hex {
  const found = parseHex(name);
  if (found === undefined) throw new Error(`there is no hex ${name}`);
  return found;
}

/** A state in the middle of the turn of `turn` (0 if not said). */
export function table(given: Table): State {
  const armies = given.armies ?? ['red', 'blue'];
  const state = cloneState(
    parseScenario({
      mode: given.mode ?? 'duel',
      players: armies.map((army, seat) => ({ army, hq: given.hq?.[seat] ?? 20 })),
      starter: given.turn ?? 0,
      board: Object.fromEntries(Object.entries(given.board).map(([name, text]) => [name, readPiece(text)])),
      armies: armies.map((key) =>
        armyFile(key, key === 'red' ? given.red : key === 'blue' ? given.blue : undefined),
      ),
    }),
  );
  state.seats.forEach((seat, number) => {
    seat.hand = (given.hands?.[number] ?? []).map((key) => tileId(state, `${armies[number]}/${key}`));
  });
  state.turn = { ...state.turn, number: 9, place: given.turn ?? 0, limit: 3, maxPlays: 3 };
  return state;
}

function tileId(state: State, ref: string): TileId {
  for (let id = 0 as TileId; ; id++) {
    const tile = tileOf(state, id);
    if (tile === undefined) throw new Error(`there is no tile ${ref}`);
    if (tile.ref === ref) return id;
  }
}

/** The legal choices as texts; of one type if said. */
export function open(state: State, type?: ChoiceType): string[] {
  const choices: readonly Choice[] = requestOf(state)?.choices ?? [];
  return choices
    .filter((choice) => type === undefined || choice.type === type)
    .map((choice) => makeChoice(choice, state));
}

/** The state after choices, one after the other. */
export function choose(state: State, ...texts: readonly string[]): State {
  return texts.reduce((now, text) => applyChoice(now, parseChoice(text, now)).state, state);
}

/** What happened because of a choice. */
export const eventsOf = (state: State, text: string): readonly GameEvent[] =>
  applyChoice(state, parseChoice(text, state)).events;

/** Who stands where: `army/tile`, with `wN` if wounded, by the names of the hexes. */
export function after(
  state: Pick<State, 'options' | 'units'>,
  units: Units = state.units,
): Record<string, string> {
  const board: Record<string, string> = {};
  for (const { wounds, tiles } of unitsOn(units)) {
    for (const each of tiles)
      board[hexName(each.hex)] = `${tileOf(state, each.tile).ref}${wounds > 0 ? ` w${wounds}` : ''}`;
  }
  return board;
}

export interface Fought extends Pick<BattleOutcome, 'hq' | 'events'> {
  readonly board: Record<string, string>;
}

/** Every outcome of a Battle now. */
export const fight = (state: State): Fought[] =>
  fightAll(state).map(({ hq, units, events }) => ({ hq, events, board: after(state, units) }));

/** The one outcome of a Battle without decisions that matter. */
export function fightOnce(state: State): Fought {
  const outcomes = fight(state);
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

/** The attacks of a Battle that hit: `2 d4>d3 1` for phase, from, to and wounds. */
export const blows = ({ events }: Pick<Fought, 'events'>): string[] =>
  events.flatMap((event) =>
    event.type === 'attack'
      ? [`${event.phase} ${hexName(event.from)}>${hexName(event.to)} ${event.strength}`]
      : [],
  );

/** How the tile on that hex stands. */
export function standing(state: State, name: string): UnitStanding {
  const unit = describeUnits(state)[hex(name)];
  if (!unit) throw new Error(`nobody stands on ${name}`);
  return unit;
}

/** Keys of the tiles in a seat's discard pile. */
export const discardOf = (state: State, seat: number): string[] =>
  state.seats[seat].discard.map((tile) => tileOf(state, tile).key);

/** The error that a call is refused with. */
export function refusal(call: () => unknown): NhexError {
  try {
    call();
  } catch (error) {
    if (error instanceof NhexError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

export function expectRefused(call: () => unknown, code: ErrorCode, reason: string, place?: string): void {
  const error = refusal(call);
  expect([error.code, error.reason]).toEqual([code, reason]);
  if (place !== undefined) expect(placeText(error.place ?? [])).toBe(place);
}

/** An army file of 35 tiles made of STOCK, for whole games. */
export function ownArmy(key: string, structure?: readonly [Side, Side]): object {
  const none = ['wall', 'plate', 'warden'];
  const tiles = Object.entries(STOCK).map(([tile, face]) => [
    tile,
    { ...face, count: none.includes(tile) ? 0 : 1 },
  ]);
  return { ...armyFile(key, structure), name: `Army ${key}`, tiles: Object.fromEntries(tiles) };
}

/** Puts the Structure of a seat on two free hexes next to each other, any side up; false where there is no room. */
export function deploy(state: State, seat: SeatId, roll: (below: number) => number): boolean {
  const { board } = rulesOf(state.options);
  const pairs = board.hexes
    .flatMap((first) => board.neighbours[first].map((second) => [first, second] as const))
    .filter((pair) => pair.every((at) => isFree(state.units, at)));
  if (pairs.length === 0) return false;
  const sides = [`1${'ab'[roll(2)]}`, `2${'ab'[roll(2)]}`] as const;
  layPair(state, seat, pairs[roll(pairs.length)], sides, () => roll(6));
  return true;
}

/** Puts the Structure of seat 0 there, sides `a` up. */
export const deployAt = (state: State, first: string, second: string): void =>
  layPair(state, 0 as SeatId, [hex(first), hex(second)], ['1a', '2a'], () => 0);

/** Puts a Structure on two hexes, these sides up; `rotation` is asked for each tile. */
export function layPair(
  state: State,
  seat: SeatId,
  hexes: readonly [Hex, Hex],
  sides: readonly [string, string],
  rotation: () => number,
): void {
  const army = state.options.armies[seat];
  const keys = sides.map((side) => `structure-${side}`);
  const [one, two] = keys.map((key) => tileId(state, `${army}/${key}`));
  const first = { hex: hexes[0], tile: one, rotation: rotation() };
  const second = { hex: hexes[1], tile: two, rotation: rotation() };
  placeStructure(state.units, [first, second], tileId(state, `${army}/${keys.join('+')}`), seat);
}

/** Takes a tile out of a seat's deck, onto a hex or, if none is said, into the hand. */
export function bring(state: State, seat: number, key: string, at?: string): void {
  const player = state.seats[seat];
  const tile = tileId(state, `${state.options.armies[seat]}/${key}`);
  const index = player.deck.indexOf(tile);
  if (index < 0) throw new Error(`the deck holds no ${key}`);
  player.deck = player.deck.filter((_, i) => i !== index);
  if (at === undefined) player.hand = [...player.hand, tile];
  else placeUnit(state.units, { hex: hex(at), tile, rotation: 0 }, seat as SeatId);
}

/** The state on another board: boards are entries of a table, and options name one of them. */
export function onBoard(state: State, board: Board): State {
  (BOARD_OF as Record<string, Board>)[board.name] = board;
  return cloneState({ ...state, options: { ...state.options, board: board.name as BoardName } });
}

export const HQS = ['hq b2 r0', 'hq f4 r0'];

/** The first turn in which seat 0 has three tiles: Borgo against Outpost unless said otherwise. */
export function started(more: Partial<GameOptionsInput> = {}, hqs: readonly string[] = HQS): State {
  const state = newState({ armies: ['borgo', 'outpost'], variants: ['structures'], ...more }, 'structures');
  return choose(state, ...hqs);
}

/** Seat 0 at its forced discard, with these tiles in hand and the board otherwise empty. */
export function atDiscard(hand: readonly string[], more: Partial<GameOptionsInput> = {}): State {
  let state = choose(started(more), 'end', 'end');
  if (stageOf(state) === 'unlucky') state = choose(state, 'keep');
  const seat = state.seats[0];
  seat.deck = [...seat.deck, ...seat.hand].sort((a, b) => a - b);
  seat.hand = [];
  for (const key of hand) bring(state, 0, key);
  state.pending = { kind: 'forced-discard', seat: 0 as SeatId };
  state.agenda = [{ do: 'turn' }];
  return state;
}

export const HAND = ['claws', 'move', 'battle'];
export const GIVE_UP = 'deploy claws move battle';
export const deployable = (): State => atDiscard(HAND);
