// The board as it stands: nets, scoped modules and everything modules and auras give (MOD, NET).
// A pure function of the placements; in a Battle it is looked up once a phase and then frozen (BAT-4).

import { TILES } from '../armies/catalog.ts';
import { forEachHex, HEX_COUNT, type Hex, NEIGHBOUR, OFF_BOARD } from '../board/hexes.ts';
import { opposes, type Rules, serves } from '../state.ts';
import { EMPTY, NOBODY, type Unit, unitOwner, unitRotation, unitTile } from '../tiles/unit.ts';
import { markNetted } from './nets.ts';

/** A working connection, `from * 64 + to`: a module or aura and a unit it helps or harms. */
export type Link = number;
export const linkFrom = (link: Link): Hex => link >> 6;
export const linkTo = (link: Link): Hex => link & 63;

/** All arrays are by hex. */
export interface Standing {
  /** 1 for a disabled unit (NET-1). */
  readonly netted: number[];
  /** Bonuses to attack strengths (MOD-2). */
  readonly melee: number[];
  readonly ranged: number[];
  /** Change of every initiative value (MOD-3). */
  readonly initiative: number[];
  /** Sources of extra actions (MOD-4). */
  readonly extraActions: number[];
  readonly toughness: number[];
  /** Whom the tile's effects serve: its owner or, for a scoped module, the Scoper's owner (MOD-8). */
  readonly servedSeat: number[];
  readonly links: Link[];
  /** Active modules that help board-wide (MOD-6). */
  readonly recons: Hex[];
}

const ZEROS: readonly number[] = forEachHex(0);

/** Calls back for every unit at the connections of the tile on `hex` (MOD-1, MOD-9). */
function forEachConnected(board: readonly Unit[], hex: Hex, visit: (connected: Hex) => void): void {
  const unit = board[hex];
  const tile = TILES[unitTile(unit)];
  for (const direction of tile.facings[unitRotation(unit)].connections) {
    let at = hex;
    for (let step = 0; step < tile.reach; step++) {
      at = NEIGHBOUR[at * 6 + direction];
      if (at === OFF_BOARD) break;
      if (board[at] !== EMPTY) visit(at);
    }
  }
}

/** Lets active Scopers turn enemy modules to their side; two that face each other do nothing at all (MOD-8). */
function applyScopers(
  board: readonly Unit[],
  rules: Rules,
  scopers: readonly Hex[],
  servedSeat: number[],
): void {
  const scoped: { scoper: Hex; module: Hex }[] = [];
  for (const scoper of scopers) {
    forEachConnected(board, scoper, (module) => {
      const isEnemy = opposes(rules, unitOwner(board[scoper]), unitOwner(board[module]));
      if (isEnemy && TILES[unitTile(board[module])].isModule) scoped.push({ scoper, module });
    });
  }
  const cancelled = scoped
    .filter(({ scoper, module }) =>
      scoped.some((other) => other.scoper === module && other.module === scoper),
    )
    .map(({ scoper }) => scoper);
  for (const { scoper, module } of scoped) {
    if (!cancelled.includes(scoper)) servedSeat[module] = unitOwner(board[scoper]);
  }
}

export function standingOf(board: readonly Unit[], rules: Rules): Standing {
  const standing: Standing = {
    netted: ZEROS.slice(),
    melee: ZEROS.slice(),
    ranged: ZEROS.slice(),
    initiative: ZEROS.slice(),
    extraActions: ZEROS.slice(),
    toughness: ZEROS.slice(),
    servedSeat: ZEROS.slice(),
    links: [],
    recons: [],
  };
  const netters: Hex[] = [];
  const givers: Hex[] = [];
  const scopers: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const unit = board[hex];
    if (unit === EMPTY) continue;
    standing.servedSeat[hex] = unitOwner(unit);
    const { bonus, face } = TILES[unitTile(unit)];
    if (face.net) netters.push(hex);
    if (face.scopes) scopers.push(hex);
    if (bonus || face.inflicts || face.recon) givers.push(hex);
  }
  if (netters.length > 0) markNetted(board, rules, netters, standing.netted);
  if (scopers.length > 0) {
    const activeScopers = scopers.filter((hex) => !standing.netted[hex]);
    applyScopers(board, rules, activeScopers, standing.servedSeat);
  }
  for (const hex of givers) if (!standing.netted[hex]) give(board, rules, standing, hex);
  return standing;
}

/** Adds what one working module or aura does. */
function give(board: readonly Unit[], rules: Rules, standing: Standing, giver: Hex): void {
  const { bonus, face } = TILES[unitTile(board[giver])];
  const seat = standing.servedSeat[giver];
  if (face.recon) standing.recons.push(giver);
  if (!bonus && !face.inflicts) return;
  forEachConnected(board, giver, (target) => {
    const owner = unitOwner(board[target]);
    if (bonus && serves(rules, seat, owner)) {
      standing.links.push(giver * 64 + target);
      if (bonus.melee) standing.melee[target] += bonus.melee;
      if (bonus.ranged) standing.ranged[target] += bonus.ranged;
      if (bonus.initiative) standing.initiative[target] += bonus.initiative;
      if (bonus.extraAction) standing.extraActions[target] += bonus.extraAction;
      if (bonus.toughness) standing.toughness[target] += bonus.toughness;
    } else if (face.inflicts?.initiative && owner !== NOBODY && opposes(rules, seat, owner)) {
      standing.links.push(giver * 64 + target);
      standing.initiative[target] += face.inflicts.initiative;
    }
  });
}

/** The current phases of a unit's chances: printed ones first, then extra actions (INI-1, INI-6). */
export function chancesOf(board: readonly Unit[], standing: Standing, hex: Hex): number[] {
  const { initiative } = TILES[unitTile(board[hex])];
  const values: number[] = [];
  for (const printed of initiative) values.push(Math.max(0, printed + standing.initiative[hex]));
  for (let extra = 0; extra < standing.extraActions[hex] && initiative.length > 0; extra++) {
    values.push(extraActionValue(values));
  }
  return values;
}

/** The highest v-1 such that the unit has v but not v-1, never below 0 (INI-6). */
function extraActionValue(values: readonly number[]): number {
  let best = 0;
  for (const value of values) if (value - 1 > best && !values.includes(value - 1)) best = value - 1;
  return best;
}

/** How many extra steps every movement of that seat gets (MOD-6). */
export function reconSteps(board: readonly Unit[], rules: Rules, standing: Standing, seat: number): number {
  let steps = 0;
  for (const hex of standing.recons) {
    if (serves(rules, standing.servedSeat[hex], seat)) steps += TILES[unitTile(board[hex])].face.recon ?? 0;
  }
  return steps;
}

/** How many wounds the unit survives now (UNIT-6). */
export const toughnessOf = (board: readonly Unit[], standing: Standing, hex: Hex): number =>
  TILES[unitTile(board[hex])].toughness + standing.toughness[hex];
