// How a unit leaves the board: onto its owner's discard pile, or, for a Mad Bomber, on to somebody else (VAR-4 to VAR-6).

import { NOWHERE, type SeatId, type TileId, type UnitId } from '../base/brand.ts';
import type { DeathCause, EventSink } from '../flow/events.ts';
import { rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';
import { AFFECTS_OTHERS } from '../tiles/catalogue.ts';
import { hexesOfUnit, removeFromBoard } from '../units/units.ts';

/** Why a unit leaves, which hits did it, and the seats whose hits they are, one bit each (VAR-4). */
export interface Death {
  readonly why: DeathCause;
  readonly hits: readonly number[];
  readonly chain: number;
}

/** Takes the unit off the board. */
export function removeUnit(state: State, unit: UnitId, { why, hits, chain }: Death, sink: EventSink): void {
  const { units } = state;
  const { tiles } = rulesOf(state.options);
  const tile = units.kind[unit];
  const owner = units.owner[unit];
  sink?.({
    type: 'died',
    unit,
    owner,
    tile,
    hex: units.hex[unit],
    hexes: hexesOfUnit(units, unit),
    why,
    hits,
  });
  if (!tiles[tile].isBomber) putOnPile(state, unit);
  removeFromBoard(units, unit, isMissed(state, unit));
  forgetAbilities(state, unit);
  if (!tiles[tile].isBomber) return;
  if (why === 'eliminated') state.removed = [...state.removed, tile];
  else passOn(state, tile, chain, sink);
}

/** Its tiles go to its owner's discard pile, both of a Structure (STR-7). */
function putOnPile({ units, seats }: State, unit: UnitId): void {
  const { discard } = seats[units.owner[unit]];
  discard.push(units.tile[units.hex[unit]]);
  if (units.second[unit] !== NOWHERE) discard.push(units.tile[units.second[unit]]);
}

/** Within a Battle nobody stands differently without a unit that nets, gives and scopes nothing. */
function isMissed({ units, battle, options }: State, unit: UnitId): boolean {
  const { traits } = rulesOf(options).catalogue;
  const second = units.second[unit];
  const affects = traits[units.tile[units.hex[unit]]] | (second === NOWHERE ? 0 : traits[units.tile[second]]);
  return !battle || (affects & AFFECTS_OTHERS) !== 0;
}

/** What the unit used this turn is forgotten with it. */
function forgetAbilities({ turn }: State, unit: UnitId): void {
  if (turn.moved.length > 0) turn.moved = turn.moved.filter((other) => other !== unit);
  if (turn.pivoted.length > 0) turn.pivoted = turn.pivoted.filter((other) => other !== unit);
  if (turn.served.length > 0)
    turn.served = turn.served.filter(({ transport, passenger }) => transport !== unit && passenger !== unit);
}

/** The Mad Bomber goes on top of a deck, beside the board, or out of the game. */
function passOn(state: State, tile: TileId, chain: number, sink: EventSink): void {
  if (rulesOf(state.options).variants.has('mad-bomber-2')) {
    state.beside = [...state.beside, tile];
    sink?.({ type: 'passed-on', tile, to: undefined });
    return;
  }
  const responsible = state.seats.flatMap((_, seat) => (chain & (1 << seat) ? [seat as SeatId] : []));
  if (responsible.length !== 1) {
    state.removed = [...state.removed, tile];
    sink?.({ type: 'passed-on', tile, to: undefined });
    return;
  }
  putOnTop(state, tile, neighbourInOrder(state, responsible[0], -1), sink);
}

export function putOnTop(state: State, tile: TileId, to: SeatId, sink: EventSink): void {
  state.seats[to].top = [...state.seats[to].top, tile];
  sink?.({ type: 'passed-on', tile, to });
}

/** The previous (-1) or next (1) living player in turn order; in overtime only tied ones count (VAR-4). */
export function neighbourInOrder(state: State, seat: SeatId, way: 1 | -1): SeatId {
  const { cycle } = rulesOf(state.options);
  const start =
    state.turn.seat === seat && cycle[state.turn.place] === seat ? state.turn.place : cycle.indexOf(seat);
  for (let i = 1; i < cycle.length; i++) {
    const next = cycle[(start + way * i + cycle.length * i) % cycle.length];
    if (next !== seat && isStillIn(state, next)) return next;
  }
  return seat;
}

/** One whose HQ fell in the running Battle counts as gone. */
function isStillIn(state: State, seat: SeatId): boolean {
  const { alive, hq } = state.seats[seat];
  const { mode } = rulesOf(state.options);
  const fallen = mode.elimination && hq === 0;
  return alive && !fallen && (state.ending?.tied?.includes(seat) ?? true);
}
