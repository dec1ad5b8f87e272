// The lessons against the engine: every question has one right answer, every task can be done and can go wrong.
import { type Choice, parseChoice, requestOf, type State } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../src/learn/board-data.ts';
import { attempt, isMet, reveal } from '../src/learn/goals.ts';
import type { PlayTask } from '../src/learn/lesson.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';

const openIn = (task: PlayTask, state: State): Choice[] =>
  (requestOf(state)?.choices ?? []).filter(({ type }) => task.allows.includes(type));

test('there are twelve lessons, each with a name of its own', () => {
  expect(LESSONS).toHaveLength(12);
  expect(new Set(LESSONS.map(({ key }) => key)).size).toBe(12);
  for (const { tasks } of LESSONS) expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
});

describe.each(LESSONS.map((lesson) => [lesson.key, lesson] as const))('lesson %s', (_, { tasks }) => {
  for (const task of tasks) {
    if (task.kind === 'predict')
      test(`${task.key} has one right answer`, () => {
        const { right, battle } = reveal(task);
        expect(right).toBeGreaterThanOrEqual(0);
        expect(battle.events.some(({ type }) => type === 'battle-over')).toBe(true);
      });
    else
      test(`${task.key} can be done, and can go wrong`, () => {
        let state = stateOf(task.board);
        const choices: Choice[] = [];
        for (const text of task.solution) {
          const choice = parseChoice(text, state);
          expect(task.allows).toContain(choice.type);
          choices.push(choice);
          state = attempt({ ...task, follows: [] }, choices).end;
        }
        expect(choices).toHaveLength(task.choices ?? 1);
        const done = attempt(task, choices);
        expect(task.goals.filter((goal) => !isMet(goal, done))).toEqual([]);
        const wrong = openIn(task, stateOf(task.board)).filter((choice) => {
          const tried = attempt({ ...task, follows: task.choices ? [] : (task.follows ?? []) }, [choice]);
          return task.goals.some((goal) => !isMet(goal, tried));
        });
        expect(wrong.length).toBeGreaterThan(0);
      });
  }
});
