// Tiles that look the same after a turn: choices and boards that differ in nothing else are the same.

import { Fingerprint } from '@nhex/bots';
import { type Code, codeType, fieldReader, rulesOf, type State } from '@nhex/engine';

const placed = { tile: fieldReader('place', 'tile'), rotation: fieldReader('place', 'rotation') };
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

/** Of the rotations that look the same the first one that can be chosen; `now` (when the hex stays) cannot. */
function isFirstLook(rotation: number, symmetry: number, now: number | undefined): boolean {
  if (rotation < symmetry) return true;
  return now !== undefined && now < symmetry && rotation === now + symmetry;
}

/** Whether no earlier choice of the list leads to a board that looks the same. */
export function isDistinct(state: State, code: Code): boolean {
  const { units, pending } = state;
  const { tiles } = rulesOf(state.options);
  const type = codeType(code);
  switch (type) {
    case 'place':
      return placed.rotation(code) < tiles[placed.tile(code)].symmetry;
    case 'move':
    case 'mobility':
    case 'transport':
    case 'step-tile': {
      const from = MOVES[type].from(code);
      const now = MOVES[type].to(code) === from ? units.rotation[from] : undefined;
      return isFirstLook(MOVES[type].rotation(code), tiles[units.tile[from]].symmetry, now);
    }
    case 'rotate':
    case 'pivot': {
      const hex = TURNS[type].hex(code);
      return isFirstLook(TURNS[type].rotation(code), tiles[units.tile[hex]].symmetry, units.rotation[hex]);
    }
    case 'step': {
      if (pending?.kind !== 'step') return true;
      const from = units.hex[pending.unit];
      const now = stepped.to(code) === from ? units.rotation[from] : undefined;
      return isFirstLook(stepped.rotation(code), tiles[units.tile[from]].symmetry, now);
    }
    default:
      return true;
  }
}

const fingerprint = new Fingerprint();

/** What the board and the hand of whoever is at turn look like: tiles turned to where they look the same are the same. */
export function lookOf({ options, units, seats, turn }: State): number {
  const { tiles } = rulesOf(options);
  fingerprint.clear();
  const rotation = units.rotation.map((way, hex) => way % (tiles[units.tile[hex]]?.symmetry ?? 1));
  fingerprint.addUnits({ ...units, rotation });
  fingerprint.addSet(seats[turn.seat].hand);
  return fingerprint.value;
}
