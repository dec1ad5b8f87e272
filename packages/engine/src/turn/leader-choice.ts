// Before the HQs: leaders' cards are dealt, each side chooses one secretly, then all are revealed together (LEAD-1).

import type { LeaderId, SeatId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import { nextRandom, randomBelow } from '../base/random.ts';
import { ALL_LEADERS, CARDS_DEALT, HIDDEN_LEADER, leaderKey, NO_LEADER } from '../cards/leaders.ts';
import { packer } from '../choices/code.ts';
import type { Context } from '../flow/context.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, type Command, type State } from '../state/state.ts';

const DEAL = packer('deal')();
const packLeader = packer('leader', 'leader');

export const NO_COMMAND: Command = { dealt: [], card: NO_LEADER, uses: 0, turn: 0, battle: 0 };

/** The side of a seat, as an index into `state.leaders`. */
export const campOf = (state: Pick<State, 'options'>, seat: SeatId): number =>
  rulesOf(state.options).camps.findIndex((seats) => seats.includes(seat));

/** Cards that nobody is known to have. */
const unseenLeaders = ({ leaders }: Pick<State, 'leaders'>): LeaderId[] =>
  ALL_LEADERS.filter((id) => !leaders.some(({ dealt, card }) => dealt.includes(id) || card === id));

/** The next card: by chance, or as the record has it; one that may not be seen stays hidden. */
function nextCard(state: State, pool: LeaderId[], ctx: Context): LeaderId {
  // A recorded card uses up the generator's turn too, as a recorded draw does.
  state.rng[0] = nextRandom(state.rng[0]);
  const card = ctx.chance
    ? (ctx.chance(pool, ctx.drawn?.length ?? 0, state.turn.seat) as LeaderId | undefined)
    : pool[randomBelow(state.rng[0], pool.length)];
  if (card === undefined || (card !== HIDDEN_LEADER && !pool.includes(card)))
    return refuse('bad-record', 'card-twice', { leader: card === undefined ? '-' : String(card) });
  if (card !== HIDDEN_LEADER) pool.splice(pool.indexOf(card), 1);
  ctx.drawn?.push(card);
  return card;
}

/** Nothing is dealt before somebody has said something: chance belongs to an input. */
export const deal: DecisionRules<'deal'> = {
  list: (_state, _decision, into) => into.push(DEAL),
  carryOut(state, _decision, _choice, ctx) {
    const pool = [...ALL_LEADERS];
    state.leaders = state.leaders.map(() => ({
      ...NO_COMMAND,
      dealt: Array.from({ length: CARDS_DEALT }, () => nextCard(state, pool, ctx)),
    }));
    ctx.sink?.({ type: 'leaders-dealt' });
    askNext(state, ctx);
  },
};

/** The first player of the next side chooses; when all have chosen the cards are turned up. */
function askNext(state: State, ctx: Context): void {
  const { camps } = rulesOf(state.options);
  const next = state.leaders.findIndex(({ card }) => card === NO_LEADER);
  if (next >= 0) return ask(state, { kind: 'leader', seat: camps[next][0] });
  reveal(state, ctx);
}

/** What came to light is recorded: whoever may not see the choices before learns it from there. */
function reveal(state: State, ctx: Context): void {
  const { camps } = rulesOf(state.options);
  const cards = state.leaders.map(({ card }) => {
    const shown = (ctx.chance?.([card], ctx.drawn?.length ?? 0, state.turn.seat) ?? card) as LeaderId;
    if (card !== HIDDEN_LEADER && shown !== card)
      refuse('bad-record', 'card-twice', { leader: leaderKey(shown) });
    ctx.drawn?.push(shown);
    return shown;
  });
  state.leaders = cards.map((card) => ({ ...NO_COMMAND, card }));
  ctx.sink?.({
    type: 'leaders-revealed',
    leaders: cards.map((leader, camp) => ({ seat: camps[camp][0], leader })),
  });
}

export const leader: DecisionRules<'leader'> = {
  list(state, { seat }, into) {
    const camp = campOf(state, seat);
    const { dealt } = state.leaders[camp];
    for (const card of dealt) if (card !== HIDDEN_LEADER) into.push(packLeader(card));
    if (!dealt.includes(HIDDEN_LEADER)) return;
    // Seen from another side: any card it may have, or one that stays hidden until the last side chooses.
    for (const card of unseenLeaders(state)) into.push(packLeader(card));
    if (camp < state.leaders.length - 1) into.push(packLeader(HIDDEN_LEADER));
  },
  carryOut(state, { seat }, { leader: card }, ctx) {
    const camp = campOf(state, seat);
    state.leaders = state.leaders.map((command, i) => (i === camp ? { ...command, card } : command));
    ctx.sink?.({ type: 'leader-chosen', seat });
    askNext(state, ctx);
  },
};

/** What a seat may see of the leaders: other sides' cards are hidden until all are revealed; NOBODY sees none (LEAD-1). */
export function leadersSeenBy(state: Pick<State, 'options' | 'leaders'>, seat: SeatId): readonly Command[] {
  if (state.leaders.every(({ dealt }) => dealt.length === 0)) return state.leaders;
  const own = campOf(state, seat);
  return state.leaders.map((command, camp) =>
    camp === own
      ? command
      : {
          ...command,
          dealt: command.dealt.map(() => HIDDEN_LEADER),
          card: command.card === NO_LEADER ? NO_LEADER : HIDDEN_LEADER,
        },
  );
}

/** The same with hidden cards imagined: any that can be there. */
export function imaginedLeaders(leaders: readonly Command[], seed: number): readonly Command[] {
  if (!leaders.some(({ dealt, card }) => dealt.includes(HIDDEN_LEADER) || card === HIDDEN_LEADER))
    return leaders;
  const pool = unseenLeaders({ leaders });
  let rng = seed;
  const pick = (from: LeaderId[]): LeaderId => {
    rng = nextRandom(rng);
    return from.splice(randomBelow(rng, from.length), 1)[0];
  };
  return leaders.map((command) => {
    const dealt = command.dealt.map((card) => (card === HIDDEN_LEADER ? pick(pool) : card));
    const card = command.card === HIDDEN_LEADER ? pick([...dealt]) : command.card;
    return { ...command, dealt, card };
  });
}
