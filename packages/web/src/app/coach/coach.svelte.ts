// The coach at a table: thinks about what the player could do, compares what they do with it, and can take a turn back.
// What it knows comes from the engine's forecasts and from a bot; the words are made in coach-words.ts.

import {
  type Choice,
  type Code,
  type Forecast,
  packChoice,
  requestOf,
  type SeatId,
  type State,
  type Units,
  unpackChoice,
  viewOf,
} from '@nhex/engine';
import type { GameController } from '../game/controller.svelte.ts';
import { gameAt, stateAt } from '../game/history.ts';
import type { Preview, Thinker } from '../game/thinker.ts';
import { type Change, changeOf, type Outcome, worth } from './diff.ts';

/** The bot that is asked for advice. */
const ADVISER = 'hard';
/** So much worse than the advice, and the coach says so. */
const SLIP = 2;

export interface Advice {
  readonly state: State;
  readonly choice: Choice;
  /** What it would change; undefined where there is no Battle to compare. */
  readonly change: Change | undefined;
  /** The board after it. */
  readonly units: Units;
}

export interface Remark {
  readonly made: Choice;
  readonly change: Change;
  /** The board it was made on. */
  readonly state: State;
  readonly after: Preview;
  /** What would have been better, if much. */
  readonly better: Advice | undefined;
}

export class Coach {
  readonly #table: GameController;
  readonly #thinker: Thinker;
  readonly seat: SeatId;
  /** The Battle that the board as it stands would have. */
  now: Forecast | undefined = $state.raw();
  advice: Advice | undefined = $state.raw();
  thinking = $state(false);
  /** The player asked for advice about this position. */
  asked = $state(false);
  remark: Remark | undefined = $state.raw();
  #of: State | undefined;
  #asking = 0;

  constructor(table: GameController, thinker: Thinker) {
    this.#table = table;
    this.#thinker = thinker;
    this.seat = Math.max(
      0,
      table.players.findIndex(({ kind }) => kind === 'person'),
    ) as SeatId;
  }

  /** The player is to decide something about this position; called whenever that changes. */
  async look(): Promise<void> {
    const { state, request, mayChoose } = this.#table;
    if (!mayChoose || !request || request.seat !== this.seat || this.#of === state) return;
    this.#of = state;
    this.asked = false;
    this.advice = undefined;
    this.now = undefined;
    const mine = ++this.#asking;
    const current = (): boolean => mine === this.#asking && this.#table.state === state;
    this.thinking = true;
    try {
      if (request.stage !== 'hq') {
        const now = await this.#thinker.forecast(state);
        if (current()) this.now = now;
      }
      const thought = await this.#thinker.think(
        viewOf(state),
        ADVISER,
        request.codes.length,
        () => undefined,
      );
      if (thought && current()) this.advice = await this.#adviceOn(state, thought.code);
    } catch {
      // Without advice the rest still helps.
    } finally {
      if (mine === this.#asking) this.thinking = false;
    }
  }

  async #adviceOn(state: State, code: Code): Promise<Advice> {
    const [preview] = await this.#thinker.preview(state, [code]);
    return { state, choice: unpackChoice(code), change: this.changeBy(state, preview), units: preview.units };
  }

  /** What a choice changes about the Battle that would follow. */
  changeBy(state: State, preview: Preview | undefined): Change | undefined {
    if (!this.now || !preview?.forecast || this.#of !== state) return undefined;
    const before: Outcome = { units: state.units, forecast: this.now };
    return changeOf(state, this.seat, before, { units: preview.units, forecast: preview.forecast });
  }

  /** Something was chosen: what came of it, and whether there was something much better. */
  async chose(state: State, choice: Choice): Promise<void> {
    this.remark = undefined;
    const { advice, now } = this;
    if (!now || this.#of !== state || choice.type === 'battle' || choice.type === 'end') return;
    try {
      const [after] = await this.#thinker.preview(state, [packChoice(choice)]);
      if (!after.forecast) return;
      const before: Outcome = { units: state.units, forecast: now };
      const change = changeOf(state, this.seat, before, { units: after.units, forecast: after.forecast });
      const best = advice?.state === state ? advice : undefined;
      const isSlip = best?.change !== undefined && worth(best.change) - worth(change) >= SLIP;
      this.remark = { made: choice, change, state, after, better: isSlip ? best : undefined };
    } catch {
      // Nothing to say.
    }
  }

  /** Puts the advice onto the board, as if the player had picked it. */
  show(): void {
    this.asked = true;
    const { advice } = this;
    if (advice && advice.state === this.#table.state) this.#table.picking.show(advice.choice);
  }

  /** The step at which the player's last turn began; undefined where none can be taken back. */
  get turnStart(): number | undefined {
    const { history } = this.#table;
    for (let at = history.steps.length - 1; at >= 0; at--) {
      const state = stateAt(history, at);
      const isStart = at === 0 || stateAt(history, at - 1).turn.number !== state.turn.number;
      if (isStart && state.turn.seat === this.seat && state.turn.number > 0)
        return requestOf(state)?.seat === this.seat ? at : undefined;
    }
    return undefined;
  }

  /** Goes back to where the player's last turn began, whatever has happened since. */
  takeTurnBack(): void {
    const at = this.turnStart;
    if (at === undefined) return;
    this.remark = undefined;
    this.#of = undefined;
    this.#table.restart(gameAt(this.#table.history, at));
    void this.#table.save();
  }
}
