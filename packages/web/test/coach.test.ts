// The coach: what a choice changes about the Battle is read off the engine, slips are told, turns can be taken back.
import { applyChoice, forecast, parseChoice, requestOf, type SeatId, type State } from '@nhex/engine';
import { expect, test } from 'vitest';
import { Coach } from '../src/app/coach/coach.svelte.ts';
import { changeOf, isNothing, type Outcome, worth } from '../src/app/coach/diff.ts';
import { bot, PERSON } from '../src/app/game/players.ts';
import type { Thinker } from '../src/app/game/thinker.ts';
import { type BoardData, hexOf, stateOf } from '../src/learn/board-data.ts';
import { plainThinker, playUntil, testTable } from './helpers.ts';

const ME = 0 as SeatId;
const outcome = (state: State): Outcome => ({ units: state.units, forecast: forecast(state) });
const after = (state: State, text: string): State => applyChoice(state, parseChoice(text, state)).state;

const DUEL: BoardData = {
  armies: ['borgo', 'moloch'],
  board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3' },
  hand: ['borgo/scout', 'borgo/medic', 'borgo/claws'],
};

test('a Scout saves the Mutant, a Scout that looks away changes nothing', () => {
  const state = stateOf(DUEL);
  const by = (text: string) => changeOf(state, ME, outcome(state), outcome(after(state, text)));
  const mutant = state.units.at[hexOf('d4')];
  expect(by('place scout d5 r0')).toMatchObject({
    saves: [mutant],
    kills: [],
    loses: [],
    dealt: 0,
    taken: 0,
  });
  expect(worth(by('place scout d5 r0'))).toBe(1);
  expect(isNothing(by('place scout d6 r3'))).toBe(true);
});

test('a unit that would die where it is placed counts against the place', () => {
  const state = stateOf({ ...DUEL, board: { d3: 'moloch/hybrid r3' }, hand: ['borgo/scout'] });
  const change = changeOf(state, ME, outcome(state), outcome(after(state, 'place scout d5 r0')));
  expect(change.loses).toHaveLength(1);
  expect(worth(change)).toBe(-1);
});

/** A thinker whose previews fight, and whose advice is always the same. */
function thinkerThatSays(text: string): Thinker {
  const plain = plainThinker((codes, state) => {
    const wish = requestOf(state)?.choices.findIndex(
      (choice) => JSON.stringify(choice) === JSON.stringify(parseChoice(text, state)),
    );
    return codes[Math.max(0, wish ?? 0)];
  });
  return {
    ...plain,
    preview: async (state, codes) => {
      const previews = await plain.preview(state, codes);
      return previews.map((each, i) => ({ ...each, forecast: forecast(applyChoice(state, codes[i]).state) }));
    },
  };
}

test('the last own turn can be taken back, also when others have played since', () => {
  const { table } = testTable({ players: [PERSON, PERSON], asksHandOver: false, seed: 'coach' });
  const coach = new Coach(table, thinkerThatSays('end'));
  table.begin();
  expect(coach.turnStart).toBeUndefined();
  playUntil(table, ({ state }) => state.turn.number === 3 && state.turn.seat === 0);
  const before = table.state;
  playUntil(table, ({ state }) => state.turn.number >= 4, 1);
  coach.takeTurnBack();
  expect(table.state.turn.number).toBe(3);
  expect(table.state.seats[0].hand).toEqual(before.seats[0].hand);
  // And the game goes on from there.
  expect(table.choose(table.request?.choices[0] as never)).toBe(true);
});

test('it sits with the person, whichever seat that is', () => {
  const { table } = testTable({ players: [bot('beginner'), PERSON] });
  expect(new Coach(table, thinkerThatSays('end')).seat).toBe(1);
});
