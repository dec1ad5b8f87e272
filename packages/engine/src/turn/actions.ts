// The player's own turn: tiles played and discarded, abilities on the board, the end of the turn (TURN-2, TURN-3, INST-1).

import { type Hex, NOBODY, NOWHERE, type TileId } from '../base/brand.ts';
import type { ChoiceOf } from '../choices/choice.ts';
import { type CodeList, packer } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { AnswerTypes, DecisionRules } from '../flow/decision.ts';
import { keepUp, surveyOf } from '../standing/survey.ts';
import { rulesOf } from '../state/rules.ts';
import { plan, type State } from '../state/state.ts';
import type { Instant } from '../tiles/face.ts';
import { placeUnit } from '../units/units.ts';
import { deploy, listDeployments } from './deploying.ts';
import { discardFromHand, listDiscards, takeFromHand } from './discarding.ts';
import {
  airStrikeHexes,
  listAirStrikes,
  listGrenadeTargets,
  listSmallBombs,
  listSniperTargets,
  strike,
} from './instants.ts';
import { lead, listLeaderActions } from './leading.ts';
import { listAbilities, listMoves, listPushes, moveUnit, pushUnit, rotateUnit } from './movement.ts';
import { askForAction } from './turn.ts';
import { zoneOf } from './zone.ts';

const END = packer('end')();
const BATTLE = packer('battle')();
const packPlace = packer('place', 'tile', 'hex');
const packBomber = packer('bomber', 'tile', 'hex');

type Action = ChoiceOf<AnswerTypes['turn']>;

/** With a full hand one tile goes before anything else; three of them may bring a Structure instead (TURN-1, STR-2). */
export const forcedDiscard: DecisionRules<'forced-discard'> = {
  list(state, _, into) {
    listDiscards(state, into);
    listDeployments(state, into);
  },
  carryOut(state, _, choice, ctx) {
    if (choice.type === 'deploy') deploy(state, choice, ctx);
    else discardFromHand(state, choice.tile, 'forced', ctx);
  },
};

export const turn: DecisionRules<'turn'> = {
  list(state, _, into) {
    const { hand } = state.seats[state.turn.seat];
    into.push(END);
    if (state.turn.plays < state.turn.maxPlays) {
      for (let slot = 0; slot < hand.length; slot++) listPlays(state, slot, into);
    }
    if (mayDiscard(state)) listDiscards(state, into);
    if (state.beside.length > 0) {
      for (const tile of new Set(hand)) listPlaces(state, packBomber, tile, into);
    }
    listDeployments(state, into);
    listAbilities(state, into);
    listLeaderActions(state, into);
  },
  carryOut: (state, _, choice, ctx) => carryOutAction(state, choice, ctx),
};

/** The ways to play a tile of the hand, once for each kind of tile. */
function listPlays(state: State, slot: number, into: CodeList): void {
  const { tiles } = rulesOf(state.options);
  const { hand } = state.seats[state.turn.seat];
  const { instant } = tiles[hand[slot]];
  for (let i = 0; i < slot; i++) {
    // An army may have two kinds of tile that are the same instant: each is offered once.
    if (hand[i] === hand[slot] || (instant !== undefined && tiles[hand[i]].instant === instant)) return;
  }
  if (instant === undefined) listPlaces(state, packPlace, hand[slot], into);
  else listInstant(state, instant, into);
}

/** In the reinforcement variant most editions make the surplus stay (VAR-2). */
function mayDiscard(state: State): boolean {
  const { reinforcement, edition } = rulesOf(state.options);
  return !reinforcement || edition.reinforcementSurplus === 'keep-or-discard';
}

function listPlaces(state: State, pack: typeof packPlace, tile: TileId, into: CodeList): void {
  const { free } = surveyOf(rulesOf(state.options), state.units);
  const zone = zoneOf(state);
  for (let i = 0; i < free.size; i++) if (!zone || zone[free.at(i)]) into.pushTurned(pack(tile, free.at(i)));
}

