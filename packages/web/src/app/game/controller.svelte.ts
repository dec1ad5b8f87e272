// One table: the game, whose turn it is to choose, scenes, undo and saving; picking, bots, forecasts and clocks
// have their own files.
// Plain TypeScript with runes and no DOM, so that it is tested without a browser.

import {
  type Choice,
  type Code,
  canUndo,
  type Game,
  NhexError,
  parseChoice,
  play,
  type Request,
  requestOf,
  type State,
  undo,
} from '@nhex/engine';
import type { SavedGame } from '../storage.svelte.ts';
import { BotTurn } from './bot-turn.svelte.ts';
import { Clocks } from './clocks.svelte.ts';
import { type History, historyOf, historyUntil, historyWith, isScene, lastScene } from './history.ts';
import { Outlooks } from './outlook.svelte.ts';
import { Picking } from './picking.svelte.ts';
import type { Player } from './players.ts';
import { type Scene, type Services, savedForm, type Table } from './table.ts';

export class GameController {
  readonly id: string;
  readonly players: readonly Player[];
  /** Forecasts are allowed at this table. */
  readonly preview: boolean;
  readonly created: number;
  readonly #services: Services;

  game: Game = $state.raw() as Game;
  history: History = $state.raw() as History;
  /** The scene on the board; the game itself is already past it. */
  scene: Scene | undefined = $state.raw();
  /** The seat the device is to be handed to. */
  handOver: number | undefined = $state();
  /** Another tab plays this game. */
  readOnly = $state(false);
  readonly picking: Picking = new Picking(this);
  readonly outlooks: Outlooks;
  readonly clocks: Clocks;
  readonly bot: BotTurn;
  problem: Error | undefined = $state.raw();

  readonly request: Request | undefined = $derived.by(() =>
    this.lostOnTime === undefined ? requestOf(this.game.state) : undefined,
  );
  /** Whose decision is waited for: nobody's while a scene is watched or the device changes hands. */
  readonly decider: number | undefined = $derived(
    this.scene || this.readOnly || this.handOver !== undefined ? undefined : this.request?.seat,
  );
  /** A person sits there and may choose now. */
  readonly mayChoose: boolean = $derived.by(
    () => this.#isPerson(this.decider) && this.clocks.up === undefined,
  );
  readonly mayUndo: boolean = $derived.by(
    () =>
      this.decider !== undefined &&
      this.clocks.up === undefined &&
      !this.bot.thinking &&
      this.#isPerson(this.game.log.at(-1)?.seat) &&
      canUndo(this.game),
  );
  readonly over: boolean = $derived(this.request === undefined);

  #scenes = 0;
  #lastPerson: number | undefined;
  #closed = false;

  constructor(game: Game, table: Table, services: Services) {
    this.id = table.id;
    this.players = table.players;
    this.preview = table.preview;
    this.created = table.created;
    this.#services = services;
    this.game = game;
    this.history = historyOf(game);
    this.bot = new BotTurn(services);
    this.outlooks = new Outlooks(services.thinker);
    const used = game.state.seats.map((_, seat) => table.used[seat] ?? 0);
    this.clocks = new Clocks({ ...table, used }, services.now, () =>
      this.#closed ? undefined : this.decider,
    );
  }

  /** The seat that lost on time: the game ended there, whatever could still be chosen. */
  get lostOnTime(): number | undefined {
    return this.clocks.lost;
  }
  get state(): State {
    return this.game.state;
  }
  get people(): number {
    return this.players.filter(({ kind }) => kind === 'person').length;
  }

  /** Begins (or goes on) with whoever is asked; called once the table is shown. */
  begin(): void {
    this.clocks.tick();
    this.#advance(true);
  }

  /** Leaves the table: nothing goes on behind our back. */
  close(): void {
    this.clocks.tick();
    this.#closed = true;
    this.bot.stop();
  }

  // choosing

