// The only file of the server that calls the engine. A Play is a game with its inputs; the hidden order of the decks
// is not in it: what is drawn is dealt from the seed and handed to the engine as recorded draws.

import { createHash } from 'node:crypto';
import {
  applyChoice,
  canUndo,
  checkOptions,
  deciderOf,
  type Game,
  type GameOptions,
  gameFrom,
  makeChoice,
  makePosition,
  makeRecord,
  NhexError,
  newState,
  packChoice,
  parseChoice,
  parseRecord,
  playWithDraws,
  requestOf,
  rulesOf,
  type State,
  standingChoices,
  type TileId,
  undo,
  type View,
  viewOf,
} from '@nhex/engine';
import { deal } from './shuffle.ts';

export type { GameOptions, View };

/** Raised when a game is to be read by other rules than it was played by. */
export const RULES = '1';

export interface Result {
  /** The seats that won; empty for a draw. */
  readonly winners: readonly number[];
  readonly reason: string;
}

/** What happened to a game, in the order of its sequence: all that is stored of it. */
export type Input =
  | {
      readonly kind: 'choice';
      readonly seat: number;
      readonly choice: string;
      readonly draws: readonly string[];
    }
  | { readonly kind: 'resign' | 'time' | 'undo'; readonly seat: number }
  | { readonly kind: 'draw' | 'abandon' };

export interface Play {
  readonly game: Game;
  /** Tiles drawn so far, by seat: the number of the next draw. */
  readonly drawn: readonly number[];
  /** Seats whose player gave up or ran out of time while the others go on: the house plays them. */
  readonly left: readonly number[];
  /** How the game ended outside the rules. */
  readonly ended: Result | undefined;
}

/** A choice, an option or a record that the rules refuse, with the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof NhexError) throw new Refusal(error.message);
    throw error;
  }
}

/** Options completed with their defaults; a Refusal says what does not fit. */
export const checkGameOptions = (input: unknown): GameOptions => refusing(() => checkOptions(input));

export function newPlay(options: GameOptions): Play {
  // The engine's own generator is never asked: every draw is scripted.
  const game = gameFrom(newState(options, 'online'));
  return { game, drawn: options.armies.map(() => 0), left: [], ended: undefined };
}

export const resultOf = ({ ended, game }: Play): Result | undefined => ended ?? game.state.result;

/** Who must decide; undefined when the game is over. */
export const deciderIn = (play: Play): number | undefined =>
  resultOf(play) === undefined ? deciderOf(play.game.state) : undefined;

const positions = new WeakMap<State, string>();

export function positionOf({ game }: Play): string {
  let position = positions.get(game.state);
  if (position === undefined) {
    position = makePosition(game.state);
    positions.set(game.state, position);
  }
  return position;
}

/** A fingerprint of the position. */
export const hashOf = (play: Play): string =>
  createHash('sha256').update(positionOf(play)).digest('base64url').slice(0, 22);

export const viewIn = ({ game }: Play): View => viewOf(game.state);
export const turnOf = ({ game }: Play): number => game.state.turn.number;
export const choicesMade = ({ game }: Play): number => standingChoices(game.log).length;

/** The open choices in notation; none when the game is over. */
export function choicesIn(play: Play): string[] {
  if (resultOf(play) !== undefined) return [];
  const { state } = play.game;
  return (requestOf(state)?.choices ?? []).map((choice) => makeChoice(choice, state));
}

/** Whether this seat may take its last choice back (TURN-7). */
export const mayTakeBack = (play: Play, seat: number): boolean =>
  resultOf(play) === undefined && canUndo(play.game) && standingChoices(play.game.log).at(-1)?.seat === seat;

const keysOf = ({ options }: State, tiles: readonly TileId[]): string[] =>
  tiles.map((tile) => rulesOf(options).tiles[tile].key);

/** A tile of a player's deck by its key: of the army, else neutral. */
function tileOf(options: GameOptions, seat: number, key: string): TileId {
  const { byRef } = rulesOf(options).catalogue;
  const tile = byRef.get(`${options.armies[seat]}/${key}`) ?? byRef.get(`neutral/${key}`);
  if (!tile) throw new Refusal(`the army ${options.armies[seat]} has no tile ${key}`);
  return tile.id;
}

/** Who draws because of a choice: the tiles known to lie on top come first, the rest is unseen. */
interface Drawing {
  readonly seat: number;
  readonly known: readonly string[];
  readonly unseen: number;
  /** What is in the deck before. */
  readonly deck: readonly string[];
}

