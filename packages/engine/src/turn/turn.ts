// What happens by itself between two decisions: turns begin and end, Battles follow, the game ends
// (TURN-3, BAT-1, BAT-8, BAT-9, END, MODE-1, MODE-2).

import type { SeatId } from '../base/brand.ts';
import { reportChanges } from '../battle/battle.ts';
import { removeUnit } from '../battle/leaving.ts';
import { dropUnsupported } from '../battle/wounding.ts';
import { type BattleReason, STEP, type Step } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { Decision } from '../flow/decision.ts';
import { heardIn, pass } from '../flow/moments.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, type Ending, type GameResult, plan, type State, theBattle } from '../state/state.ts';
import { isFree, lookAgain, unitsOn } from '../units/units.ts';
import { drawLimit, playLimit } from './draw.ts';
import { endResult } from './objectives.ts';
import { anyHqFell, contenders, destructionResult, isOneSide, leaders, tieResult } from './victory.ts';

const NONE: readonly never[] = [];

/** Whether the hexes that start a Battle are all taken (BAT-1). */
export function isBoardFull(state: State): boolean {
  const { full } = rulesOf(state.options).board;
  for (let i = 0; i < full.length; i++) if (isFree(state.units, full[i])) return false;
  return full.length > 0;
}

/** Step `begin-turn`. */
export function beginTurn(state: State, place: number, ctx: Context): void {
  const { cycle } = rulesOf(state.options);
  const number = state.turn.number + 1;
  const seat = cycle[place];
  state.turn = {
    number,
    place,
    seat,
    limit: drawLimit(state, number),
    drawn: 0,
    plays: 0,
    maxPlays: playLimit(state, number),
    rotations: 0,
    moved: NONE,
    pivoted: NONE,
    served: NONE,
  };
  ctx.sink?.({ type: 'turn', seat, number });
  plan(state, STEP.turn);
  pass(state, heardIn(state)['tiles-drawn']);
  plan(state, STEP.drawUp);
  pass(state, heardIn(state)['turn-begins']);
}

/** By place in the cycle: the step that begins a turn there, made once. */
const BEGIN_TURN: Step[] = [];
const turnAt = (place: number): Step => (BEGIN_TURN[place] ??= { do: 'begin-turn', place });

/** By seat: the question what it does in its turn, made once. */
const ACTIONS: Decision[] = [];
export const actionOf = (seat: SeatId): Decision => (ACTIONS[seat] ??= { kind: 'turn', seat });

/** Step `turn`: the player whose turn it is goes on with it. */
export const askForAction = (state: State): void => ask(state, actionOf(state.turn.seat));

/** Step `end-turn`: the turn is over, by the player's word or by a Battle. */
export function endTurn(state: State, ctx: Context): void {
  ctx.sink?.({ type: 'turn-over', seat: state.turn.seat });
  plan(state, STEP.nextTurn);
  pass(state, heardIn(state)['turn-ends']);
}

/** Step `next-turn`: whose turn is next, or the Battle at the end of the game (END-1, END-4). */
export function nextTurn(state: State, ctx: Context): void {
  const { cycle, scenario } = rulesOf(state.options);
  const { seats, ending } = state;
  if (scenario && state.turn.number >= scenario.scenario.limit.turns) {
    if (scenario.scenario.limit.battle)
      return plan(state, { do: 'battle', reason: 'final', starter: survivorFrom(state, state.turn.seat) });
    return endGame(state, endResult(state, scenario, 'turn-limit'), ctx);
  }
  if (!ending) {
    let place = (state.turn.place + 1) % cycle.length;
    while (!seats[cycle[place]].alive) place = (place + 1) % cycle.length;
    return plan(state, turnAt(place));
  }
  nextLastTurn(state, ending);
}

/** One of the turns that are left, or the Battle after them (END-1, END-4). */
function nextLastTurn(state: State, ending: Ending): void {
  const { cycle } = rulesOf(state.options);
  const { seats } = state;
  const { by, tied } = ending;
  const turns = ending.turns.filter((each) => seats[cycle[each]].alive);
  const place = turns.shift();
  const last = place === undefined && !tied ? state.turn.seat : ending.last;
  state.ending = { by, turns, tied, last };
  if (place !== undefined) plan(state, turnAt(place));
  else if (tied) plan(state, { do: 'battle', reason: 'overtime', starter: survivorFrom(state, last) });
  else plan(state, { do: 'battle', reason: 'final', starter: survivorFrom(state, by) });
}

/** That player, or the next surviving one (END-5). */
function survivorFrom(state: State, seat: SeatId): SeatId {
  let survivor = seat;
  while (!state.seats[survivor].alive) survivor = ((survivor + 1) % state.seats.length) as SeatId;
  return survivor;
}

/** Step `end-battle`. */
export function endBattle(state: State, ctx: Context): void {
  const battle = theBattle(state);
  ctx.sink?.({ type: 'battle-over', changed: battle.changed });
  state.battle = undefined;
  state.moments += 1;
  lookAgain(state.units);
  const { reason, starter, changed } = battle;
  plan(state, { do: 'after-battle', reason, starter, changed });
  pass(state, heardIn(state)['battle-ends']);
}

