// From a state to marks and signs: who is a target, and who is gone after a choice.
import {
  applyChoice,
  codesOf,
  type Hex,
  newState,
  packChoice,
  parseHex,
  parseScenario,
  type Scenario,
  type SeatId,
  unitAt,
} from '@nhex/engine';
import { expect, test } from 'vitest';
import { consequenceSigns, consequenceText } from '../src/app/consequence.ts';
import { enemiesAmong, linesOf } from '../src/app/game/picture.ts';
import { plainThinker } from './helpers.ts';

const h = (name: string): Hex => parseHex(name) as Hex;

test('an ally’s redirector is no target of a sharpshooter, an enemy is', () => {
  const state = parseScenario({
    mode: 'team',
    players: ['outpost', 'borgo', 'doomsday', 'hegemony'].map((army) => ({ army })),
    board: {
      d3: { tile: 'doomsday/fireblast', owner: 2 },
      d4: { tile: 'borgo/mutant', owner: 1 },
    },
  });
  const seat = 0 as SeatId;
  expect(enemiesAmong([h('d3'), h('d4'), h('d5')], state, seat, 'aim')).toEqual([h('d4')]);
});

const words = {
  title: 't',
  story: 's',
  skill: 'k',
  goals: ['a', 'b'],
  rules: [],
  objectives: [],
  victories: ['a', 'b'],
};
const burning: Scenario = {
  key: 'burning',
  set: 'atlas',
  seats: [{ army: 'borgo' }, { army: 'outpost' }],
  board: { terrain: { d4: 'fire', d6: 'nest' } },
  units: [
    { hex: 'd4', tile: 'borgo/mutant', owner: 0 },
    { hex: 'd6', tile: 'borgo/claws', owner: 0 },
  ],
  arrivals: [{ turn: 2, owner: 1, units: [{ tile: 'outpost/runner', hexes: ['d2'] }] }],
  limit: { turns: 9 },
  end: ['hq'],
  texts: { en: words, pl: words },
};

function inTurn() {
  let state = newState({ scenario: burning }, 1);
  while (state.pending && state.pending.kind !== 'turn') state = applyChoice(state, codesOf(state)[0]).state;
  return state;
}

test('a unit that falls is missed although the next one to come has its number', async () => {
  const state = inTurn();
  const code = packChoice({ type: 'end' });
  const fallen = unitAt(state.units, h('d4'))?.unit;
  expect(unitAt(applyChoice(state, code).state.units, h('d2'))?.unit).toBe(fallen);
  const [preview] = await plainThinker(([first]) => first).preview(state, [code]);
  expect(consequenceText(preview, state)).toContain('Mutant');
  expect(consequenceSigns(preview, state)).toEqual([{ hex: h('d4'), dies: true }]);
});

test('the ground that helps a unit is no line from somewhere', () => {
  expect(linesOf(inTurn(), h('d6'))).toEqual([]);
});
