// The only file of the server that calls the engine. A Play is a game with its inputs; the hidden order of the decks
// is not in it: what is drawn is dealt from the seed and handed to the engine as recorded draws.

import { hash, randomInt } from 'node:crypto';
import {
  applyChoice,
  axialOf,
  type Chance,
  type ChoiceInput,
  type Code,
  checkOptions,
  codesOf,
  deciderOf,
  declareVerdict,
  drawsCards,
  type Game,
  type GameOptions,
  gameFrom,
  inputSeenBy,
  knowScenarios,
  makeChoice,
  makeDraws,
  makePosition,
  makeRecord,
  makeReferee,
  NhexError,
  NOBODY,
  newState,
  type Owner,
  PRINTED_ARMIES,
  packChoice,
  parseChoice,
  parseDraws,
  playUnheard,
  playWithDraws,
  readRecord,
  rulesOf,
  SCENARIOS,
  type SeatId,
  type State,
  unitAt,
  unpackChoice,
  type Verdict,
  type VerdictInput,
  type View,
  viewOf,
} from '@nhex/engine';
import { dealOne } from './shuffle.ts';

export type { GameOptions, Verdict, View };

// Games may name a scenario that comes with the game; a bundle would leave them out otherwise.
knowScenarios(SCENARIOS);

/** Raised when a game is to be read by other rules than it was played by. */
export const RULES = '1';

export interface Result {
  /** The seats that won; empty for a draw. */
  readonly winners: readonly number[];
  readonly reason: string;
}

/** What happened at a table, in the order of its sequence: all that is stored of a game. */
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
  /** What has been worked out about its state. */
  readonly memo: Memo;
  /** Tiles drawn so far, by seat: the number of the next draw. */
  readonly drawn: readonly number[];
  /** Seats whose player gave up or ran out of time while the others go on: the house plays them. */
  readonly left: readonly number[];
  /** Nobody plays on, and nobody has won: the table was closed, or everybody left it. */
  readonly abandoned: boolean;
}

interface Memo {
  position?: string;
  codes?: readonly Code[];
}

/** What the engine says of an error as data: whoever reads it tells it in a language of their own. */
export type Grounds = Pick<NhexError, 'reason' | 'values' | 'place'>;

/** A choice, an option or a record that the rules refuse, with the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly grounds: Grounds | undefined;

  constructor(message: string, grounds?: Grounds) {
    super(message);
    this.grounds = grounds;
  }
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    const { message, reason, values, place } = error;
    throw new Refusal(message, { reason, values, place });
  }
}

/** Options completed with their defaults; a Refusal says what does not fit. */
export const checkGameOptions = (input: unknown): GameOptions => refusing(() => checkOptions(input));

/** The armies everybody can choose. */
export const ARMIES: readonly string[] = PRINTED_ARMIES.map((army) => army.key);

/** Different armies by chance, none of those left out. */
export function randomArmies(count: number, without: readonly string[]): string[] {
  const left = ARMIES.filter((army) => !without.includes(army));
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]);
}

const known = new Map<string, WeakRef<GameOptions>>();
const MOST_KNOWN = 5000;

/** Options as they are stored. Games with the same options share one value, and with it the rules made from it. */
export function readOptions(text: string): GameOptions {
  let options = known.get(text)?.deref();
  if (options === undefined) {
    options = JSON.parse(text) as GameOptions;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, new WeakRef(options));
  }
  return options;
}

export function newPlay(options: GameOptions): Play {
  // The engine's own generator is never asked: every draw is scripted.
  const game = gameFrom(newState(options, 'online'));
  return { game, memo: {}, drawn: options.armies.map(() => 0), left: [], abandoned: false };
}

const ABANDONED: Result = { winners: [], reason: 'abandoned' };

export const resultOf = ({ abandoned, game }: Play): Result | undefined =>
  abandoned ? ABANDONED : game.state.result;

/** The verdict that ended the game, if it did not end on the board. */
function lastWord({ game }: Play): VerdictInput | undefined {
  const last = game.log.at(-1);
  return game.state.result === undefined || last?.kind === 'choice' ? undefined : last;
}

/** Whether it ended by a word and not on the board. */
export const endedByWord = (play: Play): boolean => play.abandoned || lastWord(play) !== undefined;

/** Who must decide; undefined when the game is over. */
export const deciderIn = (play: Play): number | undefined =>
  resultOf(play) === undefined ? deciderOf(play.game.state) : undefined;

/** Whether something is hidden that one seat may see and another may not (LEAD-1). */
export const hasSecrets = ({ game }: Play): boolean => game.state.pending?.kind === 'leader';

