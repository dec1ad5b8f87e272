// A table set up in a few words: any mode, any variant, units and hands where a test wants them.

import { expect } from 'vitest';
import {
  applyChoice,
  type Choice,
  codesOf,
  deciderOf,
  unitAt as engineUnitAt,
  type GameEvent,
  type GameOptionsInput,
  hexName,
  NOBODY,
  newState,
  type Owner,
  packChoice,
  placeUnit,
  removeFromBoard,
  rulesOf,
  type SeatId,
  type Stage,
  type State,
  stageOf,
  tileOf,
  type UnitView,
  unitsOn,
  unpackChoice,
} from '../src/index.ts';
import { asEnding, hex, refs, tile } from './support.ts';

export { asEnding, hex, refs, tile };

export const BOMBER = 'neutral/mad-bomber';

/** `army/key`, then rotation, wounds and owner as far as they matter: `borgo/mutant 3 w1 @2`; `@-` is nobody's. */
export type UnitText = string;

export interface Table extends GameOptionsInput {
  readonly units?: Readonly<Record<string, UnitText>>;
  /** Tiles in front of each seat. */
  readonly hands?: readonly (readonly string[])[];
  /** Decks; a seat left out (or undefined) keeps a whole army. */
  readonly decks?: readonly (readonly string[] | undefined)[];
  readonly hq?: readonly number[];
  readonly seat?: number;
  /** Place in the cycle of turns, when the seat comes more than once. */
  readonly place?: number;
  readonly turnNumber?: number;
}

/** Puts the unit of that text on a hex. */
export function putUnit(state: State, at: string, text: UnitText): void {
  const { options, units } = state;
  const [ref, ...words] = text.split(' ');
  const id = tile(ref);
  const { army } = tileOf(state, id);
  const seats = options.armies.flatMap((key, seat) => (key === army ? [seat] : []));
  let owner = seats.length === 1 ? seats[0] : NOBODY;
  let rotation = 0;
  let wounds = 0;
  for (const word of words) {
    if (word === '@-') owner = NOBODY;
    else if (word.startsWith('@')) owner = Number(word.slice(1));
    else if (word.startsWith('w')) wounds = Number(word.slice(1));
    else rotation = Number(word);
  }
  if (owner === NOBODY && ref !== BOMBER) throw new Error(`say whose ${ref} is`);
  placeUnit(units, { hex: hex(at), tile: id, rotation }, owner as Owner, wounds);
}

/** Takes the unit off its hex, as if it had never been there. */
export const clear = (state: State, at: string): void =>
  removeFromBoard(state.units, existing(state, at).unit);

/** A game in the middle of a player's turn, forced discard done. */
export function table(setup: Table): State {
  const { units = {}, hands = [], decks = [], hq, seat = 0, place, turnNumber = 20, ...options } = setup;
  const state = newState(options, 'table');
  const { cycle } = rulesOf(state.options);
  for (const { unit } of unitsOn(state.units)) removeFromBoard(state.units, unit);
  for (const [name, text] of Object.entries(units)) putUnit(state, name, text);
  hands.forEach((refs, number) => {
    state.seats[number].hand = refs.map(tile);
  });
  decks.forEach((refs, number) => {
    if (refs) state.seats[number].deck = refs.map(tile).sort((a, b) => a - b);
  });
  hq?.forEach((points, number) => {
    state.seats[number].hq = points;
  });
  if (options.variants?.includes('mercenaries') || options.variants?.includes('mad-bomber-mercenary')) {
    state.removed = state.beside;
    state.beside = [];
  }
  const at = place ?? cycle.indexOf(seat as SeatId);
  const maxPlays = options.variants?.includes('reinforcement') ? 2 : 3;
  state.turn = { ...state.turn, number: turnNumber, place: at, seat: cycle[at], limit: 3, maxPlays };
  state.pending = { kind: 'turn', seat: cycle[at] };
  state.agenda = [];
  return state;
}

