// Positions with one right answer: the bots must find it.

import {
  codeType,
  type Hex,
  newState,
  PRINTED_CATALOGUE,
  packChoice,
  parseHex,
  placeUnit,
  playInPlace,
  removeFromBoard,
  type SeatId,
  type State,
  type TileId,
  unitsOn,
  viewOf,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { choose, makeBot } from '../src/index.ts';

const [US, THEM] = [0 as SeatId, 1 as SeatId];

function tile(ref: string): TileId {
  const found = PRINTED_CATALOGUE.byRef.get(ref);
  if (!found) throw new Error(`there is no tile ${ref}`);
  return found.id;
}

function hex(name: string): Hex {
  const found = parseHex(name);
  if (found === undefined) throw new Error(`there is no hex ${name}`);
  return found;
}

/** A duel in the middle: it is seat 0's turn with this hand, after the forced discard. */
function position(
  armies: [string, string],
  board: Record<string, [ref: string, rotation: number]>,
  hand: string[],
  hq: [number, number],
): State {
  const state = newState({ armies }, 'position');
  for (const place of ['b2', 'f4'])
    playInPlace(state, packChoice({ type: 'hq', hex: hex(place), rotation: 0 }));
  for (const { unit } of unitsOn(state.units)) removeFromBoard(state.units, unit);
  for (const [place, [ref, rotation]] of Object.entries(board))
    placeUnit(
      state.units,
      { hex: hex(place), tile: tile(ref), rotation },
      ref.startsWith(armies[0]) ? US : THEM,
    );
  state.pending = { kind: 'turn', seat: US };
  state.agenda = [];
  state.turn.number = 7;
  state.turn.maxPlays = 3;
  state.seats[0].hand = hand.map(tile);
  state.seats[1].hand = [];
  state.seats.forEach((seat, number) => {
    seat.hq = hq[number];
  });
  return state;
}

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
