// A position in numbers, from one seat's side: the fought Battle first, then what stands where, before it and after it.
// Nearly every number is own minus theirs, so that turning the table around changes its sign.

import {
  type Catalogue,
  chanceOfAny,
  isFree,
  rulesOf,
  type SeatId,
  type State,
  type TileId,
  type Units,
} from '@nhex/engine';
import { Fingerprint, mix } from '../fingerprint.ts';
import { foresee } from '../foresee.ts';
import { contrast } from './contrast.ts';
import { COUNTS, muster, newMuster } from './muster.ts';
import { worthsOf } from './worth.ts';

/** The names of the features, in the order of `Look.features`; each is weighted by the stage of the game, see STAGE. */
export const FEATURES = [
  'moved', // always 1: what it is worth to have just moved
  'own-odds', // chance to be able to call a Battle next turn
  'their-odds', // the same for the others
  'hq', // HQ points now
  'hq-danger', // how low they are
  'battle', // what a Battle now would change
  'battle-danger', // how low HQs would be after it
  'kill', // an HQ that would fall
  'lead-after', // who leads after the Battle, by little or by much
  'own-battle', // what a Battle would change, by the chance to call it
  'their-battle', // the same for the others
  ...COUNTS.map((count) => `${count}-now` as const),
  ...COUNTS.map((count) => `${count}-after` as const),
  'battle-tiles', // kept in hand
  'other-instants', // kept in hand
  'kept-units', // kept in hand
  'reserve', // tiles still to come
  'reserve-worth', // what they are worth
  'reserve-battles', // Battle tiles among them
] as const;

/** How far the game has come: each feature has a weight of its own for every one of these. */
export const STAGE = [
  'always',
  'late', // tiles gone from the smallest deck
  'crowded', // hexes taken
  'ending', // the last turns have begun
] as const;

/** What a position shows, and the Battle that was fought to see it. */
export interface Look {
  readonly features: Float64Array;
  readonly stage: readonly number[];
  /** HQ points of each seat after a Battle now. */
  readonly after: readonly number[];
  /** The board that it leaves. */
  readonly left: Units;
  /** The next thing to happen is the last Battle of the game. */
  readonly isLast: boolean;
}

// Looking at a position happens thousands of times a second: these are used over and over.
const standing = newMuster();
const left = newMuster();
const MOST_SEATS = 6;
const scratch = new Float64Array(MOST_SEATS);

/** What a glance at the board shows a seat, without fighting anything out: who stands there and who aims at whom. */
export function glanceAt(state: State, seat: SeatId): { worth: number; threat: number; aim: number } {
  muster(state, standing);
  return {
    worth: contrast(state, seat, standing.worth),
    threat: contrast(state, seat, standing.threat),
    aim: contrast(state, seat, standing.aim),
  };
}

/** How near an HQ is to its end: steep when few points are left. */
const danger = (points: number): number => -5 / (points + 2);

/** Tiles that a seat keeps for later. At the beginning of the next turn its new tiles are chance, not part of the position. */
export function keptCount(state: State, seat: SeatId, moved: SeatId): number {
  const { length } = state.seats[seat].hand;
  return seat === state.turn.seat && seat !== moved ? Math.max(0, length - state.turn.drawn) : length;
}

/** Kept tiles of a kind: Battle tiles, other instants, units. */
function keptOf(state: State, seat: SeatId, moved: SeatId, kind: 'battle' | 'instant' | 'unit'): number {
  const { tiles } = rulesOf(state.options);
  const { hand } = state.seats[seat];
  let count = 0;
  for (let i = keptCount(state, seat, moved) - 1; i >= 0; i--) {
    const { instant } = tiles[hand[i]];
    if ((instant === undefined ? 'unit' : instant === 'battle' ? 'battle' : 'instant') === kind) count++;
  }
  return count;
}

/** What a seat will still draw. Tiles it drew for the turn after the one looked at are chance too. */
class Reserve {
  tiles = 0;
  battles = 0;
  worth = 0;
  /** The same for the same tiles. */
  mark = 0;
  /** What the deck alone comes to. A list in a state is never changed, and a search meets the same deck over and over. */
  #deck: readonly TileId[] | undefined;
  #catalogue: Catalogue | undefined;
  #ofDeck = { tiles: 0, battles: 0, worth: 0, mark: 0 };

