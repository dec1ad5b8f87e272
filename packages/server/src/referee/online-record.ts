// The record of an online game: the engine's record with what the referee adds as comments, and its check.

import { checkDraws, Refusal } from './engine.ts';
import { commitmentTo } from './shuffle.ts';

export interface OnlineFacts {
  readonly game: string;
  /** Inputs so far: where a stream goes on. */
  readonly sequence: number;
  readonly commitment: string;
  /** Only after the end. */
  readonly seed: string | undefined;
  /** One word a seat. */
  readonly players: readonly string[];
  /** How the game ended, if not on the board: `resigned won 1`. Of an abandoned game the record itself does not say it. */
  readonly ending: string | undefined;
}

const LABEL = 'online';

/** Adds the referee's comments below the headers. */
export function withFacts(record: string, facts: OnlineFacts): string {
  const lines = [
    `game ${facts.game}`,
    `sequence ${facts.sequence}`,
    `players ${facts.players.join(' ')}`,
    `commitment ${facts.commitment}`,
    ...(facts.seed === undefined ? [] : [`seed ${facts.seed}`]),
    ...(facts.ending === undefined ? [] : [`ended ${facts.ending}`]),
  ].map((line) => `; ${LABEL} ${line}\n`);
  const end = record.indexOf('\n\n');
  const split = end < 0 ? record.length : end + 1;
  return record.slice(0, split) + lines.join('') + record.slice(split);
}

const factOf = (record: string, name: string): string | undefined =>
  new RegExp(`^; ${LABEL} ${name} (.*)$`, 'm').exec(record)?.[1].trim();

export interface Verdict {
  readonly ok: boolean;
  readonly game: string | undefined;
  readonly commitment: string | undefined;
  readonly seed: string | undefined;
  readonly choices: number;
  readonly draws: number;
  /** What does not fit, one sentence each. */
  readonly problems: readonly string[];
}

/** Replays a finished online game and checks its deal. */
export function verifyRecord(record: string): Verdict {
  const commitment = factOf(record, 'commitment');
  const seed = factOf(record, 'seed');
  const problems: string[] = [];
  let choices = 0;
  let draws = 0;
  if (commitment === undefined) problems.push('the record names no commitment: it is not of an online game');
  if (seed === undefined)
    problems.push('the record names no seed: the game is not over, or it is not of an online game');
  if (seed !== undefined && commitment !== undefined && commitmentTo(seed) !== commitment)
    problems.push('the seed does not match the commitment');
  try {
    const checked = checkDraws(record, seed ?? '');
    ({ choices, draws } = checked);
    if (seed !== undefined) problems.push(...checked.wrong);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problems.push(error.message);
  }
  return {
    ok: problems.length === 0,
    game: factOf(record, 'game'),
    commitment,
    seed,
    choices,
    draws,
    problems,
  };
}
