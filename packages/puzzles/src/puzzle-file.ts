// A puzzle that comes from outside (a file, a link, the store), checked field by field; faults name their place.

import { NhexError, within } from '@nhex/engine';
import { refuse } from './fault.ts';
import { followLine } from './follow.ts';
import { DIFFICULTIES, GOAL_KINDS, type Goal, IDEAS, type Puzzle } from './puzzle.ts';
import { handOf, MOST_TILES, startOf } from './start.ts';

const FIELDS: readonly (keyof Puzzle | 'solved')[] = [
  'key',
  'position',
  'hand',
  'plays',
  'goal',
  'difficulty',
  'rating',
  'ideas',
  'rule',
  'solutions',
  'solved',
];
const LONGEST_KEY = 100;
const MOST_RATING = 4000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, known: readonly string[], place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('not-an-object', {}, place);
  for (const field of Object.keys(value))
    if (!known.includes(field)) refuse('unknown-field', { field: field.slice(0, 40) }, place);
  return value as Fields;
}

const text = (value: unknown, place: string, longest: number): string =>
  typeof value === 'string' && value.length <= longest ? value : refuse('not-a-text', {}, place);

const number = (value: unknown, place: string, least: number, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : refuse('not-a-number', { least, most }, place);

const texts = (value: unknown, place: string): readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value
    : refuse('not-a-list', {}, place);

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], place: string): T =>
  allowed.find((each) => each === value) ?? refuse('not-one-of', { allowed: allowed.join(', ') }, place);

export function readGoal(value: unknown, place = 'goal'): Goal {
  const fields = fieldsOf(value, ['kind', 'units', 'fewest'], place);
  const kind = oneOf(fields['kind'], GOAL_KINDS, `${place}.kind`);
  if (fields['fewest'] !== undefined && fields['fewest'] !== true)
    refuse('not-one-of', { allowed: 'true' }, `${place}.fewest`);
  const fewest = fields['fewest'] === true ? { fewest: true as const } : {};
  if (kind !== 'kill') {
    if (fields['units'] !== undefined) refuse('unknown-field', { field: 'units' }, place);
    return { kind, ...fewest };
  }
  const units = texts(fields['units'], `${place}.units`);
  return { kind, units, ...fewest };
}

const solutionsIn = (value: unknown): readonly (readonly string[])[] =>
  Array.isArray(value)
    ? value.map((line, i) => texts(line, `solutions[${i}]`))
    : refuse('not-a-list', {}, 'solutions');

/** The puzzle in a value that was parsed from JSON. Throws a PuzzleError, or the NhexError of its position. */
export function readPuzzle(value: unknown): Puzzle {
  const fields = fieldsOf(value, FIELDS, 'puzzle');
  const given = <T>(name: keyof Puzzle, read: (value: unknown, place: string) => T): object =>
    fields[name] === undefined ? {} : { [name]: read(fields[name], name) };
  const position = text(fields['position'], 'position', Number.POSITIVE_INFINITY);
  const plays = number(fields['plays'], 'plays', 1, MOST_TILES);
  const goal = readGoal(fields['goal']);
  const start = startAt({ position, plays, goal });
  const hand = handOf(start);
  if (fields['hand'] !== undefined && texts(fields['hand'], 'hand').join() !== hand.join())
    refuse('other-hand', {}, 'hand');
  const puzzle: Puzzle = {
    key: text(fields['key'] ?? 'own', 'key', LONGEST_KEY),
    position,
    hand,
    plays,
    goal,
    ...given('difficulty', (each, place) => oneOf(each, DIFFICULTIES, place)),
    ...given('rating', (each, place) => number(each, place, 0, MOST_RATING)),
    ...given('ideas', (each, place) => texts(each, place).map((idea) => oneOf(idea, IDEAS, place))),
    ...given('rule', (each, place) => text(each, place, LONGEST_KEY)),
    ...given('solutions', solutionsIn),
  };
  puzzle.solutions?.forEach((line, i) => void followLine(puzzle, line, `solutions[${i}]`));
  return puzzle;
}

/** Faults of the position are told as they are, with the field that holds it. */
function startAt(task: Pick<Puzzle, 'position' | 'plays' | 'goal'>): ReturnType<typeof startOf> {
  try {
    return startOf(task);
  } catch (error) {
    if (error instanceof NhexError)
      throw new NhexError(error.code, error.reason, error.values, within('position', error.place ?? []));
    throw error;
  }
}
