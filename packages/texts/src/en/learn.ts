// Learning, in English: the list of lessons, what stands around a task, and why an attempt did not work.

import type { Message } from '../message.ts';

export const learn = {
  'learn.title': 'Learn to play',
  'learn.intro':
    'Twelve short lessons, each on a real board. Do them in order, skip what you know, come back whenever you like.',
  'learn.progress': 'Lessons done: {done} of {count}',
  'learn.start': 'Start',
  'learn.goOn': 'Go on: {lesson}',
  'learn.done': 'done',
  'learn.again': 'Forget my progress',
  'learn.lesson': 'Lesson {number}: {title}',
  'learn.task': 'Task {number} of {count}',
  'learn.check': 'Answer',
  'learn.right': 'Right!',
  'learn.wrong': 'Not quite.',
  'learn.why': 'What happened',
  'learn.retry': 'Try again',
  'learn.show': 'Show me',
  'learn.next': 'Next task',
  'learn.nextLesson': 'Next lesson',
  'learn.skip': 'Skip',
  'learn.all': 'All lessons',
  'learn.rule': 'Rule {number}',
  'learn.finished': 'You know the game.',
  'learn.finishedText': 'Everything else you learn by playing. How about a first duel?',
  'learn.unknown': 'There is no such lesson.',
  // answers to a question
  'learn.answer.none': 'Nobody',
  'learn.answer.points': { one: '{count} point', other: '{count} points' },
  // goals that were not met
  'goal.dies': '{unit} is still standing.',
  'goal.lives': '{unit} died.',
  'goal.hq': 'The HQ lost only {lost}, it should have lost {count}.',
  'goal.hqSpared': { one: 'Your HQ lost {count} point.', other: 'Your HQ lost {count} points.' },
  'goal.noBattle': 'There was no Battle in this turn.',
  'goal.netted': '{unit} is not netted.',
  'goal.acts': '{unit} did not strike in phase {phase}.',
  'goal.saved': 'No Medic stepped in for {unit}.',
  'goal.moved': '{unit} is not where it should be.',
  'goal.wins': 'The other HQ has more points left.',
} as const satisfies Readonly<Record<string, Message>>;
