// When a side's leader may be used: once in each turn and each Battle, twice in a game, at the moment of its card (LEAD-2).

import type { SeatId } from '../base/brand.ts';
import {
  LEADER_USES,
  type Leader,
  type LeaderMoment,
  leaderOf,
  type Use,
  type UseKind,
} from '../cards/leaders.ts';
import type { ChoiceOf } from '../choices/choice.ts';
import { CodeList, packer } from '../choices/code.ts';
import type { BattleReason, EffectOf } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, type Command, type State } from '../state/state.ts';
import { campOf } from './leader-choice.ts';
import { carryOutUse, listUse } from './leader-uses.ts';

const PASS = packer('pass')();

/** The Battle that is being fought, or one whose consequences are still to be dealt with. */
function battleNow(state: State): { readonly reason: BattleReason; readonly starter: SeatId } | undefined {
  return state.battle ?? state.agenda.find((step) => step.do === 'after-battle');
}

/** The Final Battle and the one after overtime come after the turns. */
function isInTurn(state: State): boolean {
  const reason = battleNow(state)?.reason;
  return reason !== 'final' && reason !== 'overtime';
}

const theLeader = ({ card }: Command): Leader | undefined => (card < 0 ? undefined : leaderOf(card));

/** The side of the card that the player could use at this moment; undefined when the leader has no say. */
export function useAt(state: State, seat: SeatId, moment: LeaderMoment): Use | undefined {
  const command = state.leaders[campOf(state, seat)];
  const leader = command && theLeader(command);
  if (!leader || leader.moment !== moment || command.uses >= LEADER_USES) return undefined;
  if (isInTurn(state) && command.turn === state.turn.number) return undefined;
  if (battleNow(state) && command.battle === state.battles) return undefined;
  return leader.uses[command.uses];
}

/** The leader's part of what a player may do in their turn. */
export function listLeaderActions(state: State, into: CodeList): void {
  if (state.leaders.length === 0) return;
  const { seat } = state.turn;
  const use = useAt(state, seat, 'turn');
  if (use) listUse(state, use, seat, into);
}

/** Uses the leader: its card is turned, or leaves after the second use. */
export function lead(
  state: State,
  { seat, moment }: { readonly seat: SeatId; readonly moment: LeaderMoment },
  choice: ChoiceOf<UseKind>,
  ctx: Context,
): void {
  const use = useAt(state, seat, moment);
  if (!use) throw new Error('the leader has no say here');
  const camp = campOf(state, seat);
  const command = state.leaders[camp];
  state.moments += 1;
  ctx.sink?.({ type: 'leader-used', seat, leader: command.card, side: command.uses });
  const used: Command = {
    ...command,
    uses: command.uses + 1,
    turn: isInTurn(state) ? state.turn.number : command.turn,
    battle: battleNow(state) ? state.battles : command.battle,
  };
  state.leaders = state.leaders.map((other, i) => (i === camp ? used : other));
  carryOutUse(state, use, choice, seat, ctx);
}

/** The seat that decides for its side: whose turn it is if that is one of them, else the first still in the game (LEAD-2). */
function deciderOfCamp(state: State, of: EffectOf<'leader'>['of']): SeatId {
  const { camps } = rulesOf(state.options);
  const { seat } = state.turn;
  if (of === 'turn') return seat;
  const starters = campOf(state, battleNow(state)?.starter ?? seat);
  const camp = of === 'starter' ? starters : 1 - starters;
  if (camps[camp].includes(seat)) return seat;
  return camps[camp].find((each) => state.seats[each].alive) ?? camps[camp][0];
}

const scratch = new CodeList();

/** Effect `leader`: the side is asked if its leader could do something now; a Battle that is only imagined has none. */
export function offerLeader(state: State, { moment, of }: EffectOf<'leader'>): void {
  if (battleNow(state)?.reason === 'study') return;
  const seat = deciderOfCamp(state, of);
  const use = useAt(state, seat, moment);
  if (!use) return;
  scratch.clear();
  listUse(state, use, seat, scratch);
  if (scratch.size > 0) ask(state, { kind: 'lead', seat, moment });
}

/** Using a leader is voluntary (LEAD-3). */
export const leadDecision: DecisionRules<'lead'> = {
  list(state, { seat, moment }, into) {
    into.push(PASS);
    const use = useAt(state, seat, moment);
    if (use) listUse(state, use, seat, into);
  },
  carryOut(state, decision, choice, ctx) {
    if (choice.type !== 'pass') lead(state, decision, choice, ctx);
  },
};
