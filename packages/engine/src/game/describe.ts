// The standing state of every unit in words a program can show: values, nets, and where each bonus comes from.

import type { Hex, UnitId } from '../base/brand.ts';
import { meleeOf, rangedOf } from '../battle/attacks.ts';
import type { Direction } from '../board/hexes.ts';
import { ALL_HEXES } from '../board/hexes.ts';
import type { TerrainKind } from '../scenarios/terrain.ts';
import { chancesOf, type Field, fieldOf, linksOf } from '../standing/field.ts';
import { groundsOf } from '../standing/ground.ts';
import { nettersOf } from '../standing/nets.ts';
import { facingOn } from '../state/rules.ts';
import type { State } from '../state/state.ts';
import type { Bonus, Malus, UnitFace } from '../tiles/face.ts';
import { isFree } from '../units/units.ts';

/** What changes the unit's values: a working connection that ends at it, or the ground it stands on (ATL-2). */
export interface Source {
  readonly from: Hex;
  /** The ground that gives it; undefined for a module or aura. */
  readonly terrain: TerrainKind | undefined;
  readonly bonus: Bonus | Malus;
}

/** A unit as it stands, seen at one of its hexes: edges are those of the tile there, everything else is the unit's. */
export interface UnitStanding {
  readonly unit: UnitId;
  readonly hex: Hex;
  readonly netted: boolean;
  readonly nettedBy: readonly Hex[];
  /** The distinct phases in which it acts, high to low, extra actions included. */
  readonly initiative: readonly number[];
  /** Strength by board direction, bonuses included. */
  readonly melee: Readonly<Record<Direction, number>>;
  /** As melee; a Gauss edge counts 1. */
  readonly ranged: Readonly<Record<Direction, number>>;
  /** The printed toughness, and what modules add. */
  readonly toughness: number;
  readonly addedToughness: number;
  readonly sources: readonly Source[];
}

function sourcesOf(field: Field, unit: UnitId): Source[] {
  const { rules, units } = field;
  const links = linksOf(field).filter((link) => link.to === unit);
  return [
    ...links.map(({ from, helps }): Source => {
      const face = rules.tiles[units.tile[from]].face as UnitFace;
      return {
        from,
        terrain: undefined,
        bonus: (helps ? (face.gives ?? face.aura) : face.inflicts) ?? {},
      };
    }),
    ...groundsOf(rules, units, unit).map(
      ({ hex, kind, effect }): Source => ({ from: hex, terrain: kind, bonus: effect.gives ?? {} }),
    ),
  ];
}

/** One entry for each hex; undefined where it is empty. */
export function describeUnits(state: Pick<State, 'options' | 'units'>): (UnitStanding | undefined)[] {
  const field = fieldOf(state);
  const { units, rules } = field;
  return ALL_HEXES.map((hex) => {
    if (isFree(units, hex)) return undefined;
    const unit = units.at[hex];
    const melee: Record<Direction, number> = {};
    const ranged: Record<Direction, number> = {};
    for (const attack of facingOn(rules, units, hex).attacks) {
      if (attack.melee) melee[attack.direction] = meleeOf(field, unit, attack);
      // A Gauss shot and another one at the same edge are two (UNIT-7).
      if (attack.ranged)
        ranged[attack.direction] = (ranged[attack.direction] ?? 0) + rangedOf(field, unit, attack);
    }
    const netted = field.netted[unit] === 1;
    return {
      unit,
      hex,
      netted,
      nettedBy: netted ? nettersOf(rules, units, unit) : [],
      initiative: [...new Set(chancesOf(field, unit))].sort((a, b) => b - a),
      melee,
      ranged,
      toughness: rules.tiles[units.kind[unit]].toughness,
      addedToughness: field.toughness[unit],
      sources: sourcesOf(field, unit),
    };
  });
}