  #isPerson(seat: number | undefined): boolean {
    return seat !== undefined && this.players[seat]?.kind === 'person';
  }

  choose(choice: Choice): boolean {
    if (!this.mayChoose) return false;
    return this.#play(choice);
  }

  #play(choice: Choice | Code): boolean {
    this.clocks.tick();
    if (this.clocks.up !== undefined) return false;
    const before = this.game;
    try {
      const { game, events } = play(before, choice);
      this.history = historyWith(this.history, game, events);
      const { turn } = before.state;
      if (turn.number > 0 && game.state.turn.number !== turn.number) this.clocks.turnOver(turn.seat);
      this.game = game;
      this.picking.drop();
      this.outlooks.forget();
      this.problem = undefined;
      this.#services.onEvents?.(events, game.state);
      if (isScene(events)) this.#show();
      void this.save();
      this.#advance();
      return true;
    } catch (error) {
      if (!(error instanceof NhexError)) throw error;
      this.problem = error;
      return false;
    }
  }

  /** Plays a choice typed in the notation; says what is wrong with it when it is not one. */
  typed(text: string): Error | undefined {
    if (!this.mayChoose) return undefined;
    try {
      this.#play(parseChoice(text.trim(), this.state));
      return this.problem;
    } catch (error) {
      if (error instanceof NhexError) return error;
      throw error;
    }
  }

  undo(): void {
    this.clocks.tick();
    if (!this.mayUndo) return;
    const game = undo(this.game);
    this.bot.stop();
    this.game = game;
    this.history = historyUntil(this.history, game.log.length);
    this.picking.drop();
    this.outlooks.forget();
    void this.save();
    this.#advance();
  }

  // what would happen

  /** Something is picked, or no longer. */
  picked(choice: Choice | undefined): void {
    if (!this.preview) return;
    if (choice) this.outlooks.lookAt(this.state, choice);
    else this.outlooks.forget();
  }

  /** Shows what a Battle would do to the board as it stands. */
  async lookAtBoard(): Promise<void> {
    if (this.preview && !this.over) await this.outlooks.lookAtBoard(this.state);
  }

  // scenes

  #show(): void {
    this.scene = { number: ++this.#scenes, ...lastScene(this.history) };
  }

  /** The scene has been played (or skipped). */
  sceneOver(): void {
    if (!this.scene) return;
    this.clocks.tick();
    this.scene = undefined;
    this.#advance();
  }

  // turns pass

  acceptHandOver(): void {
    this.clocks.tick();
    this.#lastPerson = this.handOver;
    this.handOver = undefined;
    this.#advance();
  }

  #advance(fresh = false): void {
    const request = this.request;
    if (!request || this.#closed) {
      this.bot.stop();
      return;
    }
    const player = this.players[request.seat];
    if (player.kind === 'bot') {
      this.#think(request);
      return;
    }
    if (this.scene || this.readOnly) return;
    const asks = this.#services.asksHandOver?.() ?? true;
    if (
      asks &&
      this.people > 1 &&
      this.#lastPerson !== request.seat &&
      !(fresh && this.game.log.length === 0)
    ) {
      this.handOver = request.seat;
      return;
    }
    this.#lastPerson = request.seat;
    this.outlooks.weigh(this.state, request);
    this.picking.takeOnly();
  }

  #think(request: Request): void {
    const player = this.players[request.seat];
    if (player.kind !== 'bot' || this.readOnly) return;
    const busy = (): boolean => this.scene !== undefined && !this.#closed;
    const failed = (why: Error): void => {
      this.problem = why;
    };
    this.bot.think(this.game, request.seat, player.level, busy, (code) => this.#play(code), failed);
  }

  /** Another tab took the game, or gave it to us. */
  setReadOnly(readOnly: boolean): void {
    this.clocks.tick();
    this.readOnly = readOnly;
    if (readOnly) {
      this.bot.stop();
      this.picking.drop();
      this.handOver = undefined;
    } else this.#advance();
  }

  // clocks and keeping

  /** The page is out of sight, or in sight again. */
  setHidden(hidden: boolean): void {
    this.clocks.setHidden(hidden);
    if (hidden) void this.save();
  }

  /** The game ends here: whose time is up has lost. */
  endOnTime(): void {
    this.clocks.lose();
    this.bot.stop();
    this.picking.drop();
    this.outlooks.forget();
    void this.save();
  }

  playOnWithoutClock(): void {
    this.clocks.turnOff();
    void this.save();
    this.#advance();
  }

  saved(): SavedGame {
    return savedForm(this.game, this, this.clocks, this.#services.now());
  }

  async save(): Promise<void> {
    if (this.readOnly || !this.#services.save) return;
    const isKept = await this.#services.save(this.saved());
    if (!isKept) this.setReadOnly(true);
  }
}
