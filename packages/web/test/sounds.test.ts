// Which sounds are heard when.
import { applyChoice, type SeatId, type State } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { soundsOf } from '../src/app/sound-of.ts';
import { positionOf } from './positions.ts';

const [ME, OTHER] = [0 as SeatId, 1 as SeatId];
const state: State = positionOf(
  ['moloch', 'outpost'],
  { b4: ['moloch/hq', 0, 0], d3: ['outpost/hq', 1, 0], d4: ['moloch/hunter-killer', 0, 0] },
  ['moloch/battle', 'moloch/guard'],
);
const weak: State = { ...state, seats: state.seats.map((seat) => ({ ...seat, hq: 1 })) };

describe('sounds of a choice', () => {
  test('the end of a game is heard after the Battle that brings it', () => {
    const { events } = applyChoice(weak, { type: 'battle' });
    expect(soundsOf(events, [ME])).toEqual({ now: [], later: ['win'] });
    expect(soundsOf(events, [OTHER])).toEqual({ now: [], later: ['lose'] });
  });

  test('the next turn is heard after the Battle, and at once without one', () => {
    const fought = applyChoice(state, { type: 'battle' });
    expect(soundsOf(fought.events, [ME])).toEqual({ now: [], later: ['turn'] });
    const { events } = applyChoice(state, { type: 'end' });
    expect(soundsOf(events, [ME]).now).toContain('turn');
    expect(soundsOf(events, [ME]).later).toEqual([]);
  });
});
