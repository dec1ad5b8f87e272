// The standing state of every unit in words a program can show: values, nets, and where each bonus comes from.

import { TILES } from './armies/catalog.ts';
import { strengthsOf } from './battle/attacks.ts';
import { fieldOf } from './battle/wounding.ts';
import type { Direction, Hex } from './board/hexes.ts';
import { nettersOf } from './standing/nets.ts';
import { chancesOf, linkFrom, linkTo } from './standing/standing.ts';
import type { State } from './state.ts';
import type { Bonus } from './tiles/face.ts';
import { EMPTY, unitRotation, unitTile } from './tiles/unit.ts';

/** A working connection that ends at the unit. */
export interface Source {
  readonly from: Hex;
  readonly bonus: Bonus;
}

export interface UnitStanding {
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

/** One entry for each hex; undefined where it is empty. */
export function describeUnits(state: Omit<State, 'rng'>): (UnitStanding | undefined)[] {
  const field = fieldOf(state as State);
  const { board, standing, rules } = field;
  return board.map((unit, hex) => {
    if (unit === EMPTY) return undefined;
    const tile = TILES[unitTile(unit)];
    const melee: Record<Direction, number> = {};
    const ranged: Record<Direction, number> = {};
    for (const attack of tile.facings[unitRotation(unit)].attacks) {
      const strengths = strengthsOf(field, hex, attack);
      if (strengths.melee) melee[attack.direction] = strengths.melee;
      if (strengths.ranged) ranged[attack.direction] = strengths.ranged;
    }
    return {
      hex,
      netted: standing.netted[hex] === 1,
      nettedBy: standing.netted[hex] ? nettersOf(board, rules, hex) : [],
      initiative: [...new Set(chancesOf(board, standing, hex))].sort((a, b) => b - a),
      melee,
      ranged,
      toughness: tile.toughness,
      addedToughness: standing.toughness[hex],
      sources: standing.links
        .filter((link) => linkTo(link) === hex)
        .map((link) => {
          const from = linkFrom(link);
          const giver = TILES[unitTile(board[from])];
          return { from, bonus: giver.face.gives ?? giver.face.aura ?? giver.face.inflicts ?? {} };
        }),
    };
  });
}
