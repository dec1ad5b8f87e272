// Structures from beside the board: three tiles given up, two tiles laid, perhaps a Battle at once (STR-2, STR-10).

import type { Hex, TileId } from '../base/brand.ts';
import type { ChoiceOf } from '../choices/choice.ts';
import { type CodeList, packChoice, packer } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { surveyOf } from '../standing/survey.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, plan, type State } from '../state/state.ts';
import { sidesOfStructure, wholeOf } from '../tiles/catalogue.ts';
import { isFree, type Placed, placeStructure, unitsOn } from '../units/units.ts';
import { putAway, threeOf } from './discarding.ts';
import { isInZone } from './zone.ts';

const NONE: readonly never[] = [];

/** Tiles that a Structure costs. */
const PRICE = 3;

const packLay = packer('lay', 'tile', 'hex');
const BOARD = packer('board')();
const HOLD = packer('hold')();

const placesBeside = (state: State, hex: Hex): Hex[] =>
  rulesOf(state.options).board.neighbours[hex].filter((at) => isFree(state.units, at) && isInZone(state, at));

/** The places next to another one: where the first tile can lie. */
function placesWithRoom(state: State): Hex[] {
  const { free } = surveyOf(rulesOf(state.options), state.units);
  const places: Hex[] = [];
  for (let i = 0; i < free.size; i++) {
    const hex = free.at(i);
    if (isInZone(state, hex) && placesBeside(state, hex).length > 0) places.push(hex);
  }
  return places;
}

/** The sets of hand places that can be given up for the Structure; none when it cannot be deployed now (STR-2). */
export function deploySlots(state: State): readonly (readonly number[])[] {
  const { hand, structure } = state.seats[state.turn.seat];
  if (!structure || state.ending || hand.length < PRICE || placesWithRoom(state).length === 0) return NONE;
  return threeOf(
    hand,
    hand.map((_, slot) => slot),
  );
}

export function listDeployments(state: State, into: CodeList): void {
  for (const slots of deploySlots(state)) into.push(packChoice({ type: 'deploy', slots }));
}

/** Gives up the tiles; where the Structure lies is asked next. What the turn goes on with is on the agenda already. */
export function deploy(state: State, { slots }: ChoiceOf<'deploy'>, ctx: Context): void {
  const { seat: number } = state.turn;
  const seat = state.seats[number];
  const tiles = slots.map((slot) => seat.hand[slot]);
  seat.hand = seat.hand.filter((_, slot) => !slots.includes(slot));
  for (const tile of tiles) putAway(state, tile, 'deployed', ctx);
  ask(state, { kind: 'lay', seat: number, first: undefined });
}

/** Either side up, any rotation: the first tile where there is room for both, the second next to it. */
export const lay: DecisionRules<'lay'> = {
  list(state, { seat, first }, into) {
    const { catalogue } = rulesOf(state.options);
    const hexes = first ? placesBeside(state, first.hex) : placesWithRoom(state);
    for (const side of sidesOfStructure(catalogue, state.options.armies[seat], first ? 2 : 1))
      for (const hex of hexes) into.pushTurned(packLay(side, hex));
  },
  carryOut(state, { seat, first }, { tile, hex, rotation }, ctx) {
    const laid = { tile, hex, rotation };
    if (!first) return ask(state, { kind: 'lay', seat, first: laid });
    const { boarding } = rulesOf(state.options).tiles[place(state, [first, laid], ctx)];
    // Everything that happens by itself comes before the question (NET-5); a Battle by filling leaves none.
    if (boarding) plan(state, STEP.afterAction, STEP.boarding);
    else plan(state, STEP.afterAction);
  },
};

/** Puts the Structure on the board, and says what its tiles make together. */
function place(state: State, pair: readonly [Placed, Placed], ctx: Context): TileId {
  const { seat } = state.turn;
  const [first, second] = pair;
  const whole = wholeOf(rulesOf(state.options).catalogue, first.tile, second.tile);
  if (whole === undefined) throw new Error('these are not the two tiles of a Structure');
  state.seats[seat].structure = false;
  const unit = placeStructure(state.units, pair, whole, seat);
  const { tile, hex } = first;
  ctx.sink?.({ type: 'deployed', seat, unit, owner: seat, tile, hex, kind: whole, tiles: pair });
  return whole;
}

/** Step `boarding`: asks, unless the Structure has not outlived its arrival. */
export function askForBoarding(state: State): void {
  const { seat } = state.turn;
  const { tiles } = rulesOf(state.options);
  const stands = unitsOn(state.units).some(
    ({ owner, kind }) => owner === seat && tiles[kind].isWhole && tiles[kind].boarding,
  );
  if (stands) ask(state, { kind: 'boarding', seat });
}

/** Whether the deployed Structure starts a Battle, which ends the turn (STR-10). */
export const boarding: DecisionRules<'boarding'> = {
  list(_, __, into) {
    into.push(HOLD);
    into.push(BOARD);
  },
  carryOut(state, { seat }, choice) {
    if (choice.type === 'hold') return;
    state.agenda = [];
    plan(state, { do: 'battle', reason: 'boarding', starter: seat });
  },
};
