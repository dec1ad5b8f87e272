// A table: one game with its players, rebuilt from what is stored. A value; every change makes a new one.

import {
  deciderIn,
  type GameOptions,
  hashOf,
  hqOf,
  type Input,
  newPlay,
  type Play,
  playInput,
  type Result,
  readOptions,
  resultOf,
  turnOf,
  withoutPast,
} from '../referee/engine.ts';
import type { GamesTable, InputsTable } from '../store/schema.ts';
import { type Clock, deadlineOf, newClock, tick } from './clock.ts';
import type { Settings } from './settings.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  /** A program that plays for itself. */
  readonly bot?: boolean;
}

export type SeatHolder =
  /** Open to everybody, or kept for one who was invited. */
  | { readonly kind: 'open'; readonly for?: Player }
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'bot'; readonly bot: string };

export interface Table {
  readonly id: string;
  readonly sequence: number;
  readonly status: GamesTable['status'];
  readonly options: GameOptions;
  readonly settings: Settings;
  readonly private: boolean;
  readonly match: { readonly id: string; readonly round: number } | undefined;
  /** Bans and picks so far; undefined unless the armies are being chosen. */
  readonly draft: readonly string[] | undefined;
  /** The seed is not shown yet, even after the end. */
  readonly sealed: boolean;
  readonly commitment: string;
  readonly rules: string;
  readonly seats: readonly SeatHolder[];
  readonly play: Play;
  readonly clock: Clock | undefined;
  /** The seat that offers a draw. */
  readonly offer: number | undefined;
  /** The game that the same players play next. */
  readonly rematch: string | undefined;
  /** By seat: the sequence after its last own input. */
  readonly lastOwn: readonly number[];
}

/** The house plays for whoever has left. */
const HOUSE_BOT = 'easy';
/** How long the process that should move a bot has before another one does. */
const BOT_RESCUE_MS = 4_000;
/** How long the process that stored the last input has to settle the game before another one does. */
const SETTLE_RESCUE_MS = 2_000;

export function readInput(row: Pick<InputsTable, 'kind' | 'seat' | 'choice' | 'draws'>): Input {
  const seat = row.seat ?? 0;
  switch (row.kind) {
    case 'choice':
      return { kind: 'choice', seat, choice: row.choice ?? '', draws: row.draws ? row.draws.split(' ') : [] };
    case 'resign':
    case 'time':
    case 'undo':
      return { kind: row.kind, seat };
    case 'draw':
    case 'abandon':
      return { kind: row.kind };
    default:
      throw new Error(`there is no input of kind ${row.kind}`);
  }
}

export function writeInput(input: Input): Pick<InputsTable, 'kind' | 'seat' | 'choice' | 'draws'> {
  const { kind } = input;
  const seat = 'seat' in input ? input.seat : null;
  return input.kind === 'choice'
    ? { kind, seat, choice: input.choice, draws: input.draws.length > 0 ? input.draws.join(' ') : null }
    : { kind, seat, choice: null, draws: null };
}

/** A table before its first input. */
export function newTable(row: GamesTable, seats: readonly SeatHolder[]): Table {
  const options = readOptions(row.options);
  const settings: Settings = JSON.parse(row.settings);
  const play = newPlay(options);
  const began = row.started !== null;
  return {
    id: row.id,
    sequence: 0,
    status: began ? 'playing' : 'open',
    options,
    settings,
    private: row.private === 1,
    match: row.match === null ? undefined : { id: row.match, round: row.round ?? 1 },
    draft: row.draft === null ? undefined : JSON.parse(row.draft),
    sealed: row.sealed === 1,
    commitment: row.commitment,
    rules: row.rules,
    seats,
    play,
    clock:
      began && settings.clock
        ? newClock(settings.clock, seats.length, timed(seats, play), row.started ?? row.created)
        : undefined,
    offer: undefined,
    rematch: row.rematch ?? undefined,
    lastOwn: seats.map(() => 0),
  };
}

/** Carries out an input that happened at that moment. */
export function advance(table: Table, input: Input, at: number): Table {
  return arrive(table, playInput(table.play, input), at);
}

/** The table after a play that has been carried out already. */
export function arrive(table: Table, play: Play, at: number): Table {
  const over = resultOf(play) !== undefined;
  const turnEnded = turnOf(play) !== turnOf(table.play);
  const sequence = table.sequence + 1;
  const asked = deciderIn(table.play);
  return {
    ...table,
    sequence,
    lastOwn: table.lastOwn.map((last, seat) => (seat === asked ? sequence : last)),
    status: over ? 'over' : table.status,
    play: withoutPast(play),
    offer: undefined,
    clock: table.clock && tick(table.clock, at, timed(table.seats, play), turnEnded),
  };
}

/** Whose clock runs: nobody's while the house decides. */
function timed(seats: readonly SeatHolder[], play: Play): number | undefined {
  const decider = deciderIn(play);
  return decider === undefined || play.left.includes(decider) || seats[decider]?.kind === 'bot'
    ? undefined
    : decider;
}

/** Bans and picks: each bans one; the second to ban chooses first. */
export const DRAFT = [
  { seat: 0, kind: 'ban' },
  { seat: 1, kind: 'ban' },
  { seat: 1, kind: 'pick' },
  { seat: 0, kind: 'pick' },
] as const;

export const resultAt = (table: Table): Result | undefined => resultOf(table.play);

export const deciderAt = (table: Table): number | undefined =>
  table.status === 'playing' ? deciderIn(table.play) : undefined;

/** Who is waited for: who must decide, or who bans or picks next. */
export const askedAt = (table: Table): number | undefined =>
  table.status === 'open' && table.draft ? DRAFT[table.draft.length].seat : deciderAt(table);

/** The bot that must decide now, if it is one. */
export function botToMove(table: Table): string | undefined {
  const decider = deciderAt(table);
  if (decider === undefined) return undefined;
  if (table.play.left.includes(decider)) return HOUSE_BOT;
  const holder = table.seats[decider];
  return holder.kind === 'bot' ? holder.bot : undefined;
}

/** The seat of a player who still plays. */
export function seatOf(table: Table, player: string): number | undefined {
  const seat = table.seats.findIndex((holder) => holder.kind === 'player' && holder.player.id === player);
  return seat < 0 ? undefined : seat;
}

/** When some process must look at this table again. */
function wakeAt(table: Table, now: number): number | null {
  if (table.status === 'open') return null;
  // The end is to be settled: now, or soon after the process that stored it died.
  if (table.status === 'over') return now + SETTLE_RESCUE_MS;
  if (botToMove(table) !== undefined) return now + BOT_RESCUE_MS;
  return (table.clock && deadlineOf(table.clock)) ?? null;
}

/** What the game's row says at this table. */
export function rowOf(
  table: Table,
  now: number,
): Pick<GamesTable, 'status' | 'hash' | 'result' | 'updated' | 'decider' | 'wake'> {
  const result = resultAt(table);
  return {
    status: table.status,
    hash: hashOf(table.play),
    result: result === undefined ? null : JSON.stringify({ ...result, hq: hqOf(table.play) }),
    updated: now,
    decider: deciderAt(table) ?? null,
    wake: wakeAt(table, now),
  };
}
