// What came of an attempt, in words: which goals were missed, and what the engine's events say about the units concerned.

import { type Hex, type State, tileOf, type UnitId } from '@nhex/engine';
import type { Parts, WhyLine } from '@nhex/texts';
import type { PicturedUnit } from '../../board/units.ts';
import { hexOf } from '../../learn/board-data.ts';
import { type Attempt, isMet, type Revelation, subjectOf } from '../../learn/goals.ts';
import type { Goal, PlayTask, PredictTask } from '../../learn/lesson.ts';

import { unitsIn } from '../game/picture.ts';
import type { PartTexts } from '../part-texts.svelte.ts';
import { whyWords } from '../why-words.ts';
import { unitName } from '../words.ts';

export interface Verdict {
  readonly right: boolean;
  /** What was missed, goal by goal. */
  readonly missed: readonly string[];
  readonly why: readonly WhyLine[];
}

type LearnKey = keyof Parts['learn'];

/** Lines about one unit are enough; of a long story the beginning. */
const MOST_LINES = 8;

const unitIn = (unit: UnitId, states: readonly State[]): PicturedUnit | undefined =>
  states.flatMap((state) => unitsIn(state)).find((each) => each.unit === unit);

function missedWords(goal: Goal, attempt: Attempt, texts: PartTexts<'learn'>): string {
  const unit = subjectOf(goal, attempt);
  const pictured = unit === undefined ? undefined : unitIn(unit, [attempt.start, attempt.chosen]);
  const name = pictured ? unitName(attempt.start, pictured.tiles[0]) : '';
  const say = (key: LearnKey, params = {}): string => texts.t(key, { unit: name, ...params });
  if ('wins' in goal) return say('goal.wins');
  if ('hq' in goal) {
    const lost = attempt.start.seats[goal.hq].hq - attempt.end.seats[goal.hq].hq;
    if (goal.loses === 0) return say('goal.hqSpared', { count: lost });
    const fought = attempt.events.some(({ type }) => type === 'battle');
    return fought ? say('goal.hq', { lost, count: goal.loses }) : say('goal.noBattle');
  }
  if ('acts' in goal) return say('goal.acts', { phase: goal.phase });
  return say(`goal.${Object.keys(goal)[0] as 'dies' | 'lives' | 'netted' | 'saved' | 'moved'}`);
}

/** Why the units fared as they did, each told once. */
function whyOf(
  units: readonly (UnitId | undefined)[],
  attempt: Omit<Attempt, 'chosen'>,
  states: readonly State[],
): WhyLine[] {
  const asked = [...new Set(units)].flatMap((unit) => (unit === undefined ? [] : [unit]));
  return asked
    .flatMap((unit) => whyWords(unitIn(unit, states), attempt.events, attempt.events.length, attempt.end))
    .slice(0, MOST_LINES);
}

export function judgeAttempt(task: PlayTask, attempt: Attempt, texts: PartTexts<'learn'>): Verdict {
  const missed = task.goals.filter((goal) => !isMet(goal, attempt));
  const told = missed.length > 0 ? missed : task.goals;
  return {
    right: missed.length === 0,
    missed: missed.map((goal) => missedWords(goal, attempt, texts)),
    why: whyOf(
      told.map((goal) => subjectOf(goal, attempt)),
      attempt,
      [attempt.start, attempt.chosen],
    ),
  };
}

/** The hexes that the answers to a question name; the HQ where it is about points. */
const hexesAsked = ({ question, answers }: PredictTask, start: State): readonly Hex[] =>
  typeof question === 'object'
    ? unitsIn(start).flatMap(({ owner, kind, tiles: [{ hex }] }) =>
        owner === question.loses && tileOf(start, kind).isHq ? [hex] : [],
      )
    : answers.flatMap((answer) => (typeof answer === 'number' ? [] : answer.map(hexOf)));

export function judgeAnswer(task: PredictTask, given: number, told: Revelation): Verdict {
  const { start, battle } = told;
  const end = {
    ...start,
    units: battle.units,
    seats: start.seats.map((seat, i) => ({ ...seat, hq: battle.hq[i] })),
  };
  const about = unitsIn(start)
    .filter(({ tiles: [{ hex }] }) => hexesAsked(task, start).includes(hex))
    .map(({ unit }) => unit);
  return {
    right: given === told.right,
    missed: [],
    why: whyOf(about, { start, end, events: battle.events }, [start]),
  };
}
