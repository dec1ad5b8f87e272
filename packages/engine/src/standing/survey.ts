// One look over the board for everyone who asks what lies where: free and taken hexes, and the tiles that matter to others.

import { type Hex, NOWHERE, type TileId, type UnitId } from '../base/brand.ts';
import { HEX_COUNT } from '../board/hexes.ts';
import type { Rules } from '../state/rules.ts';
import { ACTS, GIVES, NETS, SCOPES } from '../tiles/catalogue.ts';
import type { Units } from '../units/units.ts';

/** Hexes in the order of their names, in one list that is filled again and again. */
export class HexList {
  readonly hexes = new Uint8Array(HEX_COUNT);
  size = 0;

  at(index: number): Hex {
    return this.hexes[index] as Hex;
  }

  /** Puts a hex in its place among the others: hexes are numbered in the order of their names. */
  add(hex: Hex): void {
    let place = this.size++;
    for (; place > 0 && this.hexes[place - 1] > hex; place--) this.hexes[place] = this.hexes[place - 1];
    this.hexes[place] = hex;
  }

  drop(hex: Hex): void {
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      this.hexes[kept] = this.hexes[i];
      if (this.hexes[i] !== hex) kept += 1;
    }
    this.size = kept;
  }

  /** A tile came from one hex (NOWHERE if it was not on the board) to another. */
  move(from: Hex, to: Hex): void {
    if (from !== NOWHERE) this.drop(from);
    this.add(to);
  }
}

/** Holds as long as the version of the units; the next survey uses its lists again. */
export interface Survey {
  rules: Rules | undefined;
  units: Units | undefined;
  version: number;
  readonly free: HexList;
  readonly taken: HexList;
  readonly netters: HexList;
  readonly scopers: HexList;
  /** Modules and auras. */
  readonly givers: HexList;
  /** Tiles that move or turn themselves or others, and those of Structures. */
  readonly able: HexList;
  /** Who is netted and which modules are scoped, once that was asked for (`nettedOn`, `scopedOn`). */
  netted: readonly number[] | undefined;
  scoped: readonly Scoped[] | undefined;
}

/** A module and the Scoper that has turned it, by their hexes (MOD-8). */
export interface Scoped {
  readonly scoper: Hex;
  readonly module: Hex;
}

const survey: Survey = {
  rules: undefined,
  units: undefined,
  version: 0,
  free: new HexList(),
  taken: new HexList(),
  netters: new HexList(),
  scopers: new HexList(),
  givers: new HexList(),
  able: new HexList(),
  netted: undefined,
  scoped: undefined,
};

/** The board as it lies now. In a Battle units may be gone that it still shows, other than Scopers. */
export function surveyOf(rules: Rules, units: Units): Survey {
  if (survey.units !== units || survey.version !== units.version || survey.rules !== rules)
    lookOver(rules, units);
  return survey;
}

/** One tile has come to `to`, from `from` or from outside (NOWHERE): a survey of the board before that is kept up. */
export function keepUp(units: Units, from: Hex, to: Hex): void {
  const { rules } = survey;
  if (rules === undefined || survey.units !== units || survey.version !== units.version - 1) return;
  survey.version = units.version;
  survey.netted = undefined;
  survey.scoped = undefined;
  if (from === to) return;
  survey.free.drop(to);
  if (from !== NOWHERE) survey.free.add(from);
  survey.taken.move(from, to);
  const has = rules.catalogue.traits[units.tile[to]];
  if (has & NETS) survey.netters.move(from, to);
  if (has & SCOPES) survey.scopers.move(from, to);
  if (has & GIVES) survey.givers.move(from, to);
  if (has & ACTS) survey.able.move(from, to);
}

function lookOver(rules: Rules, units: Units): void {
  survey.rules = rules;
  survey.units = units;
  survey.version = units.version;
  survey.netted = undefined;
  survey.scoped = undefined;
  part(rules.board.hexes, units.at);
  note(rules.catalogue.traits, units.tile);
}

/** Parts the hexes into free and taken ones, without a branch: no processor foresees what lies where. */
function part(hexes: readonly Hex[], at: readonly UnitId[]): void {
  const free = survey.free.hexes;
  const taken = survey.taken.hexes;
  // Counted in variables of its own: a field would be read and written at every hex.
  let isFree = 0;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i];
    free[isFree] = hex;
    taken[i - isFree] = hex;
    // NO_UNIT is the only number below 0.
    isFree += at[hex] >>> 31;
  }
  survey.free.size = isFree;
  survey.taken.size = hexes.length - isFree;
}

/** Notes which of the taken hexes hold tiles that matter to others. */
function note(traits: Uint8Array, tile: readonly TileId[]): void {
  const { taken, netters, scopers, givers, able } = survey;
  let net = 0;
  let scope = 0;
  let give = 0;
  let act = 0;
  for (let i = 0; i < taken.size; i++) {
    const hex = taken.at(i);
    const has = traits[tile[hex]];
    if (has === 0) continue;
    if (has & NETS) netters.hexes[net++] = hex;
    if (has & SCOPES) scopers.hexes[scope++] = hex;
    if (has & GIVES) givers.hexes[give++] = hex;
    if (has & ACTS) able.hexes[act++] = hex;
  }
  netters.size = net;
  scopers.size = scope;
  givers.size = give;
  able.size = act;
}
