// Whether a position that was read can exist: tiles, HQs, wounds, the open decision and what is to follow it.

import { NEUTRAL_ARMY } from '../armies/index.ts';
import { NOBODY, type SeatId, type TileId } from '../base/brand.ts';
import { counted, within } from '../base/place.ts';
import { hexName } from '../board/hexes.ts';
import { CARDS_DEALT, HIDDEN_LEADER, NO_LEADER } from '../cards/leaders.ts';
import { needsOwner } from '../scenarios/check.ts';
import { tilesEver } from '../scenarios/plan.ts';
import { fieldOf, toughnessOf } from '../standing/field.ts';
import { rulesOf } from '../state/rules.ts';
import { type State, stageOf } from '../state/state.ts';
import { sidesOfStructure, tilesOfArmy } from '../tiles/catalogue.ts';
import { unitsOn } from '../units/units.ts';
import { checkPending } from './check-pending.ts';
import { MOST_IN_HAND } from './read-units.ts';
import { fail } from './reader.ts';

/** Returns the state, or throws a NhexError that names what cannot be. */
export function checkPosition(state: State): State {
  checkUnits(state);
  state.seats.forEach((_, seat) => {
    checkTiles(state, seat as SeatId);
    checkPiles(state, seat as SeatId);
  });
  checkBeside(state);
  if (!state.course) checkNeutralTiles(state);
  checkLeaders(state);
  checkPending(state);
  return state;
}

function checkUnits(state: State): void {
  const { board, tiles: kinds } = rulesOf(state.options);
  for (const { owner, wounds, tiles } of unitsOn(state.units)) {
    for (const { hex, tile } of tiles) {
      const place = within('units', hexName(hex));
      const { key, isUnit, isBomber, isHq, structureTile } = kinds[tile];
      if (!board.has[hex]) fail(place, 'not-in-play', {});
      if (!isUnit) fail(place, 'not-a-unit', { tile: key });
      if (owner === NOBODY ? !isBomber && !mayBeNobodys(state, tile) : !state.seats[owner].alive)
        fail(place, 'needs-owner', { tile: key });
      if (isHq && wounds > 0) fail(place, 'hq-has-no-wounds', {});
      if (structureTile !== 0 && tiles.length === 1) fail(place, 'partner-missing', {});
    }
  }
  const field = fieldOf(state);
  for (const { unit, wounds, tiles } of unitsOn(state.units)) {
    if (wounds > toughnessOf(field, unit))
      fail(within('units', hexName(tiles[0].hex)), 'too-many-wounds', {
        wounds,
        tile: kinds[tiles[0].tile].key,
      });
  }
}

/** In scenarios units can be nobody's, but not those of an army that is played, nor one that asks its owner (ATL-5). */
function mayBeNobodys({ options }: State, tile: TileId): boolean {
  const { scenario, tiles } = rulesOf(options);
  return scenario !== undefined && !options.armies.includes(tiles[tile].army) && !needsOwner(tiles[tile]);
}

/** What lies in front of a player: no HQ, no Structure, mercenaries where they are chosen. */
function checkPiles(state: State, number: SeatId): void {
  const { hand, deck, top, mercenaries } = state.seats[number];
  const { tiles, variants } = rulesOf(state.options);
  const refuse = (tile: TileId): never =>
    fail(counted('player', number), 'does-not-fit', { what: tiles[tile].key });
  for (const tile of [...hand, ...deck, ...top])
    if (tiles[tile].isHq || tiles[tile].structureTile > 0) refuse(tile);
  for (const tile of mercenaries) {
    const isChosen = variants.has(tiles[tile].isBomber ? 'mad-bomber-mercenary' : 'mercenaries');
    if (tiles[tile].army !== NEUTRAL_ARMY.key || !isChosen) refuse(tile);
  }
  // A puzzle may give more tiles than a turn does.
  if (hand.length > MOST_IN_HAND) refuse(hand[MOST_IN_HAND]);
}

/** Mercenaries until they are chosen, and the Mad Bomber of VAR-6. */
function checkBeside(state: State): void {
  const { tiles, variants } = rulesOf(state.options);
  const isOver = state.turn.number > 0 || stageOf(state) === 'hq' || stageOf(state) === 'begin';
  for (const tile of state.beside) {
    const { army, isBomber, key } = tiles[tile];
    const waits = !isOver && variants.has(isBomber ? 'mad-bomber-mercenary' : 'mercenaries');
    const fits = army === NEUTRAL_ARMY.key && (waits || (isBomber && variants.has('mad-bomber-2')));
    if (!fits) fail('aside', 'does-not-fit', { what: key });
  }
}

/** All tiles of the army must lie somewhere, none twice (SET-1). */
function checkTiles(state: State, seat: SeatId): void {
  const army = state.options.armies[seat];
  const { hand, deck, top, discard } = state.seats[seat];
  const counts = new Map<TileId, number>();
  const count = (tile: TileId): void => void counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const tile of [...hand, ...deck, ...top, ...discard]) count(tile);
  for (const { owner, tiles } of unitsOn(state.units))
    if (owner === seat) for (const { tile } of tiles) count(tile);
  const { catalogue, scenario } = rulesOf(state.options);
  if (scenario)
    return checkScenarioTiles(state, seat, counts, tilesEver(scenario, seat, state.course?.arrived));
  checkStructure(state, seat, counts);
  // A game may have been given up before the HQs stand.
  const isSettingUp = state.turn.number === 0 && stageOf(state) !== 'begin';
  for (const tile of tilesOfArmy(catalogue, army)) {
    const found = counts.get(tile.id) ?? 0;
    const hqToCome = tile.isHq && isSettingUp && found === 0;
    if (found !== tile.face.count && !hqToCome)
      fail(counted('player', seat), 'tile-count', { army, wanted: tile.face.count, tile: tile.key, found });
  }
}

