// Playing positions on: legal codes without the ones that look alike, and answers to what comes in between.

import {
  type Code,
  cloneState,
  codeA,
  codeB,
  codeC,
  codeR,
  codesOf,
  codeType,
  deciderOf,
  encodeChoice,
  NOWHERE,
  playInPlace,
  STAGES,
  type State,
  TILES,
  unitRotation,
  unitTile,
} from '@nhex/engine';
import { usefulRotations } from './activity.ts';
import type { Evaluate } from './evaluate/evaluate.ts';
import { Fingerprint } from './fingerprint.ts';
import { answerInBattle, bestCode } from './foresee.ts';

export const END = encodeChoice({ type: 'end' });

/** Stages in which the player whose turn it is goes on with the turn. */
export const isOwnTurnStage = (state: State): boolean =>
  state.stage === 'turn' || state.stage === 'forced-discard' || state.stage === 'step';

/**
 * The legal codes worth looking at: without rotations that look the same (only turns by sixths are a symmetry, mirroring
 * is not) and without those that do nothing where others do something.
 */
export function distinctCodes(state: State): Code[] {
  const seat = state.turn.seat;
  const rotations = new Map<number, number>();
  /** Whether that rotation is among the useful ones, which are found once for each unit and hex. */
  const isUseful = (tile: number, from: number, to: number, rotation: number): boolean => {
    const key = (tile * 64 + from + 1) * 64 + to;
    let mask = rotations.get(key);
    if (mask === undefined) {
      mask = usefulRotations(state, seat, tile, to, from).reduce((bits, each) => bits | (1 << each), 0);
      rotations.set(key, mask);
    }
    return (mask & (1 << rotation)) !== 0;
  };
  const isUsefulMove = (from: number, to: number, rotation: number): boolean => {
    const unit = state.board[from];
    const { id, symmetry } = TILES[unitTile(unit)];
    const changes = from !== to || rotation !== unitRotation(unit) % symmetry;
    return changes && isUseful(id, from, to, rotation);
  };
  return codesOf(state).filter((code) => {
    switch (codeType(code)) {
      case 'place':
        return isUseful(codeA(code), NOWHERE, codeB(code), codeR(code));
      case 'bomber':
      case 'hq':
        return codeR(code) === 0;
      case 'move':
      case 'mobility':
      case 'transport':
        return isUsefulMove(codeB(code), codeC(code), codeR(code));
      case 'rotate':
        return isUsefulMove(codeB(code), codeB(code), codeR(code));
      case 'step':
        return isUsefulMove(state.turn.movement?.hex ?? 0, codeC(code), codeR(code));
      default:
        return true;
    }
  });
}

/** A copy after that code, with everything answered that is not part of the turn. */
export function after(state: State, code: Code, evaluate: Evaluate): State {
  const next = cloneState(state);
  playInPlace(next, code);
  settle(next, evaluate);
  return next;
}

/** Answers decisions about pushes, wounds and declarations until a turn goes on, a new one begins or the game is over. */
export function settle(state: State, evaluate: Evaluate): void {
  for (;;) {
    switch (state.stage) {
      case 'push':
        playInPlace(state, bestPush(state, evaluate));
        break;
      case 'declare-order':
      case 'declare':
      case 'treat':
      case 'absorb':
      case 'sacrifice':
      case 'name':
      case 'award':
        playInPlace(state, answerInBattle(state));
        break;
      default:
        return;
    }
  }
}

/** Where the owner of a pushed unit lets it go. */
function bestPush(state: State, evaluate: Evaluate): Code {
  const seat = deciderOf(state);
  return bestCode(state, (next) => evaluate(next, seat, state.turn.seat).chance);
}

/** Draws on after the beginning of a turn until the player can act: chance decides, no mercenary is taken, all is kept. */
export function passDraws(state: State): void {
  while (state.stage === 'draw' || state.stage === 'unlucky') playInPlace(state, codesOf(state)[0]);
}

const fingerprint = new Fingerprint();

/** Everything about a turn that matters for what can still follow: equal keys, equal futures. */
export function turnKey(state: State): number {
  const { turn, board, seats } = state;
  fingerprint.clear();
  fingerprint.add(STAGES.indexOf(state.stage));
  fingerprint.addAll(board);
  for (const { hq, hand } of seats) {
    fingerprint.add(hq);
    fingerprint.addSet(hand);
  }
  fingerprint.add(turn.number);
  fingerprint.add(turn.plays);
  fingerprint.add(turn.rotations);
  fingerprint.addAll(turn.moved);
  fingerprint.addAll(turn.served);
  fingerprint.add(turn.movement?.stepsLeft ?? 0);
  return fingerprint.value;
}
