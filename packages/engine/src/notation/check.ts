// Whether a position that was read can exist: tiles, HQs, wounds, the open decision and what is to follow it.

import { NOBODY, type SeatId, type TileId } from '../base/brand.ts';
import { hexName } from '../board/hexes.ts';
import { STEP, type Step } from '../flow/agenda.ts';
import { codesOf } from '../game/run.ts';
import { fieldOf, toughnessOf } from '../standing/field.ts';
import { rulesOf } from '../state/rules.ts';
import { type State, stageOf } from '../state/state.ts';
import { tilesOfArmy } from '../tiles/catalogue.ts';
import { isFree, unitsOn } from '../units/units.ts';
import { fail } from './reader.ts';

/** Returns the state, or throws a NhexError that names what cannot be. */
export function checkPosition(state: State): State {
  checkUnits(state);
  state.seats.forEach((_, seat) => checkTiles(state, seat as SeatId));
  checkPending(state);
  return state;
}

function checkUnits(state: State): void {
  const { board, tiles: kinds } = rulesOf(state.options);
  for (const { owner, wounds, tiles } of unitsOn(state.units)) {
    for (const { hex, tile } of tiles) {
      const place = `units: ${hexName(hex)}`;
      const { key, isUnit, isBomber, isHq, structureTile } = kinds[tile];
      if (!board.has[hex]) fail(place, 'not-in-play', {});
      if (!isUnit) fail(place, 'not-a-unit', { tile: key });
      if (owner === NOBODY && !isBomber) fail(place, 'needs-owner', { tile: key });
      if (isHq && wounds > 0) fail(place, 'hq-has-no-wounds', {});
      if (structureTile !== 0 && tiles.length === 1) fail(place, 'partner-missing', {});
    }
  }
  const field = fieldOf(state);
  for (const { unit, wounds, tiles } of unitsOn(state.units)) {
    if (wounds > toughnessOf(field, unit))
      fail(`units: ${hexName(tiles[0].hex)}`, 'too-many-wounds', {
        wounds,
        tile: kinds[state.units.kind[unit]].key,
      });
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
  checkStructure(state, seat, counts);
  const { catalogue } = rulesOf(state.options);
  const stage = stageOf(state);
  const isSettingUp = stage === 'hq' || stage === 'mercenary';
  for (const tile of tilesOfArmy(catalogue, army)) {
    const found = counts.get(tile.id) ?? 0;
    const hqToCome = tile.isHq && isSettingUp && found === 0;
    if (found !== tile.face.count && !hqToCome)
      fail(`player ${seat}`, 'tile-count', { army, wanted: tile.face.count, tile: tile.key, found });
  }
}

/** A Structure is beside the board, on it or discarded: never drawn, and only one of its sides is used (STR-1). */
function checkStructure(state: State, seat: SeatId, counts: ReadonlyMap<TileId, number>): void {
  const army = state.options.armies[seat];
  const { tiles } = rulesOf(state.options);
  const { hand, deck, top } = state.seats[seat];
  const refuseCount = (tile: TileId, wanted: number, found: number): never =>
    fail(`player ${seat}`, 'tile-count', { army, wanted, tile: tiles[tile].key, found });
  const used = [0, 0, 0];
  for (const [tile, found] of counts) {
    const { structureTile } = tiles[tile];
    if (structureTile === 0) continue;
    if ([...hand, ...deck, ...top].includes(tile)) refuseCount(tile, 0, 1);
    used[structureTile] += found;
    if (used[structureTile] > 1) refuseCount(tile, 1, used[structureTile]);
  }
}

/** What is on the agenda while that decision is open. */
export function agendaFor(state: State): Step[] {
  const after: Step = state.battle ? STEP.endPhase : STEP.afterAction;
  switch (state.pending?.kind) {
    case undefined:
    case 'turn':
    case 'step':
    case 'push':
      return [];
    case 'mercenary':
      return [{ do: 'begin-turn', place: 0 }, STEP.placeHqs];
    case 'hq':
      return [{ do: 'begin-turn', place: 0 }];
    case 'draw':
      return [
        STEP.turn,
        { do: 'listen', effect: 'forced-discard' },
        { do: 'listen', effect: 'unlucky-draw' },
      ];
    case 'unlucky':
      return [STEP.turn, { do: 'listen', effect: 'forced-discard' }];
    case 'forced-discard':
      return [STEP.turn];
    case 'declare-order':
    case 'declare':
    case 'aim':
      return [STEP.endPhase, STEP.fight, STEP.declarations];
    case 'name':
    case 'treat':
    case 'absorb':
    case 'sacrifice':
      return [after, STEP.wounds, STEP.medics];
    case 'award':
      return [after, STEP.awards];
  }
}

/** The open decision must offer something, and nothing else may be on its way. */
function checkPending(state: State): void {
  const { pending, wounding, battle, turn, units, agenda } = state;
  const fits = (ok: boolean): void => {
    if (!ok) fail('pending', 'does-not-fit', { what: stageOf(state) });
  };
  fits(turn.place < rulesOf(state.options).cycle.length);
  fits(JSON.stringify(agenda) === JSON.stringify(agendaFor(state)));
  if (!pending) return fits(state.result !== undefined);
  fits(state.result === undefined);
  switch (pending.kind) {
    case 'mercenary':
    case 'hq':
      fits(turn.number === 0);
      break;
    case 'draw':
    case 'unlucky':
    case 'forced-discard':
    case 'turn':
    case 'step':
      fits(pending.seat === turn.seat && turn.number > 0);
      break;
    case 'push':
      fits(!isFree(units, pending.pusher) && !isFree(units, pending.target));
      fits(rulesOf(state.options).board.neighbours[pending.pusher].includes(pending.target));
      break;
    case 'declare-order':
      fits(battle !== undefined);
      break;
    case 'declare':
    case 'aim':
      fits(battle?.actors.some(({ unit }) => unit === pending.unit) === true);
      break;
    case 'name':
    case 'treat':
    case 'absorb':
      fits(wounding !== undefined);
      break;
    case 'sacrifice':
      fits(wounding?.hits[pending.hit] !== undefined);
      break;
    case 'award':
      fits((wounding?.awards.length ?? 0) > 0);
      break;
  }
  fits(codesOf(state).length > 0);
}
