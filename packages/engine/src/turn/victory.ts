// Who has won, and when the game is over (END-3, END-4, MODE-1 to MODE-5, BAT-8).

import type { SeatId } from '../base/brand.ts';
import { MAX_SCORE } from '../modes/modes.ts';
import { type Rules, rulesOf } from '../state/rules.ts';
import type { GameResult, State } from '../state/state.ts';
import { scenarioResult } from './objectives.ts';

const seatsOf = (state: State): SeatId[] => state.seats.map((_, seat) => seat as SeatId);

/** HQ points of a side among those seats; allies count together. */
function totalOf(state: State, rules: Rules, side: number, among: readonly SeatId[]): number {
  let total = 0;
  for (const seat of among) if (rules.mode.side(seat) === side) total += state.seats[seat].hq;
  return total;
}

const seatsOfSide = (state: State, rules: Rules, side: number): SeatId[] =>
  seatsOf(state).filter((seat) => rules.mode.side(seat) === side);

/** The seats of the sides that lead among those seats. */
export function leaders(state: State, among: readonly SeatId[]): SeatId[] {
  const rules = rulesOf(state.options);
  const pointsOf = (seat: SeatId): number => totalOf(state, rules, rules.mode.side(seat), among);
  let most = 0;
  for (const seat of among) most = Math.max(most, pointsOf(seat));
  const ahead: SeatId[] = [];
  for (const seat of among) {
    if (pointsOf(seat) !== most || ahead.includes(seat)) continue;
    ahead.push(...seatsOfSide(state, rules, rules.mode.side(seat)));
  }
  return ahead;
}

/** Those who can still win. */
export const contenders = (state: State): SeatId[] =>
  (state.ending?.tied ?? seatsOf(state)).filter((seat) => state.seats[seat].alive);

/** Whether those seats are all of one side. */
export function isOneSide(state: State, seats: readonly SeatId[]): boolean {
  const { side } = rulesOf(state.options).mode;
  return seats.every((seat) => side(seat) === side(seats[0]));
}

/** A tie between those seats that nothing more can break: each for themselves may share it, by edition (MODE-2). */
export function tieResult(state: State, tied: readonly SeatId[], reason: GameResult['reason']): GameResult {
  const { mode, edition, players } = rulesOf(state.options);
  const eachForThemselves = players > 2 && mode.hqLoss === 'last-standing';
  const rule = mode.scored && reason === 'score' ? edition.tieAtTwenty : edition.tie;
  return { winners: eachForThemselves && rule === 'shared-victory' ? [...tied] : [], reason };
}

/** The result that destroyed HQs (or twenty points) bring about now, if any. `fallen`: seats that have just gone out. */
export function destructionResult(state: State, fallen: readonly SeatId[]): GameResult | undefined {
  const rules = rulesOf(state.options);
  if (rules.scenario) return scenarioResult(state, rules.scenario);
  if (rules.mode.scored) return scoreResult(state);
  if (rules.mode.elimination) return lastStanding(state, fallen);
  return anyHqFell(state) ? fallenResult(state, rules) : undefined;
}

/** The result when HQs have fallen and nobody goes on without them. */
function fallenResult(state: State, rules: Rules): GameResult {
  const destroyed = seatsOf(state).filter((seat) => state.seats[seat].hq === 0);
  const hurtSides = new Set(destroyed.map(rules.mode.side));
  const reason = 'hq-destroyed';
  if (hurtSides.size === 1) {
    return { winners: seatsOf(state).filter((seat) => !hurtSides.has(rules.mode.side(seat))), reason };
  }
  switch (rules.mode.hqLoss) {
    case 'last-standing':
      return { winners: [], reason };
    case 'team-wins-exchange':
      return { winners: seatsOfSide(state, rules, 1), reason };
    case 'compare-survivors': {
      const ahead = leaders(state, seatsOf(state));
      return { winners: isOneSide(state, ahead) ? ahead : [], reason };
    }
  }
}

/** HQs that fell, in this moment or before; a scored deathmatch begins without points. */
export function anyHqFell({ seats }: State): boolean {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].hq === 0) return true;
  return false;
}

function scoreResult(state: State): GameResult | undefined {
  const among = state.ending?.tied ?? seatsOf(state);
  const full = among.filter((seat) => state.seats[seat].hq >= MAX_SCORE);
  if (full.length === 0) return undefined;
  return full.length === 1 ? { winners: full, reason: 'score' } : tieResult(state, full, 'score');
}

/** In a deathmatch the last one standing wins; if the last ones fall together they tie (MODE-1). */
function lastStanding(state: State, fallen: readonly SeatId[]): GameResult | undefined {
  const tied = state.ending?.tied;
  let standing = 0;
  for (let seat = 0; seat < state.seats.length; seat++)
    if (state.seats[seat].alive && (!tied || tied.includes(seat as SeatId))) standing += 1;
  if (standing > 1) return undefined;
  if (standing === 1) return { winners: contenders(state), reason: 'last-standing' };
  const last = tied ? fallen.filter((seat) => tied.includes(seat)) : fallen;
  return tieResult(state, last, 'last-standing');
}
