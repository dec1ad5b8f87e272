// A table whose game is kept by a server: reads the game, follows its stream, shows what happens one thing at a time,
// and what happened while nobody looked.

import { type Game, type Played, readRecord } from '@nhex/engine';
import { GameController } from '../game/controller.svelte.ts';
import { gameAt, historyOf } from '../game/history.ts';
import type { Player } from '../game/players.ts';
import type { Services } from '../game/table.ts';
import { knowScenariosOf } from '../scenarios/known.ts';
import { type ApiFault, faultOf, get, getText } from './api.ts';
import { botName } from './names.ts';
import { RemoteReferee } from './remote-referee.svelte.ts';
import { ServerClocks } from './server-clocks.svelte.ts';
import { Stream } from './stream.ts';
import type { GameView, SeatView } from './views.ts';

/** More than that is not shown again to whoever comes back. */
const MOST_MISSED = 60;
const SEQUENCE = /^; online sequence (\d+)$/m;

/** Others elsewhere wait for nobody's word. */
const STEP_PACE = 650;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How far this browser has seen a game. */
const seenKey = (id: string): string => `nhex-seen-${id}`;
function seen(id: string): number | undefined {
  try {
    const kept = localStorage.getItem(seenKey(id));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}
function remember(id: string, inputs: number, isOver: boolean): void {
  try {
    if (isOver) localStorage.removeItem(seenKey(id));
    else localStorage.setItem(seenKey(id), String(inputs));
  } catch {
    // Without storage nobody is told what happened meanwhile.
  }
}

/** Who sits there, for the table: only the own seat is played here. */
export const playerOf = (seat: SeatView, isMine: boolean): Player => {
  if (seat.kind === 'open') return { kind: 'remote', name: '–' };
  if (seat.kind === 'bot') return { kind: 'remote', name: botName(seat.bot) };
  const { name } = seat.player;
  return isMine && !seat.left ? { kind: 'person', name } : { kind: 'remote', name };
};

export class OnlineTable {
  readonly id: string;
  readonly #services: Services;
  view: GameView | undefined = $state.raw();
  controller: GameController | undefined = $state.raw();
  /** Why there is nothing to see. */
  fault: ApiFault | undefined = $state.raw();
  /** What was refused at the table. */
  refused: ApiFault | undefined = $state.raw();
  connection: 'opening' | 'live' | 'lost' = $state('opening');
  /** Things that happened and are not shown yet. */
  behind = $state(0);
  /** What happened while nobody looked, until the player chooses something: it can be watched again. */
  away: { readonly count: number; readonly from: number } | undefined = $state.raw();
  referee: RemoteReferee | undefined = $state.raw();
  clocks: ServerClocks | undefined;
  #stream: Stream | undefined;
  #arrivals: { readonly played: Played; readonly soon: boolean }[] = [];
  #pumping = false;
  #shownAt = 0;
  #closed = false;
  #confusions = 0;
  /** Of several attempts to sit down the last one counts. */
  #sittings = 0;
  #ahead = 0;

  constructor(id: string, services: Services) {
    this.id = id;
    this.#services = { ...services, save: undefined, asksHandOver: () => false };
    void this.open();
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    this.referee?.close();
    this.controller?.close();
  }

  get isMine(): boolean {
    return this.view?.you !== undefined;
  }
  /** The house ended it without a winner: no verdict of the game. */
  get #isAbandoned(): boolean {
    return this.view?.result?.reason === 'abandoned';
  }
  /** A choice made here is not known to be stored. */
  get unsent(): boolean {
    return (this.referee?.unsent ?? 0) > 0;
  }
  get isTroubled(): boolean {
    return this.connection === 'lost' || (this.referee?.troubled ?? false);
  }

  /** Reads everything and follows it from there. */
  async open(): Promise<void> {
    this.fault = undefined;
    // What the old stream still says is about who we were.
    this.#stream?.close();
    try {
      const view = await get<GameView>(`/games/${this.id}`);
      if (this.#closed) return;
      this.view = view;
      if (view.status === 'open') this.#watch(() => `/games/${this.id}/stream`);
      else await this.#sit(view);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** The game has begun: a table is made of its record. */
  async #sit(view: GameView): Promise<void> {
    const mine = ++this.#sittings;
    const text = await getText(`/games/${this.id}/record`);
    await knowScenariosOf(text);
    if (this.#closed || mine !== this.#sittings) return;
    const { game } = readRecord(text);
    const sequence = Number(SEQUENCE.exec(text)?.[1] ?? view.sequence);
    this.referee?.close();
    this.controller?.close();
    this.#arrivals = [];
    const referee = new RemoteReferee(game, sequence, view, {
      arrived: (played, own) => this.#arrive(played, own),
      corrected: (standing) => this.#correct(standing),
      confused: () => this.#confused(),
      refused: (fault) => {
        this.refused = fault;
      },
    });
    this.referee = referee;
    this.clocks = new ServerClocks(this.#services.now);
    this.clocks.ahead = this.#ahead;
    this.clocks.tell(view.clock);
    // A browser that has not seen the game yet begins after the player's last own choice.
    const before = seen(this.id) ?? view.lastOwn ?? game.log.length;
    const { from, missed } = since(game, before);
    const players = view.seats.map((seat, number) => playerOf(seat, number === view.you));
    const controller = new GameController(
      from,
      {
        id: this.id,
        players,
        preview: view.forecast,
        created: 0,
        minutes: 0,
        bonus: 0,
        used: [],
        elsewhere: { referee, clocks: this.clocks },
      },
      this.#services,
    );
    this.controller = controller;
    this.away = missed.length > 0 ? { count: missed.length, from: before } : undefined;
    this.#playBack(missed);
    this.#watch(() => `/games/${this.id}/stream?after=${referee.sequence}`);
  }

  #playBack(missed: readonly Played[]): void {
    for (const played of missed) this.#arrivals.push({ played, soon: false });
    this.#shownAt = this.#services.now();
    this.#hold();
    void this.#pump();
  }

  /** Shows once more what happened while nobody looked. */
  watchAgain(): void {
    const { away, referee, controller } = this;
    if (!away || !referee || !controller || this.#arrivals.length > 0) return;
    const { from, missed } = since(referee.game, away.from);
    controller.restart(from);
    this.#playBack(missed);
  }

  // The stream

  #watch(path: () => string): void {
    this.#stream?.close();
    this.#stream = new Stream({
      path,
      line: (value) => this.#hear(value as GameView),
      connected: (ahead) => {
        this.connection = 'live';
        this.#ahead = ahead;
        if (this.clocks) this.clocks.ahead = ahead;
      },
      lost: () => {
        if (this.connection === 'live') this.connection = 'lost';
      },
      refused: (fault) => {
        this.fault = fault;
      },
    });
  }

  #hear(view: GameView): void {
    const before = this.view;
    this.view = view;
    if (!this.referee) {
      // The last seat is taken: the game begins.
      if (view.status !== 'open')
        void this.#sit(view).catch((error: unknown) => (this.fault = faultOf(error)));
      return;
    }
    if (before && seatsChanged(before, view)) {
      void this.#sit(view).catch((error: unknown) => (this.fault = faultOf(error)));
      return;
    }
    this.clocks?.tell(view.clock);
    if (view.change?.kind === 'choice' && view.change.seat === view.you) this.away = undefined;
    this.referee.hear(view);
    this.#hold();
  }

  /** Reads the game anew; not for ever, where the server knows other rules than this client. */
  #confused(): void {
    this.#confusions += 1;
    if (this.#confusions > 3) {
      this.#stream?.close();
      this.fault = faultOf(new Error('rules'));
      return;
    }
    void this.open();
  }

  // Showing

  #arrive(played: Played, own: boolean): void {
    this.#arrivals.push({ played, soon: own });
    this.#hold();
    void this.#pump();
  }

  #correct(game: Game): void {
    this.#arrivals = [];
    this.controller?.restart(game);
    this.#hold();
  }

  #hold(): void {
    this.behind = this.#arrivals.length;
    if (this.controller && this.behind === 0) this.controller.abandoned = this.#isAbandoned;
    this.controller?.hold(this.behind > 0 || (this.referee?.waits ?? false));
    const shown = this.controller?.game;
    if (shown && this.isMine) remember(this.id, shown.log.length, this.view?.status === 'over');
  }

  /** Shows one thing after the other, as with bots. */
  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    const { now, botPace } = this.#services;
    while (this.#arrivals.length > 0 && !this.#closed) {
      const [next] = this.#arrivals;
      const pace = botPace();
      const due = next.soon ? 0 : this.#shownAt + (pace === 'step' ? STEP_PACE : pace);
      if (this.controller?.scene || now() < due) {
        await pause(30);
        continue;
      }
      this.#show(this.#arrivals.shift());
    }
    this.#pumping = false;
  }

  #show(next: { readonly played: Played } | undefined): void {
    const { controller } = this;
    if (!next || !controller) return;
    this.#shownAt = this.#services.now();
    // Only the seats have changed: there is nothing to show.
    if (next.played.game !== controller.game) controller.arrive(next.played);
    this.#hold();
  }

  /** Shows at once how the game stands. */
  catchUp(): void {
    const last = this.#arrivals.at(-1);
    if (!last) return;
    this.#arrivals = [];
    this.controller?.restart(last.played.game);
    this.#hold();
  }
}

/** The game as it was after so many inputs, and what happened since. */
function since(game: Game, inputs: number): { from: Game; missed: Played[] } {
  const history = historyOf(game);
  const { steps } = history;
  const known = steps.filter((step) => step.inputs <= inputs).length;
  if (known === steps.length) return { from: game, missed: [] };
  const first = Math.max(known, steps.length - MOST_MISSED);
  const missed = steps.slice(first).map(({ events }, i) => {
    const at = first + i + 1;
    return { game: at === steps.length ? game : gameAt(history, at), events };
  });
  return { from: gameAt(history, first), missed };
}

/** Whether somebody else sits somewhere now, or left. */
const seatsChanged = (a: GameView, b: GameView): boolean =>
  a.status !== 'open' && JSON.stringify([a.seats, a.you]) !== JSON.stringify([b.seats, b.you]);
