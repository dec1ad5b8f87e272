// Instant tiles that wound: Sniper, Grenade, Air Strike, Small Bomb (INST-5 to INST-9).

import {
  type Hex,
  type LeaderId,
  NO_UNIT,
  NOWHERE,
  type SeatId,
  type TileId,
  type UnitId,
} from '../base/brand.ts';
import { chainBy, newBarrage, whoIsStruck } from '../battle/barrage.ts';
import { blast, explode } from '../battle/explosions.ts';
import { openWounding } from '../battle/wounding.ts';
import type { Board } from '../board/board.ts';
import { type Code, type CodeList, packChoice, packer } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import { fieldOf } from '../standing/field.ts';
import { nettedOn } from '../standing/nets.ts';
import { surveyOf } from '../standing/survey.ts';
import { opposes, rulesOf } from '../state/rules.ts';
import { plan, type State } from '../state/state.ts';
import { hexesOfUnit, isFirstHex, type Units } from '../units/units.ts';

const packSniper = packer('sniper', 'hex');
const packGrenade = packer('grenade', 'hex');
const packAirStrike = packer('air-strike', 'hex');

/** A unit that is an enemy of that seat, and no HQ. */
export function isPrey(state: State, seat: SeatId, unit: UnitId): boolean {
  const rules = rulesOf(state.options);
  const { kind, owner } = state.units;
  return !rules.tiles[kind[unit]].isHq && opposes(rules, seat, owner[unit]);
}

export function listSniperTargets(state: State, into: CodeList): void {
  const { units } = state;
  const { taken } = surveyOf(rulesOf(state.options), units);
  for (let i = 0; i < taken.size; i++) {
    const hex = taken.at(i);
    if (isFirstHex(units, hex) && isPrey(state, state.turn.seat, units.at[hex])) into.push(packSniper(hex));
  }
}

/** Enemy units with a tile on a hex that fits, each once. */
export function listPreyWithin(
  state: State,
  fits: (hex: Hex) => boolean,
  pack: (hex: Hex) => Code,
  into: CodeList,
): void {
  const { units } = state;
  for (const hex of rulesOf(state.options).board.hexes) {
    if (!isFirstHex(units, hex) || !isPrey(state, state.turn.seat, units.at[hex])) continue;
    if (hexesOfUnit(units, units.at[hex]).some(fits)) into.push(pack(hex));
  }
}

/** Enemies next to the own HQ; one tile of a Structure is enough (STR-7). */
export function listGrenadeTargets(state: State, into: CodeList): void {
  const { units, turn } = state;
  const rules = rulesOf(state.options);
  const hq = hqOf(state, turn.seat);
  if (hq === NO_UNIT || nettedOn(rules, units)[hq]) return;
  const beside = rules.board.neighbours[units.hex[hq]];
  for (let i = 0; i < beside.length; i++) {
    const unit = units.at[beside[i]];
    if (unit !== NO_UNIT && isMetFirst(units, beside, i) && isPrey(state, turn.seat, unit))
      into.push(packGrenade(beside[i]));
  }
}

/** Whether none of the hexes before that one has the same unit. */
function isMetFirst({ at }: Units, hexes: readonly Hex[], index: number): boolean {
  for (let i = 0; i < index; i++) if (at[hexes[i]] === at[hexes[index]]) return false;
  return true;
}

/** The HQ of a seat on the board; NO_UNIT if there is none. */
export function hqOf({ options, units }: Pick<State, 'options' | 'units'>, seat: SeatId): UnitId {
  const { tiles } = rulesOf(options);
  const { hex, owner, kind } = units;
  for (let unit = 0; unit < hex.length; unit++)
    if (hex[unit] !== NOWHERE && owner[unit] === seat && tiles[kind[unit]].isHq) return unit as UnitId;
  return NO_UNIT;
}

export function listAirStrikes(state: State, into: CodeList): void {
  for (const hex of rulesOf(state.options).board.strikeCentres) into.push(packAirStrike(hex));
}

/** By board: they are always the same. */
const smallBombs = new WeakMap<Board, readonly Code[]>();

export function listSmallBombs(state: State, into: CodeList): void {
  const { board } = rulesOf(state.options);
  const known = smallBombs.get(board);
  const codes = known ?? board.triples.map((hexes) => packChoice({ type: 'small-bomb', hexes }));
  if (!known) smallBombs.set(board, codes);
  for (let i = 0; i < codes.length; i++) into.push(codes[i]);
}

/** The seven hexes of an Air Strike. */
export const airStrikeHexes = (state: Pick<State, 'options'>, centre: Hex): Hex[] => [
  centre,
  ...rulesOf(state.options).board.neighbours[centre],
];

/** An instant that wounds, or a leader: which of them, where it falls, and whether it destroys what it meets. */
export interface InstantStrike {
  readonly by: TileId | undefined;
  readonly leader: LeaderId | undefined;
  readonly hexes: readonly Hex[];
  readonly lethal: boolean;
}

/** One wound (or destruction) for each unit on those hexes, HQs excepted; Medics may protect (INST-9, STR-6). */
export function strike(state: State, { by, leader, hexes, lethal }: InstantStrike, ctx: Context): void {
  const { seat } = state.turn;
  const field = fieldOf(state);
  const { units, rules, netted } = field;
  const barrage = newBarrage(field, ctx.sink);
  for (const hex of hexes) {
    const unit = units.at[hex];
    if (unit === NO_UNIT || rules.tiles[units.kind[unit]].isHq) continue;
    if (hexesOfUnit(units, unit).find((other) => hexes.includes(other)) !== hex) continue;
    // A Mad Bomber goes off however it is hit (VAR-4); a Trap only by attacks (DDM-5).
    const { isBomber } = rules.tiles[units.tile[hex]];
    const setsOff = isBomber && !netted[unit];
    barrage.hits.push({
      target: unit,
      hex,
      lethal,
      wounds: 1,
      from: NOWHERE,
      by: seat,
      endless: false,
      chain: chainBy(seat),
      setsOff,
      treatable: !isBomber,
    });
    const hit = barrage.hits.length - 1;
    const struck = whoIsStruck(field, hex);
    ctx.sink?.({ type: 'strike', hit, by, leader, seat, strength: 1, lethal, ...struck });
    if (setsOff) explode(barrage, unit);
  }
  if (barrage.exploded.length > 0) blast(barrage);
  plan(state, STEP.afterAction);
  openWounding(state, barrage);
}
