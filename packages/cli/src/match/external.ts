// A bot in a process of its own: lines of JSON over its stdin and stdout (docs/bot-protocol.md).
// Whatever it does wrong costs it the game, never the match.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import {
  type Code,
  type GameOptions,
  makeChoice,
  type Request,
  type State,
  unpackChoice,
} from '@nhex/engine';
import { oneLine } from '../errors.ts';
import type { Contestant } from './contestant.ts';
import { describeState } from './describe.ts';

const PROTOCOL = 1;
/** Milliseconds to start up, and beyond the announced time before it counts as exceeded. */
const START_UP = 10_000;
const GRACE = 250;
const LONGEST_LINE = 1_000_000;
/** Milliseconds to end by itself after the game. */
const FAREWELL = 500;

/** A command line in words; quotes hold words together. */
export function splitCommand(text: string): string[] {
  const words = [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    (match) => match[1] ?? match[2] ?? match[3],
  );
  if (words.length === 0) throw new RangeError('cmd: needs a command, as in "cmd:python3 mybot.py"');
  return words;
}

/** Why a foreign bot loses its game. */
export class Forfeit extends Error {
  override readonly name = 'Forfeit';
}

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Forfeit) => void;
}

export class ExternalBot implements Contestant {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #time: number;
  readonly #seat: number;
  readonly #ready: Promise<void>;
  readonly #lines: string[] = [];
  #rest = '';
  #asked = 0;
  /** How many of the game's inputs it has been told. */
  #told = 0;
  #waiting: Waiting | undefined;
  #fault: Forfeit | undefined;

  constructor([file, ...args]: readonly string[], seat: number, options: GameOptions, time: number) {
    this.#time = time;
    this.#seat = seat;
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child.on('error', (error) => this.#fail(`could not be started: ${oneLine(error.message)}`));
    this.#child.on('exit', (code, signal) => {
      this.#fail(signal ? `was ended by ${signal}` : `stopped in the middle of the game (exit code ${code})`);
    });
    // A pipe that breaks is noticed by the exit above.
    this.#child.stdin.on('error', () => {});
    this.#child.stderr.resume();
    this.#child.stdout.setEncoding('utf8');
    this.#child.stdout.on('data', (text: string) => this.#read(text));
    this.#ready = this.#greet(options);
    this.#ready.catch(() => {});
  }

  async answer(state: State, request: Request, seed: number, inputs: readonly string[]): Promise<Code> {
    await this.#ready;
    const id = ++this.#asked;
    const choices = request.codes.map((code) => makeChoice(unpackChoice(code), state));
    this.#send({
      type: 'request',
      id,
      seat: request.seat,
      stage: request.stage,
      time: this.#time,
      seed,
      state: describeState(state),
      moves: inputs.slice(this.#told),
      choices,
    });
    this.#told = inputs.length;
    const reply = parseReply(await this.#line(this.#time + GRACE, `did not answer within ${this.#time} ms`));
    if (reply.type !== 'choice')
      throw new Forfeit(`answered with type ${shown(reply.type)} instead of "choice"`);
    if (reply.id !== id) throw new Forfeit(`answered request ${shown(reply.id)} when asked request ${id}`);
    const index = typeof reply.choice === 'string' ? choices.indexOf(reply.choice) : reply.choice;
    const code = typeof index === 'number' ? request.codes[index] : undefined;
    if (code === undefined) throw new Forfeit(`answered ${shown(reply.choice)}, which was not offered`);
    return code;
  }

  close(result: State['result']): void {
    this.#send({ type: 'over', seat: this.#seat, winners: result?.winners ?? [], reason: result?.reason });
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#fault ? 0 : FAREWELL);
    this.#child.on('exit', () => clearTimeout(timer));
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) clearTimeout(timer);
  }

  async #greet(options: GameOptions): Promise<void> {
    const told = tellOptions(options);
    this.#send({ type: 'game', protocol: PROTOCOL, seat: this.#seat, options: told, time: this.#time });
    const reply = parseReply(await this.#line(START_UP, `was not ready within ${START_UP} ms`));
    if (reply.type !== 'ready')
      throw new Forfeit(`greeted with type ${shown(reply.type)} instead of "ready"`);
  }

  #send(message: object): void {
    if (!this.#fault && this.#child.stdin.writable) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #read(text: string): void {
    if (this.#fault) return;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > LONGEST_LINE || this.#lines.length + lines.length > 1000) {
      this.#fail('wrote more than anybody asked for');
      this.#child.kill('SIGKILL');
      return;
    }
    for (const line of lines) {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting) waiting.resolve(line);
      else this.#lines.push(line);
    }
  }

  /** The next line it writes; its time being up is its fault. */
  #line(ms: number, late: string): Promise<string> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#fail(late);
        this.#child.kill('SIGKILL');
      }, ms);
      const settled = <T>(then: (value: T) => void): ((value: T) => void) => {
        return (value) => {
          clearTimeout(timer);
          then(value);
        };
      };
      this.#waiting = { resolve: settled(resolve), reject: settled(reject) };
    });
  }

  #fail(why: string): void {
    this.#fault ??= new Forfeit(why);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(this.#fault);
  }
}

/** Own armies are told where there are any, as in records: bots of earlier versions do not know them. */
function tellOptions({ ownArmies, ...options }: GameOptions): object {
  return ownArmies.length > 0 ? { ...options, ownArmies } : options;
}

const shown = (value: unknown): string => oneLine(String(JSON.stringify(value))).slice(0, 80);

function parseReply(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new Forfeit(`wrote what is no message: ${oneLine(line).slice(0, 80)}`);
}
