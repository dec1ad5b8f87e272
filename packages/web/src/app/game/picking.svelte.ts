// What is taken up and where it is to go, until it is a choice: by tap, drag, hovering and turning.
// It only arranges the choices that the engine offers.

import {
  type Choice,
  type Hex,
  isFree,
  packChoice,
  type Request,
  type State,
  type TileId,
  tileOf,
} from '@nhex/engine';
import * as way from './paths.ts';

/** What picking needs of its table. */
export interface PickingTable {
  readonly state: State;
  readonly request: Request | undefined;
  readonly mayChoose: boolean;
  /** What is complete is played at once, without a word of confirmation. */
  readonly playsAtOnce: boolean;
  choose(choice: Choice): boolean;
  /** Told of what is picked now. */
  picked(choice: Choice | undefined): void;
}

export class Picking {
  readonly #table: PickingTable;
  selection: way.Selection | undefined = $state.raw();
  /** The last pick is only where the mouse hovers: it goes when the mouse goes on. */
  floating = $state(false);

  readonly paths: readonly way.Path[] = $derived.by(() => {
    const { request, state } = this.#table;
    if (!request) return [];
    const hand = state.seats[request.seat].hand.map((tile) => tileOf(state, tile));
    return way.pathsOf(request.choices, hand);
  });
  readonly groups: readonly way.Group[] = $derived(way.groupsOf(this.paths));
  /** The group that is taken up. */
  readonly current: way.Group | undefined = $derived(
    this.groups.find(({ key }) => key === this.selection?.group),
  );
  readonly pending: Choice | undefined = $derived.by(() =>
    this.selection && this.#table.mayChoose ? way.chosen(this.paths, this.selection) : undefined,
  );
  /** The hexes that light up; the same ones stay the same list, so that nothing is drawn anew for them. */
  readonly lit: readonly Hex[] = $derived.by(() => {
    const lit = this.#open();
    if (!way.same(lit, this.#lastLit)) this.#lastLit = lit;
    return this.#lastLit;
  });
  #lastLit: readonly Hex[] = [];
  readonly turns: readonly number[] = $derived(this.selection ? way.turnsAt(this.paths, this.selection) : []);

  constructor(table: PickingTable) {
    this.#table = table;
  }

  #open(): Hex[] {
    if (!this.#table.mayChoose) return [];
    if (!this.selection) return way.openingHexes(this.paths);
    const next = way.nextHexes(this.paths, this.selection);
    return next.length > 0 ? next : way.otherHexes(this.paths, this.selection);
  }

  #look(): void {
    this.#table.picked(this.pending);
  }

  /** Where only one thing can be done on the board, it is taken up at once. */
  takeOnly(): void {
    const [only, ...others] = this.groups;
    if (!this.selection && others.length === 0 && only?.onBoard) this.select(only.key);
  }

  /** Takes up a group of choices, or none; a single choice without hexes still waits for the confirmation. */
  select(group: string | undefined): void {
    this.floating = false;
    this.selection = undefined;
    this.#look();
    if (group === undefined || !this.#table.mayChoose) return;
    // What is taken up anew lies as it is printed.
    this.selection = way.picked(this.paths, { group, picks: [], turn: 0 }, [], 0);
    this.#autoPick();
    this.#look();
  }

  /** Takes up another group in place of this one, at the same hexes if it can be there. */
  swap(group: string): void {
    const { picks = [], turn = 0 } = this.selection ?? {};
    this.select(group);
    if (!this.selection || picks.length === 0) return;
    const there = way.picked(this.paths, this.selection, picks, turn);
    if (way.turnsAt(this.paths, there).length > 0) this.selection = there;
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

  /** Where there is only one hex to go on with, it is picked. */
  #autoPick(): void {
    for (;;) {
      const { selection } = this;
      const next = selection ? way.nextHexes(this.paths, selection) : [];
      if (!selection || next.length !== 1) return;
      this.#pick([...selection.picks, next[0]]);
    }
  }

  #pick(picks: readonly Hex[], floating = false): void {
    if (!this.selection) return;
    this.floating = floating;
    const { state, request } = this.#table;
    const moved = this.current && way.movedFrom(this.current.verb, picks, request?.subject);
    // A tile that lies there already keeps its rotation until it is turned.
    const lies = moved !== undefined && !isFree(state.units, moved);
    const wish = lies ? state.units.rotation[moved] : this.selection.turn;
    const turn = this.selection.picks.length === picks.length ? this.selection.turn : wish;
    this.selection = way.picked(this.paths, this.selection, picks, turn);
    this.#look();
  }

  /** A tap on the board. */
  tap(hex: Hex): void {
    if (!this.#table.mayChoose) return;
    this.#unfloat();
    const selection = this.selection;
    if (!selection) return this.#tapFresh(hex);
    const next = way.nextHexes(this.paths, selection);
    if (next.includes(hex)) return this.#settle([...selection.picks, hex]);
    if (this.pending && selection.picks.at(-1) === hex) {
      if (this.turns.length > 1) this.turn(1);
      else this.confirm();
      return;
    }
    if (way.otherHexes(this.paths, selection).includes(hex)) {
      return this.#settle([...selection.picks.slice(0, -1), hex]);
    }
    this.#tapFresh(hex);
  }

  /** A pick for good, with what follows from it. */
  #settle(picks: readonly Hex[]): void {
    this.#pick(picks);
    this.#autoPick();
    if (this.#table.playsAtOnce) this.confirm();
  }

  #tapFresh(hex: Hex): void {
    const [group] = way.groupsFrom(this.paths, hex);
    if (!group) return;
    this.selection = { group: group.key, picks: [], turn: 0 };
    this.#pick([hex]);
    this.#autoPick();
  }

  /** Puts the tile of a selection onto a hex, as when it is dragged there. */
  hover(hex: Hex): void {
    this.#unfloat();
    const selection = this.selection;
    if (!selection || !this.#table.mayChoose) return;
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
    if (selection && hex !== undefined && this.#table.mayChoose && !this.pending) {
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

  /** Picks a choice as a person would, so that it only waits to be confirmed. */
  show(choice: Choice): void {
    const code = packChoice(choice);
    const path = this.paths.find((each) => packChoice(each.choice) === code);
    if (!path || !this.#table.mayChoose) return;
    this.floating = false;
    this.selection = { group: path.group, picks: path.hexes, turn: path.turn };
    this.#look();
  }

  turn(by: 1 | -1): void {
    if (!this.selection) return;
    this.selection = way.turned(this.paths, this.selection, by);
    this.#look();
  }

  confirm(): boolean {
    const choice = this.pending;
    return choice !== undefined && this.#table.choose(choice);
  }

  /** Takes back the last pick, or drops the selection. */
  cancel(): void {
    this.#unfloat();
    const selection = this.selection;
    if (!selection) return;
    // What was picked because nothing else was possible goes with the pick it came from.
    let picks = selection.picks.slice(0, -1);
    while (picks.length > 0 && way.nextHexes(this.paths, { ...selection, picks }).length === 1)
      picks = picks.slice(0, -1);
    if (picks.length > 0) this.#pick(picks);
    else this.select(undefined);
    this.takeOnly();
    this.#look();
  }

  /** Nothing is taken up any more. */
  drop(): void {
    this.selection = undefined;
  }
}
