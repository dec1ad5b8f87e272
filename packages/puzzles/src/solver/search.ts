// All ways through the turn of a puzzle to its Battle, each board once as far as it is cheap to know; the opponent answers against us.

import { turnKey } from '@nhex/bots';
import { type Code, cloneState, codeType, deciderOf, NOWHERE, playInPlace, type State } from '@nhex/engine';
import { END, searchCodes } from '../choices.ts';
import { isDistinct, lookOf } from './distinct.ts';
import { joined, type Line } from './joined.ts';

export interface SearchSettings {
  /** Tiles to be played; the engine must not allow more. */
  readonly plays: number;
  /** Whether a state in which the Battle has just begun (or is over already) is a success; it may be played on. */
  readonly succeeds: (fighting: State, before: State) => boolean;
  /** Stop when so many different boards succeed, reached by as many different plays. */
  readonly most?: number;
  /** Stop when so many Battles are fought. */
  readonly mostBattles?: number;
}

const NONE: readonly Line[] = [];
const NO_CODES: ReadonlySet<Code> = new Set();
const NO_PLAYS: readonly Code[] = [];

const countUnits = ({ units }: State): number => {
  let count = 0;
  for (let unit = 0; unit < units.hex.length; unit++) if (units.hex[unit] !== NOWHERE) count += 1;
  return count;
};

/** A placement after which nothing but that unit is new on the board. */
function isQuiet(before: State, code: Code, after: State, unitsBefore: number): boolean {
  return (
    codeType(code) === 'place' &&
    after.pending?.kind === 'turn' &&
    after.turn.number === before.turn.number &&
    countUnits(after) === unitsBefore + 1
  );
}

function isQuietIn(state: State, code: Code, unitsBefore: number): boolean {
  const next = cloneState(state);
  playInPlace(next, code);
  return isQuiet(state, code, next, unitsBefore);
}

export class Search {
  readonly #settings: SearchSettings;
  readonly #solver: number;
  readonly #memory = new Map<number, readonly Line[]>();
  /** Boards that succeed, and what was played for them; the plays of the line that is followed now. */
  readonly #boards = new Set<number>();
  readonly #plays = new Set<string>();
  readonly #played: Code[] = [];
  #answering = 0;
  #battles = 0;

  constructor(start: State, settings: SearchSettings) {
    this.#settings = settings;
    this.#solver = start.turn.seat;
  }

  /** Battles fought so far. */
  get battles(): number {
    return this.#battles;
  }

  /** Whether a limit of the settings ended the search: there may be more lines. */
  get isCut(): boolean {
    const { most = Number.POSITIVE_INFINITY, mostBattles = Number.POSITIVE_INFINITY } = this.#settings;
    return Math.min(this.#boards.size, this.#plays.size) >= most || this.#battles >= mostBattles;
  }

  /** Every line from the beginning; yields the part of the first choices that is done, from 0 to 1. */
  *run(start: State): Generator<number, readonly Line[]> {
    const lines: Line[] = [];
    const codes = this.#choices(start);
    const earlier = new Set<Code>();
    const unitsBefore = countUnits(start);
    for (let i = 0; i < codes.length && !this.isCut; i++) {
      yield i / codes.length;
      lines.push(...this.#linesBy(start, codes[i], earlier, unitsBefore));
    }
    return lines;
  }

  /** Every line from a state within the turn, whoever is asked there. */
  linesFrom(state: State): readonly Line[] {
    return this.#lines(state, 0, NO_CODES);
  }

  #choices(state: State): Code[] {
    return searchCodes(state, this.#settings.plays).filter((code) => isDistinct(state, code));
  }

  /** Lines that begin with this choice of ours. `quiet` collects the quiet placements of this state, in their order. */
  #linesBy(state: State, code: Code, quiet: Set<Code>, unitsBefore: number): readonly Line[] {
    if (code === END) return this.#fight(state);
    const next = cloneState(state);
    playInPlace(next, code);
    const isNew = isQuiet(state, code, next, unitsBefore);
    const isPlay = next.turn.plays > state.turn.plays;
    if (isPlay) this.#played.push(code);
    // Two placements that are both quiet here may come in either order: only one order is followed.
    const below = this.#lines(next, isNew ? code : 0, isNew ? quiet : NO_CODES);
    if (isPlay) this.#played.pop();
    if (isNew) quiet.add(code);
    if (below.length === 0) return below;
    return below.map(({ codes, plays, board }) => ({
      codes: [code, ...codes],
      plays: isPlay ? [code, ...plays] : plays,
      board,
    }));
  }

  /**
   * Lines from a state within the turn. `last`: the quiet placement that led here (or 0), and `skip`: the earlier quiet
   * ones beside it, which were or will be followed in the other order.
   */
  #lines(state: State, last: Code, skip: ReadonlySet<Code>): readonly Line[] {
    const { pending } = state;
    // A Battle before its time, or the game is over: no solution.
    if (!pending || state.battle) return NONE;
    if (deciderOf(state) !== this.#solver) return this.#answered(state);
    if (pending.kind !== 'turn') return this.#explore(state, this.#choices(state), skip);
    const codes = this.#choices(state);
    if (codes.length === 1 && codes[0] === END) return this.#fight(state);
    const key = turnKey(state) + last;
    const known = this.#memory.get(key);
    if (known) {
      for (const { board, plays } of known) this.#count(board, plays);
      return known;
    }
    const lines = this.#explore(state, codes, skip);
    this.#memory.set(key, lines);
    return lines;
  }

  #explore(state: State, codes: readonly Code[], skip: ReadonlySet<Code>): readonly Line[] {
    let lines: Line[] | undefined;
    const quiet = new Set<Code>();
    const unitsBefore = countUnits(state);
    const leavesMore = state.turn.plays + 1 < this.#settings.plays;
    for (const code of codes) {
      if (this.isCut) break;
      if (skip.has(code)) {
        if (leavesMore && isQuietIn(state, code, unitsBefore)) quiet.add(code);
        continue;
      }
      const more = this.#linesBy(state, code, quiet, unitsBefore);
      if (more.length > 0) lines = lines ? [...lines, ...more] : [...more];
    }
    return lines ?? NONE;
  }

  /** Whatever the opponent answers must leave us a line; the answer that leaves fewest is the one that counts. */
  #answered(state: State): readonly Line[] {
    let fewest: readonly Line[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    this.#answering += 1;
    for (const code of searchCodes(state, this.#settings.plays)) {
      const next = cloneState(state);
      playInPlace(next, code);
      const lines = this.#lines(next, 0, NO_CODES).map((line) => ({ ...line, codes: [code, ...line.codes] }));
      const solutions = lines.length === 0 ? 0 : joined(lines).length;
      if (solutions < least) [fewest, least] = [lines, solutions];
      if (solutions === 0) break;
    }
    this.#answering -= 1;
    for (const { board, plays } of fewest ?? NONE) this.#count(board, plays);
    return fewest ?? NONE;
  }

  #fight(before: State): readonly Line[] {
    this.#battles += 1;
    const fighting = cloneState(before);
    playInPlace(fighting, END);
    if (!this.#settings.succeeds(fighting, before)) return NONE;
    const board = lookOf(before);
    this.#count(board, NO_PLAYS);
    return [{ codes: [], plays: NO_PLAYS, board }];
  }

  /** What succeeds after one answer of the opponent only is no solution yet. */
  #count(board: number, plays: readonly Code[]): void {
    if (this.#answering > 0) return;
    this.#boards.add(board);
    this.#plays.add([...this.#played, ...plays].sort((a, b) => a - b).join());
  }
}
