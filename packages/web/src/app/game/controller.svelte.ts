// One table: the game, whose turn it is to choose, what is selected, bots, scenes, undo, clocks and saving.
// Plain TypeScript with runes and no DOM, so that it is tested without a browser.

import {
  type Choice,
  canUndo,
  encodeChoice,
  type Game,
  type Hex,
  NhexError,
  newGame,
  parseChoice,
  parseRecord,
  play,
  type Request,
  requestOf,
  type State,
  type TileId,
  undo,
  unitRotation,
} from '@nhex/engine';
import type { SavedGame } from '../storage.svelte.ts';
import { BotTurn } from './bot-turn.svelte.ts';
import { Clocks } from './clocks.svelte.ts';
import { type History, historyOf, isScene, lastScene } from './history.ts';
import { type Outlook, Outlooks } from './outlook.svelte.ts';
import * as way from './paths.ts';
import { checkPlayers, freshId, type Player, type Setup } from './players.ts';
import { type Scene, type Services, savedForm, type Table } from './table.ts';
import type { Preview } from './thinker.ts';

export class GameController {
  readonly id: string;
  readonly players: readonly Player[];
  /** Forecasts are allowed at this table. */
  readonly preview: boolean;
  readonly created: number;
  readonly #services: Services;

  game: Game = $state.raw() as Game;
  history: History = $state.raw() as History;
  selection: way.Selection | undefined = $state.raw();
  /** The last pick is only where the mouse hovers: it goes when the mouse goes on. */
  floating = $state(false);
  /** The scene on the board; the game itself is already past it. */
  scene: Scene | undefined = $state.raw();
  /** The seat the device is to be handed to. */
  handOver: number | undefined = $state();
  /** Another tab plays this game. */
  readOnly = $state(false);
  /** The seat that lost on time: the game ended there, whatever could still be chosen. */
  lostOnTime: number | undefined = $state();
  readonly #outlooks: Outlooks;
  readonly clocks: Clocks;
  readonly #bot: BotTurn;
  problem: Error | undefined = $state.raw();

  readonly request: Request | undefined = $derived(
    this.lostOnTime === undefined ? requestOf(this.game.state) : undefined,
  );
  readonly paths: readonly way.Path[] = $derived(
    this.request ? way.pathsOf(this.request.choices, this.game.state.seats[this.request.seat].hand) : [],
  );
  readonly groups: readonly way.Group[] = $derived(way.groupsOf(this.paths));
  /** A person sits there and may choose now. */
  readonly mayChoose: boolean = $derived.by(
    () =>
      this.request !== undefined &&
      this.players[this.request.seat]?.kind === 'person' &&
      !this.scene &&
      !this.readOnly &&
      this.handOver === undefined &&
      this.clocks.up === undefined,
  );
  readonly pending: Choice | undefined = $derived(
    this.selection && this.mayChoose ? way.chosen(this.paths, this.selection) : undefined,
  );
  /** The hexes that light up. */
  readonly lit: readonly Hex[] = $derived.by(() => {
    if (!this.mayChoose) return [];
    if (!this.selection) return way.openingHexes(this.paths);
    const next = way.nextHexes(this.paths, this.selection);
    return next.length > 0 ? next : way.otherHexes(this.paths, this.selection);
  });
  readonly turns: readonly number[] = $derived(this.selection ? way.turnsAt(this.paths, this.selection) : []);
  readonly mayUndo: boolean = $derived.by(
    () =>
      !this.scene &&
      !this.readOnly &&
      !this.thinking &&
      !this.over &&
      this.clocks.up === undefined &&
      this.#lastByPerson(this.game) &&
      canUndo(this.game),
  );
  readonly over: boolean = $derived(this.request === undefined);

  #scenes = 0;
  #wish = 0;
  #lastPerson: number | undefined;
  #closed = false;
  #hidden = false;

