// Moving and turning units: Move tile, mobility, transport, Recon steps, rotations, Push Back
// (UNIT-9, MOD-5, MOD-6, INST-3, INST-4, DDM-6, STR-8, STR-9).

import { type Hex, NO_UNIT, NOBODY, NOWHERE, type SeatId, type UnitId } from '../base/brand.ts';
import { DIRECTIONS, type Direction } from '../board/hexes.ts';
import type { ChoiceOf } from '../choices/choice.ts';
import { type Code, type CodeList, packChoice, packer, withStep } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { DecisionRules } from '../flow/decision.ts';
import type { MovementKind } from '../flow/events.ts';
import { helpedBy, reconSteps } from '../standing/modules.ts';
import { nettedOn } from '../standing/nets.ts';
import { keepUp, surveyOf } from '../standing/survey.ts';
import { grapples, rulesOf } from '../state/rules.ts';
import { ask, plan, type State } from '../state/state.ts';
import { hexesOfUnit, isFree, otherHex, partOn, relocate } from '../units/units.ts';
import { examineBoard } from './turn.ts';

const packMove = packer('move', 'from');
const packMobility = packer('mobility', 'from');
const packTransport = packer('transport', 'via', 'from');
const packRotate = packer('rotate', 'hex', 'rotation');
const packPivot = packer('pivot', 'hex', 'rotation');
const STEP_ON = packer('step')();
const packStepTile = packer('step-tile', 'from');
const packPush = packer('push', 'pusher', 'target', 'to');
const packOpenPush = (pusher: Hex, target: Hex): Code =>
  packChoice({ type: 'push', pusher, target, to: undefined });
const packPushTo = packer('push-to', 'to');
const STOP = packer('stop')();

/** Whether the unit on that hex is one of the player whose turn it is. */
const isOwn = ({ units, turn }: State, hex: Hex): boolean => units.owner[units.at[hex]] === turn.seat;

/** A heavy unit stays where it is (STR-9). */
const isHeavy = ({ options, units }: State, hex: Hex): boolean =>
  rulesOf(options).tiles[units.kind[units.at[hex]]].heavy;

/** Whether the tile on `from`, of a unit that is not heavy, could move to its neighbour `to`: a Structure stays together (STR-8). */
function hasWay({ options, units }: State, from: Hex, to: Hex): boolean {
  if (!isFree(units, to)) return false;
  const other = otherHex(units, from);
  return other === NOWHERE || rulesOf(options).board.neighbours[to].includes(other);
}

/**
 * Every way to move the tile on `from` one hex and/or turn it, as one step that changes something (INST-1); `code` names
 * the rest, with the way left out. Without `turns` it keeps its rotation.
 */
export function listSteps(state: State, from: Hex, code: Code, into: CodeList, turns = true): void {
  if (turns) into.pushOtherwise(withStep(code, from, state.units.rotation[from]));
  if (isHeavy(state, from)) return;
  const neighbours = rulesOf(state.options).board.neighbours[from];
  for (let i = 0; i < neighbours.length; i++)
    if (hasWay(state, from, neighbours[i])) {
      if (turns) into.pushTurned(withStep(code, neighbours[i], 0));
      else into.push(withStep(code, neighbours[i], state.units.rotation[from]));
    }
}

/** Move tile: any own unit that is not netted, HQ too (INST-3). */
export function listMoves(state: State, into: CodeList): void {
  const rules = rulesOf(state.options);
  const netted = nettedOn(rules, state.units);
  const { taken } = surveyOf(rules, state.units);
  for (let i = 0; i < taken.size; i++) {
    const hex = taken.at(i);
    if (isOwn(state, hex) && !netted[state.units.at[hex]]) listSteps(state, hex, packMove(hex), into);
  }
}

/** Mobility, transports and rotations on the board (UNIT-9, MOD-5, DDM-6, STR-9). */
export function listAbilities(state: State, into: CodeList): void {
  const { units } = state;
  const rules = rulesOf(state.options);
  const { able } = surveyOf(rules, units);
  let rotations = 0;
  for (let i = 0; i < able.size; i++) {
    const hex = able.at(i);
    const unit = units.at[hex];
    // What a unit can do as a whole is looked up once, at its first hex; a transport is a tile.
    if (units.owner[unit] === state.turn.seat && units.hex[unit] === hex && !nettedOn(rules, units)[unit]) {
      listOwnAbilities(state, unit, into);
      rotations += rules.tiles[units.kind[unit]].rotations;
    }
    if (rules.tiles[units.tile[hex]].bonus.transport) listPassengers(state, hex, into);
  }
  if (rotations > state.turn.rotations) listRotations(state, into);
}

function timesMoved({ turn }: State, unit: UnitId): number {
  let times = 0;
  for (const moved of turn.moved) if (moved === unit) times += 1;
  return times;
}

