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
  placeUnit,
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
const PASS = packChoice({ type: 'pass' });

/** Stages in which the player whose turn it is goes on with the turn. */
export function isOwnTurnStage({ pending }: State): boolean {
  switch (pending?.kind) {
    case 'turn':
    case 'forced-discard':
    case 'step':
    case 'lay':
    case 'boarding':
      return true;
    default:
      return false;
  }
}

/** Whether the tiles for a Structure are given up and it is not laid yet: no position to be judged by itself. */
export const isDeploying = ({ pending }: State): boolean => pending?.kind === 'lay';

/** A state to be judged: the first tile of a Structure that is being deployed fights as if it stood there. */
export function withFirstTile(state: State): State {
  const { pending } = state;
  if (pending?.kind !== 'lay' || !pending.first) return state;
  const imagined = cloneState(state);
  placeUnit(imagined.units, pending.first, pending.seat);
  return imagined;
}

const readPlaced = (type: 'place' | 'lay') => ({
  tile: fieldReader(type, 'tile'),
  hex: fieldReader(type, 'hex'),
  rotation: fieldReader(type, 'rotation'),
});
const PLACED = { place: readPlaced('place'), lay: readPlaced('lay') };
const readMove = (type: 'move' | 'mobility' | 'transport' | 'step-tile' | 'march') => ({
  from: fieldReader(type, 'from'),
  to: fieldReader(type, 'to'),
  rotation: fieldReader(type, 'rotation'),
});
const MOVES = {
  move: readMove('move'),
  mobility: readMove('mobility'),
  transport: readMove('transport'),
  'step-tile': readMove('step-tile'),
  march: readMove('march'),
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
      case 'lay': {
        const { tile, hex, rotation } = PLACED[type];
        return isUseful(tile(code), NOWHERE, hex(code), rotation(code));
      }
      case 'bomber':
      case 'hq':
        return rotationOf[type](code) === 0;
      case 'move':
      case 'mobility':
      case 'transport':
      case 'step-tile':
      case 'march': {
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

/** A turn of a scenario is judged when it has ended: belts, carousels and objectives have their say then (ATL-2, ATL-5). */
export function turnEnded(state: State, evaluate: Evaluate): State {
  return state.course && state.pending?.kind === 'turn' ? after(state, END, evaluate) : state;
}

/** Whether a leader is asked about while tiles are being drawn. */
const isBeforeActing = ({ pending }: State): boolean =>
  pending?.kind === 'lead' && (pending.moment === 'turn-begins' || pending.moment === 'tiles-drawn');

/** Answers decisions about pushes, wounds and declarations (no leader is used) until a turn goes on, a new one begins or the game is over. */
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
      case 'lead':
        // The next turn begins with such a question.
        if (isBeforeActing(state)) return;
        playInPlace(state, PASS);
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

/** Draws on after the beginning of a turn until the player can act: chance decides, no mercenary or leader is used, all is kept. */
export function passDraws(state: State): void {
  while (state.pending?.kind === 'draw' || state.pending?.kind === 'unlucky' || isBeforeActing(state))
    playInPlace(state, codesOf(state)[0]);
}

const STAGE_NUMBER = Object.fromEntries(STAGES.map((stage, number) => [stage, number]));
const fingerprint = new Fingerprint();
/** More than any HQ has points: a Structure lies beside the board. */
const BESIDE = 64;

/** Everything about a turn that matters for what can still follow: equal keys, equal futures. */
export function turnKey(state: Omit<State, 'rng'>): number {
  const { turn, units, seats, pending } = state;
  fingerprint.clear();
  fingerprint.add(STAGE_NUMBER[stageOf(state)]);
  fingerprint.addUnits(units);
  for (const { hq, hand, top, structure } of seats) {
    fingerprint.add(structure ? hq + BESIDE : hq);
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
  for (const { uses } of state.leaders) fingerprint.add(uses);
  if (pending?.kind === 'step') {
    fingerprint.add(units.hex[pending.unit]);
    fingerprint.add(pending.stepsLeft);
  }
  if (pending?.kind === 'lay' && pending.first) {
    const { tile, hex, rotation } = pending.first;
    fingerprint.addAll([tile, hex, rotation]);
  }
  return fingerprint.value;
}
