// What would happen: the forecast of the pending choice or of the board, and the consequences of a decision.

import { type Choice, encodeChoice, type Forecast, type Request, type State } from '@nhex/engine';
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
  'treat',
  'absorb',
  'sacrifice',
  'push',
  'name',
  'award',
  'declare-order',
];
const MOST_WEIGHED = 40;

export class Outlooks {
  seen: Outlook | undefined = $state.raw();
  /** For each choice of a decision, by its code, what it leads to. */
  consequences: ReadonlyMap<number, Preview> = $state.raw(new Map());
  readonly #thinker: Thinker;
  #asked = 0;
  #weighed = 0;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  forget(): void {
    this.#asked++;
    this.seen = undefined;
  }

  /** Reckons what the pending choice leads to. */
  lookAt(state: State, choice: Choice): void {
    const mine = ++this.#asked;
    this.#thinker
      .preview(state, [encodeChoice(choice)])
      .then(([preview]) => {
        if (mine === this.#asked && preview) this.seen = { choice, preview, forecast: preview.forecast };
      })
      .catch(() => undefined);
  }

  /** Reckons what a Battle would do to the board as it stands. */
  async lookAtBoard(state: State): Promise<void> {
    const mine = ++this.#asked;
    const forecast = await this.#thinker.forecast(state);
    if (mine === this.#asked) this.seen = { choice: undefined, preview: undefined, forecast };
  }

  /** Reckons what each choice of a decision leads to. */
  weigh(state: State, { stage, codes }: Request): void {
    const mine = ++this.#weighed;
    this.consequences = new Map();
    if (!WEIGHED.includes(stage) || codes.length > MOST_WEIGHED) return;
    this.#thinker
      .preview(state, codes)
      .then((previews) => {
        if (mine === this.#weighed) this.consequences = new Map(previews.map((each, i) => [codes[i], each]));
      })
      .catch(() => undefined);
  }
}