function listOwnAbilities(state: State, unit: UnitId, into: CodeList): void {
  const { units, turn } = state;
  const { mobility, rotates } = rulesOf(state.options).tiles[units.kind[unit]];
  if (mobility > 0 && timesMoved(state, unit) < mobility) {
    const { hex, second } = units;
    listSteps(state, hex[unit], packMobility(hex[unit]), into);
    if (second[unit] !== NOWHERE) listSteps(state, second[unit], packMobility(second[unit]), into);
  }
  if (rotates && !turn.pivoted.includes(unit)) {
    for (const hex of hexesOfUnit(units, unit)) into.pushOtherwise(packPivot(hex, units.rotation[hex]));
  }
}

/** Each connected unit once a turn, by its owner (MOD-5). */
function listPassengers(state: State, via: Hex, into: CodeList): void {
  const { units, turn } = state;
  const rules = rulesOf(state.options);
  const netted = nettedOn(rules, units);
  const transport = units.at[via];
  for (const passenger of helpedBy(rules, units, via)) {
    if (units.owner[passenger] !== turn.seat || netted[passenger]) continue;
    if (hasRidden(state, transport, passenger)) continue;
    for (const hex of hexesOfUnit(units, passenger)) listSteps(state, hex, packTransport(via, hex), into);
  }
}

function hasRidden({ turn }: State, transport: UnitId, passenger: UnitId): boolean {
  return turn.served.some((ride) => ride.transport === transport && ride.passenger === passenger);
}

/** The rotation of any own unit that an HQ grants, other than the HQ itself (DDM-6). */
function listRotations(state: State, into: CodeList): void {
  const rules = rulesOf(state.options);
  const netted = nettedOn(rules, state.units);
  const { taken } = surveyOf(rules, state.units);
  for (let i = 0; i < taken.size; i++) {
    const hex = taken.at(i);
    const unit = state.units.at[hex];
    if (!isOwn(state, hex) || netted[unit] || rules.tiles[state.units.kind[unit]].isHq) continue;
    into.pushOtherwise(packRotate(hex, state.units.rotation[hex]));
  }
}

/** The hexes onto which the tile in that direction of the pusher can be pushed (INST-4, STR-8). */
function pushHexes(state: State, pusher: Hex, direction: Direction): Hex[] {
  const { board } = rulesOf(state.options);
  const target = board.next[pusher * 6 + direction];
  return board.pushes[pusher * 6 + direction].filter((to) => hasWay(state, target, to));
}

export function listPushes(state: State, into: CodeList): void {
  const { units } = state;
  const rules = rulesOf(state.options);
  const netted = nettedOn(rules, units);
  const { taken } = surveyOf(rules, units);
  for (let i = 0; i < taken.size; i++) {
    const pusher = taken.at(i);
    if (!isOwn(state, pusher) || netted[units.at[pusher]]) continue;
    for (let direction = 0; direction < 6; direction++) {
      const target = rules.board.next[pusher * 6 + direction];
      if (target !== NOWHERE && units.at[target] !== NO_UNIT)
        listPush(state, pusher, target, direction, into);
    }
  }
}

function listPush(state: State, pusher: Hex, target: Hex, direction: Direction, into: CodeList): void {
  const { units, turn } = state;
  const rules = rulesOf(state.options);
  const unit = units.at[target];
  if (nettedOn(rules, units)[unit] || !grapples(rules, turn.seat, units.owner[unit])) return;
  if (isHeavy(state, target)) return;
  const isPushersChoice = rules.tiles[units.kind[unit]].isBomber || units.owner[unit] === NOBODY;
  const ways = rules.board.pushes[pusher * 6 + direction];
  let only = NOWHERE;
  let open = 0;
  for (let i = 0; i < ways.length; i++) {
    if (!hasWay(state, target, ways[i])) continue;
    open += 1;
    only = ways[i];
    if (isPushersChoice) into.push(packPush(pusher, target, only));
  }
  // A Mad Bomber and a unit of nobody go where their pusher wants (VAR-4, VAR-5, ATL-5); otherwise the owner decides among several hexes.
  if (isPushersChoice || open === 0) return;
  into.push(open === 1 ? packPush(pusher, target, only) : packOpenPush(pusher, target));
}

/** One step of a movement: who does it (whose turn it is, if not said), the tile, its way, and what did it. */
interface Step {
  readonly seat?: SeatId;
  readonly how: MovementKind;
  readonly from: Hex;
  readonly to: Hex;
  readonly rotation: number;
  /** The pusher or the transport; NOWHERE if none, as for terrain (ATL-2). */
  readonly by: Hex;
}