const ownerOf = (seat: number | undefined): Owner => (seat ?? NOBODY) as Owner;

/** The position as that seat may see it; undefined: as somebody who watches. */
export const positionFor = (play: Play, seat: number | undefined): string =>
  hasSecrets(play) ? makePosition(viewOf(play.game.state, ownerOf(seat))) : positionOf(play);

/** A stored input as that seat may see it, given at that play. */
export function inputFor<I extends Input>(play: Play, input: I, seat: number | undefined): I {
  const { state } = play.game;
  if (input.kind !== 'choice' || !drawsCards(state)) return input;
  const code = packChoice(parseChoice(input.choice, state));
  const draws = parseDraws(state, 0 as SeatId, input.draws);
  const said = inputSeenBy(state, { code, draws }, ownerOf(seat));
  return {
    ...input,
    choice: makeChoice(unpackChoice(said.code), state),
    draws: makeDraws(state, said.draws),
  };
}

export function positionOf({ game, memo }: Play): string {
  memo.position ??= makePosition(game.state);
  return memo.position;
}

/** A fingerprint of the position on the board: a word that ends the game leaves it as it was, in what is stored too. */
export function hashOf(play: Play): string {
  const word = lastWord(play);
  const position = word === undefined ? positionOf(play) : makePosition(word.before);
  return hash('sha256', position, 'base64url').slice(0, 22);
}

export const viewIn = ({ game }: Play): View => viewOf(game.state);
export const turnOf = ({ game }: Play): number => game.state.turn.number;

/** Without what can never be taken back again (TURN-7): the log of a game under way would hold all its states. */
export function withoutPast(play: Play): Play {
  const { game } = play;
  const turn = turnOf(play);
  const first = game.log.findIndex((entry) => entry.turn === turn);
  if (first === 0) return play;
  return { ...play, game: { ...game, log: first < 0 ? [] : game.log.slice(first) } };
}

/** HQ points by seat. */
export const hqOf = ({ game }: Play): number[] => game.state.seats.map((seat) => seat.hq);

/** What can be chosen: asked for who decides, and again when they have chosen. */
function openCodes({ game, memo }: Play): readonly Code[] {
  memo.codes ??= codesOf(game.state);
  return memo.codes;
}

/** The open choices in notation; none when the game is over. */
export function choicesIn(play: Play): string[] {
  if (resultOf(play) !== undefined) return [];
  const { state } = play.game;
  return openCodes(play).map((code) => makeChoice(unpackChoice(code), state));
}

/** Whether this seat may take its last choice back (TURN-7). */
export const mayTakeBack = ({ game, abandoned }: Play, seat: number): boolean =>
  !abandoned && makeReferee(game).mayTakeBack(ownerOf(seat));

/** Says what is drawn because of a choice given in that state, from decks of which so many were drawn before. */
type Dealer = (before: State, drawn: readonly number[]) => Chance;

/** Leaders' cards are dealt from a pile of their own (LEAD-1). */
const fromSeed =
  (seed: string): Dealer =>
  (before, drawn) =>
  (pool, number, seat) => {
    const keys = makeDraws(before, pool);
    const key = drawsCards(before)
      ? dealOne(seed, 'leaders', number, keys)
      : dealOne(seed, seat, drawn[seat] + number, keys);
    return pool[keys.indexOf(key)];
  };

const fromStore =
  (keys: readonly string[]): Dealer =>
  (before) =>
  (_, number, seat) =>
    parseDraws(before, seat, keys.slice(number, number + 1))[0];

/** How many were drawn after one more input: all its draws are of the player whose turn it then is. */
const countDrawn = (
  drawn: readonly number[],
  { before, draws }: Pick<ChoiceInput, 'before' | 'draws'>,
  after: State,
): readonly number[] =>
  drawsCards(before)
    ? drawn
    : drawn.map((count, seat) => (seat === after.turn.seat ? count + draws.length : count));

