// What happens by itself between two decisions: turns begin and end, Battles start, the game ends
// (TURN-3, BAT-1, BAT-8, BAT-9, END, MODE-1, MODE-2).

import { TILES } from '../armies/catalog.ts';
import { fight, openBattle } from '../battle/battle.ts';
import { dropUnsupported, fieldOf, resolveWounding } from '../battle/wounding.ts';
import { MAIN_HEXES } from '../board/hexes.ts';
import { reportNets } from '../standing/changes.ts';
import { type BattleReason, type BattleState, type GameResult, rulesOf, type State } from '../state.ts';
import { EMPTY, unitOwner, unitTile } from '../tiles/unit.ts';
import type { Context } from './context.ts';
import { drawUp, turnLimits } from './draw.ts';
import { destructionResult, isOneSide, leaders, tieResult } from './victory.ts';

/** A Battle by filling looks at the main board in every mode (BAT-1). */
export const isMainBoardFull = (state: State): boolean =>
  MAIN_HEXES.every((hex) => state.board[hex] !== EMPTY);

export function beginTurn(state: State, place: number, ctx: Context): void {
  const { cycle } = rulesOf(state.options);
  const number = state.turn.number + 1;
  const { limit, maxPlays } = turnLimits(state, number);
  const seat = cycle[place];
  state.turn = {
    number,
    place,
    seat,
    limit,
    drawn: 0,
    plays: 0,
    maxPlays,
    rotations: 0,
    moved: [],
    served: [],
    movement: undefined,
    push: undefined,
  };
  ctx.sink?.({ type: 'turn', seat, number });
  drawUp(state, ctx);
}

/** The turn is over, by the player's word or by a Battle. */
export function endTurn(state: State, ctx: Context): void {
  ctx.sink?.({ type: 'turn-over', seat: state.turn.seat });
  nextTurn(state, ctx);
}

function nextTurn(state: State, ctx: Context): void {
  const { cycle } = rulesOf(state.options);
  const isAlive = (place: number): boolean => state.seats[cycle[place]].alive;
  const { ending } = state;
  if (!ending) {
    let place = (state.turn.place + 1) % cycle.length;
    while (!isAlive(place)) place = (place + 1) % cycle.length;
    beginTurn(state, place, ctx);
    return;
  }
  const turns = ending.turns.filter(isAlive);
  const place = turns.shift();
  ending.turns = turns;
  if (place !== undefined) beginTurn(state, place, ctx);
  else if (ending.tied) startBattle(state, 'overtime', survivorFrom(state, ending.last), ctx);
  else {
    ending.last = state.turn.seat;
    startBattle(state, 'final', survivorFrom(state, ending.by), ctx);
  }
}

/** That player, or the next surviving one (END-5). */
function survivorFrom(state: State, seat: number): number {
  let survivor = seat;
  while (!state.seats[survivor].alive) survivor = (survivor + 1) % state.seats.length;
  return survivor;
}

export function startBattle(state: State, reason: BattleReason, starter: number, ctx: Context): void {
  openBattle(state, reason, starter, ctx.sink);
  runBattle(state, ctx);
}

/** Fights on until a decision is needed or the Battle is over and its consequences are drawn. */
export function runBattle(state: State, ctx: Context): void {
  const { battle } = state;
  if (battle && fight(state, battle, ctx.sink)) afterBattle(state, battle, ctx);
}

function afterBattle(state: State, battle: BattleState, ctx: Context): void {
  state.battle = undefined;
  ctx.sink?.({ type: 'battle-over', changed: battle.changed });
  const fallen = eliminateFallen(state, ctx);
  const result = destructionResult(state, fallen) ?? closingResult(state, battle);
  if (battle.reason === 'study') {
    state.stage = 'over';
  } else if (result) {
    endGame(state, result, ctx);
  } else if (isMainBoardFull(state)) {
    if (battle.changed) startBattle(state, battle.reason, survivorFrom(state, battle.starter), ctx);
    else endGame(state, unchangedResult(state), ctx);
  } else if (battle.reason === 'final') {
    startOvertime(state, ctx);
  } else {
    endTurn(state, ctx);
  }
}

