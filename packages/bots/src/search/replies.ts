// What becomes of a plan: draws are sampled, the next turns are planned, the outcome is judged from our side.

import { type Code, cloneState, playInPlace, type SeatId, type State, seedFrom } from '@nhex/engine';
import { END, passDraws, settle, turnEnded } from '../simulate.ts';
import { findPlans, type Mind, type Plan, type PlanSettings } from './plan.ts';
import { Tried } from './tried.ts';

export interface Candidate {
  readonly plan: Plan;
  /** What the next player can do about it. */
  readonly tried: Tried;
  /** Sum of chances over the samples, and how many there were. */
  total: number;
  expected: number;
  samples: number;
}

export interface ReplySettings {
  /** How many plans are looked at in each round; the better ones go on to the next. */
  readonly rounds: readonly { readonly plans: number; readonly samples: number }[];
  /** Turns that follow the plan in each sample: 1 is the reply alone, 2 the own next turn too. */
  readonly turns: number;
  readonly reply: PlanSettings;
}

export const meanOf = ({ total, samples, plan }: Candidate): number =>
  samples === 0 ? plan.judgement.chance : total / samples;

export const expectedOf = ({ expected, samples, plan }: Candidate): number =>
  samples === 0 ? plan.judgement.expected : expected / samples;

/** Whose plans are answered, with what. */
export interface Asking extends Mind {
  readonly seat: SeatId;
  readonly seed: number;
  readonly settings: ReplySettings;
}

/** Ranks plans by sampled replies, in rounds of ever fewer plans and more samples. The best comes first. */
export function* rankByReplies(
  plans: readonly Plan[],
  asking: Asking,
): Generator<Code | undefined, Candidate[]> {
  const { settings, meter, seed } = asking;
  let ranked: Candidate[] = plans.map((plan) => ({
    plan,
    tried: new Tried(),
    total: 0,
    expected: 0,
    samples: 0,
  }));
  meter.expectReplies(
    settings.rounds.reduce((sum, round) => sum + Math.min(round.plans, plans.length) * round.samples, 0),
  );
  let sample = 0;
  for (const round of settings.rounds) {
    const running = ranked.slice(0, round.plans);
    if (running.length < 2) break;
    for (let i = 0; i < round.samples; i++, sample++) {
      // All plans of a sample meet the same draws.
      const outcomes: { chance: number; expected: number }[] = [];
      for (const candidate of running) {
        if (meter.isSpent()) break;
        const outcome = playOut(candidate, asking, seedFrom(seed, sample));
        for (let slice = outcome.next(); ; slice = outcome.next()) {
          if (slice.done) {
            outcomes.push(slice.value);
            meter.countReply();
            break;
          }
          yield ranked[0].plan.codes[0];
        }
      }
      const isFinished = outcomes.length === running.length;
      // Plans are compared by the same samples: one that cannot be finished counts for none, unless it is the first.
      if (!isFinished && sample > 0) break;
      outcomes.forEach(({ chance, expected }, j) => {
        running[j].total += chance;
        running[j].expected += expected;
        running[j].samples += 1;
      });
      if (!isFinished) break;
    }
    const asked = running.filter(({ samples }) => samples > 0).sort((a, b) => meanOf(b) - meanOf(a));
    ranked = [...asked, ...ranked.slice(asked.length)];
    if (meter.isSpent()) break;
  }
  return ranked;
}

/** One sample: finish the turn, then let chance draw and each player in turn find a good turn. */
function* playOut(
  { plan, tried }: Candidate,
  { seat, settings, evaluate, meter }: Asking,
  seed: number,
): Generator<void, { chance: number; expected: number }> {
  let state: State = cloneState(plan.before);
  state.rng = state.rng.map((_, each) => seedFrom(seed, each));
  let { last } = plan;
  for (let turns = 0; ; turns++) {
    const moved = state.turn.seat;
    if (turns === settings.turns && last === END) return evaluate(turnEnded(state, evaluate), seat, moved);
    playInPlace(state, last);
    settle(state, evaluate);
    if (turns === settings.turns || !state.pending) return evaluate(state, seat, moved);
    passDraws(state);
    const search = findPlans(state, settings.reply, {
      evaluate,
      meter,
      share: Number.POSITIVE_INFINITY,
      tried: turns === 0 ? tried : undefined,
    });
    let slice = search.next();
    for (; !slice.done; slice = search.next()) yield;
    const [best] = slice.value;
    state = cloneState(best.before);
    last = best.last;
  }
}
