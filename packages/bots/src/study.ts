// Lessons for the judgement: games of self-play in which some turns are not the best ones, every turn's end in numbers.

import {
  type Code,
  codesOf,
  newState,
  playInPlace,
  reshuffled,
  type SeatId,
  type State,
  seedFrom,
  viewOf,
} from '@nhex/engine';
import { choose } from './bot.ts';
import { Dice } from './dice.ts';
import { type Evaluate, makeEvaluate, remembering, type Weights } from './evaluate/evaluate.ts';
import { lookAt } from './evaluate/features.ts';
import { simpleEvaluate } from './evaluate/simple.ts';
import { valueIndex, visitTiles } from './evaluate/tiles.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { Meter } from './meter.ts';
import { findPlans, type PlanSettings } from './search/plan.ts';
import { makeTurnBot } from './search/turn-bot.ts';
import { END, isOwnTurnStage } from './simulate.ts';

/** The end of a turn, as whoever moved sees it. */
export interface Lesson {
  readonly seat: number;
  readonly features: Float32Array;
  readonly stage: Float32Array;
  /** Where in the table of values the tiles are found (`valueIndex`), and how many are there: own minus theirs. */
  readonly tiles: Int16Array;
  readonly counts: Int8Array;
}

/** A game of two players, with the end of every turn but the last. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly winners: readonly number[];
}

const PLAN: PlanSettings = { width: 3, depth: 6, keep: 8, again: 1000 };
/** So often a turn is any of the plans instead of the best: what is never tried cannot be learned. */
const ASTRAY = 0.3;
/** A stream of chance of its own, apart from the decks'. */
const STREAM = 1000;

/** The judge with these weights; without any the plain one, with which learning begins. */
export const judgeWith = (weights: Weights | undefined): Evaluate =>
  weights ? makeEvaluate(weights) : simpleEvaluate;

function planFor(state: State, dice: Dice, evaluate: Evaluate): Code[] {
  const imagined = reshuffled(viewOf(state), dice.below(2 ** 31));
  const search = findPlans(imagined, PLAN, {
    evaluate: remembering(evaluate),
    meter: new Meter(Number.POSITIVE_INFINITY),
    share: 1,
  });
  let slice = search.next();
  while (!slice.done) slice = search.next();
  const plans = slice.value;
  return [...plans[dice.chance(ASTRAY) ? dice.below(plans.length) : 0].codes];
}

function lessonOf(state: State, seat: SeatId): Lesson | undefined {
  const { features, stage, sight, isLast } = lookAt(state, seat, seat);
  // Before the last Battle nothing is left to judge: it is fought.
  if (isLast) return undefined;
  const counts = new Map<number, number>();
  visitTiles(state, sight, seat, (tile, place, owner) => {
    const at = valueIndex(tile, place);
    counts.set(at, (counts.get(at) ?? 0) + (owner === seat ? 1 : -1));
  });
  const seen = [...counts].filter(([, count]) => count !== 0);
  return {
    seat,
    features: Float32Array.from(features),
    stage: Float32Array.from(stage),
    tiles: Int16Array.from(seen, ([at]) => at),
    counts: Int8Array.from(seen, ([, count]) => count),
  };
}

/** Plays a duel by plans of whole turns and notes how each turn ended. */
export function studyGame(armies: readonly [string, string], seed: string, evaluate: Evaluate): Lessons {
  const state = newState({ armies }, seed);
  const dice = new Dice(seed, 'study');
  const between = makeTurnBot({ ...LEVEL_SETTINGS.medium(evaluate), evaluate });
  const lessons: Lesson[] = [];
  const note = (seat: SeatId): void => {
    const lesson = lessonOf(state, seat);
    if (lesson) lessons.push(lesson);
  };
  let plan: Code[] = [];
  for (let asked = 0; state.pending; asked++) {
    const { pending, turn } = state;
    const { seat, number } = turn;
    let code: Code;
    if (isOwnTurnStage(state)) {
      if (!codesOf(state).includes(plan[0])) plan = planFor(state, dice, evaluate);
      code = plan.shift() ?? END;
    } else {
      code = choose(between, viewOf(state), { seed: seedFrom(seed, STREAM + asked) }).code;
    }
    if (code === END) note(seat);
    playInPlace(state, code);
    // A Battle has ended the turn.
    if (code !== END && pending.kind !== 'hq' && state.turn.number !== number && !state.result) note(seat);
  }
  return { lessons, winners: state.result?.winners ?? [] };
}
