// Ending the turn: at once when something was done, asked back once when nothing was.

import type { Choice, Request, State } from '@nhex/engine';
import type { Picking } from './picking.svelte.ts';

interface EndingTable {
  readonly state: State;
  readonly request: Request | undefined;
  readonly mayChoose: boolean;
  readonly picking: Picking;
  choose(choice: Choice): boolean;
}

export class EndOfTurn {
  readonly #table: EndingTable;
  /** The question that was asked back about. */
  #asked: Request | undefined = $state.raw();

  /** The choice that ends the turn, when it is open. */
  readonly choice: Choice | undefined = $derived.by(() =>
    this.#table.mayChoose ? this.#table.picking.groups.find(({ verb }) => verb === 'end')?.sample : undefined,
  );
  /** Nothing has been done in this turn, although something could be. */
  readonly isIdle: boolean = $derived.by(() => {
    const { turn } = this.#table.state;
    const did = turn.plays + turn.rotations + turn.moved.length + turn.pivoted.length;
    const could = this.#table.picking.groups.some(
      ({ tile, verb }) => tile !== undefined && verb !== 'discard' && verb !== 'bomber',
    );
    return did === 0 && could;
  });
  /** It was asked whether that is meant. */
  readonly asks: boolean = $derived.by(
    () => this.choice !== undefined && this.isIdle && this.#asked === this.#table.request,
  );

  constructor(table: EndingTable) {
    this.#table = table;
  }

  /** Ends the turn, or asks back. */
  end(): boolean {
    if (!this.choice) return false;
    if (this.isIdle && !this.asks) {
      this.#asked = this.#table.request;
      return true;
    }
    return this.#table.choose(this.choice);
  }

  forget(): void {
    this.#asked = undefined;
  }
}
