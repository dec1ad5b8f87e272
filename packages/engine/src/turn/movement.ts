// Moving and turning units: Move tile, mobility, transport, Recon steps, rotation by the HQ, Push Back
// (UNIT-9, MOD-5, MOD-6, INST-3, INST-4, DDM-6).

import { HAS_ABILITY, TILES, TRAITS } from '../armies/catalog.ts';
import { fieldOf } from '../battle/wounding.ts';
import { type Hex, isOnBoard, NEIGHBOUR, NEIGHBOURS, OFF_BOARD } from '../board/hexes.ts';
import { type Code, type CodeList, NO_HEX, pack, typeNumber } from '../choice.ts';
import type { MovementKind } from '../events.ts';
import { linkFrom, linkTo, reconSteps, standingOf } from '../standing/standing.ts';
import { NOWHERE, rulesOf, type State, strikes } from '../state.ts';
import { EMPTY, NOBODY, unitOwner, unitRotation, unitTile, withRotation } from '../tiles/unit.ts';
import type { Context } from './context.ts';
import { afterAction, examineBoard } from './flow.ts';

const STEP = typeNumber('step');
const MOBILITY = typeNumber('mobility');
const TRANSPORT = typeNumber('transport');
const MOVE = typeNumber('move');
const ROTATE = typeNumber('rotate');
const PUSH = typeNumber('push');

const isOwn = (state: State, hex: Hex): boolean =>
  state.board[hex] !== EMPTY && unitOwner(state.board[hex]) === state.turn.seat;

/** Every way to move one hex and/or turn, as one step that changes something (INST-1). `how` is the code without its end. */
function listSteps(state: State, from: Hex, how: Code, into: CodeList): void {
  const rotation = unitRotation(state.board[from]);
  for (let r = 0; r < 6; r++) if (r !== rotation) into.push(how | pack(0, 0, 0, from, r));
  for (const to of NEIGHBOURS[from]) {
    if (state.board[to] !== EMPTY || !isOnBoard(state.options.board, to)) continue;
    for (let r = 0; r < 6; r++) into.push(how | pack(0, 0, 0, to, r));
  }
}

/** Move tile: any own unit that is not netted, HQ too (INST-3). */
export function listMoves(state: State, netted: readonly number[], into: CodeList): void {
  for (const hex of rulesOf(state.options).hexes) {
    if (isOwn(state, hex) && !netted[hex]) listSteps(state, hex, pack(MOVE, 0, hex), into);
  }
}

/** Mobility, transports and rotations on the board (UNIT-9, MOD-5, DDM-6). */
export function listAbilities(state: State, netted: () => readonly number[], into: CodeList): void {
  const { board, turn } = state;
  for (const hex of rulesOf(state.options).hexes) {
    if (board[hex] === EMPTY || !(TRAITS[unitTile(board[hex])] & HAS_ABILITY)) continue;
    const { mobility, rotations, bonus } = TILES[unitTile(board[hex])];
    if (mobility > 0 && isOwn(state, hex) && !netted()[hex]) listMobility(state, hex, mobility, into);
    if (rotations > turn.rotations && isOwn(state, hex) && !netted()[hex]) {
      listRotations(state, netted(), into);
    }
    if (bonus.transport) listPassengers(state, hex, into);
  }
}

function listMobility(state: State, hex: Hex, mobility: number, into: CodeList): void {
  const used = state.turn.moved.filter((at) => at === hex).length;
  if (used < mobility) listSteps(state, hex, pack(MOBILITY, 0, hex), into);
}

/** Each connected unit once a turn, by its owner (MOD-5). */
function listPassengers(state: State, via: Hex, into: CodeList): void {
  const { served } = state.turn;
  const standing = standingOf(state.board, rulesOf(state.options));
  for (const link of standing.links) {
    const hex = linkTo(link);
    if (linkFrom(link) !== via || !isOwn(state, hex) || standing.netted[hex]) continue;
    const wasServed = served.some((at, i) => i % 2 === 0 && at === via && served[i + 1] === hex);
    if (!wasServed) listSteps(state, hex, pack(TRANSPORT, via, hex), into);
  }
}

/** The rotation of any own unit that an HQ grants (DDM-6). */
function listRotations(state: State, netted: readonly number[], into: CodeList): void {
  for (const hex of rulesOf(state.options).hexes) {
    if (!isOwn(state, hex) || netted[hex]) continue;
    const rotation = unitRotation(state.board[hex]);
    for (let r = 0; r < 6; r++) if (r !== rotation) into.push(pack(ROTATE, 0, hex, 0, r));
  }
}

/** Further steps of the movement under way (MOD-6). */
export function listFurtherSteps(state: State, into: CodeList): void {
  const { movement } = state.turn;
  if (movement) listSteps(state, movement.hex, pack(STEP), into);
}