/** After the Final Battle the leader wins; after overtime a tie stands (END-4). */
function closingResult(state: State, battle: BattleState): GameResult | undefined {
  if (battle.reason !== 'final' && battle.reason !== 'overtime') return undefined;
  const ahead = leaders(state, contenders(state));
  if (isOneSide(state, ahead)) {
    return { winners: ahead, reason: battle.reason === 'final' ? 'final-battle' : 'overtime' };
  }
  return battle.reason === 'overtime' ? tieResult(state, ahead, 'overtime') : undefined;
}

/** Those who can still win. */
function contenders(state: State): number[] {
  const among = state.ending?.tied ?? state.seats.map((_, seat) => seat);
  return among.filter((seat) => state.seats[seat].alive);
}

/** A Battle that changed nothing on a full board would go on for ever (BAT-8). */
function unchangedResult(state: State): GameResult {
  const ahead = leaders(state, contenders(state));
  return { winners: isOneSide(state, ahead) ? ahead : [], reason: 'no-change' };
}

/** One more turn for each tied player, in turn order after the last one (END-4, MODE-2). */
function startOvertime(state: State, ctx: Context): void {
  const { ending } = state;
  if (!ending) return;
  const { cycle } = rulesOf(state.options);
  const tied = leaders(state, contenders(state)).filter((seat) => state.seats[seat].alive);
  const turns: number[] = [];
  for (let i = 1; i <= cycle.length; i++) {
    const place = (state.turn.place + i) % cycle.length;
    const isNew = !turns.some((other) => cycle[other] === cycle[place]);
    if (tied.includes(cycle[place]) && isNew) turns.push(place);
  }
  ending.tied = tied;
  ending.turns = turns;
  ctx.sink?.({ type: 'overtime', seats: tied });
  nextTurn(state, ctx);
}

export function endGame(state: State, result: GameResult, ctx: Context): void {
  state.result = result;
  state.stage = 'over';
  ctx.sink?.({ type: 'game-over', result });
}

/** Players whose HQ fell leave the deathmatch with all their tiles; says who did (MODE-1). */
function eliminateFallen(state: State, ctx: Context): number[] {
  if (!rulesOf(state.options).mode.elimination) return [];
  const fallen = state.seats.flatMap((seat, number) => (seat.alive && seat.hq === 0 ? [number] : []));
  for (const number of fallen) {
    const seat = state.seats[number];
    seat.alive = false;
    ctx.sink?.({ type: 'eliminated', seat: number });
    state.board.forEach((unit, hex) => {
      if (unit === EMPTY || unitOwner(unit) !== number) return;
      state.board[hex] = EMPTY;
      ctx.sink?.({ type: 'died', hex, tile: unitTile(unit), owner: number, why: 'eliminated', hits: [] });
      retire(state, number, unitTile(unit));
    });
    for (const tile of [...seat.hand, ...seat.deck, ...seat.top, ...seat.mercenaries])
      retire(state, number, tile);
    seat.hand = [];
    seat.deck = [];
    seat.top = [];
    seat.mercenaries = [];
  }
  return fallen;
}

/** Tiles of a player who is out lie on their discard pile; a Mad Bomber among them leaves the game. */
function retire(state: State, seat: number, tile: number): void {
  if (TILES[tile].isBomber) state.removed.push(tile);
  else state.seats[seat].discard.push(tile);
}

/** Goes on after a decision about wounds. */
export function continueWounding(state: State, ctx: Context): void {
  if (state.battle) runBattle(state, ctx);
  else if (resolveWounding(state, fieldOf(state), ctx.sink)) afterAction(state, ctx);
}

/** Settles all automatic effects of a change outside Battle (NET-5, MOD-10). */
export function examineBoard(state: State, ctx: Context): void {
  dropUnsupported(state, ctx.sink);
  if (!ctx.standing) return;
  const { rules, standing } = fieldOf(state);
  reportNets(state.board, rules, ctx.standing, standing, ctx.sink);
  ctx.standing = standing;
}

/** After everything a player does outside Battle: the board is examined, HQs and the full board looked at (END-3, BAT-1). */
export function afterAction(state: State, ctx: Context): void {
  examineBoard(state, ctx);
  const fallen = eliminateFallen(state, ctx);
  const result = destructionResult(state, fallen);
  if (result) endGame(state, result, ctx);
  else if (!state.seats[state.turn.seat].alive) endTurn(state, ctx);
  else if (isMainBoardFull(state)) startBattle(state, 'full', state.turn.seat, ctx);
  else state.stage = 'turn';
}
