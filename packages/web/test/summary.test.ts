// What came of Battles and games, told from their events; repairs of a set-up.
import { type Choice, type Game, gameFrom, makeReferee, type SeatId } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { historyOf, lastChanged, turnsOfOthers } from '../src/app/game/history.ts';
import { type Draft, judge, repaired, repairsOf } from '../src/app/game/new-game.ts';
import { PERSON, person } from '../src/app/game/players.ts';
import { postMortem, summaryOf } from '../src/app/game/summary.ts';
import { positionOf } from './positions.ts';

/** Plays choices of whoever is asked. */
function played(game: Game, choices: readonly Choice[]): Game {
  const referee = makeReferee(game);
  for (const choice of choices) referee.play(referee.game.state.pending?.seat as SeatId, choice);
  return referee.game;
}
const FIGHT = positionOf(
  ['moloch', 'outpost'],
  {
    b4: ['moloch/hq', 0, 0],
    d3: ['outpost/hq', 1, 0],
    d4: ['moloch/hunter-killer', 0, 0],
    c4: ['outpost/commando', 1, 3],
  },
  ['moloch/battle', 'moloch/guard'],
);

describe('a Battle in sum', () => {
  test('points, losses and who did most', () => {
    const history = historyOf(played(gameFrom(FIGHT), [{ type: 'battle' }]));
    const { events } = history.steps[0];
    const before = FIGHT.seats.map(({ hq }) => hq);
    const after = history.game.state.seats.map(({ hq }) => hq);
    const sum = summaryOf(events, before, after);
    expect(sum.fallen.length).toBe(events.filter(({ type }) => type === 'died').length);
    expect(after[1]).toBeLessThan(before[1]);
    expect(sum.hero?.how).toBe('hq');
    const lost = postMortem(history, 1 as SeatId);
    expect(lost.battle?.points).toBe(before[1] - after[1]);
    expect(lost.hero?.owner).toBe(0);
  });
});

test('what the others did since the own turn, and what changed last', () => {
  const mine = played(gameFrom(FIGHT), [{ type: 'end' }]);
  expect(turnsOfOthers(historyOf(mine))?.events.some(({ type }) => type === 'turn')).toBe(true);
  expect(lastChanged(historyOf(mine))).toEqual([]);
});

test('a set-up that does not go together is put right by one change', () => {
  const draft: Draft = {
    armies: ['borgo', 'moloch'],
    players: [PERSON, PERSON],
    edition: '2025',
    mode: 'duel',
    board: 'expanded',
    variants: [],
    mercenariesEach: 1,
    strikeAllies: true,
    preview: true,
    minutes: 0,
    bonus: 0,
    seed: '',
  };
  const isPlayable = (some: Draft): boolean => judge(some, some.armies, []).ok;
  expect(isPlayable(draft)).toBe(false);
  const [repair] = repairsOf(draft, isPlayable);
  expect(repair).toEqual({ what: 'board', board: 'main' });
  expect(isPlayable(repaired(draft, repair))).toBe(true);
});

test('names are short, and nothing is no name', () => {
  expect(person('  ')).toBe(PERSON);
  expect(person(' Ann ')).toEqual({ kind: 'person', name: 'Ann' });
  expect(person('x'.repeat(50))).toEqual({ kind: 'person', name: 'x'.repeat(20) });
});
