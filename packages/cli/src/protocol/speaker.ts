// A bot of ours as a program that speaks the bot protocol (docs/bot-protocol.md): keeps a game of its own by the moves it is
// told. Everything goes through the adapter, for this also runs on the packages of earlier commits.

import {
  choicesOf,
  makePlayer,
  newTable,
  type Player,
  played,
  type Table,
  tableAt,
  think,
} from '../adapter.ts';
import { positionLine, type ToldOptions, type ToldState } from './position-line.ts';

/** A message that the protocol does not know, in one sentence. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

interface Asked {
  readonly id: number;
  readonly stage: string;
  /** Milliseconds for the answer. */
  readonly time: number;
  /** Chance for this decision; other programs than nhex may not give any. */
  readonly seed?: number;
  readonly state: ToldState;
  readonly moves: readonly string[];
  readonly choices: readonly string[];
}

/** The part of its time that a bot thinks at most; the rest is for everything around it. */
const THINKING = 0.9;
const CHANCES = 2 ** 31;

export class Speaker {
  readonly #spec: string;
  #player: Player;
  #options: ToldOptions | undefined;
  /** The game as this bot's rules know it; undefined once they could not follow. */
  #table: Table | undefined;

  constructor(spec: string) {
    this.#spec = spec;
    this.#player = makePlayer(spec);
  }

  /** The answer to a line; undefined when the game is over. */
  hear(line: string): object | undefined {
    const message = parseMessage(line);
    switch (message['type']) {
      case 'game':
        return this.#begin(message);
      case 'request':
        return this.#answer(message);
      case 'over':
        return undefined;
      default:
        throw new ProtocolError(`there is no message of type ${JSON.stringify(message['type'])}`);
    }
  }

  #begin({ protocol, options }: Message): object {
    if (protocol !== 1) throw new ProtocolError(`this is protocol 1, not ${JSON.stringify(protocol)}`);
    this.#options = options as ToldOptions;
    this.#table = newTable(this.#options, 'unknown');
    this.#player = makePlayer(this.#spec);
    return { type: 'ready', name: this.#spec };
  }

  #answer(message: Message): object {
    if (!this.#options) throw new ProtocolError('a request came before the game');
    if (!Array.isArray(message['moves']) || !Array.isArray(message['choices']))
      throw new ProtocolError('a request needs "moves" and "choices"');
    const asked = message as unknown as Asked;
    this.#follow(asked, this.#options);
    const { id, time, choices, seed = Math.floor(Math.random() * CHANCES) } = asked;
    const wish = this.#table && think(this.#player, this.#table, seed, time * THINKING);
    // Under other rules the wish may not be open.
    const choice = [wish, 'end'].find((each) => each !== undefined && choices.includes(each)) ?? choices[0];
    return { type: 'choice', id, choice };
  }

  /** Plays the moves in the own game; where that ends up elsewhere, the game is set up anew from what is told. */
  #follow({ moves, stage, state, choices }: Asked, options: ToldOptions): void {
    const followed = attempt(() => this.#table && moves.reduce(played, this.#table));
    const isSame = followed && sameTexts(choicesOf(followed), choices);
    const line = isSame ? undefined : positionLine(options, stage, state);
    this.#table = (line === undefined ? undefined : attempt(() => tableAt(line))) ?? followed;
  }
}

/** What `make` gives; undefined when it throws. */
function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

type Message = Readonly<Record<string, unknown>>;

function parseMessage(line: string): Message {
  const value: unknown = attempt(() => JSON.parse(line));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Message;
  throw new ProtocolError('a message is one JSON object on one line');
}