/** Free hexes onto which the target can be pushed: exactly two away from the pusher (INST-4). */
export function pushHexes(state: State, pusher: Hex, target: Hex): Hex[] {
  const direction = NEIGHBOUR.slice(pusher * 6, pusher * 6 + 6).indexOf(target);
  const hexes: Hex[] = [];
  for (const turn of [5, 0, 1]) {
    const to = NEIGHBOUR[target * 6 + ((direction + turn) % 6)];
    if (to !== OFF_BOARD && isOnBoard(state.options.board, to) && state.board[to] === EMPTY) hexes.push(to);
  }
  return hexes;
}

export function listPushes(state: State, netted: readonly number[], into: CodeList): void {
  const rules = rulesOf(state.options);
  const { board, turn } = state;
  for (const pusher of rules.hexes) {
    if (!isOwn(state, pusher) || netted[pusher]) continue;
    for (const target of NEIGHBOURS[pusher]) {
      if (board[target] === EMPTY || netted[target]) continue;
      const owner = unitOwner(board[target]);
      if (!strikes(rules, turn.seat, owner)) continue;
      const hexes = pushHexes(state, pusher, target);
      // Nobody's tile goes where its pusher wants (VAR-4); otherwise the owner decides among several hexes.
      if (owner === NOBODY || hexes.length === 1)
        for (const to of hexes) into.push(pack(PUSH, pusher, target, to));
      else if (hexes.length > 1) into.push(pack(PUSH, pusher, target, NO_HEX));
    }
  }
}

/** Puts the unit on another hex and/or turns it; what it used this turn goes along. */
function relocate(state: State, from: Hex, to: Hex, rotation: number): void {
  const unit = withRotation(state.board[from], rotation);
  state.board[from] = EMPTY;
  state.board[to] = unit;
  if (from === to) return;
  const follow = (hex: Hex): Hex => (hex === from ? to : hex);
  const { turn } = state;
  if (turn.moved.length > 0) turn.moved = turn.moved.map(follow);
  if (turn.served.length > 0) turn.served = turn.served.map(follow);
}

/** A first step by a Move tile, mobility or transport; Recon may allow more (MOD-6). */
export function moveUnit(
  state: State,
  how: MovementKind,
  via: Hex,
  from: Hex,
  to: Hex,
  rotation: number,
  ctx: Context,
): void {
  const stepsLeft = reconSteps(state.board, rulesOf(state.options), state.turn.seat);
  if (how === 'mobility') state.turn.moved.push(from);
  if (how === 'transport') state.turn.served.push(via, from);
  takeStep(state, how, via, from, to, rotation, stepsLeft, ctx);
}

export function stepOn(state: State, to: Hex, rotation: number, ctx: Context): void {
  const { movement } = state.turn;
  if (movement) takeStep(state, 'step', NOWHERE, movement.hex, to, rotation, movement.stepsLeft - 1, ctx);
}

function takeStep(
  state: State,
  how: MovementKind,
  by: Hex,
  from: Hex,
  to: Hex,
  rotation: number,
  stepsLeft: number,
  ctx: Context,
): void {
  relocate(state, from, to, rotation);
  const tile = unitTile(state.board[to]);
  ctx.sink?.({ type: 'moved', seat: state.turn.seat, how, tile, from, to, rotation, by });
  // Between steps only automatic effects happen; being netted or dropping off ends the movement (MOD-6).
  if (stepsLeft > 0) {
    examineBoard(state, ctx);
    const { standing } = fieldOf(state);
    if (state.board[to] !== EMPTY && !standing.netted[to]) {
      state.turn.movement = { hex: to, stepsLeft };
      state.stage = 'step';
      return;
    }
  }
  endMovement(state, ctx);
}

export function endMovement(state: State, ctx: Context): void {
  state.turn.movement = undefined;
  afterAction(state, ctx);
}

export function rotateUnit(state: State, hex: Hex, rotation: number, ctx: Context): void {
  state.turn.rotations += 1;
  relocate(state, hex, hex, rotation);
  const tile = unitTile(state.board[hex]);
  ctx.sink?.({
    type: 'moved',
    seat: state.turn.seat,
    how: 'rotate',
    tile,
    from: hex,
    to: hex,
    rotation,
    by: NOWHERE,
  });
  afterAction(state, ctx);
}

export function pushUnit(state: State, pusher: Hex, target: Hex, to: Hex, ctx: Context): void {
  state.turn.push = undefined;
  const rotation = unitRotation(state.board[target]);
  relocate(state, target, to, rotation);
  const tile = unitTile(state.board[to]);
  ctx.sink?.({
    type: 'moved',
    seat: state.turn.seat,
    how: 'push',
    tile,
    from: target,
    to,
    rotation,
    by: pusher,
  });
  afterAction(state, ctx);
}
