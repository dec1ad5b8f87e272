// Why a tile of the hand cannot be played: the code agrees with the list of choices, and names the reason.

import { describe, expect, test } from 'vitest';
import { newState, obstacleTo, requestOf, type State, tileOf } from '../src/index.ts';
import { optionsOf, playOut } from './random-games.ts';
import { scene } from './support.ts';

const reasons = (state: State): (string | undefined)[] =>
  state.seats[state.turn.seat].hand.map((tile) => obstacleTo(state, tile));

describe('what keeps a tile from being played', () => {
  test('[INST-2] a Battle after somebody drew a last tile', () => {
    const state = scene({
      armies: ['borgo', 'moloch'],
      board: { d2: 'borgo/hq', d6: 'moloch/hq' },
      hands: [['battle', 'claws'], []],
      ending: { by: 1, turns: [], tied: undefined, last: 1 },
    });
    expect(reasons(state)).toEqual(['last-tile-drawn', undefined]);
  });

  test('[INST-3] a Move when every own unit is netted', () => {
    const board = { d2: 'hegemony/net-fighter 1>S', d3: 'borgo/hq' };
    const state = scene({ armies: ['borgo', 'hegemony'], board, hands: [['move'], []] });
    expect(reasons(state)).toEqual(['nobody-can-move']);
  });

  test('[INST-4] a Push Back with nobody beside, or without room', () => {
    const far = scene({
      armies: ['moloch', 'borgo'],
      board: { d2: 'moloch/hq', d6: 'borgo/hq' },
      hands: [['push-back'], []],
    });
    expect(reasons(far)).toEqual(['no-enemy-beside-a-unit']);
    const edge = scene({
      armies: ['moloch', 'borgo'],
      board: { d3: 'moloch/hq', d2: 'borgo/hq', c2: 'moloch/guard', e2: 'moloch/guard' },
      hands: [['push-back'], []],
    });
    expect(reasons(edge)).toEqual(['no-room-to-push']);
  });

  test('[INST-5] [INST-6] a Sniper and a Grenade without a target', () => {
    const board = { d2: 'borgo/hq', d6: 'moloch/hq' };
    const state = scene({ armies: ['borgo', 'moloch'], board, hands: [['outpost/sniper', 'grenade'], []] });
    expect(reasons(state)).toEqual(['no-enemy-on-board', 'no-enemy-beside-hq']);
  });

  test('[TURN-1] agrees with the list of choices in random games', () => {
    for (let number = 0; number < 30; number++) {
      playOut(newState(optionsOf(number), number), number, (state) => {
        if (state.pending?.kind !== 'turn') return;
        const { choices } = requestOf(state) as NonNullable<ReturnType<typeof requestOf>>;
        for (const tile of state.seats[state.turn.seat].hand) {
          const { instant } = tileOf(state, tile);
          const verb = instant === 'push-back' ? 'push' : instant;
          const can = choices.some((choice) =>
            verb === undefined ? choice.type === 'place' && choice.tile === tile : choice.type === verb,
          );
          expect([tile, obstacleTo(state, tile) === undefined]).toEqual([tile, can]);
        }
      });
    }
  });
});
