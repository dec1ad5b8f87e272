// Decisions before the first turn: mercenaries and HQs (VAR-3, SET-2).

import type { SeatId, TileId } from '../base/brand.ts';
import { packer } from '../choices/code.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, type State } from '../state/state.ts';
import { knownTile } from '../tiles/catalogue.ts';
import { isFree, placeUnit } from '../units/units.ts';

/** Step `mercenaries`: the first player is asked. */
export const askForMercenaries = (state: State): void => ask(state, { kind: 'mercenary', seat: 0 as SeatId });

const packMercenary = packer('mercenary', 'tile');
const packHq = packer('hq', 'hex');
const BEGIN = packer('begin')();

/** The mercenaries not yet chosen: the Mad Bomber of VAR-6 lies beside the board too, but is none. */
function mercenariesBeside(state: State): TileId[] {
  const { tiles, variants } = rulesOf(state.options);
  const withBomber = variants.has('mad-bomber-mercenary');
  return state.beside.filter((tile) => withBomber || !tiles[tile].isBomber);
}

/** Mercenaries are chosen openly, one after the other in turn order. */
export const mercenary: DecisionRules<'mercenary'> = {
  list(state, _, into) {
    for (const tile of mercenariesBeside(state)) into.push(packMercenary(tile));
  },
  carryOut(state, { seat }, { tile }, ctx) {
    const chooser = state.seats[seat];
    state.beside = state.beside.filter((other) => other !== tile);
    chooser.mercenaries = [...chooser.mercenaries, tile];
    ctx.sink?.({ type: 'mercenary-chosen', seat, tile });
    const next = ((seat + 1) % state.seats.length) as SeatId;
    if (state.seats[next].mercenaries.length < state.options.mercenariesEach)
      return ask(state, { kind: 'mercenary', seat: next });
    const left = mercenariesBeside(state);
    state.removed = [...state.removed, ...left];
    state.beside = state.beside.filter((other) => !left.includes(other));
  },
};

/** The next seat from that one on that has an HQ to place. */
function nextToPlace(state: State, from: number): SeatId | undefined {
  const { mode, tiles } = rulesOf(state.options);
  const { owner, kind, hex } = state.units;
  const isThere = (seat: number): boolean =>
    hex.some((at, unit) => at >= 0 && owner[unit] === seat && tiles[kind[unit]].isHq);
  for (let seat = from; seat < state.seats.length; seat++)
    if (mode.hasHq(seat as SeatId) && !isThere(seat)) return seat as SeatId;
  return undefined;
}

/** Who is asked first about the HQs; in a scenario without any to place somebody says that the game begins. */
export function askForHqs(state: State): void {
  const seat = nextToPlace(state, 0);
  ask(state, seat === undefined ? { kind: 'begin', seat: 0 as SeatId } : { kind: 'hq', seat });
}

/** Nothing is drawn before somebody has said something: every draw belongs to an input. */
export const begin: DecisionRules<'begin'> = {
  list: (_state, _decision, into) => into.push(BEGIN),
  carryOut: () => undefined,
};

/** HQs are placed in turn order; then the first turn begins. */
export const hq: DecisionRules<'hq'> = {
  list(state, { seat }, into) {
    const { board, scenario } = rulesOf(state.options);
    const zone = scenario?.hqHexes[seat];
    for (const hex of board.hexes) {
      if (isFree(state.units, hex) && (!zone || zone[hex])) into.pushTurned(packHq(hex));
    }
  },
  carryOut(state, { seat }, { hex, rotation }, ctx) {
    const { catalogue } = rulesOf(state.options);
    const tile = knownTile(catalogue, `${state.options.armies[seat]}/hq`).id;
    const unit = placeUnit(state.units, { hex, tile, rotation }, seat);
    ctx.sink?.({ type: 'hq-placed', seat, unit, owner: seat, hex, rotation, tile });
    const next = nextToPlace(state, seat + 1);
    if (next !== undefined) ask(state, { kind: 'hq', seat: next });
  },
};