// Choices in the words of the game.
export const place = (ref: string, at: string, rotation = 0): Choice => ({
  type: 'place',
  tile: tile(ref),
  hex: hex(at),
  rotation,
});
export const bring = (ref: string, at: string, rotation = 0): Choice => ({
  type: 'bomber',
  tile: tile(ref),
  hex: hex(at),
  rotation,
});
export const discard = (ref: string): Choice => ({ type: 'discard', tile: tile(ref) });
export const take = (ref: string): Choice => ({ type: 'take', tile: tile(ref) });
export const choose = (ref: string): Choice => ({ type: 'mercenary', tile: tile(ref) });
export const hqAt = (at: string, rotation = 0): Choice => ({ type: 'hq', hex: hex(at), rotation });
export const move = (from: string, to: string, rotation = 0): Choice => ({
  type: 'move',
  from: hex(from),
  to: hex(to),
  rotation,
});
export const mobility = (from: string, to: string, rotation = 0): Choice => ({
  type: 'mobility',
  from: hex(from),
  to: hex(to),
  rotation,
});
export const transport = (via: string, from: string, to: string, rotation = 0): Choice => ({
  type: 'transport',
  via: hex(via),
  from: hex(from),
  to: hex(to),
  rotation,
});
export const rotate = (at: string, rotation: number): Choice => ({ type: 'rotate', hex: hex(at), rotation });
export const step = (to: string, rotation = 0): Choice => ({ type: 'step', to: hex(to), rotation });
/** Without `to` the pushed unit's owner is asked. */
export const push = (pusher: string, target: string, to?: string): Choice => ({
  type: 'push',
  pusher: hex(pusher),
  target: hex(target),
  to: to === undefined ? undefined : hex(to),
});
export const pushTo = (to: string): Choice => ({ type: 'push-to', to: hex(to) });
export const sniper = (at: string): Choice => ({ type: 'sniper', hex: hex(at) });
export const grenade = (at: string): Choice => ({ type: 'grenade', hex: hex(at) });
export const airStrike = (at: string): Choice => ({ type: 'air-strike', hex: hex(at) });
export const smallBomb = (...names: readonly [string, string, string]): Choice => {
  const [a, b, c] = names.map(hex).sort((x, y) => x - y);
  return { type: 'small-bomb', hexes: [a, b, c] };
};
export const award = (seat: number): Choice => ({ type: 'award', seat: seat as SeatId });
export const name = (seat: number): Choice => ({ type: 'name', seat: seat as SeatId });
export const treat = (medic: string, patient: string): Choice => ({
  type: 'treat',
  medic: hex(medic),
  patient: hex(patient),
});
export const declareNext = (at: string): Choice => ({ type: 'declare-next', hex: hex(at) });
export const explode = (at: string): Choice => ({ type: 'explode', hex: hex(at) });
export const attack = (at: string): Choice => ({ type: 'attack', hex: hex(at) });
export const redraw = (...slots: readonly number[]): Choice => ({ type: 'redraw', slots });
export const BATTLE: Choice = { type: 'battle' };
export const END: Choice = { type: 'end' };
export const STOP: Choice = { type: 'stop' };
export const DRAW: Choice = { type: 'draw' };
export const KEEP: Choice = { type: 'keep' };

/** The state after those choices. */
export const play = (state: State, ...choices: readonly Choice[]): State =>
  choices.reduce((at, choice) => applyChoice(at, choice).state, state);

/** What those choices made happen. */
export function eventsOf(state: State, ...choices: readonly Choice[]): GameEvent[] {
  const events: GameEvent[] = [];
  let at = state;
  for (const choice of choices) {
    const applied = applyChoice(at, choice);
    events.push(...applied.events);
    at = applied.state;
  }
  return events;
}

export const isOpen = (state: State, choice: Choice): boolean => codesOf(state).includes(packChoice(choice));
export const openChoices = (state: State, type?: Choice['type']): Choice[] =>
  codesOf(state)
    .map(unpackChoice)
    .filter((choice) => type === undefined || choice.type === type);

/** The hexes that choices of that type may go to or aim at, by name. */
export function openHexes(
  state: State,
  type: 'place' | 'bomber' | 'sniper' | 'grenade' | 'air-strike',
): string[] {
  const names = openChoices(state, type).flatMap((choice) => ('hex' in choice ? [hexName(choice.hex)] : []));
  return [...new Set(names)].sort();
}

/** Who decides what. */
export const asked = (state: State): [number, Stage] => [deciderOf(state), stageOf(state)];

const viewAt = ({ units }: Pick<State, 'units'>, at: string): UnitView | undefined =>
  engineUnitAt(units, hex(at));
function existing(state: Pick<State, 'units'>, at: string): UnitView {
  const unit = viewAt(state, at);
  if (!unit) throw new Error(`nobody stands on ${at}`);
  return unit;
}

/** The unit on a hex in words, or undefined; wounds as far as they are there. */
export function unitAt(state: Pick<State, 'units'>, at: string): string | undefined {
  const unit = viewAt(state, at);
  return unit && refs([unit.tiles[0].tile])[0] + (unit.wounds > 0 ? ` w${unit.wounds}` : '');
}
export const ownerAt = (state: State, at: string): number => existing(state, at).owner;
export const rotationAt = (state: State, at: string): number => existing(state, at).tiles[0].rotation;
export const points = (state: State): number[] => state.seats.map((seat) => seat.hq);
export const handOf = (state: State, seat: number): string[] => refs(state.seats[seat].hand);
export const topOf = (state: State, seat: number): string[] => refs(state.seats[seat].top);

/** Ends the turns until it is that turn's number, discarding the first tile where one must go. */
export function passUntil(state: State, done: (at: State) => boolean): State {
  let at = state;
  for (let i = 0; i < 1000; i++) {
    if (!at.pending || done(at)) return at;
    const open = openChoices(at);
    const pass = open.find(({ type }) => type === 'end' || type === 'keep' || type === 'draw');
    at = play(at, pass ?? open[0]);
  }
  throw new Error('never came to that');
}

/** Seats in the order in which they take turns, by ending each at once. */
export function turnOrder(state: State, turns: number): number[] {
  const seats = [state.turn.seat];
  let at = state;
  while (seats.length < turns) {
    const { number } = at.turn;
    at = passUntil(at, (next) => next.turn.number > number);
    if (!at.pending) break;
    seats.push(at.turn.seat);
  }
  return seats;
}

/** A player's list of copies of one tile. */
export const times = (count: number, ref: string): string[] => Array.from({ length: count }, () => ref);

export function expectOver(state: State, winners: readonly number[], reason: string): void {
  expect(state.result).toEqual({ winners: [...winners], reason });
  expect(stageOf(state)).toBe('over');
}
