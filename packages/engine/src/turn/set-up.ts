// Decisions before the first turn: mercenaries and HQs (VAR-3, SET-2).

import type { SeatId, TileId } from '../base/brand.ts';
import { packer } from '../choices/code.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, type State } from '../state/state.ts';
import { knownTile } from '../tiles/catalogue.ts';
import { isFree, placeUnit } from '../units/units.ts';

const packMercenary = packer('mercenary');
const packHq = packer('hq');

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

/** HQs are placed in turn order; then the first turn begins. */
export const hq: DecisionRules<'hq'> = {
  list(state, _, into) {
    for (const hex of rulesOf(state.options).board.hexes) {
      if (isFree(state.units, hex)) into.pushTurned(packHq(hex, 0));
    }
  },
  carryOut(state, { seat }, { hex, rotation }, ctx) {
    const { catalogue } = rulesOf(state.options);
    const tile = knownTile(catalogue, `${state.options.armies[seat]}/hq`).id;
    const unit = placeUnit(state.units, { hex, tile, rotation }, seat);
    ctx.sink?.({ type: 'hq-placed', seat, unit, owner: seat, hex, rotation, tile });
    const next = (seat + 1) as SeatId;
    if (next < state.seats.length) ask(state, { kind: 'hq', seat: next });
  },
};
