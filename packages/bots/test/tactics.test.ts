// Positions with one right answer: the bots must find it.

import {
  codeType,
  type GameOptionsInput,
  makeUnit,
  newState,
  parseHex,
  playInPlace,
  type State,
  tileByRef,
  viewOf,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { choose, makeBot } from '../src/index.ts';

const tile = (ref: string): number => tileByRef(ref)?.id ?? -1;
const hex = (name: string): number => parseHex(name) ?? -1;

/** A duel in the middle: it is seat 0's turn with this hand, after the forced discard. */
function position(
  armies: [string, string],
  board: Record<string, [ref: string, rotation: number]>,
  hand: string[],
  hq: [number, number],
): State {
  const options: GameOptionsInput = { armies };
  const state = newState(options, 'position');
  for (const place of ['b2', 'f4']) {
    playInPlace(state, codeOfHq(place));
  }
  state.board.fill(0);
  for (const [place, [ref, rotation]] of Object.entries(board)) {
    state.board[hex(place)] = makeUnit(tile(ref), ref.startsWith(armies[0]) ? 0 : 1, rotation);
  }
  state.stage = 'turn';
  state.turn.number = 7;
  state.turn.maxPlays = 3;
  state.seats[0].hand = hand.map(tile);
  state.seats[1].hand = [];
  state.seats.forEach((seat, number) => {
    seat.hq = hq[number];
  });
  return state;
}
const codeOfHq = (place: string): number => 16 | (hex(place) << 14);

describe.each(['greedy', 'medium', 'hard', 'expert'])('%s', (name) => {
  test('calls the Battle that destroys the HQ', () => {
    const state = position(
      ['borgo', 'moloch'],
      { b2: ['borgo/hq', 0], d4: ['moloch/hq', 0], d3: ['borgo/brawler', 3] },
      ['borgo/battle'],
      [5, 2],
    );
    const { code } = choose(makeBot(name), viewOf(state), { seed: 1, nodes: 3000 });
    expect(codeType(code)).toBe('battle');
  });

  test('does not call the Battle that destroys its own', () => {
    const state = position(
      ['borgo', 'moloch'],
      { d4: ['borgo/hq', 0], f4: ['moloch/hq', 0], d3: ['moloch/hornet', 3] },
      ['borgo/battle'],
      [2, 20],
    );
    const { code } = choose(makeBot(name), viewOf(state), { seed: 1, nodes: 3000 });
    expect(codeType(code)).not.toBe('battle');
  });
});
