// A position in numbers, from one seat's side: the fought Battle first, then what stands where.
// Every number is own minus theirs, so that turning the table around changes only signs.

import {
  EMPTY,
  HEX_COUNT,
  isOnBoard,
  MAIN_HEXES,
  NEIGHBOURS,
  NOBODY,
  neighbour,
  OFF_BOARD,
  opposes,
  quickBattle,
  RAYS,
  rulesOf,
  type State,
  serves,
  strikes,
  TILES,
  unitOwner,
  unitRotation,
  unitTile,
} from '@nhex/engine';
import { tileWorth } from './worth.ts';

/** The names of the features; each is weighted by the stage of the game, see STAGE_WEIGHTS. */
export const FEATURES = [
  'tempo', // +1 when the own side has just moved
  'hq', // HQ points now
  'hq-danger', // how low they are
  'battle', // what a Battle now would change
  'battle-danger', // how low HQs would be after it
  'kill', // an HQ that would fall
  'worth', // units on the board
  'worth-after', // units left after the Battle
  'threat', // strength aimed at HQs
  'threat-after', // the same with the units left after the Battle
  'aim', // strength aimed at other units
  'aim-after', // the same after the Battle
  'links', // units that modules help or harm
  'lead-after', // who leads after the Battle, by little or by much
  'siege', // units next to the other's HQ
  'open', // free hexes around the HQs
  'netted', // units that nets hold
  'battle-tiles', // Battle tiles kept in hand
  'kept-tiles', // other tiles kept in hand
] as const;

/** Each feature counts with a weight of its own in every one of these respects. */
export const STAGE_WEIGHTS = ['always', 'late', 'crowded', 'last'] as const;

/** What a position shows, and the Battle that was fought to see it. */
export interface Look {
  readonly features: Float64Array;
  readonly stage: Float64Array;
  /** HQ points of each seat after a Battle now. */
  readonly after: readonly number[];
  /** The next thing to happen is the last Battle of the game. */
  readonly isLast: boolean;
}

/** Per seat, with room for ownerless tiles. */
const SEATS = NOBODY + 1;
type BySeat = Float64Array;

/** What stands on a board, seat by seat. */
class Muster {
  readonly worth: BySeat = new Float64Array(SEATS);
  readonly threat: BySeat = new Float64Array(SEATS);
  readonly aim: BySeat = new Float64Array(SEATS);
  readonly links: BySeat = new Float64Array(SEATS);
  readonly siege: BySeat = new Float64Array(SEATS);
  readonly open: BySeat = new Float64Array(SEATS);
  readonly netted: BySeat = new Float64Array(SEATS);

  clear(): void {
    this.worth.fill(0);
    this.threat.fill(0);
    this.aim.fill(0);
    this.links.fill(0);
    this.siege.fill(0);
    this.open.fill(0);
    this.netted.fill(0);
  }
}

// Looking at a position happens thousands of times a second: these are used over and over.
const standingNow = new Muster();
const leftAfter = new Muster();
const scratch: BySeat = new Float64Array(SEATS);
/** Scratch: the hexes that some net reaches. */
const held = new Uint8Array(HEX_COUNT);

/** Adds up what stands on a board, seat by seat. Nets are counted without nets against nets. */
function muster(state: State, all: Muster): void {
  const { board } = state;
  const rules = rulesOf(state.options);
  all.clear();
  held.fill(0);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const unit = board[hex];
    if (unit === EMPTY) continue;
    for (const direction of TILES[unitTile(unit)].facings[unitRotation(unit)].nets) {
      const at = neighbour(hex, direction);
      if (at === OFF_BOARD || board[at] === EMPTY) continue;
      if (strikes(rules, unitOwner(unit), unitOwner(board[at]))) held[at] = 1;
    }
  }
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const unit = board[hex];
    if (unit === EMPTY) continue;
    const owner = unitOwner(unit);
    const tile = TILES[unitTile(unit)];
    all.worth[owner] += tileWorth(tile.id);
    if (tile.isHq) {
      for (const at of NEIGHBOURS[hex]) {
        if (board[at] !== EMPTY) {
          const other = unitOwner(board[at]);
          if (other !== owner && !TILES[unitTile(board[at])].isHq) all.siege[other] += 1;
        } else if (isOnBoard(state.options.board, at)) all.open[owner] += 1;
      }
    }
    if (held[hex]) {
      all.netted[owner] += tile.isHq ? 0.5 : tileWorth(tile.id);
      continue;
    }
    if (tile.isHq) continue;
    all.links[owner] += linksOf(state, hex, owner);
    if (tile.initiative.length > 0) aimOf(state, hex, owner, all);
  }
}

/** Adds the strengths with which a unit aims at HQs and at other units. */
function aimOf(state: State, hex: number, owner: number, all: Muster): void {
  const { board } = state;
  const rules = rulesOf(state.options);
  const hit = (at: number, strength: number): boolean => {
    if (at === OFF_BOARD || board[at] === EMPTY || !strikes(rules, owner, unitOwner(board[at]))) return false;
    const target = TILES[unitTile(board[at])].isHq ? all.threat : all.aim;
    target[owner] += strength;
    return true;
  };
  const unit = board[hex];
  for (const attack of TILES[unitTile(unit)].facings[unitRotation(unit)].attacks) {
    if (attack.melee > 0) hit(neighbour(hex, attack.direction), attack.melee);
    if (attack.ranged > 0) {
      for (const at of RAYS[hex * 6 + attack.direction]) if (hit(at, attack.ranged) && !attack.gauss) break;
    }
  }
}

