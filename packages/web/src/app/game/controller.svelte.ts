// One table: the game in the hands of its referee, whose turn it is to choose, scenes, undo and saving; picking, bots,
// forecasts and clocks have their own files.
// Plain TypeScript with runes and no DOM, so that it is tested without a browser.

import {
  type Choice,
  type ChoiceType,
  type Code,
  type Game,
  makeReferee,
  NhexError,
  type Played,
  packChoice,
  parseChoice,
  type Referee,
  type Request,
  requestOf,
  type SeatId,
  type State,
} from '@nhex/engine';
import type { SavedGame } from '../storage.svelte.ts';
import { BotTurn } from './bot-turn.svelte.ts';
import { Clocks } from './clocks.svelte.ts';
import { EndOfTurn } from './end-of-turn.svelte.ts';
import { type History, historyOf, historyWith, isScene, lastScene, turnsOfOthers } from './history.ts';
import { Outlooks } from './outlook.svelte.ts';
import { Picking } from './picking.svelte.ts';
import type { Player } from './players.ts';
import { type Scene, type Services, savedForm, type Table } from './table.ts';

const GIVES_UP: readonly ChoiceType[] = ['discard', 'redraw', 'deploy'];

export class GameController {
  readonly id: string;
  readonly players: readonly Player[];
  /** Forecasts are allowed at this table. */
  readonly preview: boolean;
  readonly created: number;
  /** The campaign that it is a mission of. */
  readonly campaign: string | undefined;
  /** Where a corrected rule kept a game of an earlier version from going on as it was played. */
  readonly departure: NhexError | undefined;
  readonly #services: Services;
  #referee: Referee;
  /** Somebody else keeps the game. */
  readonly #isElsewhere: boolean;
  readonly #allows: Table['allows'];

  history: History = $state.raw() as History;
  /** The scene on the board; the game itself is already past it. */
  scene: Scene | undefined = $state.raw();
  /** The seat the device is to be handed to. */
  handOver: SeatId | undefined = $state();
  /** Another tab plays this game. */
  readOnly = $state(false);
  /** Nobody plays on, although the game is not over. */
  abandoned = $state(false);
  /** Choices wait: for the answer of a referee elsewhere, or until what happened meanwhile has been shown. */
  held = $state(false);
  readonly picking: Picking = new Picking(this);
  readonly endOfTurn: EndOfTurn = new EndOfTurn(this);
  readonly outlooks: Outlooks;
  readonly clocks: Clocks;
  readonly bot: BotTurn;
  problem: Error | undefined = $state.raw();

  readonly game: Game = $derived(this.history.game);
  readonly request: Request | undefined = $derived.by(() =>
    this.abandoned ? undefined : this.#open(requestOf(this.game.state)),
  );
  /** Whose decision is waited for: nobody's while a scene is watched or the device changes hands. */
  readonly decider: SeatId | undefined = $derived.by(() =>
    this.scene || this.readOnly || this.handOver !== undefined || this.bot.paused
      ? undefined
      : this.request?.seat,
  );
  /** A person sits there and may choose now. */
  readonly mayChoose: boolean = $derived.by(
    () => this.#isPerson(this.decider) && this.clocks.up === undefined && !this.held,
  );
  readonly mayUndo: boolean = $derived.by(
    () =>
      this.decider !== undefined &&
      !this.held &&
      this.clocks.up === undefined &&
      !this.bot.thinking &&
      this.#isPerson(this.state.turn.seat) &&
      this.#referee.mayTakeBack(this.state.turn.seat),
  );
  readonly over: boolean = $derived(this.request === undefined);

  /** Inputs when it was opened. */
  readonly #opened: number;
  #scenes = 0;
  #lastPerson: SeatId | undefined;
  #closed = false;

  constructor(game: Game, table: Table, services: Services) {
    this.id = table.id;
    this.players = table.players;
    this.preview = table.preview;
    this.created = table.created;
    this.campaign = table.campaign;
    this.departure = table.departure;
    this.#services = services;
    this.#allows = table.allows;
    this.#opened = game.log.length;
    this.#isElsewhere = table.elsewhere !== undefined;
    this.#referee = table.elsewhere?.referee ?? makeReferee(game);
    this.history = historyOf(game);
    this.bot = new BotTurn(services);
    this.outlooks = new Outlooks(services.thinker);
    const used = game.state.seats.map((_, seat) => table.used[seat] ?? 0);
    this.clocks =
      table.elsewhere?.clocks ??
      new Clocks({ ...table, used }, services.now, () => (this.#closed ? undefined : this.decider));
  }

  /** The request with the choices that are open at this table. */
  #open(request: Request | undefined): Request | undefined {
    const allows = this.#allows;
    if (!allows || !request) return request;
    const choices = request.choices.filter((choice) => allows(choice, request));
    return { ...request, choices, codes: choices.map(packChoice) };
  }

  get state(): State {
    return this.game.state;
  }
  get playsAtOnce(): boolean {
    return this.#services.playsAtOnce?.() ?? false;
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

  #isPerson(seat: SeatId | undefined): boolean {
    return seat !== undefined && this.players[seat]?.kind === 'person';
  }

  choose(choice: Choice): boolean {
    const { decider } = this;
    return decider !== undefined && this.mayChoose && this.#play(decider, choice);
  }

  #play(seat: SeatId, choice: Choice | Code): boolean {
    this.clocks.tick();
    if (this.clocks.up !== undefined) return false;
    const { turn } = this.state;
    try {
      const played = this.#referee.play(seat, choice);
      const { state } = played.game;
      if (turn.number > 0 && state.turn.number !== turn.number) this.clocks.turnOver(turn.seat);
      this.problem = undefined;
      this.#take(played);
      return true;
    } catch (error) {
      if (!(error instanceof NhexError)) throw error;
      this.problem = error;
      return false;
    }
  }

