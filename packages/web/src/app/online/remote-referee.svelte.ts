// The engine's referee over the network. What the server has stored is the game; a choice made here that draws nothing
// is shown at once and counts as pending until it comes back in the stream. Nothing hidden is known here: tiles that are
// drawn are told by the server.

import {
  applyChoice,
  type Choice,
  type Code,
  type Drawn,
  declareVerdict,
  type Game,
  makeChoice,
  makePosition,
  makeReferee,
  NOBODY,
  type Owner,
  type Played,
  packChoice,
  parseChoice,
  parseDraws,
  playWithDraws,
  type Referee,
  type SeatId,
  type State,
  unpackChoice,
} from '@nhex/engine';
import { type ApiFault, faultOf, post } from './api.ts';
import type { Change, GameView } from './views.ts';

/** A choice on its way. */
interface Pending {
  readonly choice: string;
  /** The same for every attempt: the server stores it once. */
  readonly key: string;
  /** Whether it is shown already; what draws tiles has to wait for them. */
  readonly shown: boolean;
  stored: boolean;
}

export interface Hearer {
  /** Something happened that is not shown yet. `own`: the answer to what was chosen here. */
  arrived(played: Played, own: boolean): void;
  /** What was shown does not hold: the game stands like this. */
  corrected(game: Game): void;
  /** The server's word cannot be followed: everything has to be read anew. */
  confused(): void;
  refused(fault: ApiFault): void;
}

const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What was drawn, by its keys: tiles of whose turn it then is, or leaders' cards. */
function drawn(state: State, code: Code, keys: readonly string[]): Drawn[] {
  if (keys.length === 0) return [];
  return parseDraws(state, applyChoice(state, code).state.turn.seat, keys);
}

export class RemoteReferee implements Referee {
  readonly #hearer: Hearer;
  view: GameView = $state.raw() as GameView;
  /** How many choices are not known to be stored. */
  unsent = $state(0);
  /** The last attempt to send failed: it is tried again. */
  troubled = $state(false);
  #confirmed: Game;
  sequence: number;
  /** With what is pending. */
  #shown: Game;
  #pending: Pending[] = [];
  #sending = false;
  #closed = false;

  /** `game` is how the server has it after `sequence` inputs. */
  constructor(game: Game, sequence: number, view: GameView, hearer: Hearer) {
    this.#confirmed = game;
    this.#shown = game;
    this.sequence = sequence;
    this.view = view;
    this.#hearer = hearer;
  }

  get game(): Game {
    return this.#shown;
  }
  get id(): string {
    return this.view.id;
  }
  /** A choice waits for tiles that only the server knows. */
  get waits(): boolean {
    return this.#pending.some(({ shown }) => !shown);
  }

  close(): void {
    this.#closed = true;
  }

  // What is done here