/** How many units a module helps or harms. */
function linksOf(state: State, hex: number, owner: number): number {
  const { board } = state;
  const unit = board[hex];
  const tile = TILES[unitTile(unit)];
  if (!tile.bonus && !tile.face.inflicts && !tile.face.scopes) return 0;
  const rules = rulesOf(state.options);
  let links = 0;
  for (const direction of tile.facings[unitRotation(unit)].connections) {
    let at = hex;
    for (let step = 0; step < tile.reach; step++) {
      at = neighbour(at, direction);
      if (at === OFF_BOARD) break;
      if (board[at] === EMPTY) continue;
      if (
        tile.bonus ? serves(rules, owner, unitOwner(board[at])) : opposes(rules, owner, unitOwner(board[at]))
      )
        links++;
    }
  }
  return links;
}

/** What a glance at the board shows a seat, without fighting anything out: who stands there and who aims at whom. */
export function glanceAt(state: State, seat: number): { worth: number; threat: number; aim: number } {
  muster(state, standingNow);
  return {
    worth: contrast(state, seat, standingNow.worth),
    threat: contrast(state, seat, standingNow.threat),
    aim: contrast(state, seat, standingNow.aim),
  };
}

/** Own side minus the others: halfway between the strongest of them and their mean. */
export function contrast(state: State, seat: number, bySeat: ArrayLike<number>): number {
  const players = state.seats.length;
  if (players === 2) return bySeat[seat] - bySeat[1 - seat];
  const { side } = rulesOf(state.options).mode;
  const totals = new Map<number, number>();
  for (let each = 0; each < players; each++) {
    if (state.seats[each].alive || side(each) === side(seat)) {
      totals.set(side(each), (totals.get(side(each)) ?? 0) + bySeat[each]);
    }
  }
  const own = totals.get(side(seat)) ?? 0;
  totals.delete(side(seat));
  if (totals.size === 0) return own;
  const others = [...totals.values()];
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length;
  return own - (Math.max(...others) + mean) / 2;
}

/** How near an HQ is to its end: steep when few points are left. */
const danger = (points: number): number => -5 / (points + 2);

/** Tiles that a seat keeps for later. At the beginning of the next turn its new tiles are chance, not part of the position. */
function keptCount(state: State, seat: number, moved: number): number {
  const { length } = state.seats[seat].hand;
  return seat === state.turn.seat && seat !== moved ? Math.max(0, length - state.turn.drawn) : length;
}

/** Battle tiles among the kept ones. */
function battleTilesOf(state: State, seat: number, moved: number): number {
  const { hand } = state.seats[seat];
  let count = 0;
  for (let i = keptCount(state, seat, moved) - 1; i >= 0; i--)
    if (TILES[hand[i]].instant === 'battle') count++;
  return count;
}

/** Equal keys, equal looks. */
export function positionKey(state: State, seat: number, moved: number): string {
  let key = `${seat}${moved}${state.turn.seat}|${state.board}`;
  state.seats.forEach(({ hq, deck, alive }, each) => {
    key += `|${hq}/${deck.length}${alive ? '' : 'x'}/${keptCount(state, each, moved)}/${battleTilesOf(state, each, moved)}`;
  });
  return state.ending ? `${key}|${state.ending.turns.length}` : key;
}

/** Looks at a position as `seat`, right after `moved` has ended its turn (or would end it now). */
export function lookAt(state: State, seat: number, moved: number): Look {
  const battle = quickBattle(state);
  const { mode } = rulesOf(state.options);
  const { seats } = state;
  muster(state, standingNow);
  muster(battle, leftAfter);
  const by = (count: (seat: number) => number): number => {
    for (let each = 0; each < seats.length; each++) scratch[each] = count(each);
    return contrast(state, seat, scratch);
  };
  const now = (each: number): number => seats[each].hq;
  const after = (each: number): number => battle.seats[each].hq;
  const hq = by(now);
  const heldBattles = by((each) => battleTilesOf(state, each, moved));
  // In the order of FEATURES.
  const features = Float64Array.of(
    mode.side(moved) === mode.side(seat) ? 1 : -1,
    hq / 10,
    mode.scored ? 0 : by((each) => danger(now(each))),
    (by(after) - hq) / 10,
    mode.scored ? 0 : by((each) => danger(after(each))),
    mode.scored ? 0 : by((each) => (after(each) === 0 && now(each) > 0 ? -1 : 0)),
    contrast(state, seat, standingNow.worth) / 5,
    contrast(state, seat, leftAfter.worth) / 5,
    contrast(state, seat, standingNow.threat) / 5,
    contrast(state, seat, leftAfter.threat) / 5,
    contrast(state, seat, standingNow.aim) / 5,
    contrast(state, seat, leftAfter.aim) / 5,
    contrast(state, seat, standingNow.links) / 4,
    Math.tanh(by(after) / 4),
    contrast(state, seat, standingNow.siege) / 3,
    contrast(state, seat, standingNow.open) / 6,
    -contrast(state, seat, standingNow.netted) / 5,
    heldBattles,
    by((each) => keptCount(state, each, moved)) - heldBattles,
  );
  const isLast = state.ending?.turns.length === 0 && state.turn.seat === moved;
  return { features, stage: stageOf(state), after: battle.seats.map((each) => each.hq), isLast };
}

const DECK = 34;

/** How far the game has come, in the terms of STAGE_WEIGHTS. */
function stageOf(state: State): Float64Array {
  let fewest = DECK;
  for (const seat of state.seats) if (seat.alive) fewest = Math.min(fewest, seat.deck.length);
  let taken = 0;
  for (const hex of MAIN_HEXES) if (state.board[hex] !== EMPTY) taken++;
  return Float64Array.of(1, 1 - fewest / DECK, taken / MAIN_HEXES.length, state.ending ? 1 : 0);
}