export function listInstant(state: State, instant: Instant, into: CodeList): void {
  switch (instant) {
    case 'battle':
      // Barred once anybody has drawn their last tile (INST-2).
      if (!state.ending) into.push(BATTLE);
      return;
    case 'move':
      return listMoves(state, into);
    case 'push-back':
      return listPushes(state, into);
    case 'sniper':
      return listSniperTargets(state, into);
    case 'grenade':
      return listGrenadeTargets(state, into);
    case 'air-strike':
      return listAirStrikes(state, into);
    case 'small-bomb':
      return listSmallBombs(state, into);
    default:
      instant satisfies never;
  }
}

function carryOutAction(state: State, choice: Action, ctx: Context): void {
  switch (choice.type) {
    case 'end':
      return plan(state, STEP.endTurn);
    case 'discard':
      discardFromHand(state, choice.tile, 'chosen', ctx);
      return askForAction(state);
    case 'place':
      return placeTile(state, choice, ctx);
    case 'bomber':
      return placeBomber(state, choice, ctx);
    case 'deploy':
      plan(state, STEP.turn);
      return deploy(state, choice, ctx);
    case 'battle':
      spendInstant(state, 'battle', [], ctx);
      return plan(state, { do: 'battle', reason: 'tile', starter: state.turn.seat });
    case 'move':
      spendInstant(state, 'move', [choice.from], ctx);
      return moveUnit(state, choice, ctx);
    case 'push':
      spendInstant(state, 'push-back', [choice.pusher, choice.target], ctx);
      return pushUnit(state, choice, ctx);
    case 'sniper':
    case 'grenade':
      return strikeWith(state, choice.type, [choice.hex], ctx);
    case 'air-strike':
      return strikeWith(state, choice.type, airStrikeHexes(state, choice.hex), ctx);
    case 'small-bomb':
      return strikeWith(state, choice.type, choice.hexes, ctx);
    case 'mobility':
    case 'transport':
      return moveUnit(state, choice, ctx);
    case 'rotate':
    case 'pivot':
      return rotateUnit(state, choice, ctx);
    case 'march':
    case 'bombard':
      return lead(state, { seat: state.turn.seat, moment: 'turn' }, choice, ctx);
    default:
      choice satisfies never;
  }
}

function placeTile(state: State, { tile, hex, rotation }: ChoiceOf<'place'>, ctx: Context): void {
  const { tiles, variants } = rulesOf(state.options);
  const { seat } = state.turn;
  takeFromHand(state, tile);
  state.turn.plays += 1;
  const owner = tiles[tile].isBomber && variants.has('mad-bomber') ? NOBODY : seat;
  const unit = placeUnit(state.units, { hex, tile, rotation }, owner);
  keepUp(state.units, NOWHERE, hex);
  ctx.sink?.({ type: 'placed', seat, unit, owner, tile, hex, rotation });
  plan(state, STEP.afterAction);
}

/** The tile that comes in for a discarded one; undefined when none lies beside the board (VAR-6). */
export const bomberBeside = ({ beside }: Pick<State, 'beside'>): TileId | undefined => beside[0];

/** One more drawn tile is discarded to bring in the Mad Bomber from beside the board (VAR-6). */
function placeBomber(state: State, { tile, hex, rotation }: ChoiceOf<'bomber'>, ctx: Context): void {
  discardFromHand(state, tile, 'bomber', ctx);
  const bomber = bomberBeside(state) as TileId;
  state.beside = state.beside.slice(1);
  const unit = placeUnit(state.units, { hex, tile: bomber, rotation }, NOBODY);
  ctx.sink?.({ type: 'placed', seat: state.turn.seat, unit, owner: NOBODY, tile: bomber, hex, rotation });
  plan(state, STEP.afterAction);
}

/** Discards the played instant from the hand (INST-1). */
function spendInstant(state: State, instant: Instant, hexes: readonly Hex[], ctx: Context): TileId {
  const { tiles } = rulesOf(state.options);
  const { seat } = state.turn;
  const { hand } = state.seats[seat];
  const tile = hand[hand.findIndex((held) => tiles[held].instant === instant)];
  state.turn.plays += 1;
  ctx.sink?.({ type: 'instant', seat, tile, hexes });
  discardFromHand(state, tile, 'played', ctx);
  return tile;
}

function strikeWith(state: State, instant: Instant, hexes: readonly Hex[], ctx: Context): void {
  const by = spendInstant(state, instant, hexes, ctx);
  strike(state, { by, leader: undefined, hexes, lethal: instant === 'grenade' }, ctx);
}
