// All that the measurements and the bot protocol's own bot need of the engine and the bots: a few plain calls.
//
// These programs also run on the packages of earlier commits (scripts/earlier.mjs), so nothing else that they are made
// of may import from @nhex/engine or @nhex/bots. What earlier commits call otherwise stands in era.ts; the note there
// says what to do when the packages change again.

import { type Bot, makeBot } from '@nhex/bots';
import {
  applyChoice,
  type Choice,
  CodeList,
  type GameOptionsInput,
  listCodes,
  makeChoice,
  makePosition,
  newState,
  parseChoice,
  parsePosition,
  parseScenario,
  playInPlace,
  quickBattle,
  type State,
  viewOf,
} from '@nhex/engine';
import { readDraws, unpack } from './era.ts';

export { nextRandom, randomBelow, seedFrom } from '@nhex/engine';
export { isOver } from './era.ts';

/** A game where it stands, or a board to be fought on. */
export type Table = State;
export type Player = Bot;

export const newTable = (options: object, seed: string): Table => newState(options as GameOptionsInput, seed);
/** From a position line of any version. */
export const tableAt = (position: string): Table => parsePosition(position);
/** As a position line of the packages' own version. */
export const positionOf = (table: Table): string => makePosition(table);
/** From a scenario as parsed from JSON. */
export const boardOf = (scenario: unknown): Table => parseScenario(scenario);

const codes = new CodeList();

/** Lists the legal choices and says how many there are. */
export const listChoices = (table: Table): number => listCodes(table, codes).size;
/** Plays one of the choices just listed, in place. */
export const playListed = (table: Table, index: number): void => playInPlace(table, codes.at(index));

/** Fights the Battle of a board with the first answers; the board stays as it was. */
export const fightOn = (board: Table): void => void quickBattle(board);

/** The table after a line of a record, such as `0 place claws c3 r2 + 1: move medic`. */
export function played(table: Table, line: string): Table {
  const [input, drawn] = line.split(' + ');
  const [seat, keys] = drawn?.split(': ') ?? [];
  const draws = readDraws(table, Number(seat) || 0, keys?.split(' ') ?? []);
  return applyChoice(table, parseChoice(input.replace(/^\d+ /, ''), table), draws).state;
}

/** The legal choices as texts. */
export const choicesOf = (table: Table): string[] =>
  listCodes(table, codes)
    .toArray()
    .map((code) => makeChoice(unpack(code), table));

/** A bot by its specification; throws a RangeError with a sentence when there is none. */
export const makePlayer = (spec: string): Player => makeBot(spec);

/** Whether a specification sets a limit of its own: `search:nodes=2000`, `hard:ms=500`. */
const setsLimit = (spec: string): boolean => /[:,](nodes|ms)=/.test(spec);

/**
 * The bot's choice as a text. As everywhere on the command line its own count of positions limits it; when so many
 * milliseconds are over it must be content with the best so far.
 */
export function think(player: Player, table: Table, seed: number, ms = Number.POSITIVE_INFINITY): string {
  const budget = setsLimit(player.name) ? {} : { ms: Number.POSITIVE_INFINITY };
  const thinking = player.think(viewOf(table), { seed, ...budget });
  const end = performance.now() + ms;
  let best: Choice | undefined;
  for (;;) {
    const slice = thinking.next();
    if (slice.done) return makeChoice(slice.value.choice, table);
    best = slice.value.best ?? best;
    if (best && performance.now() > end) return makeChoice(best, table);
  }
}
