// What stands on a board, seat by seat: strength, aims, connections, the room around the HQs.

import {
  EMPTY,
  HEX_COUNT,
  isOnBoard,
  NEIGHBOURS,
  NOBODY,
  neighbour,
  OFF_BOARD,
  opposes,
  RAYS,
  type Rules,
  rulesOf,
  type State,
  serves,
  strikes,
  TILES,
  type TileInfo,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '@nhex/engine';
import { tileWorth } from './worth.ts';

/** What is counted. */
export const COUNTS = [
  'units',
  'worth', // of the units, see worth.ts
  'wounds', // on units that survived them
  'threat', // strength aimed at HQs
  'quick-threat', // the same, by initiative
  'aim', // strength aimed at other units
  'quick-aim', // the same, by initiative
  'links', // units that modules help or harm
  'netted', // worth of the units that nets hold
  'siege', // units next to another's HQ
  'guard', // own units next to the own HQ
  'open', // free hexes next to the own HQ
] as const;
type Count = (typeof COUNTS)[number];

/** Per seat, with room for ownerless tiles. */
const SEATS = NOBODY + 1;
type BySeat = Float64Array;

/** By seat, for every count. */
export type Muster = Readonly<Record<Count, BySeat>>;

export const newMuster = (): Muster =>
  Object.fromEntries(COUNTS.map((count) => [count, new Float64Array(SEATS)])) as Record<Count, BySeat>;

/** Scratch: the hexes that some net reaches. */
const held = new Uint8Array(HEX_COUNT);

/** Counts what stands on a board. Nets are counted without nets against nets. */
export function muster(state: State, all: Muster): void {
  const { board } = state;
  const rules = rulesOf(state.options);
  for (const count of COUNTS) all[count].fill(0);
  held.fill(0);
  for (const hex of rules.hexes) {
    const unit = board[hex];
    if (unit === EMPTY) continue;
    for (const direction of TILES[unitTile(unit)].facings[unitRotation(unit)].nets) {
      const at = neighbour(hex, direction);
      if (at === OFF_BOARD || board[at] === EMPTY) continue;
      if (strikes(rules, unitOwner(unit), unitOwner(board[at]))) held[at] = 1;
    }
  }
  for (const hex of rules.hexes) {
    const unit = board[hex];
    if (unit === EMPTY) continue;
    const owner = unitOwner(unit);
    const tile = TILES[unitTile(unit)];
    if (tile.isHq) {
      surroundings(state, hex, owner, all);
      if (held[hex]) all.netted[owner] += 0.5;
      continue;
    }
    const worth = tileWorth(tile.id);
    all.units[owner] += 1;
    all.worth[owner] += worth;
    all.wounds[owner] += unitWounds(unit);
    if (held[hex]) {
      all.netted[owner] += worth;
      continue;
    }
    if (tile.helps || tile.inflicts !== 0 || tile.scopes)
      all.links[owner] += linksOf(board, rules, hex, tile);
    if (tile.initiative.length > 0) aimOf(board, rules, hex, tile, all);
  }
}

/** Who stands next to an HQ, and what room is left there. */
function surroundings({ board, options }: State, hex: number, owner: number, all: Muster): void {
  for (const at of NEIGHBOURS[hex]) {
    if (board[at] === EMPTY) {
      if (isOnBoard(options.board, at)) all.open[owner] += 1;
    } else if (!TILES[unitTile(board[at])].isHq) {
      const other = unitOwner(board[at]);
      if (other === owner) all.guard[owner] += 1;
      else all.siege[other] += 1;
    }
  }
}

/** Adds the strengths with which a unit aims at HQs and at other units. */
function aimOf(board: State['board'], rules: Rules, hex: number, tile: TileInfo, all: Muster): void {
  const unit = board[hex];
  const owner = unitOwner(unit);
  const speed = tile.initiative[0];
  const hit = (at: number, strength: number): boolean => {
    if (at === OFF_BOARD || board[at] === EMPTY || !strikes(rules, owner, unitOwner(board[at]))) return false;
    const isHq = TILES[unitTile(board[at])].isHq;
    all[isHq ? 'threat' : 'aim'][owner] += strength;
    all[isHq ? 'quick-threat' : 'quick-aim'][owner] += strength * speed;
    return true;
  };
  for (const attack of tile.facings[unitRotation(unit)].attacks) {
    if (attack.melee > 0) hit(neighbour(hex, attack.direction), attack.melee);
    if (attack.ranged > 0) {
      for (const at of RAYS[hex * 6 + attack.direction]) if (hit(at, attack.ranged) && !attack.gauss) break;
    }
  }
}

/** How many units a module helps or harms. */
function linksOf(board: State['board'], rules: Rules, hex: number, tile: TileInfo): number {
  const owner = unitOwner(board[hex]);
  let links = 0;
  for (const direction of tile.facings[unitRotation(board[hex])].connections) {
    let at = hex;
    for (let step = 0; step < tile.reach; step++) {
      at = neighbour(at, direction);
      if (at === OFF_BOARD) break;
      if (board[at] === EMPTY) continue;
      const other = unitOwner(board[at]);
      if (tile.helps ? serves(rules, owner, other) : opposes(rules, owner, other)) links++;
    }
  }
  return links;
}
