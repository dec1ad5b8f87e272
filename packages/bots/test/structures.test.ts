// Structures in the hands of bots: deployed by the same search, in the middle of deploying too.

import {
  codesOf,
  codeType,
  type GameOptionsInput,
  newState,
  packChoice,
  parseChoice,
  playInPlace,
  type State,
  stageOf,
  viewOf,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { choose, LEVELS, makeBot } from '../src/index.ts';

const OPTIONS: GameOptionsInput = { armies: ['borgo', 'outpost'], variants: ['structures'] };

function played(state: State, ...texts: readonly string[]): State {
  for (const text of texts) playInPlace(state, packChoice(parseChoice(text, state)));
  return state;
}

/** Borgo at its first forced discard, next to nothing on the board. */
function atDiscard(): State {
  const state = played(newState(OPTIONS, 'bots'), 'hq b2 r0', 'hq d4 r0');
  while (state.turn.seat !== 0 || stageOf(state) !== 'forced-discard') playInPlace(state, codesOf(state)[0]);
  return state;
}

/** The codes of one player's turn. */
function turnOf(state: State, name: string): string[] {
  const bot = makeBot(name);
  const { number } = state.turn;
  const types: string[] = [];
  while (state.pending && state.turn.number === number) {
    const { code } = choose(bot, viewOf(state), { seed: types.length, nodes: 3000 });
    expect(codesOf(state)).toContain(code);
    types.push(codeType(code));
    playInPlace(state, code);
  }
  return types;
}

test('[STR-2] a hand of tiles that do nothing is given up for the Structure', () => {
  const state = atDiscard();
  const seat = state.seats[0];
  // Three Moves and a board on which nothing can usefully move.
  const id = parseChoice('discard move', state) as { readonly tile: (typeof seat.hand)[number] };
  seat.hand = [id.tile, id.tile, id.tile];
  expect(turnOf(state, 'greedy').slice(0, 3)).toEqual(['deploy', 'lay', 'lay']);
  expect(state.seats[0].structure).toBe(false);
});

describe('[STR-2] whoever takes over in the middle of deploying goes on with it', () => {
  test.each(LEVELS)('%s', (level) => {
    const given = (): State => {
      const state = atDiscard();
      playInPlace(state, codesOf(state).find((code) => codeType(code) === 'deploy') ?? -1);
      return state;
    };
    expect(turnOf(given(), level).slice(0, 2)).toEqual(['lay', 'lay']);
    expect(turnOf(played(given(), 'lay structure-1b d3 r3'), level)[0]).toBe('lay');
    const landed = played(given(), 'lay structure-1b d3 r3', 'lay structure-2a d2 r0');
    expect(['board', 'hold']).toContain(turnOf(landed, level)[0]);
  });
});