/** Plays a choice; the dealer says what is drawn. */
function playWith(
  play: Play,
  text: string,
  dealer: Dealer,
): { play: Play; input: Input & { kind: 'choice' } } {
  const { state } = play.game;
  if (resultOf(play) !== undefined) throw new Refusal('the game is over');
  const choice = parseChoice(text, state);
  const seat = deciderOf(state);
  const code = packChoice(choice);
  const deal = dealer(state, play.drawn);
  // What is not open is refused by the rules, with the reason.
  const game = openCodes(play).includes(code)
    ? playUnheard(play.game, code, deal)
    : playWithDraws(play.game, code, deal).game;
  const { draws } = game.log[game.log.length - 1] as ChoiceInput;
  return {
    play: { ...play, game, memo: {}, drawn: countDrawn(play.drawn, { before: state, draws }, game.state) },
    input: { kind: 'choice', seat, choice: makeChoice(choice, state), draws: makeDraws(state, draws) },
  };
}

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
      const next = refusing(() => playWith(play, input.choice, fromStore(input.draws)));
      const { length } = next.input.draws;
      if (input.draws.length !== length)
        throw new Refusal(`${length} tiles are drawn here, not ${input.draws.length}`);
      return next.play;
    }
    case 'resign':
    case 'time':
      if (isLeaving(play, input.kind)) return { ...play, left: [...play.left, input.seat] };
      return declare(play, VERDICT_OF[input.kind], input.seat);
    case 'undo':
      return declare(play, VERDICT_OF.undo, input.seat);
    case 'draw':
      return declare(play, VERDICT_OF.draw, undefined);
    case 'abandon':
      return { ...play, abandoned: true };
  }
}

/** What comes of a verdict only the engine says. */
function declare(play: Play, verdict: Verdict, seat: number | undefined): Play {
  const { game } = refusing(() => declareVerdict(play.game, verdict, ownerOf(seat)));
  return { ...play, game, memo: {} };
}

/** What is stored besides choices, as the engine's log calls it. */
const VERDICT_OF = { resign: 'resign', time: 'time-over', draw: 'draw-agreed', undo: 'take-back' } as const;

/** Among more than two players the house plays on for whoever leaves: the table's own affair, no verdict of the game. */
const isLeaving = ({ game }: Play, kind: Input['kind']): boolean =>
  (kind === 'resign' || kind === 'time') && game.state.seats.length > 2;

/** The verdict that an input given at that play is in the engine's log, if it is one. */
export const verdictOf = (play: Play, { kind }: Input): Verdict | undefined =>
  kind === 'choice' || kind === 'abandon' || isLeaving(play, kind) ? undefined : VERDICT_OF[kind];

/** The record of the game; that it was abandoned is for the caller to add. */
export const recordOf = ({ game }: Play): string => makeRecord(game);

/** The whole game from its inputs, with nothing forgotten. */
export const playAll = (options: GameOptions, inputs: readonly Input[]): Play =>
  inputs.reduce(playInput, newPlay(options));

/** The same as that seat may see it: a game in which what is hidden has stayed hidden. */
export function playSeenBy(options: GameOptions, inputs: readonly Input[], seat: number | undefined): Play {
  let real = newPlay(options);
  let seen = real;
  for (const input of inputs) {
    seen = playInput(seen, inputFor(real, input, seat));
    real = playInput(real, input);
  }
  return seen;
}

/** Every draw of a record that the seed does not yield; a Refusal when the record cannot be read. */
export function checkDraws(
  record: string,
  seed: string,
): { choices: number; draws: number; wrong: string[] } {
  const {
    game: { start, log },
    departure,
  } = refusing(() => readRecord(record));
  const dealer = fromSeed(seed);
  let drawn: readonly number[] = start.seats.map(() => 0);
  // A record of earlier rules that is read only so far proves nothing about the rest.
  const wrong: string[] = departure ? [departure.message] : [];
  log.forEach((entry, i) => {
    if (entry.kind !== 'choice' || entry.draws.length === 0) return;
    const { before, code, draws } = entry;
    const { state: after } = applyChoice(before, code, draws);
    const expected = makeDraws(before, applyChoice(before, code, dealer(before, drawn)).draws).join(' ');
    const given = makeDraws(before, draws).join(' ');
    const who = drawsCards(before) ? 'the cards are' : `player ${after.turn.seat} drew`;
    if (given !== expected) wrong.push(`choice ${i + 1}: ${who} ${given}, but the seed gives ${expected}`);
    drawn = countDrawn(drawn, entry, after);
  });
  return {
    choices: log.filter(({ kind }) => kind === 'choice').length,
    draws: drawn.reduce((a, b) => a + b, 0),
    wrong,
  };
}

/** What lies on the board, for a picture: axial coordinates from the middle, and the unit there. */
export interface PictureHex {
  readonly q: number;
  readonly r: number;
  readonly unit?: { readonly owner: number; readonly tile: string; readonly hq: boolean };
}

export function pictureOf({ game }: Play): PictureHex[] {
  const { state } = game;
  const { board, tiles } = rulesOf(state.options);
  return board.hexes.map((hex) => {
    const { q, r } = axialOf(hex);
    const unit = unitAt(state.units, hex);
    if (!unit) return { q, r };
    const { key, isHq } = tiles[state.units.tile[hex]];
    return { q, r, unit: { owner: unit.owner, tile: key, hq: isHq } };
  });
}
