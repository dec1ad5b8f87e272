// One look over the board for everyone who asks what lies where: free and taken hexes, and the tiles that matter to others.

import type { Hex, UnitId } from '../base/brand.ts';
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

  /** Adds the hex unless `bits` are 0, without a branch: no processor foresees what lies where. */
  addIf(bits: number, hex: Hex): void {
    this.hexes[this.size] = hex;
    this.size += (0 - bits) >>> 31;
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

function lookOver(rules: Rules, units: Units): void {
  survey.rules = rules;
  survey.units = units;
  survey.version = units.version;
  survey.netted = undefined;
  survey.scoped = undefined;
  part(rules.board.hexes, units.at);
  const { taken, netters, scopers, givers, able } = survey;
  const { traits } = rules.catalogue;
  const { tile } = units;
  netters.size = 0;
  scopers.size = 0;
  givers.size = 0;
  able.size = 0;
  for (let i = 0; i < taken.size; i++) {
    const hex = taken.at(i);
    const has = traits[tile[hex]];
    netters.addIf(has & NETS, hex);
    scopers.addIf(has & SCOPES, hex);
    givers.addIf(has & GIVES, hex);
    able.addIf(has & ACTS, hex);
  }
}

/** Parts the hexes into free and taken ones. */
function part(hexes: readonly Hex[], at: readonly UnitId[]): void {
  const { free, taken } = survey;
  free.size = 0;
  taken.size = 0;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i];
    // NO_UNIT is the only number below 0.
    const isFree = at[hex] >>> 31;
    free.addIf(isFree, hex);
    taken.addIf(1 - isFree, hex);
  }
}