/** All draws after one input are of the player whose turn it then is. */
function drawingOf(before: State, after: State, draws: readonly TileId[]): Drawing {
  const { seat } = after.turn;
  const { deck } = before.seats[seat];
  const unseen = deck.length - after.seats[seat].deck.length;
  const known = keysOf(before, draws.slice(0, draws.length - unseen));
  return { seat, known, unseen, deck: keysOf(before, deck) };
}

type Dealer = (drawing: Drawing, drawn: number) => readonly string[];

/** Plays a choice whose draws the dealer says, once it is known who draws how many. */
function playWith(
  play: Play,
  text: string,
  dealer: Dealer,
): { play: Play; input: Input & { kind: 'choice' } } {
  const { game, drawn } = play;
  const { state } = game;
  if (resultOf(play) !== undefined) throw new Refusal('the game is over');
  const choice = parseChoice(text, state);
  const code = packChoice(choice);
  const seat = deciderOf(state);
  const trial = applyChoice(state, code);
  // How many tiles are drawn depends on no tile: the engine's own draws tell the number.
  const count = trial.draws.length;
  const drawing = drawingOf(state, trial.state, trial.draws);
  const drawer = drawing.seat;
  const keys = count > 0 ? dealer(drawing, drawn[drawer]) : [];
  if (keys.length !== count) throw new Refusal(`${count} tiles are drawn here, not ${keys.length}`);
  const draws = keys.map((key) => tileOf(state.options, drawer, key));
  return {
    play: {
      ...play,
      game: playWithDraws(game, code, draws).game,
      drawn: count === 0 ? drawn : drawn.map((n, each) => (each === drawer ? n + count : n)),
    },
    input: { kind: 'choice', seat, choice: makeChoice(choice, state), draws: keys },
  };
}

const fromSeed =
  (seed: string): Dealer =>
  ({ seat, known, unseen, deck }, drawn) => [
    ...known,
    ...deal(seed, seat, drawn + known.length, deck, unseen),
  ];

/** Plays a choice of whoever must decide; the seed says what is drawn because of it. A Refusal says why not. */
export const playChoice = (play: Play, text: string, seed: string): ReturnType<typeof playWith> =>
  refusing(() => playWith(play, text, fromSeed(seed)));

/** Carries out a stored input. A Refusal says why it cannot have happened. */
export function playInput(play: Play, input: Input): Play {
  switch (input.kind) {
    case 'choice': {
      const decider = deciderIn(play);
      if (decider !== input.seat)
        throw new Refusal(`player ${input.seat} chooses, but player ${decider} is to choose`);
      return refusing(() => playWith(play, input.choice, () => input.draws).play);
    }
    case 'undo':
      return { ...play, game: refusing(() => undo(play.game)) };
    case 'resign':
    case 'time':
      return leave(play, input.seat, input.kind);
    case 'draw':
      return { ...play, ended: { winners: [], reason: 'agreed' } };
    case 'abandon':
      return { ...play, ended: { winners: [], reason: 'abandoned' } };
  }
}

/** Of two players the other one wins; among more the seat is left to the house. */
function leave(play: Play, seat: number, kind: 'resign' | 'time'): Play {
  const seats = play.game.state.seats.length;
  if (seats > 2) return { ...play, left: [...play.left, seat] };
  return { ...play, ended: { winners: [1 - seat], reason: kind === 'resign' ? 'resigned' : 'time' } };
}

/** The record of the choices; what ended the game outside the rules is for the caller to add. */
export const recordOf = ({ game }: Play): string => makeRecord(game);

/** Every draw of a record that the seed does not yield; a Refusal when the record cannot be read. */
export function checkDraws(
  record: string,
  seed: string,
): { choices: number; draws: number; wrong: string[] } {
  const { start, log, state: end } = refusing(() => parseRecord(record));
  const dealer = fromSeed(seed);
  const drawn = start.seats.map(() => 0);
  const wrong: string[] = [];
  log.forEach((entry, i) => {
    if (entry.kind !== 'choice' || entry.draws.length === 0) return;
    const { before, draws } = entry;
    const drawing = drawingOf(before, log[i + 1]?.before ?? end, draws);
    const expected = dealer(drawing, drawn[drawing.seat]).join(' ');
    const given = keysOf(before, draws).join(' ');
    if (given !== expected)
      wrong.push(`choice ${i + 1}: player ${drawing.seat} drew ${given}, but the seed gives ${expected}`);
    drawn[drawing.seat] += draws.length;
  });
  return { choices: log.length, draws: drawn.reduce((a, b) => a + b, 0), wrong };
}