/** In a scenario tiles come and leave the game: no seat has more of a kind than it can have by now. */
function checkScenarioTiles(
  state: State,
  seat: SeatId,
  counts: ReadonlyMap<TileId, number>,
  most: ReadonlyMap<TileId, number>,
): void {
  const { tiles } = rulesOf(state.options);
  const { structure } = state.seats[seat];
  for (const [tile, found] of counts) {
    const { key, army, isBomber, structureTile } = tiles[tile];
    // One that lies beside the board is not on it as well (STR-1).
    const wanted = structure && structureTile > 0 ? 0 : (most.get(tile) ?? 0);
    if (found > wanted && !isBomber)
      fail(counted('player', seat), 'tile-count', { army, wanted, tile: key, found });
  }
}

/** The tiles without an army that the variants bring lie somewhere, each once (VAR-3 to VAR-6). */
function checkNeutralTiles(state: State): void {
  const { catalogue, variants } = rulesOf(state.options);
  const hasBomber = [...variants].some((variant) => variant.startsWith('mad-bomber'));
  const held = state.seats.flatMap(({ hand, top, discard, mercenaries }) => [
    hand,
    top,
    discard,
    mercenaries,
  ]);
  const placed = unitsOn(state.units).flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  const all = [...held.flat(), ...placed, ...state.beside, ...state.removed];
  for (const { id, key, isBomber } of tilesOfArmy(catalogue, 'neutral')) {
    const wanted = (isBomber ? hasBomber : variants.has('mercenaries')) ? 1 : 0;
    const found = all.filter((tile) => tile === id).length;
    if (found !== wanted) fail('aside', 'tile-count', { army: 'neutral', wanted, tile: key, found });
  }
}

/** A Structure is beside the board, on it or discarded: never drawn, and only one side of each tile is used (STR-1). */
function checkStructure(state: State, seat: SeatId, counts: ReadonlyMap<TileId, number>): void {
  const army = state.options.armies[seat];
  const { tiles, variants, catalogue } = rulesOf(state.options);
  const { hand, deck, top, structure, alive } = state.seats[seat];
  const refuseCount = (tile: TileId, wanted: number, found: number): never =>
    fail(counted('player', seat), 'tile-count', { army, wanted, tile: tiles[tile].key, found });
  const used = [0, 0, 0];
  for (const [tile, found] of counts) {
    const { structureTile } = tiles[tile];
    if (structureTile === 0) continue;
    if ([...hand, ...deck, ...top].includes(tile)) refuseCount(tile, 0, 1);
    used[structureTile] += found;
    if (used[structureTile] > (structure ? 0 : 1)) refuseCount(tile, structure ? 0 : 1, used[structureTile]);
  }
  for (const number of [1, 2] as const) {
    const [side] = sidesOfStructure(catalogue, army, number);
    if (side === undefined && structure)
      fail(counted('player', seat), 'no-such-tile', { tile: `structure-${number}a` });
    // Whoever is out of the game has left with everything.
    if (side !== undefined && variants.has('structures') && alive && !structure && used[number] === 0)
      refuseCount(side, 1, 0);
  }
}

/** The side that chooses its leader next; -1 when all have chosen. */
function campToChoose({ pending, options }: State): number {
  if (pending?.kind === 'deal') return 0;
  if (pending?.kind !== 'leader') return -1;
  return rulesOf(options).camps.findIndex(([first]) => first === pending.seat);
}

/** Each side has a leader, or cards to choose from; nobody has the same as another (LEAD-1). */
function checkLeaders(state: State): void {
  const { leaders, pending } = state;
  const { camps } = rulesOf(state.options);
  const fits = (ok: boolean): void => {
    if (!ok) fail('leaders', 'does-not-fit', { what: stageOf(state) });
  };
  fits(leaders.length === camps.length);
  if (leaders.length === 0) return fits(!['deal', 'leader', 'lead'].includes(stageOf(state)));
  // A chosen card is among those dealt as long as these are there.
  const seen = leaders
    .flatMap(({ dealt, card }) => (dealt.length > 0 ? dealt : [card]))
    .filter((card) => card !== HIDDEN_LEADER && card !== NO_LEADER);
  fits(new Set(seen).size === seen.length);
  const open = leaders.findIndex(({ card }) => card === NO_LEADER);
  fits(leaders.every(({ card }, camp) => (card === NO_LEADER) === (open >= 0 && camp >= open)));
  // A game may have been given up before all have chosen.
  const isGivenUp = pending === undefined && state.turn.number === 0;
  const isChoosing = isGivenUp ? leaders.some(({ dealt }) => dealt.length > 0) : pending?.kind === 'leader';
  fits(isGivenUp || open === campToChoose(state));
  for (const { dealt, card, uses, turn, battle } of leaders) {
    fits(dealt.length === (isChoosing ? CARDS_DEALT : 0));
    fits(!isChoosing || card === NO_LEADER || dealt.includes(card));
    fits(isChoosing || card !== HIDDEN_LEADER);
    fits(turn <= state.turn.number && battle <= state.battles && (uses > 0 || turn + battle === 0));
  }
}
