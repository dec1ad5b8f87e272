// Instant tiles that wound: Sniper, Grenade, Air Strike, Small Bomb (INST-5 to INST-9).

import { type Hex, NO_UNIT, NOWHERE, type TileId, type UnitId } from '../base/brand.ts';
import { chainBy, newBarrage, whoIsStruck } from '../battle/barrage.ts';
import { blast, explode } from '../battle/explosions.ts';
import { openWounding } from '../battle/wounding.ts';
import { type CodeList, packChoice, packer } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import { fieldOf } from '../standing/field.ts';
import { opposes, rulesOf } from '../state/rules.ts';
import { plan, type State } from '../state/state.ts';
import { hexesOfUnit, isFirstHex } from '../units/units.ts';

const packSniper = packer('sniper');
const packGrenade = packer('grenade');
const packAirStrike = packer('air-strike');

/** An enemy unit that is no HQ. */
function isPrey(state: State, unit: UnitId): boolean {
  const rules = rulesOf(state.options);
  const { kind, owner } = state.units;
  return !rules.tiles[kind[unit]].isHq && opposes(rules, state.turn.seat, owner[unit]);
}

export function listSniperTargets(state: State, into: CodeList): void {
  const { units } = state;
  for (const hex of rulesOf(state.options).board.hexes) {
    if (isFirstHex(units, hex) && isPrey(state, units.at[hex])) into.push(packSniper(hex));
  }
}

/** Enemies next to the own HQ; one tile of a Structure is enough (STR-7). */
export function listGrenadeTargets(state: State, netted: readonly number[], into: CodeList): void {
  const { units, turn } = state;
  const { tiles, board } = rulesOf(state.options);
  const hq = units.hex.findIndex(
    (hex, unit) => hex !== NOWHERE && units.owner[unit] === turn.seat && tiles[units.kind[unit]].isHq,
  ) as UnitId;
  if (hq === NO_UNIT || netted[hq]) return;
  const met: UnitId[] = [];
  for (const hex of board.neighbours[units.hex[hq]]) {
    const unit = units.at[hex];
    if (unit === NO_UNIT || met.includes(unit) || !isPrey(state, unit)) continue;
    met.push(unit);
    into.push(packGrenade(hex));
  }
}

export function listAirStrikes(state: State, into: CodeList): void {
  for (const hex of rulesOf(state.options).board.strikeCentres) into.push(packAirStrike(hex));
}

export function listSmallBombs(state: State, into: CodeList): void {
  for (const hexes of rulesOf(state.options).board.triples)
    into.push(packChoice({ type: 'small-bomb', hexes }));
}

/** The seven hexes of an Air Strike. */
export const airStrikeHexes = (state: Pick<State, 'options'>, centre: Hex): Hex[] => [
  centre,
  ...rulesOf(state.options).board.neighbours[centre],
];

/** An instant that wounds: the tile, where it falls, and whether it destroys what it meets. */
export interface InstantStrike {
  readonly tile: TileId;
  readonly hexes: readonly Hex[];
  readonly lethal: boolean;
}

/** One wound (or destruction) for each unit on those hexes, HQs excepted; Medics may protect (INST-9, STR-6). */
export function strike(state: State, { tile, hexes, lethal }: InstantStrike, ctx: Context): void {
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
    ctx.sink?.({ type: 'strike', hit, by: tile, seat, strength: 1, lethal, ...whoIsStruck(field, hex) });
    if (setsOff) explode(barrage, unit);
  }
  if (barrage.exploded.length > 0) blast(barrage);
  plan(state, STEP.afterAction);
  openWounding(state, barrage);
}
