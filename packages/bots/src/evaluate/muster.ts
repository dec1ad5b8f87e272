// What stands on a board, seat by seat: strength, aims, connections, the room around the HQs.

import {
  attacks,
  grapples,
  HEX_COUNT,
  type Hex,
  NO_UNIT,
  NOBODY,
  NOWHERE,
  opposes,
  type Rules,
  rulesOf,
  type State,
  serves,
  type TileInfo,
  type Units,
} from '@nhex/engine';
import { worthsOf } from './worth.ts';

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

/** Scratch: the units that some net reaches. No board holds more units than hexes. */
const held = new Uint8Array(HEX_COUNT);

/** Counts what stands on a board, tile by tile: a Structure is one unit, with what both its tiles do. Nets are counted without nets against nets. */
export function muster({ options, units }: Pick<State, 'options' | 'units'>, all: Muster): void {
  const rules = rulesOf(options);
  const { tiles, board } = rules;
  const worths = worthsOf(rules.catalogue);
  for (const count of COUNTS) all[count].fill(0);
  markHeld(rules, units);
  for (const hex of board.hexes) {
    const unit = units.at[hex];
    if (unit === NO_UNIT) continue;
    const owner = units.owner[unit];
    const tile = tiles[units.tile[hex]];
    if (tile.isHq) {
      surroundings(rules, units, hex, all);
      if (held[unit]) all.netted[owner] += 0.5;
      continue;
    }
    const worth = worths[tile.id];
    all.worth[owner] += worth;
    if (units.hex[unit] === hex) {
      all.units[owner] += 1;
      all.wounds[owner] += units.wounds[unit];
    }
    if (held[unit]) {
      all.netted[owner] += worth;
      continue;
    }
    if (tile.helps || tile.inflicts !== 0 || tile.scopes)
      all.links[owner] += linksOf(rules, units, hex, tile);
    // A unit of two tiles acts by the initiative of the whole.
    const { initiative } = tiles[units.kind[unit]];
    if (initiative.length > 0) aimOf(rules, units, hex, initiative[0], all);
  }
}

function markHeld(rules: Rules, units: Units): void {
  const { tiles, board } = rules;
  held.fill(0);
  for (const hex of board.hexes) {
    const unit = units.at[hex];
    if (unit === NO_UNIT || !tiles[units.tile[hex]].isNetter) continue;
    for (const direction of tiles[units.tile[hex]].facings[units.rotation[hex]].nets) {
      const at = board.next[hex * 6 + direction];
      if (at === NOWHERE || units.at[at] === NO_UNIT) continue;
      if (grapples(rules, units.owner[unit], units.owner[units.at[at]])) held[units.at[at]] = 1;
    }
  }
}

/** Who stands next to an HQ, and what room is left there. */
function surroundings({ board, tiles }: Rules, units: Units, hex: Hex, all: Muster): void {
  const owner = units.owner[units.at[hex]];
  for (const at of board.neighbours[hex]) {
    const unit = units.at[at];
    if (unit === NO_UNIT) all.open[owner] += 1;
    else if (!tiles[units.tile[at]].isHq) {
      const other = units.owner[unit];
      if (other === owner) all.guard[owner] += 1;
      else all.siege[other] += 1;
    }
  }
}

/** Adds the strengths with which a tile aims at HQs and at other units. */
function aimOf(rules: Rules, units: Units, hex: Hex, speed: number, all: Muster): void {
  const { tiles, board } = rules;
  const owner = units.owner[units.at[hex]];
  const isTarget = (at: Hex): boolean =>
    at !== NOWHERE && units.at[at] !== NO_UNIT && attacks(rules, owner, units.owner[units.at[at]]);
  const count = (at: Hex, strength: number): void => {
    const { isHq } = tiles[units.tile[at]];
    (isHq ? all.threat : all.aim)[owner] += strength;
    all[isHq ? 'quick-threat' : 'quick-aim'][owner] += strength * speed;
  };
  for (const attack of tiles[units.tile[hex]].facings[units.rotation[hex]].attacks) {
    const { direction, melee, ranged, gauss } = attack;
    const beside = board.next[hex * 6 + direction];
    if (melee > 0 && isTarget(beside)) count(beside, melee);
    if (ranged === 0) continue;
    for (const at of board.rays[hex * 6 + direction]) {
      if (!isTarget(at)) continue;
      count(at, ranged);
      if (!gauss) break;
    }
  }
}

/** How many units a module helps or harms. */
function linksOf(rules: Rules, units: Units, hex: Hex, tile: TileInfo): number {
  const { next } = rules.board;
  const giver = units.at[hex];
  const owner = units.owner[giver];
  let links = 0;
  for (const direction of tile.facings[units.rotation[hex]].connections) {
    let at = hex;
    for (let step = 0; step < tile.reach; step++) {
      at = next[at * 6 + direction];
      if (at === NOWHERE) break;
      const unit = units.at[at];
      if (unit === NO_UNIT || unit === giver) continue;
      const other = units.owner[unit];
      if (tile.helps ? serves(rules, owner, other) : opposes(rules, owner, other)) links++;
    }
  }
  return links;
}
