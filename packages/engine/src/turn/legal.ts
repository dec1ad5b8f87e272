// The list of legal choices for whoever must decide now, as codes, and who that is.

import { TILES, type TileId } from '../armies/catalog.ts';
import { declarationsOf } from '../battle/battle.ts';
import { fieldOf, medicQuestion } from '../battle/wounding.ts';
import { hexesOf } from '../board/hexes.ts';
import { type Code, CodeList, encodeChoice, pack, typeNumber } from '../choice.ts';
import { mercenariesBeside } from '../setup.ts';
import { nettedOn } from '../standing/standing.ts';
import { opposes, rulesOf, type State } from '../state.ts';
import type { Instant } from '../tiles/face.ts';
import { EMPTY, NOBODY, unitOwner } from '../tiles/unit.ts';
import { canDraw, redrawSlots } from './draw.ts';
import { listAirStrikes, listGrenadeTargets, listSmallBombs, listSniperTargets } from './instants.ts';
import { listAbilities, listFurtherSteps, listMoves, listPushes, pushHexes } from './movement.ts';

const PLACE = typeNumber('place');
const HQ = typeNumber('hq');
const BOMBER = typeNumber('bomber');
const DISCARD = typeNumber('discard');
const END = pack(typeNumber('end'));
const BATTLE = pack(typeNumber('battle'));
const STOP = pack(typeNumber('stop'));
const KEEP = pack(typeNumber('keep'));
const DRAW = pack(typeNumber('draw'));

/** Who decides now; NOBODY when the game is over (BAT-5). */
export function deciderOf(state: State): number {
  const { turn, battle, wounding } = state;
  switch (state.stage) {
    case 'over':
      return NOBODY;
    case 'push':
      return turn.push ? unitOwner(state.board[turn.push.target]) : NOBODY;
    case 'declare-order':
      return battle?.starter ?? NOBODY;
    case 'declare':
      return battle ? unitOwner(state.board[battle.declaring]) : NOBODY;
    case 'name':
      return battle ? battle.starter : turn.seat;
    case 'treat':
    case 'absorb':
    case 'sacrifice': {
      if (!wounding) return NOBODY;
      return wounding.named === NOBODY ? medicQuestion(fieldOf(state), wounding).deciders[0] : wounding.named;
    }
    case 'award':
      return wounding?.awards[0] ?? NOBODY;
    default:
      return turn.seat;
  }
}

/** Every legal choice of whoever decides now. */
const buffer = new CodeList();
export const codesOf = (state: State): Code[] => listCodes(state, buffer).toArray();

/** The same into a list of the caller's, which is cleared first. */
export function listCodes(state: State, codes: CodeList): CodeList {
  codes.clear();
  switch (state.stage) {
    case 'mercenary':
      for (const tile of mercenariesBeside(state)) codes.push(encodeChoice({ type: 'mercenary', tile }));
      break;
    case 'hq':
      for (const hex of hexesOf(state.options.board)) {
        if (state.board[hex] === EMPTY) for (let r = 0; r < 6; r++) codes.push(pack(HQ, 0, hex, 0, r));
      }
      break;
    case 'draw': {
      const seat = state.seats[state.turn.seat];
      codes.push(canDraw(seat) ? DRAW : KEEP);
      for (const tile of seat.mercenaries) codes.push(encodeChoice({ type: 'take', tile }));
      break;
    }
    case 'unlucky':
      codes.push(KEEP);
      for (const slots of redrawSlots(state)) codes.push(encodeChoice({ type: 'redraw', slots }));
      break;
    case 'forced-discard':
      listDiscards(state, codes);
      break;
    case 'turn':
      listTurn(state, codes);
      break;
    case 'step':
      codes.push(STOP);
      listFurtherSteps(state, codes);
      break;
    case 'push': {
      const { push } = state.turn;
      if (push)
        for (const to of pushHexes(state, push.pusher, push.target))
          codes.push(encodeChoice({ type: 'push-to', to }));
      break;
    }
    case 'declare-order':
    case 'declare':
      listDeclarations(state, codes);
      break;
    case 'name':
    case 'treat':
    case 'absorb':
    case 'sacrifice':
      listMedicChoices(state, codes);
      break;
    case 'award':
      listAwards(state, codes);
      break;
    case 'over':
      break;
  }
  return codes;
}

