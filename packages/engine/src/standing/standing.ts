// The board as it stands: nets, scoped modules and everything modules and auras give (MOD, NET).
// A pure function of the placements; in a Battle it is looked up once a phase and then frozen (BAT-4).

import { AFFECTS_OTHERS, NETS, TILES, TRAITS } from '../armies/catalog.ts';
import { forEachHex, type Hex } from '../board/hexes.ts';
import { opposes, type Rules, serves } from '../state.ts';
import { EMPTY, NOBODY, type Unit, unitOwner, unitTile } from '../tiles/unit.ts';
import { connectedHexes } from './connections.ts';
import { nettedBy } from './nets.ts';

/** A working connection, `from * 64 + to`: a module or aura and a unit it helps or harms. */
export type Link = number;
export const linkFrom = (link: Link): Hex => link >> 6;
export const linkTo = (link: Link): Hex => link & 63;

/** All arrays are by hex. Those without an entry other than 0 are one shared array. */
export interface Standing {
  /** 1 for a disabled unit (NET-1). */
  netted: readonly number[];
  /** Bonuses to attack strengths (MOD-2). */
  melee: readonly number[];
  ranged: readonly number[];
  /** Change of every initiative value (MOD-3). */
  initiative: readonly number[];
  /** Sources of extra actions (MOD-4). */
  extraActions: readonly number[];
  toughness: readonly number[];
  /** Modules that serve another seat than their owner's (MOD-8). */
  scoped: readonly Scoped[];
  readonly links: Link[];
  /** Active modules that help board-wide (MOD-6). */
  readonly recons: Hex[];
}

/** A module and the Scoper that has turned it (MOD-8). */
export interface Scoped {
  readonly scoper: Hex;
  readonly module: Hex;
}

const ZEROS: readonly number[] = forEachHex(0);
const NONE_SCOPED: readonly Scoped[] = [];

/** The numbers with one of them changed; the shared zeros are copied first. */
function added(numbers: readonly number[], hex: Hex, amount: number): readonly number[] {
  const own = numbers === ZEROS ? ZEROS.slice() : (numbers as number[]);
  own[hex] += amount;
  return own;
}

/** The enemy modules that active Scopers turn to their side; two Scopers that face each other do nothing at all (MOD-8). */
function scopedModules(board: readonly Unit[], rules: Rules, scopers: readonly Hex[]): Scoped[] {
  const scoped: Scoped[] = [];
  for (const scoper of scopers) {
    for (const module of connectedHexes(board[scoper], scoper)) {
      if (board[module] === EMPTY || !TILES[unitTile(board[module])].isModule) continue;
      if (opposes(rules, unitOwner(board[scoper]), unitOwner(board[module]))) scoped.push({ scoper, module });
    }
  }
  const faces = (one: Scoped, other: Scoped): boolean =>
    one.scoper === other.module && one.module === other.scoper;
  const cancelled = scoped
    .filter((one) => scoped.some((other) => faces(one, other)))
    .map(({ scoper }) => scoper);
  return scoped.filter(({ scoper }) => !cancelled.includes(scoper));
}

/** Whom the tile's effects serve: its owner or, for a scoped module, the Scoper's owner (MOD-8). */
export function servedSeat(board: readonly Unit[], standing: Standing, hex: Hex): number {
  for (const { scoper, module } of standing.scoped) if (module === hex) return unitOwner(board[scoper]);
  return unitOwner(board[hex]);
}

/** Only who is netted: all that most choices of a turn depend on. */
export function nettedOn(board: readonly Unit[], rules: Rules): readonly number[] {
  let netters: Hex[] | undefined;
  for (const hex of rules.hexes) {
    if (board[hex] === EMPTY || !(TRAITS[unitTile(board[hex])] & NETS)) continue;
    netters ??= [];
    netters.push(hex);
  }
  return netters ? nettedBy(board, rules, netters, ZEROS) : ZEROS;
}

export function standingOf(board: readonly Unit[], rules: Rules): Standing {
  const standing: Standing = {
    netted: ZEROS,
    melee: ZEROS,
    ranged: ZEROS,
    initiative: ZEROS,
    extraActions: ZEROS,
    toughness: ZEROS,
    scoped: NONE_SCOPED,
    links: [],
    recons: [],
  };
  const netters: Hex[] = [];
  const givers: Hex[] = [];
  const scopers: Hex[] = [];
  for (const hex of rules.hexes) {
    const unit = board[hex];
    if (unit === EMPTY || !(TRAITS[unitTile(unit)] & AFFECTS_OTHERS)) continue;
    const tile = TILES[unitTile(unit)];
    if (tile.isNetter) netters.push(hex);
    if (tile.scopes) scopers.push(hex);
    if (tile.helps || tile.inflicts !== 0 || tile.recon > 0) givers.push(hex);
  }
  if (netters.length > 0) standing.netted = nettedBy(board, rules, netters, ZEROS);
  if (scopers.length > 0) {
    standing.scoped = scopedModules(
      board,
      rules,
      scopers.filter((hex) => !standing.netted[hex]),
    );
  }
  for (const hex of givers) if (!standing.netted[hex]) give(board, rules, standing, hex);
  return standing;
}

/** Adds what one working module or aura does. */
function give(board: readonly Unit[], rules: Rules, standing: Standing, giver: Hex): void {
  const { bonus, helps, inflicts, recon } = TILES[unitTile(board[giver])];
  if (recon > 0) standing.recons.push(giver);
  if (!helps && inflicts === 0) return;
  const seat = servedSeat(board, standing, giver);
  for (const target of connectedHexes(board[giver], giver)) {
    if (board[target] === EMPTY) continue;
    const owner = unitOwner(board[target]);
    if (inflicts !== 0 && owner !== NOBODY && opposes(rules, seat, owner)) {
      standing.initiative = added(standing.initiative, target, inflicts);
    } else if (helps && serves(rules, seat, owner)) {
      if (bonus.melee) standing.melee = added(standing.melee, target, bonus.melee);
      if (bonus.ranged) standing.ranged = added(standing.ranged, target, bonus.ranged);
      if (bonus.initiative) standing.initiative = added(standing.initiative, target, bonus.initiative);
      if (bonus.extraAction) standing.extraActions = added(standing.extraActions, target, bonus.extraAction);
      if (bonus.toughness) standing.toughness = added(standing.toughness, target, bonus.toughness);
    } else {
      continue;
    }
    standing.links.push(giver * 64 + target);
  }
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
export function reconSteps(board: readonly Unit[], rules: Rules, seat: number): number {
  if (!board.some((unit) => unit !== EMPTY && TILES[unitTile(unit)].recon > 0)) return 0;
  const standing = standingOf(board, rules);
  let steps = 0;
  for (const hex of standing.recons) {
    if (serves(rules, servedSeat(board, standing, hex), seat)) steps += TILES[unitTile(board[hex])].recon;
  }
  return steps;
}

/** How many wounds the unit survives now (UNIT-6). */
export const toughnessOf = (board: readonly Unit[], standing: Standing, hex: Hex): number =>
  TILES[unitTile(board[hex])].toughness + standing.toughness[hex];