  constructor(game: Game, table: Table, services: Services) {
    this.id = table.id;
    this.players = table.players;
    this.preview = table.preview;
    this.created = table.created;
    this.#services = services;
    this.game = game;
    this.history = historyOf(game);
    this.#bot = new BotTurn(services);
    this.#outlooks = new Outlooks(services.thinker);
    this.lostOnTime = table.lostOnTime;
    const used = game.state.seats.map((_, seat) => table.used[seat] ?? 0);
    this.clocks = new Clocks({ ...table, used }, services.now);
  }

  static start(setup: Setup, services: Services): GameController {
    const game = newGame(setup.options, setup.seed);
    const created = services.now();
    return new GameController(game, { ...setup, id: freshId(), used: [], created }, services);
  }

  /** A stored game. Throws a NhexError when its record cannot be read. */
  static resume(saved: SavedGame, services: Services): GameController {
    const game = parseRecord(saved.record);
    const players = checkPlayers(saved.players, game.state.seats.length);
    return new GameController(
      game,
      { ...saved, players, bonus: saved.bonus ?? 0, used: saved.used ?? [] },
      services,
    );
  }

  /** What the pending choice, or else the board as it stands, leads to. */
  get outlook(): Outlook | undefined {
    return this.#outlooks.seen;
  }
  /** For each choice of a decision, by its code, what it leads to. */
  get consequences(): ReadonlyMap<number, Preview> {
    return this.#outlooks.consequences;
  }
  /** The bot that thinks, and how far it is. */
  get thinking(): { readonly seat: number; readonly done: number } | undefined {
    return this.#bot.thinking;
  }
  get minutes(): number {
    return this.clocks.minutes;
  }
  get bonus(): number {
    return this.clocks.bonus;
  }
  get used(): readonly number[] {
    return this.clocks.used;
  }
  get state(): State {
    return this.game.state;
  }
  get people(): number {
    return this.players.filter(({ kind }) => kind === 'person').length;
  }

  /** Begins (or goes on) with whoever is asked; called once the table is shown. */
  begin(): void {
    this.tickClock();
    this.#advance(true);
  }

  /** Leaves the table: nothing goes on behind our back. */
  close(): void {
    this.tickClock();
    this.#closed = true;
    this.#bot.stop();
  }

  // choosing

