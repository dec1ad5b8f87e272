// Instant tiles that wound: Sniper, Grenade, Air Strike, Small Bomb (INST-5 to INST-9).

import { TILES, type TileId } from '../armies/catalog.ts';
import { blast, explode, type Moment } from '../battle/attacks.ts';
import { fieldOf, openWounding } from '../battle/wounding.ts';
import { type Hex, NEIGHBOURS, strikeCentresOf, triplesOf } from '../board/hexes.ts';
import { type CodeList, pack, typeNumber } from '../choice.ts';
import { LETHAL, NOWHERE, opposes, rulesOf, type State } from '../state.ts';
import { EMPTY, unitOwner, unitTile } from '../tiles/unit.ts';
import type { Context } from './context.ts';
import { continueWounding } from './flow.ts';

const SNIPER = typeNumber('sniper');
const GRENADE = typeNumber('grenade');
const AIR_STRIKE = typeNumber('air-strike');
const SMALL_BOMB = typeNumber('small-bomb');

/** An enemy unit that is no HQ. */
function isPrey(state: State, hex: Hex): boolean {
  const unit = state.board[hex];
  if (unit === EMPTY || TILES[unitTile(unit)].isHq) return false;
  return opposes(rulesOf(state.options), state.turn.seat, unitOwner(unit));
}

export function listSniperTargets(state: State, into: CodeList): void {
  for (let hex = 0; hex < state.board.length; hex++) if (isPrey(state, hex)) into.push(pack(SNIPER, 0, hex));
}

/** The HQ of the player whose turn it is, or -1. */
const ownHq = (state: State): Hex =>
  state.board.findIndex(
    (unit) => unit !== EMPTY && unitOwner(unit) === state.turn.seat && TILES[unitTile(unit)].isHq,
  );

export function listGrenadeTargets(state: State, netted: readonly number[], into: CodeList): void {
  const hq = ownHq(state);
  if (hq < 0 || netted[hq]) return;
  for (const hex of NEIGHBOURS[hq]) if (isPrey(state, hex)) into.push(pack(GRENADE, 0, hex));
}

export function listAirStrikes(state: State, into: CodeList): void {
  for (const hex of strikeCentresOf(state.options.board)) into.push(pack(AIR_STRIKE, 0, hex));
}

export function listSmallBombs(state: State, into: CodeList): void {
  for (const [a, b, c] of triplesOf(state.options.board)) into.push(pack(SMALL_BOMB, a, b, c));
}

/** One wound (or destruction) for the unit on each of those hexes, HQs excepted; Medics may protect (INST-9). */
export function strike(
  state: State,
  tile: TileId,
  hexes: readonly Hex[],
  wounds: number,
  ctx: Context,
): void {
  const { seat } = state.turn;
  const field = fieldOf(state);
  const moment: Moment = { field, hits: [], exploded: [], sink: ctx.sink, phase: NOWHERE };
  for (const hex of hexes) {
    const unit = state.board[hex];
    if (unit === EMPTY || TILES[unitTile(unit)].isHq) continue;
    // A Mad Bomber goes off however it is hit (VAR-4); a Trap only by attacks (DDM-5).
    const setsOff = TILES[unitTile(unit)].isBomber && !field.standing.netted[hex];
    moment.hits.push({
      target: hex,
      wounds,
      from: NOWHERE,
      by: seat,
      treatable: !setsOff,
      endless: false,
      chain: 1 << seat,
    });
    ctx.sink?.({
      type: 'strike',
      hit: moment.hits.length - 1,
      by: tile,
      seat,
      to: hex,
      target: unitTile(unit),
      strength: wounds,
    });
    if (setsOff) explode(moment, hex);
  }
  if (moment.exploded.length > 0) blast(moment);
  openWounding(state, moment.hits, moment.exploded);
  continueWounding(state, ctx);
}

export const airStrikeHexes = (centre: Hex): Hex[] => [centre, ...NEIGHBOURS[centre]];
export const DESTROYS = LETHAL;
