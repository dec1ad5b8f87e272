// A game is its beginning and its input log; everything else derives from them (log, replay, undo: TURN-7).

import { type Drawn, NOBODY, type Owner, type SeatId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import type { Choice } from '../choices/choice.ts';
import { type Code, packChoice } from '../choices/code.ts';
import type { GameEvent } from '../flow/events.ts';
import type { GameOptionsInput, ScenarioInput } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { type Applied, applyChoice, applyUnheard, type Draws } from './play.ts';
import { deciderOf } from './run.ts';
import { newState } from './setup.ts';
import { agree, giveUp } from './verdicts.ts';

/** What every input says: who gave it, in which turn, and the state it was given in. */
interface Given {
  readonly seat: Owner;
  readonly turn: number;
  readonly before: State;
}

/** A choice, and what was drawn because of it: tiles, or cards where leaders are dealt and revealed. */
export interface ChoiceInput extends Given {
  readonly kind: 'choice';
  readonly code: Code;
  readonly draws: readonly Drawn[];
}

/** What a table can say besides choices. */
export const VERDICTS = ['resign', 'time-over', 'draw-agreed', 'take-back'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A word of a player or of the clock; NOBODY gives what both sides agreed on. */
export interface VerdictInput extends Given {
  readonly kind: Verdict;
}

/** One input of the log. */
export type LogEntry = ChoiceInput | VerdictInput;

export interface Game {
  /** The state before the first input. */
  readonly start: State;
  /** What decided the draws; undefined when only the record of them is known. */
  readonly seed: string | undefined;
  readonly log: readonly LogEntry[];
  readonly state: State;
}

/** A game after an input, and what happened because of it. */
export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export function newGame(options: GameOptionsInput | ScenarioInput, seed: string | number): Game {
  const start = newState(options, seed);
  return { start, seed: String(seed), log: [], state: start };
}

/** A game that goes on from any state, for instance from a position. */
export const gameFrom = (start: State): Game => ({ start, seed: undefined, log: [], state: start });

/** Plays one choice of whoever is asked; the given game stays as it was. */
export const play = (game: Game, choice: Choice | Code): Played => extend(game, choice, undefined);

/** The same with draws from outside: a referee that shuffles by itself, or a record without a seed. */
export const playWithDraws = (game: Game, choice: Choice | Code, draws: Draws): Played =>
  extend(game, choice, draws);

/** The same with a code taken from `codesOf`, unchecked, where nobody wants the events. */
export const playUnheard = (game: Game, code: Code, given: Draws): Game =>
  logged(game, code, applyUnheard(game.state, code, given));

function extend(game: Game, choice: Choice | Code, given: Draws | undefined): Played {
  const code = typeof choice === 'number' ? choice : packChoice(choice);
  const applied = applyChoice(game.state, code, given);
  return { game: logged(game, code, applied), events: applied.events };
}

function logged(game: Game, code: Code, { state, draws }: Omit<Applied, 'events'>): Game {
  const before = game.state;
  const entry = {
    kind: 'choice',
    seat: deciderOf(before),
    turn: before.turn.number,
    before,
    code,
    draws,
  } as const;
  return { ...game, log: [...game.log, entry], state };
}

/** Ends the game or takes an input back by the word of a player or the clock: nobody else decides what comes of such a word. */
export function declareVerdict(game: Game, verdict: Verdict, seat: Owner): Played {
  const before = game.state;
  // Whether something may be taken back, `canUndo` says.
  if (!before.pending && verdict !== 'take-back') refuse('game-over', 'game-is-over', {});
  const isOfOne = verdict === 'resign' || verdict === 'time-over';
  if (isOfOne && before.seats[seat]?.alive !== true) refuse('illegal-choice', 'not-playing', { seat });
  const { state, events } = afterVerdict(game, verdict, seat);
  const entry = { kind: verdict, seat, turn: before.turn.number, before };
  return { game: { ...game, log: [...game.log, entry], state }, events };
}

function afterVerdict(
  game: Game,
  verdict: Verdict,
  seat: Owner,
): { state: State; events: readonly GameEvent[] } {
  switch (verdict) {
    case 'resign':
      return giveUp(game.state, seat, 'resigned');
    case 'time-over':
      return giveUp(game.state, seat, 'time');
    case 'draw-agreed':
      return agree(game.state);
    case 'take-back': {
      const last = lastChoice(game);
      if (!last || last.seat !== seat || !canUndo(game)) return refuse('no-undo', 'nothing-to-take-back', {});
      return { state: last.before, events: [] };
    }
  }
}

/** Plays a recorded input: refuses another player's choice and draws that did not happen. */
export function playRecorded(game: Game, entry: RecordedInput): Played {
  if (entry.kind !== 'choice') return declareVerdict(game, entry.kind, entry.seat);
  const decider = deciderOf(game.state);
  if (game.state.pending && decider !== entry.seat)
    refuse('bad-record', 'other-player', { seat: entry.seat, decider });
  const next = extend(game, entry.code, game.seed === undefined ? entry.draws : undefined);
  const drawn = (next.game.log[game.log.length] as ChoiceInput).draws;
  if (drawn.length !== entry.draws.length || drawn.some((one, i) => one !== entry.draws[i]))
    refuse('bad-record', 'other-draws', {});
  return next;
}

/** An input as a record holds it. */
export type RecordedInput =
  | Omit<ChoiceInput, 'before' | 'turn'>
  | { readonly kind: Verdict; readonly seat: Owner };

/** The game after its first `inputs` inputs. */
export function replay(game: Game, inputs: number): Game {
  if (inputs >= game.log.length) return game;
  const log = game.log.slice(0, Math.max(0, inputs));
  return { ...game, log, state: game.log[log.length].before };
}

/** The choices that stand: those that were not taken back. */
export function standingChoices(log: readonly LogEntry[]): ChoiceInput[] {
  const standing: ChoiceInput[] = [];
  for (const entry of log) {
    if (entry.kind === 'choice') standing.push(entry);
    else if (entry.kind === 'take-back') standing.pop();
  }
  return standing;
}

const lastChoice = (game: Game): ChoiceInput | undefined => standingChoices(game.log).at(-1);

/** Whether the last choice may be taken back: same turn, own choice, nothing drawn and no Battle since (TURN-3, TURN-7). */
export function canUndo(game: Game): boolean {
  const last = lastChoice(game);
  const { state } = game;
  if (!last || !state.pending || last.draws.length > 0) return false;
  if (last.before.battles !== state.battles) return false;
  return last.turn > 0 && last.turn === state.turn.number && last.seat === state.turn.seat;
}

/** Takes the last choice back. */
export const undo = (game: Game): Game =>
  declareVerdict(game, 'take-back', lastChoice(game)?.seat ?? (NOBODY as SeatId)).game;
