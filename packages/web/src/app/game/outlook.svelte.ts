// What would happen: the forecast of the pending choice or of the board, and the consequences of a decision.

import { type Choice, type Forecast, packChoice, type Request, type State } from '@nhex/engine';
import type { Preview, Thinker } from './thinker.ts';

export interface Outlook {
  /** The choice it is about; undefined for the board as it stands. */
  readonly choice: Choice | undefined;
  readonly preview: Preview | undefined;
  readonly forecast: Forecast | undefined;
}

/** The stages whose choices are shown with what they lead to. */
const WEIGHED: readonly Request['stage'][] = [
  'declare',
  'aim',
  'treat',
  'absorb',
  'sacrifice',
  'push',
  'name',
  'award',
  'declare-order',
  'boarding',
];
const MOST_WEIGHED = 40;

export class Outlooks {
  seen: Outlook | undefined = $state.raw();
  /** For each choice of a decision, by its code, what it leads to. */
  consequences: ReadonlyMap<number, Preview> = $state.raw(new Map());
  readonly #thinker: Thinker;
  #asked = 0;
  /** What has been reckoned for the state in hand, by the code of the choice. */
  readonly #known = new Map<number, Preview>();
  #of: State | undefined;
  #wanted: { readonly state: State; readonly choice: Choice } | undefined;
  #busy = false;
  #weighed = 0;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  forget(): void {
    this.#asked++;
    this.#wanted = undefined;
    this.seen = undefined;
  }

  /** Reckons what the pending choice leads to; one at a time, the latest wish next, nothing twice. */
  lookAt(state: State, choice: Choice): void {
    this.#asked++;
    if (this.#of !== state) this.#known.clear();
    this.#of = state;
    this.#wanted = { state, choice };
    const known = this.#known.get(packChoice(choice));
    if (known) this.#show(choice, known);
    else if (!this.#busy) void this.#reckon();
  }

  #show(choice: Choice, preview: Preview): void {
    this.#wanted = undefined;
    this.seen = { choice, preview, forecast: preview.forecast };
  }

  async #reckon(): Promise<void> {
    this.#busy = true;
    while (this.#wanted) {
      const { state, choice } = this.#wanted;
      const mine = this.#asked;
      try {
        const code = packChoice(choice);
        const [preview] = await this.#thinker.preview(state, [code]);
        if (state === this.#of) this.#known.set(code, preview);
        if (mine === this.#asked) this.#show(choice, preview);
      } catch {
        if (mine === this.#asked) this.#wanted = undefined;
      }
    }
    this.#busy = false;
  }

  /** Reckons what a Battle would do to the board as it stands. */
  async lookAtBoard(state: State): Promise<void> {
    this.forget();
    const mine = this.#asked;
    const forecast = await this.#thinker.forecast(state);
    if (mine === this.#asked) this.seen = { choice: undefined, preview: undefined, forecast };
  }

  /** Reckons what each choice of a decision leads to. */
  weigh(state: State, { stage, codes }: Request): void {
    const mine = ++this.#weighed;
    this.consequences = new Map();
    // A leader's use is weighed where it changes a Battle that is being fought.
    const isWeighed = WEIGHED.includes(stage) || (stage === 'lead' && state.battle !== undefined);
    if (!isWeighed || codes.length > MOST_WEIGHED) return;
    this.#thinker
      .preview(state, codes)
      .then((previews) => {
        if (mine === this.#weighed) this.consequences = new Map(previews.map((each, i) => [codes[i], each]));
      })
      .catch(() => undefined);
  }
}
