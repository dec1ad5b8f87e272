// Whether a position that was read can exist: tiles, HQs, wounds, the open decision.

import { TILES, type TileId, tilesOfArmy } from '../armies/catalog.ts';
import { fieldOf } from '../battle/wounding.ts';
import { hexName, isOnBoard } from '../board/hexes.ts';
import { toughnessOf } from '../standing/standing.ts';
import type { State } from '../state.ts';
import { EMPTY, NOBODY, unitOwner, unitTile, unitWounds } from '../tiles/unit.ts';
import { codesOf, deciderOf } from '../turn/legal.ts';
import { refuse } from './reader.ts';

/** Returns the state, or throws a NhexError that names what cannot be. */
export function checkPosition(state: State): State {
  checkUnits(state);
  state.seats.forEach((_, seat) => checkTiles(state, seat));
  checkStage(state);
  return state;
}

function checkUnits(state: State): void {
  const { board, standing } = fieldOf(state);
  board.forEach((unit, hex) => {
    if (unit === EMPTY) return;
    const place = `units: ${hexName(hex)}`;
    const tile = TILES[unitTile(unit)];
    if (!isOnBoard(state.options.board, hex)) refuse(place, 'that hex is not on the board in play');
    if (!tile.isUnit) refuse(place, `${tile.key} is no unit`);
    if (unitOwner(unit) === NOBODY && !tile.isBomber) refuse(place, `${tile.key} needs an owner`);
    if (tile.isHq && unitWounds(unit) > 0) refuse(place, 'the damage of an HQ is in its points');
    if (unitWounds(unit) > toughnessOf(board, standing, hex))
      refuse(place, `${tile.key} does not survive that many wounds`);
  });
}

/** All tiles of the army must lie somewhere, none twice (SET-1). */
function checkTiles(state: State, seat: number): void {
  const army = state.options.armies[seat];
  const { hand, deck, top, discard } = state.seats[seat];
  const counts = new Map<TileId, number>();
  const count = (tile: TileId): void => void counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const tile of [...hand, ...deck, ...top, ...discard]) count(tile);
  for (const unit of state.board) if (unit !== EMPTY && unitOwner(unit) === seat) count(unitTile(unit));
  const settingUp = state.stage === 'hq' || state.stage === 'mercenary';
  for (const tile of tilesOfArmy(army)) {
    const found = counts.get(tile.id) ?? 0;
    const hqToCome = tile.isHq && settingUp && found === 0;
    if (found !== tile.face.count && !hqToCome) {
      refuse(`player ${seat}`, `${army} has ${tile.face.count} ${tile.key}, not ${found}`);
    }
  }
}

/** The open decision must belong to somebody and offer something. */
function checkStage(state: State): void {
  const { stage, battle, wounding, turn, board } = state;
  const isUnit = (hex: number | undefined): boolean => hex !== undefined && hex >= 0 && board[hex] !== EMPTY;
  const fits = (ok: boolean): void => {
    if (!ok) refuse('stage', `"${stage}" does not fit the rest of the position`);
  };
  if (stage === 'over') {
    fits(state.result !== undefined);
    return;
  }
  fits(state.result === undefined && turn.seat < state.seats.length);
  fits(stage !== 'declare' || isUnit(battle?.declaring));
  fits(stage !== 'declare-order' || battle !== undefined);
  fits(stage !== 'push' || (isUnit(turn.push?.pusher) && isUnit(turn.push?.target)));
  fits(stage !== 'step' || isUnit(turn.movement?.hex));
  for (const hit of wounding?.hits ?? []) fits(wounding?.dealt === true || isUnit(hit.target));
  for (const actor of battle?.actors ?? [])
    fits(wounding?.dealt === true || !battle?.begun || isUnit(actor.hex));
  if (stage === 'treat' || stage === 'absorb' || stage === 'sacrifice' || stage === 'name') {
    fits(wounding !== undefined && !wounding.dealt);
    fits(wounding?.medic === -1 || (isUnit(wounding?.medic) && isUnit(wounding?.patient)));
  }
  fits(stage !== 'award' || (wounding?.awards.length ?? 0) % 2 === 0);
  fits(codesOf(state).length > 0 && deciderOf(state) !== NOBODY);
}
