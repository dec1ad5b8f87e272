// What the plays of a hand can bring about on a board, felt out before anything is proved: ways at random, and each
// of the best ones with one play changed at a time, so that a goal can be guessed that few ways reach.

import type { Dice } from '@nhex/bots';
import { type Code, cloneState, codesOf, playInPlace, type State } from '@nhex/engine';
import { END, searchCodes } from '../choices.ts';
import { targetOf } from '../judge.ts';
import { isDistinct, lookOf } from '../solver/distinct.ts';
import { isAbility } from './hands.ts';

/** The ways seen to reach one value of something. */
interface Ways {
  /** Different boards, counted up to a limit. */
  readonly boards: Set<number>;
  /** Tiles of the hand that are played in one of them, one bit each. */
  used: number;
  /** One of them: our choices and the opponent's answers. */
  readonly line: readonly Code[];
}

const MOST_BOARDS = 8;

/** Ways by value. */
export type Tally = Map<number, Ways>;

export interface Outcomes {
  /** By points that the enemy HQ loses (while the own one stands). */
  readonly damage: Tally;
  /** By points gained on the opponent. */
  readonly lead: Tally;
  /** By points that the own HQ loses. */
  readonly loss: Tally;
  /** By the enemy's units that die, one bit each in the order of `prey`. */
  readonly kills: Tally;
  readonly prey: readonly string[];
}

/** What one Battle brought. */
interface Outcome {
  readonly damage: number;
  readonly loss: number;
}

/** Which tiles of the first hand are no longer in the second, one bit each. */
export function usedBits(hand: readonly number[], left: readonly number[]): number {
  let bits = 0;
  let at = 0;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === left[at]) at += 1;
    else bits |= 1 << i;
  }
  return bits;
}

/** HQs as strong as they can be: what they lose is what counts. */
const TOUGH = 20;
const RANDOM_LINES = 40;
/** A way at random uses an ability on the board now and then. */
const ABILITY_CHANCE = 0.15;
const MOST_CHOICES = 10;
const MOST_CLIMBS = 12;

/** What can be climbed for: the most damage, the best difference, the least loss. */
export const AIMS = ['damage', 'lead', 'loss'] as const;
export type Aim = (typeof AIMS)[number];
const VALUES: Readonly<Record<Aim, (outcome: Outcome) => number>> = {
  damage: ({ damage }) => damage,
  lead: ({ damage, loss }) => damage - loss,
  loss: ({ loss }) => -loss,
};

class Feeler {
  readonly #start: State;
  readonly #plays: number;
  readonly #dice: Dice;
  readonly #target: ReturnType<typeof targetOf>;
  readonly outcomes: Outcomes;

  constructor(start: State, plays: number, dice: Dice) {
    this.#start = cloneState(start);
    for (const seat of this.#start.seats) seat.hq = TOUGH;
    this.#start.turn.maxPlays = plays;
    this.#plays = plays;
    this.#dice = dice;
    this.#target = targetOf(this.#start, { kind: 'win' });
    const prey = this.#target.prey.map(({ hex }) => hex);
    this.outcomes = { damage: new Map(), lead: new Map(), loss: new Map(), kills: new Map(), prey };
  }

  #isReady({ pending, battle, turn }: State): boolean {
    return !battle && pending?.kind === 'turn' && turn.plays === this.#plays;
  }

  /** Choices that go on with the turn. */
  #choices(state: State): Code[] {
    return searchCodes(state, this.#plays).filter((code) => code !== END && isDistinct(state, code));
  }

  /** A line at random from the start up to the Battle. */
  #randomLine(): Code[] | undefined {
    const state = cloneState(this.#start);
    const line: Code[] = [];
    while (!this.#isReady(state)) {
      if (!state.pending || state.battle || line.length > MOST_CHOICES) return undefined;
      const codes = this.#choices(state);
      if (codes.length === 0) return undefined;
      const code = this.#pick(codes);
      line.push(code);
      playInPlace(state, code);
    }
    return line;
  }

