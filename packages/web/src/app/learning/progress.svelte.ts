// Which tasks of the lessons have been done, kept in this browser; a browser without storage just forgets it.

import type { Lesson } from '../../learn/lesson.ts';

const KEY = 'nhex-lessons';

/** The stored list as far as it makes sense. */
export function readProgress(text: string | undefined): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function load(): string[] {
  try {
    return readProgress(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return [];
  }
}

class Progress {
  #done: readonly string[] = $state.raw(load());

  #keep(done: readonly string[]): void {
    this.#done = done;
    try {
      localStorage.setItem(KEY, JSON.stringify(done));
    } catch {
      // Not kept: the lessons can be done again.
    }
  }

  isDone(lesson: Lesson, task: string): boolean {
    return this.#done.includes(`${lesson.key}/${task}`);
  }

  isWhole(lesson: Lesson): boolean {
    return lesson.tasks.every(({ key }) => this.isDone(lesson, key));
  }

  /** Of a lesson the tasks that are done. */
  countOf(lesson: Lesson): number {
    return lesson.tasks.filter(({ key }) => this.isDone(lesson, key)).length;
  }

  get isEmpty(): boolean {
    return this.#done.length === 0;
  }

  add(lesson: Lesson, task: string): void {
    if (!this.isDone(lesson, task)) this.#keep([...load(), `${lesson.key}/${task}`]);
  }

  forget(): void {
    this.#keep([]);
  }
}

export const progress = new Progress();
