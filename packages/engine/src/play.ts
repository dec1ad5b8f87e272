// State, choices, next state: the three functions everything else is built on.

import type { TileId } from './armies/catalog.ts';
import type { Hex } from './board/hexes.ts';
import { type Choice, type Code, codeType, decodeChoice, encodeChoice } from './choice.ts';
import { NhexError } from './error.ts';
import type { EventSink, GameEvent } from './events.ts';
import { standingOf } from './standing/standing.ts';
import { cloneState, NOWHERE, rulesOf, type Stage, type State } from './state.ts';
import { carryOut } from './turn/carry-out.ts';
import { codesOf, deciderOf } from './turn/legal.ts';

/** What one player may do now: the only source of legal choices for buttons, keyboards, bots and networks. */
export interface Request {
  readonly seat: number;
  readonly stage: Stage;
  readonly choices: readonly Choice[];
  readonly codes: readonly Code[];
  /** The unit the question is about, if it is about one. */
  readonly subject: Hex | undefined;
}

/** The open request, or undefined when the game is over. Looks at nothing hidden. */
export function requestOf(view: Omit<State, 'rng'>): Request | undefined {
  const state = view as State;
  if (state.stage === 'over') return undefined;
  const codes = codesOf(state);
  return {
    seat: deciderOf(state),
    stage: state.stage,
    codes,
    choices: codes.map(decodeChoice),
    subject: subjectOf(state),
  };
}

function subjectOf(state: State): Hex | undefined {
  const { turn, battle, wounding } = state;
  switch (state.stage) {
    case 'step':
      return turn.movement?.hex;
    case 'push':
      return turn.push?.target;
    case 'declare':
      return battle?.declaring;
    case 'absorb':
      return wounding?.patient;
    case 'sacrifice':
      return wounding?.medic === NOWHERE ? undefined : wounding?.medic;
    default:
      return undefined;
  }
}

export interface Applied {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Tiles drawn from decks because of the choice, in order. */
  readonly draws: readonly TileId[];
}

/** Refuses what is not on the list, with the reason. */
function checkLegal(state: State, code: Code): void {
  if (state.stage === 'over') throw new NhexError('game-over', 'the game is over');
  if (codesOf(state).includes(code)) return;
  throw new NhexError(
    'illegal-choice',
    `"${codeType(code) ?? code}" is not open like this to player ${deciderOf(state)} now (${state.stage})`,
  );
}

/** Carries out one legal choice; the given state stays as it was. `script` replaces chance by recorded draws. */
export function applyChoice(state: State, choice: Choice | Code, script?: readonly TileId[]): Applied {
  const code = typeof choice === 'number' ? choice : encodeChoice(choice);
  checkLegal(state, code);
  const next = cloneState(state);
  const events: GameEvent[] = [];
  const drawn: TileId[] = [];
  const standing = standingOf(state.board, rulesOf(state.options));
  carryOut(next, code, { sink: (event) => events.push(event), drawn, script, standing });
  return { state: next, events, draws: drawn };
}

/** Carries out a code taken from `codesOf`, unchecked and in place: for simulations that own the state. */
export function playInPlace(state: State, code: Code, sink?: EventSink): void {
  carryOut(state, code, { sink, drawn: [], script: undefined, standing: undefined });
}