function listDiscards(state: State, into: CodeList): void {
  const { hand } = state.seats[state.turn.seat];
  hand.forEach((tile, i) => {
    if (hand.indexOf(tile) === i) into.push(pack(DISCARD, tile));
  });
}

function listTurn(state: State, into: CodeList): void {
  const { hand } = state.seats[state.turn.seat];
  // Most hands and boards do not ask who is netted.
  let known: readonly number[] | undefined;
  const netted = (): readonly number[] => {
    known ??= nettedOn(state.board, rulesOf(state.options));
    return known;
  };
  into.push(END);
  if (state.turn.plays < state.turn.maxPlays) {
    for (let i = 0; i < hand.length; i++) {
      if (hand.indexOf(hand[i]) < i) continue;
      const { instant } = TILES[hand[i]];
      if (instant === undefined) listPlaces(state, PLACE, hand[i], into);
      else listInstant(state, instant, netted, into);
    }
  }
  if (mayDiscard(state)) listDiscards(state, into);
  if (state.beside.length > 0) {
    for (let i = 0; i < hand.length; i++)
      if (hand.indexOf(hand[i]) === i) listPlaces(state, BOMBER, hand[i], into);
  }
  listAbilities(state, netted, into);
}

/** In the reinforcement variant most editions make the surplus stay (VAR-2). */
function mayDiscard(state: State): boolean {
  if (!state.options.variants.includes('reinforcement')) return true;
  return rulesOf(state.options).edition.reinforcementSurplus === 'keep-or-discard';
}

function listPlaces(state: State, type: number, tile: TileId, into: CodeList): void {
  const { board } = state;
  for (const hex of hexesOf(state.options.board)) {
    if (board[hex] !== EMPTY) continue;
    for (let r = 0; r < 6; r++) into.push(pack(type, tile, hex, 0, r));
  }
}

function listInstant(state: State, instant: Instant, netted: () => readonly number[], into: CodeList): void {
  switch (instant) {
    case 'battle':
      // Barred once anybody has drawn their last tile (INST-2).
      if (!state.ending) into.push(BATTLE);
      return;
    case 'move':
      return listMoves(state, netted(), into);
    case 'push-back':
      return listPushes(state, netted(), into);
    case 'sniper':
      return listSniperTargets(state, into);
    case 'grenade':
      return listGrenadeTargets(state, netted(), into);
    case 'air-strike':
      return listAirStrikes(state, into);
    case 'small-bomb':
      return listSmallBombs(state, into);
  }
}

function listDeclarations(state: State, into: CodeList): void {
  const { battle } = state;
  if (!battle) return;
  if (state.stage === 'declare-order') {
    for (const { hex, what } of battle.actors) {
      if (what === 'open') into.push(encodeChoice({ type: 'declare-next', hex }));
    }
    return;
  }
  for (const { hex, what, edge } of declarationsOf(fieldOf(state), battle, battle.declaring)) {
    if (what === 'melee' || what === 'ranged')
      into.push(encodeChoice({ type: 'convert', hex, edge, to: what }));
    else if (what !== 'open') into.push(encodeChoice({ type: what, hex }));
  }
}

function listMedicChoices(state: State, into: CodeList): void {
  if (!state.wounding) return;
  const question = medicQuestion(fieldOf(state), state.wounding);
  if (state.stage === 'name') {
    for (const seat of [...new Set(question.deciders)].sort())
      into.push(encodeChoice({ type: 'name', seat }));
    return;
  }
  for (const [a, b] of question.options) into.push(pack(typeNumber(question.stage), a, b));
}

/** Opponents of the player whose HQ took own damage (MODE-3). */
function listAwards(state: State, into: CodeList): void {
  const victim = state.wounding?.awards[0] ?? NOBODY;
  const rules = rulesOf(state.options);
  state.seats.forEach((_, seat) => {
    if (opposes(rules, victim, seat)) into.push(encodeChoice({ type: 'award', seat }));
  });
}