  /** A referee elsewhere may answer later: until then the game stands as it is. */
  #take(played: Played): void {
    if (played.game === this.game) this.picking.drop();
    else this.#goOn(played);
  }

  /** Something that was not chosen here has happened. */
  arrive(played: Played): void {
    this.#goOn(played);
  }

  /** The game stands otherwise than it was shown. */
  restart(game: Game): void {
    if (!this.#isElsewhere) this.#referee = makeReferee(game);
    this.bot.stop();
    this.scene = undefined;
    this.picking.drop();
    this.outlooks.forget();
    this.history = historyOf(game);
    this.#advance();
  }

  /** Choices have to wait, or no longer. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (held) this.picking.drop();
    else this.#advance();
  }

  /** What an input of any kind leads to. */
  #goOn({ game, events }: Played): void {
    this.history = historyWith(this.history, game, events);
    this.picking.drop();
    this.outlooks.forget();
    this.#services.onEvents?.(events, game.state);
    if (isScene(events)) this.#show();
    void this.save();
    this.#advance();
  }

  /** Plays a choice typed in the notation; says what is wrong with it when it is not one. */
  typed(text: string): Error | undefined {
    const { decider } = this;
    if (!this.mayChoose || decider === undefined) return undefined;
    try {
      this.#play(decider, parseChoice(text.trim(), this.state));
      return this.problem;
    } catch (error) {
      if (error instanceof NhexError) return error;
      throw error;
    }
  }

  undo(): void {
    this.clocks.tick();
    if (!this.mayUndo) return;
    this.bot.stop();
    this.#take(this.#referee.takeBack(this.state.turn.seat));
  }

  /** Who would give up now: the person who is asked, or the only one there is. */
  get mayResign(): SeatId | undefined {
    if (this.over || this.readOnly || this.clocks.up !== undefined) return undefined;
    const people = this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as SeatId] : []));
    const asked = this.decider;
    if (this.#isPerson(asked)) return asked;
    return people.length === 1 && this.state.seats[people[0]].alive ? people[0] : undefined;
  }

  resign(): void {
    const seat = this.mayResign;
    if (seat === undefined) return;
    this.bot.stop();
    this.scene = undefined;
    this.#take(this.#referee.resign(seat));
  }

  // what would happen

  /** Something is picked, or no longer. */
  picked(choice: Choice | undefined): void {
    if (!this.preview) return;
    // Giving up a tile does nothing to the board: a forecast beside it would read as its effect.
    if (choice && !GIVES_UP.includes(choice.type)) this.outlooks.lookAt(this.state, choice);
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

  /** What the others did since the last own turn, to be seen again; never with a clock, which it would stop. */
  readonly lastTurn: Omit<Scene, 'number'> | undefined = $derived.by(() =>
    this.mayChoose && this.clocks.minutes === 0 ? turnsOfOthers(this.history) : undefined,
  );

  showLastTurn(): void {
    const { lastTurn } = this;
    if (!lastTurn) return;
    this.picking.drop();
    this.outlooks.forget();
    this.scene = { number: ++this.#scenes, ...lastTurn, isBattle: true, again: true };
  }

  // turns pass

  /** Bots wait, and clocks with them, or go on. */
  setPaused(paused: boolean): void {
    this.clocks.tick();
    this.bot.paused = paused;
  }

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
    if (this.scene || this.readOnly || this.held || player.kind === 'remote') return;
    // What is chosen in secret is always handed over (LEAD-1).
    const asks = request.stage === 'leader' || (this.#services.asksHandOver?.() ?? true);
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
    if (this.preview) this.outlooks.weigh(this.state, request);
    this.picking.takeOnly();
  }

  #think(request: Request): void {
    const player = this.players[request.seat];
    if (player.kind !== 'bot' || this.readOnly) return;
    const { seat } = request;
    this.bot.think({
      game: this.game,
      seat,
      level: player.level,
      busy: () => this.scene !== undefined && !this.#closed,
      answer: (code) => void this.#play(seat, code),
      failed: (why) => {
        this.problem = why;
      },
    });
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
    const { up } = this.clocks;
    if (up === undefined) return;
    this.bot.stop();
    this.clocks.stop();
    this.#goOn(this.#referee.timeOver(up));
  }

  playOnWithoutClock(): void {
    this.clocks.turnOff();
    void this.save();
    this.#advance();
  }

  saved(): SavedGame {
    return savedForm(this.history, this, this.clocks, this.#services.now());
  }

  async save(): Promise<void> {
    if (this.readOnly || !this.#services.save) return;
    // A game that could not be read to its end stays in the store as it is, until somebody plays on.
    if (this.departure && this.game.log.length === this.#opened) return;
    const isKept = await this.#services.save(this.saved());
    if (!isKept) this.setReadOnly(true);
  }
}
