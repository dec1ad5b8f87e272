// Playing positions on: legal codes without the ones that look alike, and answers to what comes in between.

import {
  type Code,
  CodeList,
  cloneState,
  codesOf,
  codeType,
  deciderOf,
  fieldReader,
  type Hex,
  listCodes,
  NOWHERE,
  packChoice,
  playInPlace,
  rulesOf,
  STAGES,
  type State,
  stageOf,
  type TileId,
} from '@nhex/engine';
import { usefulRotations } from './activity.ts';
import type { Evaluate } from './evaluate/evaluate.ts';
import { Fingerprint } from './fingerprint.ts';
import { answerInBattle, bestCode } from './foresee.ts';

export const END = packChoice({ type: 'end' });

/** Stages in which the player whose turn it is goes on with the turn. */
export function isOwnTurnStage({ pending }: State): boolean {
  return pending?.kind === 'turn' || pending?.kind === 'forced-discard' || pending?.kind === 'step';
}

const placed = {
  tile: fieldReader('place', 'tile'),
  hex: fieldReader('place', 'hex'),
  rotation: fieldReader('place', 'rotation'),
};
const readMove = (type: 'move' | 'mobility' | 'transport' | 'step-tile') => ({
  from: fieldReader(type, 'from'),
  to: fieldReader(type, 'to'),
  rotation: fieldReader(type, 'rotation'),
});
const MOVES = {
  move: readMove('move'),
  mobility: readMove('mobility'),
  transport: readMove('transport'),
  'step-tile': readMove('step-tile'),
};
const readTurn = (type: 'rotate' | 'pivot') => ({
  hex: fieldReader(type, 'hex'),
  rotation: fieldReader(type, 'rotation'),
});
const TURNS = { rotate: readTurn('rotate'), pivot: readTurn('pivot') };
const stepped = { to: fieldReader('step', 'to'), rotation: fieldReader('step', 'rotation') };
const rotationOf = { bomber: fieldReader('bomber', 'rotation'), hq: fieldReader('hq', 'rotation') };

const legal = new CodeList();

/**
 * The legal codes worth looking at: without rotations that look the same (only turns by sixths are a symmetry, mirroring
 * is not) and without those that do nothing where others do something.
 */
export function distinctCodes(state: State): Code[] {
  const { units, turn, pending } = state;
  const { tiles } = rulesOf(state.options);
  // The codes of one tile on one hex come in a row: the useful rotations are those of the last one asked about.
  let known = { tile: -1, from: NOWHERE, to: NOWHERE, mask: 0 };
  const isUseful = (tile: TileId, from: Hex, to: Hex, rotation: number): boolean => {
    if (known.tile !== tile || known.from !== from || known.to !== to)
      known = { tile, from, to, mask: usefulRotations(state, turn.seat, tile, to, from) };
    return (known.mask & (1 << rotation)) !== 0;
  };
  const isUsefulMove = (from: Hex, to: Hex, rotation: number): boolean => {
    const { id, symmetry } = tiles[units.tile[from]];
    const changes = from !== to || rotation !== units.rotation[from] % symmetry;
    return changes && isUseful(id, from, to, rotation);
  };
  const isDistinct = (code: Code): boolean => {
    const type = codeType(code);
    switch (type) {
      case 'place':
        return isUseful(placed.tile(code), NOWHERE, placed.hex(code), placed.rotation(code));
      case 'bomber':
      case 'hq':
        return rotationOf[type](code) === 0;
      case 'move':
      case 'mobility':
      case 'transport':
      case 'step-tile': {
        const { from, to, rotation } = MOVES[type];
        return isUsefulMove(from(code), to(code), rotation(code));
      }
      case 'rotate':
      case 'pivot': {
        const { hex, rotation } = TURNS[type];
        return isUsefulMove(hex(code), hex(code), rotation(code));
      }
      case 'step':
        if (pending?.kind !== 'step') return true;
        return isUsefulMove(units.hex[pending.unit], stepped.to(code), stepped.rotation(code));
      default:
        return true;
    }
  };
  listCodes(state, legal);
  const distinct: Code[] = [];
  for (let i = 0; i < legal.size; i++) if (isDistinct(legal.at(i))) distinct.push(legal.at(i));
  return distinct;
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
    switch (state.pending?.kind) {
      case 'push':
        playInPlace(state, bestPush(state, evaluate));
        break;
      case 'declare-order':
      case 'declare':
      case 'aim':
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
  while (state.pending?.kind === 'draw' || state.pending?.kind === 'unlucky')
    playInPlace(state, codesOf(state)[0]);
}

const STAGE_NUMBER = Object.fromEntries(STAGES.map((stage, number) => [stage, number]));
const fingerprint = new Fingerprint();

/** Everything about a turn that matters for what can still follow: equal keys, equal futures. */
export function turnKey(state: Omit<State, 'rng'>): number {
  const { turn, units, seats, pending } = state;
  fingerprint.clear();
  fingerprint.add(STAGE_NUMBER[stageOf(state)]);
  fingerprint.addUnits(units);
  for (const { hq, hand, top } of seats) {
    fingerprint.add(hq);
    fingerprint.addSet(hand);
    fingerprint.addAll(top);
  }
  fingerprint.add(turn.number);
  fingerprint.add(turn.plays);
  fingerprint.add(turn.rotations);
  fingerprint.addAll(turn.moved.map((unit) => units.hex[unit]));
  fingerprint.addAll(turn.pivoted.map((unit) => units.hex[unit]));
  fingerprint.addAll(
    turn.served.flatMap(({ transport, passenger }) => [units.hex[transport], units.hex[passenger]]),
  );
  fingerprint.addAll(state.beside);
  if (pending?.kind === 'step') {
    fingerprint.add(units.hex[pending.unit]);
    fingerprint.add(pending.stepsLeft);
  }
  return fingerprint.value;
}