  /** Abilities have many ways: they would crowd out the tiles. */
  #pick(codes: readonly Code[]): Code {
    const plays = codes.filter((code) => !isAbility(code));
    const from = plays.length === 0 || this.#dice.chance(ABILITY_CHANCE) ? codes : plays;
    return from[this.#dice.below(from.length)];
  }

  /** The Battle after this line, noted; nothing when the line cannot be played. */
  #fight(before: State, line: readonly Code[]): Outcome {
    const { prey, solver, opponent } = this.#target;
    const state = cloneState(before);
    playInPlace(state, END);
    while (state.battle) playInPlace(state, codesOf(state)[0]);
    const damage = TOUGH - state.seats[opponent].hq;
    const loss = TOUGH - state.seats[solver].hq;
    let killed = 0;
    for (let i = 0; i < prey.length; i++) {
      const { unit } = prey[i];
      if (state.units.hex[unit] < 0 || state.units.owner[unit] !== opponent) killed |= 1 << i;
    }
    const board = lookOf(before);
    const used = usedBits(this.#start.seats[solver].hand, before.seats[solver].hand);
    const { outcomes } = this;
    note(outcomes.damage, damage, board, used, line);
    note(outcomes.lead, damage - loss, board, used, line);
    note(outcomes.loss, loss, board, used, line);
    note(outcomes.kills, killed, board, used, line);
    return { damage, loss };
  }

  /** Plays the rest of a line on a state, as far as it is legal there. */
  #playOn(state: State, rest: readonly Code[]): boolean {
    for (const code of rest) {
      if (!state.pending || state.battle || !codesOf(state).includes(code)) return false;
      playInPlace(state, code);
    }
    return this.#isReady(state);
  }

  /** Changes one choice at a time as long as that is better; what lies around the best is seen on the way. */
  #climb(first: readonly Code[], value: (outcome: Outcome) => number, reached: number): void {
    let line = first;
    let best = reached;
    let unchanged = 0;
    for (let at = 0, climbs = 0; unchanged < line.length && climbs < MOST_CLIMBS; climbs++) {
      const state = cloneState(this.#start);
      for (const code of line.slice(0, at)) playInPlace(state, code);
      let better: Code[] | undefined;
      for (const code of this.#choices(state)) {
        const next = cloneState(state);
        playInPlace(next, code);
        const other = [...line.slice(0, at), code, ...line.slice(at + 1)];
        if (!this.#playOn(next, line.slice(at + 1))) continue;
        const reachedNow = value(this.#fight(next, other));
        if (reachedNow > best) [best, better] = [reachedNow, other];
      }
      unchanged = better ? 0 : unchanged + 1;
      line = better ?? line;
      at = (at + 1) % line.length;
    }
  }

  feel(aim: Aim): void {
    const value = VALUES[aim];
    let best: { readonly line: readonly Code[]; readonly reached: number } | undefined;
    for (let i = 0; i < RANDOM_LINES; i++) {
      const line = this.#randomLine();
      if (!line) continue;
      const state = cloneState(this.#start);
      for (const code of line) playInPlace(state, code);
      const reached = value(this.#fight(state, line));
      if (!best || reached > best.reached) best = { line, reached };
    }
    if (best) this.#climb(best.line, value, best.reached);
  }
}

function note(tally: Tally, value: number, board: number, used: number, line: readonly Code[]): void {
  let ways = tally.get(value);
  if (!ways) {
    ways = { boards: new Set(), used: 0, line };
    tally.set(value, ways);
  }
  ways.used |= used;
  if (ways.boards.size < MOST_BOARDS) ways.boards.add(board);
}

/** Feels out how far so many tiles of the hand come; decisions of the Battle get their first answer. */
export function outcomesOf(start: State, plays: number, aim: Aim, dice: Dice): Outcomes {
  const feeler = new Feeler(start, plays, dice);
  feeler.feel(aim);
  return feeler.outcomes;
}