/** Carries it out and says so; who may take it has been decided before. */
export function takeStep(state: State, { seat, how, from, to, rotation, by }: Step, ctx: Context): void {
  const unit = state.units.at[from];
  relocate(state.units, from, to, rotation);
  keepUp(state.units, from, to);
  const owner = state.units.owner[unit];
  const tile = state.units.tile[to];
  ctx.sink?.({
    type: 'moved',
    seat: seat ?? state.turn.seat,
    how,
    unit,
    owner,
    tile,
    from,
    to,
    rotation,
    by: by === NOWHERE ? undefined : partOn(state.units, by),
  });
}

/** A first step by a Move tile, mobility or transport; Recon may allow more, counted now (MOD-6). */
export function moveUnit(
  state: State,
  choice: ChoiceOf<'move' | 'mobility' | 'transport'>,
  ctx: Context,
): void {
  const { turn, units } = state;
  const unit = units.at[choice.from];
  const stepsLeft = reconSteps(rulesOf(state.options), units, turn.seat);
  if (choice.type === 'mobility') turn.moved = [...turn.moved, unit];
  const by = choice.type === 'transport' ? choice.via : NOWHERE;
  if (by !== NOWHERE) turn.served = [...turn.served, { transport: units.at[by], passenger: unit }];
  takeStep(state, { how: choice.type, from: choice.from, to: choice.to, rotation: choice.rotation, by }, ctx);
  goOnMoving(state, unit, stepsLeft, ctx);
}

/** Between steps only automatic effects happen; being netted or dropping off ends the movement (MOD-6). */
function goOnMoving(state: State, unit: UnitId, stepsLeft: number, ctx: Context): void {
  if (stepsLeft > 0) {
    examineBoard(state, ctx);
    const isThere = state.units.hex[unit] !== NOWHERE;
    if (isThere && !nettedOn(rulesOf(state.options), state.units)[unit])
      return ask(state, { kind: 'step', seat: state.turn.seat, unit, stepsLeft });
  }
  plan(state, STEP.afterAction);
}

/** Further steps of the movement under way; each may take either tile of a Structure (STR-8). */
export const step: DecisionRules<'step'> = {
  list(state, { unit }, into) {
    into.push(STOP);
    const hexes = hexesOfUnit(state.units, unit);
    for (const from of hexes) listSteps(state, from, hexes.length === 1 ? STEP_ON : packStepTile(from), into);
  },
  carryOut(state, { unit, stepsLeft }, choice, ctx) {
    if (choice.type === 'stop') return plan(state, STEP.afterAction);
    const from = choice.type === 'step' ? state.units.hex[unit] : choice.from;
    takeStep(state, { how: 'step', from, to: choice.to, rotation: choice.rotation, by: NOWHERE }, ctx);
    goOnMoving(state, unit, stepsLeft - 1, ctx);
  },
};

/** A rotation by the HQ's ability or by the unit's own (DDM-6, STR-9). */
export function rotateUnit(state: State, choice: ChoiceOf<'rotate' | 'pivot'>, ctx: Context): void {
  const { turn } = state;
  const { hex, rotation } = choice;
  if (choice.type === 'rotate') turn.rotations += 1;
  else turn.pivoted = [...turn.pivoted, state.units.at[hex]];
  takeStep(state, { how: choice.type, from: hex, to: hex, rotation, by: NOWHERE }, ctx);
  plan(state, STEP.afterAction);
}

/** A step that a leader grants; Recon does not add to it (LEAD-4). */
export function march(state: State, { from, to, rotation }: ChoiceOf<'march'>, ctx: Context): void {
  takeStep(state, { how: 'march', from, to, rotation, by: NOWHERE }, ctx);
  plan(state, STEP.afterAction);
}

/** A tile turned by a leader of that seat's side, also in a Battle. */
export function turnUnit(
  state: State,
  { how, seat, hex, rotation }: { how: 'wheel'; seat: SeatId; hex: Hex; rotation: number },
  ctx: Context,
): void {
  takeStep(state, { seat, how, from: hex, to: hex, rotation, by: NOWHERE }, ctx);
}

export function pushUnit(state: State, { pusher, target, to }: ChoiceOf<'push'>, ctx: Context): void {
  if (to === undefined) {
    const seat: SeatId = state.units.owner[state.units.at[target]];
    return ask(state, { kind: 'push', seat, pusher, target });
  }
  const rotation = state.units.rotation[target];
  takeStep(state, { how: 'push', from: target, to, rotation, by: pusher }, ctx);
  plan(state, STEP.afterAction);
}

/** Where a pushed unit goes: its owner decides (INST-4). */
export const push: DecisionRules<'push'> = {
  list(state, { pusher, target }, into) {
    const direction =
      DIRECTIONS.find((way) => rulesOf(state.options).board.next[pusher * 6 + way] === target) ?? 0;
    for (const to of pushHexes(state, pusher, direction)) into.push(packPushTo(to));
  },
  carryOut: (state, { pusher, target }, { to }, ctx) =>
    pushUnit(state, { type: 'push', pusher, target, to }, ctx),
};
