// One attempt at a puzzle: a table where only the puzzle's plays are open, the opponent answers as well as it can, and
// what the Battle brought is judged.

import { type Game, gameFrom, packChoice, type State } from '@nhex/engine';
import {
  END,
  isDone,
  mayFight,
  type Puzzle,
  type Shortfall,
  shortfall,
  solverOf,
  startOf,
  type Target,
  targetOf,
} from '@nhex/puzzles';
import { GameController } from '../game/controller.svelte.ts';
import { PERSON, type Player } from '../game/players.ts';
import type { Services } from '../game/table.ts';
import { answerOf } from './prover.ts';

export interface Verdict {
  readonly right: boolean;
  /** What is missing. */
  readonly why: Shortfall | undefined;
}

/** What the solver hears of as played by somebody; how strong it plays is the puzzle's affair. */
const OPPONENT: Player = { kind: 'bot', level: 'expert' };

export class Attempt {
  readonly puzzle: Puzzle;
  readonly start: State;
  readonly target: Target;
  readonly table: GameController;

  /** From the beginning, or from a game of this puzzle that was taken back. */
  constructor(puzzle: Puzzle, services: Services, from?: Game) {
    this.puzzle = puzzle;
    this.start = startOf(puzzle);
    this.target = targetOf(this.start, puzzle.goal);
    const solver = solverOf(this.start);
    this.table = new GameController(
      from ?? gameFrom(this.start),
      {
        id: 'puzzle',
        players: this.start.seats.map((_, seat) => (seat === solver ? PERSON : OPPONENT)),
        preview: false,
        minutes: 0,
        bonus: 0,
        used: [],
        created: 0,
        allows: (choice, { stage }) =>
          stage !== 'turn' ||
          (packChoice(choice) === END ? mayFight(this.table.state, puzzle) : choice.type !== 'discard'),
      },
      {
        ...services,
        save: undefined,
        asksHandOver: () => false,
        thinker: {
          forecast: (state) => services.thinker.forecast(state),
          preview: (state, codes) => services.thinker.preview(state, codes),
          warmUp: () => {},
          stop: () => {},
          hurry: () => {},
          think: async () => {
            const { state } = this.table;
            // A tie would go on with another turn: the puzzle is over before.
            if (isDone(state, this.start)) return undefined;
            return {
              code: await answerOf($state.snapshot(state) as State, this.target, puzzle.plays),
              expected: undefined,
            };
          },
        },
      },
    );
  }

  /** Tiles played so far. */
  get played(): number {
    const hand = this.start.seats[this.target.solver].hand.length;
    return hand - this.table.state.seats[this.target.solver].hand.length;
  }

  get done(): boolean {
    return isDone(this.table.state, this.start);
  }

  /** What came of it, once the Battle is over. */
  judge(): Verdict {
    const why = shortfall(this.table.state, this.target);
    const { goal, plays } = this.puzzle;
    if (why === undefined && goal.fewest && this.played > plays)
      return { right: false, why: { why: 'too-many-tiles', played: this.played, fewest: plays } };
    return { right: why === undefined, why };
  }

  /** The game as it was before the Battle, to be played on from there. */
  beforeBattle(): Game {
    const { game } = this.table;
    const at = game.log.findIndex((entry) => entry.kind === 'choice' && entry.code === END);
    return at < 0 ? game : { ...game, log: game.log.slice(0, at), state: game.log[at].before };
  }
}
