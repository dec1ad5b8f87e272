// Whether the open decision of a position that was read can be open: when it is asked, of whom, about what.

import type { TileId } from '../base/brand.ts';
import type { BattleReason, Moment } from '../flow/agenda.ts';
import type { Decision, DecisionKind } from '../flow/decision.ts';
import { codesOf } from '../game/run.ts';
import { rulesOf } from '../state/rules.ts';
import { type State, stageOf } from '../state/state.ts';
import { isFree, type Placed, unitsOn } from '../units/units.ts';
import { isAsked } from './asked.ts';
import { fail } from './reader.ts';

/** When each kind of decision is asked. A leader's side can be asked in the turn and in a Battle. */
const OCCASIONS: Readonly<Record<DecisionKind, 'set-up' | 'turn' | 'phase' | 'wounds' | 'moment'>> = {
  deal: 'set-up',
  leader: 'set-up',
  mercenary: 'set-up',
  hq: 'set-up',
  begin: 'set-up',
  lead: 'moment',
  draw: 'turn',
  unlucky: 'turn',
  'forced-discard': 'turn',
  turn: 'turn',
  lay: 'turn',
  boarding: 'turn',
  step: 'turn',
  push: 'turn',
  'declare-order': 'phase',
  declare: 'phase',
  aim: 'phase',
  name: 'wounds',
  treat: 'wounds',
  absorb: 'wounds',
  sacrifice: 'wounds',
  award: 'wounds',
};

/** Whether the game stands where such a question is asked. */
function isOccasion(state: State, { kind, seat }: Decision): boolean {
  const { turn, battle, wounding, seats, ending } = state;
  const occasion = OCCASIONS[kind];
  if ((occasion === 'wounds') !== (wounding !== undefined)) return false;
  if ((occasion === 'set-up') !== (turn.number === 0)) return false;
  switch (occasion) {
    case 'set-up':
      return battle === undefined && ending === undefined && isSetUp(state);
    case 'turn':
      // A pushed unit's owner is asked in somebody else's turn.
      return battle === undefined && seats[turn.seat].alive && (kind === 'push' || seat === turn.seat);
    case 'phase':
      return battle !== undefined;
    case 'wounds':
    case 'moment':
      return true;
  }
}

/** Nothing has been drawn, and mercenaries are chosen one after the other before the HQs (VAR-3). */
function isSetUp({ seats, pending, options, removed }: State): boolean {
  if (seats.some(({ hand, top, discard }) => hand.length + top.length + discard.length > 0)) return false;
  const taken = seats.map(({ mercenaries }) => mercenaries.length);
  const each = rulesOf(options).variants.has('mercenaries') ? options.mercenariesEach : 0;
  if (pending?.kind === 'hq' || pending?.kind === 'begin') return taken.every((count) => count === each);
  if (removed.length > 0) return false;
  if (pending?.kind !== 'mercenary') return taken.every((count) => count === 0);
  const rounds = taken[pending.seat];
  return rounds < each && taken.every((count, seat) => count === rounds + (seat < pending.seat ? 1 : 0));
}

/** Whether that is a first tile of the player's Structure on a free hex of the board. */
function canLie({ options, turn, units }: State, { hex, tile }: Placed): boolean {
  const { board, tiles } = rulesOf(options);
  const { army, structureTile } = tiles[tile];
  return army === options.armies[turn.seat] && structureTile === 1 && board.has[hex] && isFree(units, hex);
}

const boards = ({ options }: State, kind: TileId): boolean => rulesOf(options).tiles[kind].boarding;

const DRAWING: readonly Moment[] = ['turn-begins', 'tiles-drawn'];

/** Whether what it says of units and hexes is so. */
function isAbout(state: State, pending: Decision): boolean {
  const { units, ending, seats, battle, options, turn } = state;
  const { board, fullHand } = rulesOf(options);
  const { hand } = seats[turn.seat];
  switch (pending.kind) {
    case 'draw':
    case 'unlucky':
      return turn.drawn <= hand.length;
    case 'lead':
      // What it could do there would lift the limit.
      return !DRAWING.includes(pending.moment) || Math.max(turn.limit, hand.length) <= fullHand;
    case 'lay':
      return seats[pending.seat].structure && !ending && (!pending.first || canLie(state, pending.first));
    case 'boarding':
      return unitsOn(units).some(({ owner, kind }) => owner === pending.seat && boards(state, kind));
    case 'step':
      return units.owner[pending.unit] === pending.seat;
    case 'push': {
      const { pusher, target } = pending;
      const isThere = !isFree(units, pusher) && !isFree(units, target);
      return isThere && board.neighbours[pusher].includes(target);
    }
    case 'declare':
    case 'aim':
      return battle?.actors.some(({ unit }) => unit === pending.unit) === true;
    default:
      return true;
  }
}

/** Whether turns can go on: the one whose turn it is has that place, somebody plays, and a last Battle has its ending. */
function isUnderWay({ turn, seats, ending, battle, agenda, options }: State): boolean {
  const { cycle, scenario, mode } = rulesOf(options);
  if (turn.number > 0 && cycle[turn.place] !== turn.seat) return false;
  // Nobody is out before the first turn, nor where the game ends with the first who falls (MODE-1).
  const mayBeOut = mode.elimination && turn.number > 0;
  if (!mayBeOut && !seats.every(({ alive }) => alive)) return false;
  if (!seats.some(({ alive }) => alive)) return false;
  const fought: BattleReason[] = agenda.flatMap((step) => (step.do === 'after-battle' ? [step.reason] : []));
  const reasons = battle ? [battle.reason, ...fought] : fought;
  if (scenario) return true;
  return !(reasons.includes('final') && !ending) && !(reasons.includes('overtime') && !ending?.tied);
}

/** The open decision must offer something, and nothing else may be on its way. */
export function checkPending(state: State): void {
  const { pending, agenda, result } = state;
  const fits = (ok: boolean): void => {
    if (!ok) fail('pending', 'does-not-fit', { what: stageOf(state) });
  };
  if (!pending) return fits(result !== undefined && agenda.length === 0);
  fits(result === undefined && isUnderWay(state));
  fits(isOccasion(state, pending) && isAbout(state, pending));
  fits(isAsked(state) && codesOf(state).length > 0);
}