  #lastByPerson(game: Game): boolean {
    const last = game.log.at(-1);
    return last !== undefined && this.players[last.seat]?.kind === 'person';
  }

  choose(choice: Choice): boolean {
    if (!this.mayChoose) return false;
    return this.#play(choice);
  }

  #play(choice: Choice | number): boolean {
    this.tickClock();
    if (this.clocks.up !== undefined) return false;
    const before = this.game;
    try {
      const { game, events } = play(before, choice);
      const code = typeof choice === 'number' ? choice : encodeChoice(choice);
      const seat = game.log.at(-1)?.seat ?? 0;
      const last = this.history.steps.length;
      const step = { seat, code, choice: way.asChoice(choice), events, game };
      this.history = { ...this.history, steps: [...this.history.steps.slice(0, last), step] };
      const { turn } = before.state;
      if (turn.number > 0 && game.state.turn.number !== turn.number) this.clocks.turnOver(turn.seat);
      this.game = game;
      this.selection = undefined;
      this.#outlooks.forget();
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

  // selecting

  /** Where only one thing can be done on the board, it is taken up at once. */
  #takeOnly(): void {
    const [only, ...others] = this.groups;
    if (!this.selection && others.length === 0 && only?.onBoard) this.select(only.key);
  }

  /** Takes up a group of choices; a single choice without hexes still waits for the confirmation. */
  select(group: string | undefined): void {
    this.#outlooks.forget();
    this.floating = false;
    if (group === undefined || !this.mayChoose) {
      this.selection = undefined;
      return;
    }
    this.selection = way.picked(this.paths, { group, picks: [], turn: this.#wish }, [], this.#wish);
    this.#autoPick();
    this.#look();
  }

  /** A tile of the hand: what it is for first, discarding it otherwise. */
  selectTile(tile: TileId): void {
    const groups = this.groupsOfTile(tile);
    const first = groups.find(({ verb }) => verb !== 'discard' && verb !== 'bomber') ?? groups[0];
    this.select(first?.key);
  }

  groupsOfTile(tile: TileId): way.Group[] {
    return this.groups.filter((group) => group.tile === tile);
  }

  /** Where there is only one hex to begin with, begin there. */
  #autoPick(): void {
    const selection = this.selection;
    if (!selection || selection.picks.length > 0) return;
    const next = way.nextHexes(this.paths, selection);
    const needsMore = this.paths.some((path) => path.group === selection.group && path.hexes.length > 1);
    if (next.length === 1 && needsMore) this.#pick([next[0]]);
  }

  #pick(picks: readonly Hex[], floating = false): void {
    if (!this.selection) return;
    this.floating = floating;
    const unit = this.state.board[picks[0]];
    const moves = /^(move|mobility|transport|rotate|step)/.test(this.selection.group);
    const wish = moves && unit && picks.length < 3 ? unitRotation(unit) : this.selection.turn;
    const turn = this.selection.picks.length === picks.length ? this.selection.turn : wish;
    this.selection = way.picked(this.paths, this.selection, picks, turn);
    this.#look();
  }

  /** A tap on the board. */
  tap(hex: Hex): void {
    if (!this.mayChoose) return;
    this.#unfloat();
    const selection = this.selection;
    if (!selection) return this.#tapFresh(hex);
    const next = way.nextHexes(this.paths, selection);
    if (next.includes(hex)) return this.#pick([...selection.picks, hex]);
    if (this.pending && selection.picks.at(-1) === hex) {
      if (this.turns.length > 1) this.turn(1);
      else this.confirm();
      return;
    }
    if (way.otherHexes(this.paths, selection).includes(hex)) {
      return this.#pick([...selection.picks.slice(0, -1), hex]);
    }
    this.#tapFresh(hex);
  }

  #tapFresh(hex: Hex): void {
    const [group] = way.groupsFrom(this.paths, hex);
    if (!group) return;
    this.selection = { group: group.key, picks: [], turn: this.#wish };
    this.#pick([hex]);
  }

  /** Puts the tile of a selection onto a hex, as when it is dragged there. */
  hover(hex: Hex): void {
    this.#unfloat();
    const selection = this.selection;
    if (!selection || !this.mayChoose) return;
    if (way.nextHexes(this.paths, selection).includes(hex)) this.#pick([...selection.picks, hex]);
    else if (selection.picks.at(-1) !== hex && way.otherHexes(this.paths, selection).includes(hex))
      this.#pick([...selection.picks.slice(0, -1), hex]);
  }

  /** The mouse is over a hex, or over none: shows the tile there as long as nothing is picked for good. */
  float(hex: Hex | undefined): void {
    const floated = this.floating;
    if (floated && this.selection?.picks.at(-1) === hex) return;
    this.#unfloat();
    const selection = this.selection;
    if (selection && hex !== undefined && this.mayChoose && !this.pending) {
      const picks = [...selection.picks, hex];
      if (way.turnsAt(this.paths, { ...selection, picks }).length > 0) return this.#pick(picks, true);
    }
    if (floated) this.#look();
  }

  #unfloat(): void {
    if (this.floating && this.selection)
      this.selection = { ...this.selection, picks: this.selection.picks.slice(0, -1) };
    this.floating = false;
  }

  turn(by: 1 | -1): void {
    if (!this.selection) return;
    this.selection = way.turned(this.paths, this.selection, by);
    this.#wish = this.selection.turn;
    this.#look();
  }

  /** Turns to a certain rotation, if it is open. */
  turnTo(rotation: number): void {
    if (!this.selection || !this.turns.includes(rotation) || this.selection.turn === rotation) return;
    this.selection = { ...this.selection, turn: rotation };
    this.#wish = rotation;
    this.#look();
  }

  confirm(): boolean {
    const choice = this.pending;
    return choice !== undefined && this.choose(choice);
  }

  /** Takes back the last pick, or drops the selection. */
  cancel(): void {
    this.#unfloat();
    const selection = this.selection;
    if (!selection) return;
    if (selection.picks.length > 1) this.#pick(selection.picks.slice(0, -1));
    else this.select(undefined);
    this.#takeOnly();
    this.#look();
  }

  undo(): void {
    this.tickClock();
    if (!this.mayUndo) return;
    const game = undo(this.game);
    this.#bot.stop();
    this.game = game;
    this.history = { ...this.history, steps: this.history.steps.slice(0, game.log.length) };
    this.selection = undefined;
    this.#outlooks.forget();
    void this.save();
    this.#advance();
  }

  // what would happen

  #look(): void {
    const choice = this.pending;
    if (!this.preview) return;
    if (choice) this.#outlooks.lookAt(this.state, choice);
    else this.#outlooks.forget();
  }

  /** Shows what a Battle would do to the board as it stands. */
  async lookAtBoard(): Promise<void> {
    if (this.preview && !this.over) await this.#outlooks.lookAtBoard(this.state);
  }

  forgetOutlook(): void {
    this.#outlooks.forget();
  }

  // scenes

  #show(): void {
    this.scene = { number: ++this.#scenes, ...lastScene(this.history) };
  }

  /** The scene has been played (or skipped). */
  sceneOver(): void {
    if (!this.scene) return;
    this.tickClock();
    this.scene = undefined;
    this.#advance();
  }

  // turns pass

  acceptHandOver(): void {
    this.tickClock();
    this.#lastPerson = this.handOver;
    this.handOver = undefined;
    this.#advance();
  }

  #advance(fresh = false): void {
    const request = this.request;
    if (!request || this.#closed) {
      this.#bot.stop();
      return;
    }
    const player = this.players[request.seat];
    if (player.kind === 'bot') {
      this.#think(request);
      return;
    }
    if (this.scene) return;
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
    this.#outlooks.weigh(this.state, request);
    this.#takeOnly();
  }

  #think(request: Request): void {
    const player = this.players[request.seat];
    if (player.kind !== 'bot' || this.readOnly) return;
    const busy = (): boolean => this.scene !== undefined && !this.#closed;
    const failed = (why: Error): void => {
      this.problem = why;
    };
    this.#bot.think(this.game, request.seat, player.level, busy, (code) => this.#play(code), failed);
  }

  /** Lets the bot play the best it has found so far. */
  hurry(): void {
    this.#bot.hurry();
  }

  /** Another tab took the game, or gave it to us. */
  setReadOnly(readOnly: boolean): void {
    this.tickClock();
    this.readOnly = readOnly;
    if (readOnly) {
      this.#bot.stop();
      this.selection = undefined;
    } else this.#advance();
  }

  // clocks and keeping

  /** Whose time runs: nobody's while a scene is watched, the device changes hands or nobody sees the table. */
  get #running(): number | undefined {
    const rests =
      this.scene !== undefined ||
      this.handOver !== undefined ||
      this.clocks.up !== undefined ||
      this.readOnly ||
      this.#hidden ||
      this.#closed;
    return rests ? undefined : this.request?.seat;
  }

  /** Counts the time until now; to be called whenever it stops or begins to run, and often in between. */
  tickClock(): void {
    this.clocks.tick(this.#running);
    if (this.clocks.up !== undefined) this.#bot.stop();
  }

  /** The page is out of sight, or in sight again. */
  setHidden(hidden: boolean): void {
    this.tickClock();
    this.#hidden = hidden;
    if (hidden) void this.save();
  }

  /** The game ends here: whose time is up has lost. */
  endOnTime(): void {
    this.lostOnTime = this.clocks.up;
    this.clocks.up = undefined;
    this.selection = undefined;
    this.#outlooks.forget();
    void this.save();
  }

  playOnWithoutClock(): void {
    this.clocks.turnOff();
    void this.save();
    this.#advance();
  }

  saved(): SavedGame {
    return savedForm(this.game, this, this.#services.now());
  }

  async save(): Promise<void> {
    if (this.readOnly || !this.#services.save) return;
    const isKept = await this.#services.save(this.saved());
    if (!isKept) this.setReadOnly(true);
  }
}
