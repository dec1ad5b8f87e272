// Carrying out one legal choice: changes the state in place and runs on to the next decision.

import { knownTile, TILES, type TileId } from '../armies/catalog.ts';
import { declare } from '../battle/battle.ts';
import { awardPoint, chooseSacrifice, fieldOf } from '../battle/wounding.ts';
import type { Hex } from '../board/hexes.ts';
import { type Choice, type Code, decodeChoice } from '../choice.ts';
import { mercenariesBeside } from '../setup.ts';
import { type BattleState, NOWHERE, type State } from '../state.ts';
import type { Instant } from '../tiles/face.ts';
import { makeUnit, NOBODY } from '../tiles/unit.ts';
import type { Context } from './context.ts';
import {
  afterDraw,
  afterUnluckyDraw,
  discardFromHand,
  drawTile,
  drawUp,
  redraw,
  takeFromHand,
} from './draw.ts';
import { afterAction, beginTurn, continueWounding, endTurn, runBattle, startBattle } from './flow.ts';
import { airStrikeHexes, DESTROYS, strike } from './instants.ts';
import { endMovement, moveUnit, pushUnit, rotateUnit, stepOn } from './movement.ts';

/** Carries out a code that is known to be legal. */
export function carryOut(state: State, code: Code, ctx: Context): void {
  const choice = decodeChoice(code);
  switch (choice.type) {
    case 'mercenary':
      return chooseMercenary(state, choice.tile, ctx);
    case 'hq':
      return placeHq(state, choice.hex, choice.rotation, ctx);
    case 'draw':
      drawTile(state, ctx);
      return drawUp(state, ctx);
    case 'take':
      return takeMercenary(state, choice.tile, ctx);
    case 'redraw':
      return redraw(state, choice.slots, ctx);
    case 'keep':
      return keep(state);
    case 'discard':
      discardFromHand(state, choice.tile, state.stage === 'forced-discard' ? 'forced' : 'chosen', ctx);
      state.stage = 'turn';
      return;
    case 'place':
      return placeTile(state, choice.tile, choice.hex, choice.rotation, ctx);
    case 'bomber':
      return placeBomber(state, choice.tile, choice.hex, choice.rotation, ctx);
    case 'end':
      return endTurn(state, ctx);
    case 'mobility':
      return moveUnit(state, 'mobility', NOWHERE, choice.from, choice.to, choice.rotation, ctx);
    case 'transport':
      return moveUnit(state, 'transport', choice.via, choice.from, choice.to, choice.rotation, ctx);
    case 'rotate':
      return rotateUnit(state, choice.hex, choice.rotation, ctx);
    case 'step':
      return stepOn(state, choice.to, choice.rotation, ctx);
    case 'stop':
      return endMovement(state, ctx);
    case 'battle':
    case 'move':
    case 'push':
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      return playInstant(state, choice, ctx);
    case 'push-to':
      if (state.turn.push) pushUnit(state, state.turn.push.pusher, state.turn.push.target, choice.to, ctx);
      return;
    default:
      return decide(state, choice, ctx);
  }
}

type InstantChoice = Extract<
  Choice,
  { type: 'battle' | 'move' | 'push' | 'sniper' | 'grenade' | 'air-strike' | 'small-bomb' }
>;

/** The hexes an instant names, for the report of what was played. */
function namedHexes(choice: InstantChoice): readonly Hex[] {
  switch (choice.type) {
    case 'battle':
      return [];
    case 'move':
      return [choice.from];
    case 'push':
      return [choice.pusher, choice.target];
    case 'air-strike':
      return airStrikeHexes(choice.hex);
    case 'small-bomb':
      return choice.hexes;
    default:
      return [choice.hex];
  }
}

function playInstant(state: State, choice: InstantChoice, ctx: Context): void {
  const tile = spendInstant(
    state,
    choice.type === 'push' ? 'push-back' : choice.type,
    namedHexes(choice),
    ctx,
  );
  switch (choice.type) {
    case 'battle':
      return startBattle(state, 'tile', state.turn.seat, ctx);
    case 'move':
      return moveUnit(state, 'move', NOWHERE, choice.from, choice.to, choice.rotation, ctx);
    case 'push':
      return push(state, choice.pusher, choice.target, choice.to, ctx);
    case 'grenade':
      return strike(state, tile, [choice.hex], DESTROYS, ctx);
    default:
      return strike(state, tile, namedHexes(choice), 1, ctx);
  }
}

/** Discards the played instant from the hand (INST-1). */
function spendInstant(state: State, instant: Instant, hexes: readonly Hex[], ctx: Context): TileId {
  const { seat } = state.turn;
  const { hand } = state.seats[seat];
  const tile = hand[hand.findIndex((held) => TILES[held].instant === instant)];
  state.turn.plays += 1;
  ctx.sink?.({ type: 'instant', seat, tile, hexes });
  discardFromHand(state, tile, 'played', ctx);
  return tile;
}

function push(state: State, pusher: Hex, target: Hex, to: Hex | undefined, ctx: Context): void {
  if (to !== undefined) return pushUnit(state, pusher, target, to, ctx);
  state.turn.push = { pusher, target };
  state.stage = 'push';
}