  count(state: State, seat: SeatId, moved: SeatId): void {
    const { catalogue } = rulesOf(state.options);
    const { deck, hand } = state.seats[seat];
    if (deck === this.#deck && catalogue === this.#catalogue) Object.assign(this, this.#ofDeck);
    else {
      this.tiles = this.battles = this.worth = this.mark = 0;
      for (const tile of deck) this.#add(tile, catalogue);
      const { tiles, battles, worth, mark } = this;
      this.#ofDeck = { tiles, battles, worth, mark };
      this.#deck = deck;
      this.#catalogue = catalogue;
    }
    for (let i = keptCount(state, seat, moved); i < hand.length; i++) this.#add(hand[i], catalogue);
  }

  #add(tile: TileId, catalogue: Catalogue): void {
    this.tiles += 1;
    this.mark = (this.mark + mix(tile)) | 0;
    this.worth += worthsOf(catalogue)[tile];
    if (catalogue.tiles[tile].instant === 'battle') this.battles += 1;
  }
}
const reserves = Array.from({ length: MOST_SEATS }, () => new Reserve());

const fingerprint = new Fingerprint();

/** Equal keys, equal looks. */
export function positionKey(state: State, seat: SeatId, moved: SeatId): number {
  fingerprint.clear();
  fingerprint.add(seat);
  fingerprint.add(moved);
  fingerprint.add(state.turn.seat);
  fingerprint.add(state.battle ? state.battle.phase : -1);
  fingerprint.addUnits(state.units);
  for (let index = 0; index < state.seats.length; index++) {
    const each = index as SeatId;
    const { hq, alive, hand } = state.seats[each];
    fingerprint.add(hq * 2 + (alive ? 1 : 0));
    fingerprint.addSet(hand, keptCount(state, each, moved));
    // Drawn tiles count as if they still lay in the deck.
    reserves[each].count(state, each, moved);
    fingerprint.add(reserves[each].tiles);
    fingerprint.add(reserves[each].mark);
  }
  fingerprint.add(state.ending ? state.ending.turns.length : -1);
  return fingerprint.value;
}

/** A usual turn's draw (TURN-1). */
const DRAWN = 3;

/** Chance that a seat holds a Battle tile on its next turn. */
function battleOdds(state: State, seat: SeatId, moved: SeatId): number {
  if (keptOf(state, seat, moved, 'battle') > 0) return 1;
  const { tiles, battles } = reserves[seat];
  return chanceOfAny(battles, tiles, DRAWN);
}

const DECK = 34;

/** Looks at a position as `seat`, right after `moved` has ended its turn (or would end it now). */
export function lookAt(state: State, seat: SeatId, moved: SeatId): Look {
  const battle = foresee(state);
  const rules = rulesOf(state.options);
  const { scored, side } = rules.mode;
  const { hexes } = rules.board;
  const { seats } = state;
  muster(state, standing);
  muster(battle, left);
  const features = new Float64Array(FEATURES.length);
  let at = 0;
  const put = (value: number): void => {
    features[at++] = value;
  };
  const by = (count: (seat: SeatId) => number): number => {
    for (let each = 0; each < seats.length; each++) scratch[each] = count(each as SeatId);
    return contrast(state, seat, scratch);
  };
  const now = (each: SeatId): number => seats[each].hq;
  const after = (each: SeatId): number => battle.seats[each].hq;
  let ownOdds = 0;
  let theirOdds = 0;
  let fewest = DECK;
  for (let index = 0; index < seats.length; index++) {
    const each = index as SeatId;
    reserves[each].count(state, each, moved);
    if (!seats[each].alive) continue;
    fewest = Math.min(fewest, reserves[each].tiles);
    const odds = battleOdds(state, each, moved);
    if (side(each) === side(seat)) ownOdds = Math.max(ownOdds, odds);
    else theirOdds = Math.max(theirOdds, odds);
  }
  const hq = by(now);
  const change = by(after) - hq;
  // In the order of FEATURES.
  put(1);
  put(ownOdds);
  put(theirOdds);
  put(hq / 10);
  put(scored ? 0 : by((each) => danger(now(each))));
  put(change / 10);
  put(scored ? 0 : by((each) => danger(after(each))));
  put(scored ? 0 : by((each) => (after(each) === 0 && now(each) > 0 ? -1 : 0)));
  put(Math.tanh((hq + change) / 4));
  put((change * ownOdds) / 10);
  put((change * theirOdds) / 10);
  for (const all of [standing, left]) for (const count of COUNTS) put(contrast(state, seat, all[count]) / 5);
  put(by((each) => keptOf(state, each, moved, 'battle')));
  put(by((each) => keptOf(state, each, moved, 'instant')));
  put(by((each) => keptOf(state, each, moved, 'unit')));
  put(by((each) => reserves[each].tiles) / 10);
  put(by((each) => reserves[each].worth) / 10);
  put(by((each) => reserves[each].battles));
  let taken = 0;
  for (const hex of hexes) if (!isFree(state.units, hex)) taken++;
  const isLast = state.ending?.turns.length === 0 && state.turn.seat === moved;
  return {
    features,
    stage: [1, 1 - fewest / DECK, taken / hexes.length, state.ending ? 1 : 0],
    after: battle.seats.map((each) => each.hq),
    left: battle.units,
    isLast,
  };
}
