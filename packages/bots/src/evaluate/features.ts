// A position in numbers, from one seat's side: the fought Battle first, then what stands where, before it and after it.
// Nearly every number is own minus theirs, so that turning the table around changes its sign.

import { type Catalogue, chanceOfAny, rulesOf, type SeatId, type State, type TileId } from '@nhex/engine';
import { Fingerprint, mix } from '../fingerprint.ts';
import { MOST_SEATS } from './boards.ts';
import { contrast } from './contrast.ts';
import { COUNTS, muster, newMuster } from './muster.ts';
import { type Sight, sightOf } from './sight.ts';
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

/** What a position shows, and the Battle that was fought to see it. The numbers hold until the next look. */
export interface Look {
  readonly features: Float64Array;
  readonly stage: Float64Array;
  /** The board, and what a Battle now would make of it. */
  readonly sight: Sight;
  /** The next thing to happen is the last Battle of the game. */
  readonly isLast: boolean;
}

// Looking at a position happens thousands of times a second: these are used over and over.
const features = new Float64Array(FEATURES.length);
const stage = Float64Array.of(1, 0, 0, 0);
const standing = newMuster();

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

/** What a seat keeps in hand, and what it will still draw: tiles drawn for the turn after the one looked at are chance too. */
class Holding {
  /** Kept: Battle tiles, other instants, units. */
  keptBattles = 0;
  keptInstants = 0;
  keptUnits = 0;
  /** Still to come: how many tiles, Battle tiles among them, what they are worth. */
  tiles = 0;
  battles = 0;
  worth = 0;
  /** The same for the same tiles. */
  mark = 0;
  /** What the deck alone comes to. A list in a state is never changed, and a search meets the same deck over and over. */
  #deck: readonly TileId[] | undefined;
  #catalogue: Catalogue | undefined;
  #deckBattles = 0;
  #deckWorth = 0;
  #deckMark = 0;

  count(state: State, seat: SeatId, moved: SeatId): void {
    const { catalogue } = rulesOf(state.options);
    const { deck, hand } = state.seats[seat];
    if (deck !== this.#deck || catalogue !== this.#catalogue) this.#countDeck(deck, catalogue);
    this.tiles = deck.length;
    this.battles = this.#deckBattles;
    this.worth = this.#deckWorth;
    this.mark = this.#deckMark;
    this.keptBattles = this.keptInstants = this.keptUnits = 0;
    const kept = keptCount(state, seat, moved);
    for (let i = 0; i < kept; i++) {
      const { instant } = catalogue.tiles[hand[i]];
      if (instant === undefined) this.keptUnits += 1;
      else if (instant === 'battle') this.keptBattles += 1;
      else this.keptInstants += 1;
    }
    this.tiles += hand.length - kept;
    for (let i = kept; i < hand.length; i++) this.#add(hand[i], catalogue);
  }

  #countDeck(deck: readonly TileId[], catalogue: Catalogue): void {
    this.battles = this.worth = this.mark = 0;
    for (const tile of deck) this.#add(tile, catalogue);
    this.#deck = deck;
    this.#catalogue = catalogue;
    this.#deckBattles = this.battles;
    this.#deckWorth = this.worth;
    this.#deckMark = this.mark;
  }

  #add(tile: TileId, catalogue: Catalogue): void {
    this.mark = (this.mark + mix(tile)) | 0;
    this.worth += worthsOf(catalogue)[tile];
    if (catalogue.tiles[tile].instant === 'battle') this.battles += 1;
  }
}
const holdings = Array.from({ length: MOST_SEATS }, () => new Holding());

const fingerprint = new Fingerprint();

/** More than any HQ has points: a Structure lies beside the board. */
const BESIDE = 64;

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
    const { hq, alive, hand, structure } = state.seats[each];
    fingerprint.add(hq * 2 + (alive ? 1 : 0) + (structure ? BESIDE : 0));
    fingerprint.addSet(hand, keptCount(state, each, moved));
    // Drawn tiles count as if they still lay in the deck.
    holdings[each].count(state, each, moved);
    fingerprint.add(holdings[each].tiles);
    fingerprint.add(holdings[each].mark);
  }
  fingerprint.add(state.ending ? state.ending.turns.length : -1);
  for (const { uses } of state.leaders) fingerprint.add(uses);
  if (state.course) {
    fingerprint.addAll(state.course.progress);
    fingerprint.add(state.turn.number);
  }
  return fingerprint.value;
}

