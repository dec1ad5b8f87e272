// Many different games to compare two commits by: every mode, edition, board and variant, played by chance.

import { nextRandom, randomBelow, seedFrom } from '../adapter.ts';

export interface Plan {
  readonly options: {
    readonly mode: string;
    readonly edition: string;
    readonly armies: readonly string[];
    readonly board: string;
    readonly variants: readonly string[];
    readonly mercenariesEach: number;
  };
  readonly seed: string;
}

/** A game as it was played: the choices as texts, and the position line after each. */
export interface Played extends Plan {
  readonly choices: readonly string[];
  readonly positions: readonly string[];
}

// These five, however many there are: the games of all versions must be the same.
const ARMIES = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'];
const EDITIONS = ['3.0', 'yom', 'unified', '2025'];
/** Half of the games are duels. */
const TABLES: readonly (readonly [string, number])[] = [
  ['duel', 2],
  ['deathmatch', 3],
  ['duel', 2],
  ['team', 4],
  ['duel', 2],
  ['scored', 3],
  ['duel', 2],
  ['one-vs-two', 3],
  ['duel', 2],
  ['deathmatch', 4],
  ['duel', 2],
  ['scored', 4],
  ['duel', 2],
  ['deathmatch', 5],
  ['duel', 2],
  ['scored', 6],
  ['duel', 2],
  ['deathmatch', 6],
  ['duel', 2],
  ['scored', 5],
];
const BOMBERS = ['mad-bomber', 'mad-bomber-mercenary', 'mad-bomber-2'];

/** A source of chance: a number from 0 below the bound. */
export type Dice = (bound: number) => number;

export function diceOf(seed: string, stream: number): Dice {
  let chance = seedFrom(seed, stream);
  return (bound) => {
    chance = nextRandom(chance);
    return randomBelow(chance, bound);
  };
}

/** A stream for the options; 0 to 5 are the decks of the seats. */
const OPTIONS_STREAM = 101;

/** The game with this number. */
export function planOf(number: number): Plan {
  const seed = `same/${number}`;
  const dice = diceOf(seed, OPTIONS_STREAM);
  const [mode, players] = TABLES[number % TABLES.length];
  const edition = EDITIONS[Math.floor(number / TABLES.length) % EDITIONS.length];
  const pool = players > ARMIES.length ? [...ARMIES, ...ARMIES] : [...ARMIES];
  const armies = Array.from({ length: players }, () => pool.splice(dice(pool.length), 1)[0]);
  const few = players <= 4;
  const variants = ['alternative-start', 'reinforcement', ...(few ? ['mercenaries'] : [])].filter(
    () => dice(3) === 0,
  );
  const bomber = BOMBERS[dice(BOMBERS.length * 2)];
  if (bomber !== undefined && (few || bomber !== 'mad-bomber-mercenary')) variants.push(bomber);
  const mercenariesEach = players === 2 && variants.includes('mercenaries') ? dice(2) + 1 : 1;
  const board = players >= 4 && dice(2) === 0 ? 'expanded' : 'main';
  return { options: { mode, edition, armies, board, variants, mercenariesEach }, seed };
}
