// Load for the benchmarks: players who answer whatever their stream asks, as fast as they are let or at a set pace.

import { type Duel, newDuel, newGuest, pause } from './client.ts';
import { Wires } from './wire.ts';

/** So many choices a game are made before a measurement begins: programs need a while to become quick. */
export const WARM_CHOICES = 20;

export interface Tally {
  choices: number;
  refused: number;
  /** From sending a choice to its acknowledgement, and to the line on the opponent's stream; milliseconds. */
  readonly acknowledged: number[];
  readonly received: number[];
}

/** One of the open choices of a line, without reading all of them. */
function pickChoice(line: string): string | undefined {
  const start = line.lastIndexOf('"choices":["');
  if (start < 0) return undefined;
  const end = line.indexOf('"]', start);
  const from = start + '"choices":['.length;
  const at = line.lastIndexOf('"', from + Math.floor(Math.random() * (end - from)));
  // Either quote of a choice leads to it.
  const open = line[at + 1] === ',' || at === end ? line.lastIndexOf('"', at - 1) : at;
  return line.slice(open + 1, line.indexOf('"', open + 1));
}

const SEQUENCE = /"sequence":(\d+)/;
const sequenceOf = (line: string): number => Number(SEQUENCE.exec(line)?.[1]);

/** Unlike any other in this run. */
let keys = 0;
const newKey = (): string => `${process.pid}-${keys++}`;

interface Place {
  readonly wires: Wires;
  readonly duel: Duel;
  readonly seat: number;
  readonly tally: Tally;
  /** When each choice of this game was sent, by its sequence: both players have the same. */
  readonly sent: Map<number, number>;
  readonly eager: boolean;
  /** Called when the game is over. */
  readonly over: () => void;
}

class Player {
  readonly #wires: Wires;
  readonly #duel: Duel;
  readonly #seat: number;
  readonly #tally: Tally;
  readonly #sent: Map<number, number>;
  readonly close: () => void;
  #asked: { readonly sequence: number; readonly choice: string } | undefined;
  /** Answers at once when true; else when `answer` is called. */
  eager: boolean;
  readonly opened: Promise<void>;

  constructor({ wires, duel, seat, tally, sent, eager, over }: Place) {
    this.#wires = wires;
    this.#duel = duel;
    this.#seat = seat;
    this.#tally = tally;
    this.#sent = sent;
    this.eager = eager;
    let first: () => void = () => {};
    this.opened = new Promise((done) => {
      first = done;
    });
    this.close = wires.lines(`/api/games/${duel.id}/stream`, duel.tokens[seat], (line) => {
      first();
      this.#hear(line);
      if (line.includes('"status":"over"')) over();
    });
  }

  #hear(line: string): void {
    const sequence = sequenceOf(line);
    const choice = pickChoice(line);
    const at = this.#sent.get(sequence - 1);
    // Both hear of it: whoever did not send it is the opponent.
    if (at !== undefined && at > 0 && !line.includes(`"change":{"kind":"choice","seat":${this.#seat}`)) {
      this.#tally.received.push(performance.now() - at);
      this.#sent.delete(sequence - 1);
    }
    if (choice === undefined) return;
    this.#asked = { sequence, choice };
    if (this.eager) void this.answer();
  }

  /** Sends the open choice, if there is one. */
  async answer(): Promise<boolean> {
    const asked = this.#asked;
    if (asked === undefined) return false;
    this.#asked = undefined;
    const started = performance.now();
    this.#sent.set(asked.sequence, started);
    const { id, tokens } = this.#duel;
    const body = JSON.stringify({ ...asked, key: newKey() });
    const answer = await this.#wires
      .post(`/api/games/${id}/choices`, tokens[this.#seat], body)
      .catch(() => undefined);
    if (answer?.status === 200) {
      this.#tally.choices++;
      this.#tally.acknowledged.push(performance.now() - started);
    } else this.#tally.refused++;
    return true;
  }
}

export class Crowd {
  readonly tally: Tally = { choices: 0, refused: 0, acknowledged: [], received: [] };
  readonly #urls: readonly string[];
  readonly #wires: readonly Wires[];
  readonly #games: Player[][] = [];
  readonly #watching: (() => void)[] = [];
  #closed = false;
  #eager = false;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
    this.#wires = urls.map((url) => new Wires(url));
  }

  #url(number: number): string {
    return this.#urls[number % this.#urls.length];
  }

  #wiresOf(number: number): Wires {
    return this.#wires[number % this.#wires.length];
  }

  /** Sits that many pairs down, each player with an open stream; `watchers` more streams look on. */
  async sit(games: number, watchers: number): Promise<void> {
    const guests = await inBatches(Math.min(games, 200) * 2, () => newGuest(this.#urls[0]));
    const duels = await inBatches(games, (i) => {
      const pair = (i % (guests.length / 2)) * 2;
      return newDuel(this.#url(i), i, [guests[pair].token, guests[pair + 1].token]);
    });
    await inBatches(games, (i) => this.#seat(i, duels[i]));
    await inBatches(watchers, (i) => {
      const duel = duels[i % games];
      return new Promise<void>((done) => {
        this.#watching.push(this.#wiresOf(i).lines(`/api/games/${duel.id}/stream`, undefined, () => done()));
      });
    });
  }

  /** Two players at one table; when the game is over they begin another. */
  async #seat(number: number, duel: Duel): Promise<void> {
    const sent = new Map<number, number>();
    let over = false;
    const next = (): void => {
      if (over || this.#closed) return;
      over = true;
      for (const player of players) player.close();
      void newDuel(this.#url(number), number, duel.tokens).then((again) => this.#seat(number, again));
    };
    // Where there are several processes, each player is served by another one.
    const players = [0, 1].map(
      (seat) =>
        new Player({
          wires: this.#wiresOf(number + seat),
          duel,
          seat,
          tally: this.tally,
          sent,
          eager: this.#eager,
          over: next,
        }),
    );
    this.#games[number] = players;
    await Promise.all(players.map((player) => player.opened));
  }

  /** From now on everybody answers at once; resolves when the servers are warm. */
  async go(): Promise<void> {
    this.#eager = true;
    for (const game of this.#games) {
      for (const player of game) {
        player.eager = true;
        void player.answer();
      }
    }
    while (this.tally.choices < this.#games.length * WARM_CHOICES) await pause(20);
  }

  /** One choice a game every so many seconds, spread evenly. */
  async pace(every: number, seconds: number): Promise<void> {
    const started = performance.now();
    const gap = (every * 1000) / this.#games.length;
    for (let i = 0; ; i++) {
      const due = started + i * gap;
      if (due > started + seconds * 1000) break;
      const wait = due - performance.now();
      if (wait > 1) await pause(wait);
      const game = this.#games[i % this.#games.length];
      void game[0].answer().then((did) => did || game[1].answer());
    }
    await pause(1000);
  }

  close(): void {
    this.#closed = true;
    for (const game of this.#games) for (const player of game) player.close();
    for (const stop of this.#watching) stop();
  }
}

/** So many at once that the server is busy, so few that it is not flooded. */
async function inBatches<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      results[i] = await work(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(32, count) }, worker));
  return results;
}

export const quantile = (values: readonly number[], share: number): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return value === undefined ? undefined : Math.round(value * 10) / 10;
};