/** A usual turn's draw (TURN-1). */
const DRAWN = 3;

/** Chance that a seat holds a Battle tile on its next turn. */
const battleOdds = ({ keptBattles, tiles, battles }: Holding): number =>
  keptBattles > 0 ? 1 : chanceOfAny(battles, tiles, DRAWN);

const DECK = 34;

/** Numbers of each seat, a row for each kind. */
const ROWS = [
  'now',
  'after',
  'danger',
  'dangerAfter',
  'kill',
  'keptBattles',
  'keptInstants',
  'keptUnits',
  'tiles',
  'worth',
  'battles',
] as const;
const [
  NOW,
  AFTER,
  DANGER,
  DANGER_AFTER,
  KILL,
  KEPT_BATTLES,
  KEPT_INSTANTS,
  KEPT_UNITS,
  TILES,
  WORTH,
  BATTLES,
] = ROWS.map((_, row) => row * MOST_SEATS);
const table = new Float64Array(ROWS.length * MOST_SEATS);

function fillIn(seat: number, now: number, after: number, scored: boolean): void {
  table[NOW + seat] = now;
  table[AFTER + seat] = after;
  table[DANGER + seat] = scored ? 0 : danger(now);
  table[DANGER_AFTER + seat] = scored ? 0 : danger(after);
  table[KILL + seat] = !scored && after === 0 && now > 0 ? -1 : 0;
  const { keptBattles, keptInstants, keptUnits, tiles, worth, battles } = holdings[seat];
  table[KEPT_BATTLES + seat] = keptBattles;
  table[KEPT_INSTANTS + seat] = keptInstants;
  table[KEPT_UNITS + seat] = keptUnits;
  table[TILES + seat] = tiles;
  table[WORTH + seat] = worth;
  table[BATTLES + seat] = battles;
}

/** Looks at a position as `seat`, right after `moved` has ended its turn (or would end it now). */
export function lookAt(state: State, seat: SeatId, moved: SeatId): Look {
  const sight = sightOf(state, seat);
  const rules = rulesOf(state.options);
  const { scored, side } = rules.mode;
  const { seats } = state;
  let ownOdds = 0;
  let theirOdds = 0;
  let fewest = DECK;
  for (let index = 0; index < seats.length; index++) {
    const each = index as SeatId;
    holdings[each].count(state, each, moved);
    fillIn(each, seats[each].hq, sight.after[each], scored);
    if (!seats[each].alive) continue;
    fewest = Math.min(fewest, holdings[each].tiles);
    const odds = battleOdds(holdings[each]);
    if (side(each) === side(seat)) ownOdds = Math.max(ownOdds, odds);
    else theirOdds = Math.max(theirOdds, odds);
  }
  const hq = contrast(state, seat, table, NOW);
  const change = contrast(state, seat, table, AFTER) - hq;
  // In the order of FEATURES.
  let at = 0;
  features[at++] = 1;
  features[at++] = ownOdds;
  features[at++] = theirOdds;
  features[at++] = hq / 10;
  features[at++] = contrast(state, seat, table, DANGER);
  features[at++] = change / 10;
  features[at++] = contrast(state, seat, table, DANGER_AFTER);
  features[at++] = contrast(state, seat, table, KILL);
  features[at++] = Math.tanh((hq + change) / 4);
  features[at++] = (change * ownOdds) / 10;
  features[at++] = (change * theirOdds) / 10;
  for (let i = 0; i < sight.counts.length; i++) features[at++] = sight.counts[i] / 5;
  features[at++] = contrast(state, seat, table, KEPT_BATTLES);
  features[at++] = contrast(state, seat, table, KEPT_INSTANTS);
  features[at++] = contrast(state, seat, table, KEPT_UNITS);
  features[at++] = contrast(state, seat, table, TILES) / 10;
  features[at++] = contrast(state, seat, table, WORTH) / 10;
  features[at++] = contrast(state, seat, table, BATTLES);
  stage[1] = 1 - fewest / DECK;
  stage[2] = sight.now.count / rules.board.hexes.length;
  stage[3] = state.ending ? 1 : 0;
  // How a scenario ends is said by itself, not by its HQs alone.
  const isLast = !state.course && state.ending?.turns.length === 0 && state.turn.seat === moved;
  return { features, stage, sight, isLast };
}