/** Step `after-battle`: those who fell leave, then a result, another Battle, overtime or the next turn (MODE-1, BAT-8). */
export function afterBattle(state: State, battle: Step & { do: 'after-battle' }, ctx: Context): void {
  const { reason, starter, changed } = battle;
  const fallen = eliminateFallen(state, ctx);
  const result = destructionResult(state, fallen) ?? closingResult(state, reason);
  if (reason === 'study') state.agenda = [];
  else if (result) endGame(state, result, ctx);
  else if (isBoardFull(state)) {
    const goesOn = state.course ? unitsOn(state.units).length < state.course.units : changed;
    if (goesOn) plan(state, { do: 'battle', reason, starter: survivorFrom(state, starter) });
    else endGame(state, unchangedResult(state), ctx);
  } else if (reason === 'final') startOvertime(state, ctx);
  else plan(state, STEP.endTurn);
}

/** After the Final Battle the leader wins; after overtime a tie stands (END-4). */
function closingResult(state: State, reason: BattleReason): GameResult | undefined {
  if (reason !== 'final' && reason !== 'overtime') return undefined;
  const { scenario } = rulesOf(state.options);
  if (scenario) return endResult(state, scenario, 'final-battle');
  const ahead = leaders(state, contenders(state));
  if (isOneSide(state, ahead)) {
    return { winners: ahead, reason: reason === 'final' ? 'final-battle' : 'overtime' };
  }
  return reason === 'overtime' ? tieResult(state, ahead, 'overtime') : undefined;
}

/** A Battle that changed nothing on a full board would go on for ever (BAT-8); in a scenario it is a draw (ATL-3). */
function unchangedResult(state: State): GameResult {
  if (state.course) return { winners: [], reason: 'no-change' };
  const ahead = leaders(state, contenders(state));
  return { winners: isOneSide(state, ahead) ? ahead : [], reason: 'no-change' };
}

const theEnding = (state: State): Ending => {
  if (!state.ending) throw new Error('nobody has drawn a last tile');
  return state.ending;
};

/** One more turn for each tied player, in turn order after the last one (END-4, MODE-2). */
function startOvertime(state: State, ctx: Context): void {
  const { cycle } = rulesOf(state.options);
  const tied = leaders(state, contenders(state)).filter((seat) => state.seats[seat].alive);
  const turns: number[] = [];
  for (let i = 1; i <= cycle.length; i++) {
    const place = (state.turn.place + i) % cycle.length;
    const isNew = !turns.some((other) => cycle[other] === cycle[place]);
    if (tied.includes(cycle[place]) && isNew) turns.push(place);
  }
  state.ending = { ...theEnding(state), tied, turns };
  ctx.sink?.({ type: 'overtime', seats: tied });
  plan(state, STEP.nextTurn);
}

/** Nothing is to be done any more. */
export function endGame(state: State, result: GameResult, ctx: Context): void {
  state.result = result;
  state.agenda = [];
  state.pending = undefined;
  ctx.sink?.({ type: 'game-over', result });
}

/** Players whose HQ fell leave the deathmatch with all their tiles; says who did (MODE-1). */
const eliminateFallen = (state: State, ctx: Context): readonly SeatId[] =>
  rulesOf(state.options).mode.elimination && anyHqFell(state) ? eliminate(state, ctx) : NONE;

function eliminate(state: State, ctx: Context): readonly SeatId[] {
  const { tiles, mode } = rulesOf(state.options);
  const fallen = state.seats.flatMap(({ alive, hq }, seat) =>
    alive && hq === 0 && mode.hasHq(seat as SeatId) ? [seat as SeatId] : [],
  );
  for (const number of fallen) {
    const seat = state.seats[number];
    seat.alive = false;
    ctx.sink?.({ type: 'eliminated', seat: number });
    for (const { unit, owner } of unitsOn(state.units)) {
      if (owner === number) removeUnit(state, { unit, why: 'eliminated', hits: [], chain: 0 }, ctx.sink);
    }
    const left = [...seat.hand, ...seat.deck, ...seat.top, ...seat.mercenaries];
    // A Mad Bomber among them leaves the game.
    state.removed = [...state.removed, ...left.filter((tile) => tiles[tile].isBomber)];
    seat.discard.push(...left.filter((tile) => !tiles[tile].isBomber));
    seat.hand = [];
    seat.deck = [];
    seat.top = [];
    seat.mercenaries = [];
    seat.structure = false;
  }
  return fallen;
}

/** Settles all automatic effects of a change outside Battle (NET-5, MOD-10). */
export function examineBoard(state: State, ctx: Context): void {
  dropUnsupported(state, ctx.sink);
  reportChanges(state, ctx);
}

/** Step `after-action`: after everything a player does outside Battle the board is examined (END-3). */
export function afterAction(state: State, ctx: Context): void {
  examineBoard(state, ctx);
  plan(state, STEP.goOn);
  pass(state, heardIn(state)['action-taken']);
}

/** Step `go-on`: what the examined board leads to: the end of the game, a Battle by filling, or more of the turn (BAT-1). */
export function goOn(state: State, ctx: Context): void {
  const fallen = eliminateFallen(state, ctx);
  const result = destructionResult(state, fallen);
  if (result) return endGame(state, result, ctx);
  const isAlive = state.seats[state.turn.seat].alive;
  if (isAlive && !isBoardFull(state)) {
    // After a Structure the turn is on the agenda already.
    if (state.agenda.length === 0) askForAction(state);
    return;
  }
  state.agenda = [];
  plan(state, isAlive ? { do: 'battle', reason: 'full', starter: state.turn.seat } : STEP.endTurn);
}