  play(seat: SeatId, choice: Choice | Code): Played {
    const code = typeof choice === 'number' ? choice : packChoice(choice);
    const { state } = this.#shown;
    // Refuses what the rules do not allow, before anybody else has to.
    const { draws } = applyChoice(state, code);
    const shown = draws.length === 0;
    const played = shown ? makeReferee(this.#shown).play(seat, code) : { game: this.#shown, events: [] };
    const text = makeChoice(unpackChoice(code), state);
    this.#pending.push({ choice: text, key: freshKey(), shown, stored: false });
    this.#shown = played.game;
    this.#count();
    void this.#send();
    return played;
  }

  resign(): Played {
    return this.#say('resign');
  }
  /** The server's clock alone says so. */
  timeOver(): Played {
    return { game: this.#shown, events: [] };
  }
  drawAgreed(): Played {
    return this.#say('draw');
  }
  decline(): void {
    this.#say('decline');
  }
  mayTakeBack(seat: SeatId): boolean {
    return (
      this.view.takeBack &&
      this.view.status === 'playing' &&
      this.view.you === seat &&
      this.unsent === 0 &&
      makeReferee(this.#shown).mayTakeBack(seat)
    );
  }
  takeBack(): Played {
    return this.#say('take-back', { sequence: this.sequence + this.#pending.length });
  }

  /** Says something besides choices; what comes of it arrives in the stream. */
  #say(what: string, body?: unknown): Played {
    const path = `/games/${this.id}/${what}`;
    const attempt = async (): Promise<void> => {
      for (let wait = 400; !this.#closed; wait = Math.min(8000, wait * 2)) {
        try {
          await post(path, body);
          this.troubled = false;
          return;
        } catch (error) {
          const fault = faultOf(error);
          if (!fault.passes) {
            // An earlier attempt may have got through although its answer did not.
            if (fault.code !== 'wrong-sequence' && fault.code !== 'game-over') this.#hearer.refused(fault);
            return;
          }
          this.troubled = true;
          await pause(fault.retryAfter === undefined ? wait : fault.retryAfter * 1000);
        }
      }
    };
    void attempt();
    return { game: this.#shown, events: [] };
  }

  /** Sends what is pending, one after the other, each until it is known to be stored. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    let wait = 400;
    for (;;) {
      const at = this.#pending.findIndex(({ stored }) => !stored);
      if (at < 0 || this.#closed) break;
      const { choice, key } = this.#pending[at];
      try {
        await post(`/games/${this.id}/choices`, { sequence: this.sequence + at, choice, key });
        const pending = this.#pending.find((each) => each.key === key);
        if (pending) pending.stored = true;
        this.troubled = false;
        wait = 400;
      } catch (error) {
        const fault = faultOf(error);
        // It may have come back in the stream while its answer got lost.
        if (!this.#pending.some((each) => each.key === key)) continue;
        if (!fault.passes) {
          this.#giveUp();
          this.#hearer.refused(fault);
          break;
        }
        this.troubled = true;
        await pause(fault.retryAfter === undefined ? wait : fault.retryAfter * 1000);
        wait = Math.min(8000, wait * 2);
      }
      this.#count();
    }
    this.#sending = false;
    this.#count();
  }

  #count(): void {
    this.unsent = this.#pending.filter(({ stored }) => !stored).length;
  }

  /** What is pending will not happen. */
  #giveUp(): void {
    if (this.#pending.length === 0) return;
    this.#pending = [];
    this.#count();
    this.#shown = this.#confirmed;
    this.#hearer.corrected(this.#confirmed);
  }

  // What the server says

  /** A line of the stream. */
  hear(view: GameView): void {
    const { change } = view;
    if (view.sequence > this.sequence + 1 || (view.sequence === this.sequence + 1 && !change)) {
      this.#hearer.confused();
      return;
    }
    const isNews = view.sequence === this.sequence + 1;
    this.view = view;
    if (isNews && change) {
      try {
        this.#follow(view, change);
      } catch {
        this.#hearer.confused();
      }
    }
  }

  #follow(view: GameView, change: Change): void {
    const first = this.#pending[0];
    const isOwn =
      first !== undefined &&
      change.kind === 'choice' &&
      change.seat === view.you &&
      change.choice === first.choice;
    if (!isOwn) this.#giveUp();
    const played = this.#input(this.#confirmed, change);
    // After the end the server shows what was hidden from this seat.
    if (makePosition(played.game.state) !== view.position && view.status !== 'over')
      throw new Error('the game stands otherwise than the server says');
    this.#confirmed = played.game;
    this.sequence = view.sequence;
    if (isOwn) this.#pending.shift();
    this.#count();
    if (isOwn && first.shown) return;
    this.#shown = played.game;
    this.#hearer.arrived(played, isOwn);
  }

  /** Carries out an input that was stored: a verdict, a choice, or what only the table knows of. */
  #input(game: Game, { kind, verdict, seat, choice = '', draws = [] }: Change): Played {
    if (verdict) return declareVerdict(game, verdict, (seat ?? NOBODY) as Owner);
    switch (kind) {
      case 'choice': {
        const code = packChoice(parseChoice(choice, game.state));
        return playWithDraws(game, code, drawn(game.state, code, draws));
      }
      // Somebody has left and the house plays on for them, or nobody plays on: no verdict of the game.
      case 'resign':
      case 'time':
      case 'abandon':
        return { game, events: [] };
      default:
        throw new Error(`there is no input ${kind}`);
    }
  }
}