/** Mercenaries are chosen openly, one after the other in turn order (VAR-3). */
function chooseMercenary(state: State, tile: TileId, ctx: Context): void {
  const { turn } = state;
  state.beside.splice(state.beside.indexOf(tile), 1);
  state.seats[turn.seat].mercenaries.push(tile);
  ctx.sink?.({ type: 'mercenary-chosen', seat: turn.seat, tile });
  turn.seat = (turn.seat + 1) % state.seats.length;
  if (state.seats[turn.seat].mercenaries.length < state.options.mercenariesEach) return;
  const left = mercenariesBeside(state);
  state.removed.push(...left);
  state.beside = state.beside.filter((other) => !left.includes(other));
  state.stage = 'hq';
}

/** HQs are placed in turn order; then the first turn begins (SET-2). */
function placeHq(state: State, hex: Hex, rotation: number, ctx: Context): void {
  const { turn } = state;
  const tile = knownTile(`${state.options.armies[turn.seat]}/hq`).id;
  state.board[hex] = makeUnit(tile, turn.seat, rotation);
  ctx.sink?.({ type: 'hq-placed', seat: turn.seat, hex, rotation, tile });
  turn.seat += 1;
  if (turn.seat === state.seats.length) beginTurn(state, 0, ctx);
}

function takeMercenary(state: State, tile: TileId, ctx: Context): void {
  const { turn } = state;
  const seat = state.seats[turn.seat];
  seat.mercenaries.splice(seat.mercenaries.indexOf(tile), 1);
  seat.hand.push(tile);
  turn.drawn += 1;
  ctx.sink?.({ type: 'draw', seat: turn.seat, tile, from: 'mercenary' });
  drawUp(state, ctx);
}

/** No unlucky draw, or no mercenary for an empty deck. */
function keep(state: State): void {
  if (state.stage === 'unlucky') return afterUnluckyDraw(state);
  afterDraw(state);
}

function placeTile(state: State, tile: TileId, hex: Hex, rotation: number, ctx: Context): void {
  const { seat } = state.turn;
  takeFromHand(state, tile);
  state.turn.plays += 1;
  const owner = TILES[tile].isBomber && state.options.variants.includes('mad-bomber') ? NOBODY : seat;
  state.board[hex] = makeUnit(tile, owner, rotation);
  ctx.sink?.({ type: 'placed', seat, hex, rotation, tile });
  afterAction(state, ctx);
}

/** One more drawn tile is discarded to bring in the Mad Bomber from beside the board (VAR-6). */
function placeBomber(state: State, tile: TileId, hex: Hex, rotation: number, ctx: Context): void {
  discardFromHand(state, tile, 'bomber', ctx);
  const bomber = state.beside.splice(0, 1)[0];
  state.board[hex] = makeUnit(bomber, NOBODY, rotation);
  ctx.sink?.({ type: 'placed', seat: state.turn.seat, hex, rotation, tile: bomber });
  afterAction(state, ctx);
}

type Decision = Exclude<
  Choice,
  | InstantChoice
  | {
      type:
        | 'mercenary'
        | 'hq'
        | 'draw'
        | 'take'
        | 'redraw'
        | 'keep'
        | 'discard'
        | 'place'
        | 'bomber'
        | 'end'
        | 'mobility'
        | 'transport'
        | 'rotate'
        | 'step'
        | 'stop'
        | 'push-to';
    }
>;

/** Decisions about declarations and wounds; afterwards the Battle or the wounding goes on. */
function decide(state: State, choice: Decision, ctx: Context): void {
  const { battle, wounding } = state;
  switch (choice.type) {
    case 'declare-next':
      if (battle) battle.declaring = choice.hex;
      return runBattle(state, ctx);
    case 'explode':
    case 'attack':
      return makeDeclaration(state, battle, { hex: choice.hex, what: choice.type, edge: NOWHERE }, ctx);
    case 'convert':
      return makeDeclaration(state, battle, { hex: choice.hex, what: choice.to, edge: choice.edge }, ctx);
    case 'name':
      if (wounding) wounding.named = choice.seat;
      return continueWounding(state, ctx);
    case 'treat':
      if (wounding) {
        wounding.medic = choice.medic;
        wounding.patient = choice.patient;
        wounding.named = NOBODY;
      }
      return continueWounding(state, ctx);
    case 'absorb':
      if (wounding) wounding.hit = choice.hit;
      return continueWounding(state, ctx);
    case 'sacrifice':
      chooseSacrifice(state, choice.medic, ctx.sink);
      return continueWounding(state, ctx);
    case 'award':
      awardPoint(state, choice.seat, ctx.sink);
      return continueWounding(state, ctx);
  }
}

function makeDeclaration(
  state: State,
  battle: BattleState | undefined,
  made: BattleState['actors'][number],
  ctx: Context,
): void {
  if (!battle) return;
  declare(fieldOf(state), battle, made, ctx.sink);
  runBattle(state, ctx);
}
