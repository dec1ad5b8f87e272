// `nhex match`: duplicate pairs, Elo arithmetic, foreign bots that behave and foreign bots that do not.

import { describe, expect, test } from 'vitest';
import { eloOf, estimate, scoreOf } from '../src/match/elo.ts';
import { type GameOutcome, type PairOutcome, playPair } from '../src/match/play-pair.ts';
import { rate, ratingErrors } from '../src/match/rate.ts';
import { pairingsOf, scheduleOf } from '../src/match/schedule.ts';
import { summarize } from '../src/match/summary.ts';
import { nhex, scratch } from './nhex.ts';

const { put } = scratch();

describe('Elo', () => {
  test.each([
    [0.5, 0],
    [0.64, 100],
    [0.76, 200],
    [10 / 11, 400],
  ])('a score of %d is a difference of about %d', (score, elo) => {
    expect(Math.abs(eloOf(score) - elo)).toBeLessThan(1);
    expect(scoreOf(eloOf(score))).toBeCloseTo(score, 10);
  });

  test('the interval comes from the spread of the pairs', () => {
    const even = estimate([0.5, 0.5, 0.5, 0.5]);
    expect(even.elo).toBe(0);
    const wide = estimate([0, 1, 0, 1]);
    expect(wide.elo).toBe(0);
    expect(wide.interval[1] - wide.interval[0]).toBeGreaterThan(even.interval[1] - even.interval[0]);
    const pairs = Array.from({ length: 100 }, (_, i) => (i % 4 === 0 ? 0.5 : 1));
    const { score, elo, interval } = estimate(pairs);
    // Mean 0.875, standard deviation 0.2176, so the mean is known to 0.0427.
    expect(score).toBe(0.875);
    expect(elo).toBe(338);
    expect(interval).toEqual([Math.round(eloOf(0.8324)), Math.round(eloOf(0.9176))]);
  });

  test('a clean sweep gives finite numbers', () => {
    const { elo, interval } = estimate([1, 1, 1]);
    for (const number of [elo, ...interval]) expect(Number.isFinite(number)).toBe(true);
    expect(interval[0]).toBeLessThan(elo);
  });

  test('ratings of several players agree with all their scores', () => {
    const meetings = [
      { a: 1, b: 0, points: 640, games: 1000 },
      { a: 2, b: 1, points: 640, games: 1000 },
      { a: 2, b: 0, points: 760, games: 1000 },
    ];
    const elos = rate(3, meetings);
    expect(elos[0]).toBe(0);
    expect(Math.abs(elos[1] - 100)).toBeLessThan(3);
    expect(Math.abs(elos[2] - 200)).toBeLessThan(3);
    for (const error of ratingErrors(elos, meetings)) expect(error).toBeLessThan(20);
  });
});

describe('the schedule', () => {
  test('five armies make ten pairings, one meets itself', () => {
    expect(pairingsOf(['a', 'b', 'c', 'd', 'e'])).toHaveLength(10);
    expect(pairingsOf(['a'])).toEqual([['a', 'a']]);
  });

  test('goes round, and the other army begins every other round', () => {
    const pairs = scheduleOf(['a', 'b', 'c'], 6, 's');
    expect(pairs.map(({ armies }) => armies.join(''))).toEqual(['ab', 'ac', 'bc', 'ba', 'ca', 'cb']);
    expect(new Set(pairs.map(({ seed }) => seed)).size).toBe(6);
  });
});

describe('a match', () => {
  const args = ['match', '--a', 'random', '--b', 'random', '--pairs', '6', '--seed', 's'];

  test('has the agreed fields and counts every game', async () => {
    const { code, out, err } = await nhex(...args, '--armies', 'borgo,moloch,outpost', '--json');
    expect({ code, err }).toEqual({ code: 0, err: [] });
    const result = JSON.parse(out[0]);
    expect(result).toMatchObject({ games: 12, pairs: 6, forfeits: [] });
    expect(result.score).toBeGreaterThanOrEqual(0);
    expect(result.interval[0]).toBeLessThanOrEqual(result.elo);
    expect(result.interval[1]).toBeGreaterThanOrEqual(result.elo);
    expect(result.pairings.map(({ games }: { games: number }) => games)).toEqual([4, 4, 4]);
  });

  test('gives the same result for the same seed', async () => {
    const run = async (): Promise<object> => {
      const { msPerTurn: _, ...rest } = JSON.parse((await nhex(...args, '--json')).out[0]);
      return rest;
    };
    expect(await run()).toEqual(await run());
  });

  test('the two games of a pair have the same shuffles and armies, the bots change seats', async () => {
    const pair = { number: 0, armies: ['borgo', 'moloch'] as const, seed: 'swap' };
    const job = {
      pair,
      bots: ['greedy:nodes=20', 'random'] as const,
      edition: '2025',
      variants: [],
      time: 1000,
      ownArmies: [],
    };
    const outcome = await playPair(job);
    expect(outcome.games.map(({ score }) => score)).toEqual([1, 1]);
    expect(outcome.games.map(({ armyScore }) => armyScore)).toEqual([1, 0]);
    expect(summarize('x', 'y', [outcome])).toMatchObject({ score: 1, wins: 2, losses: 0 });
    const { games } = await playPair({ ...job, bots: ['random', 'greedy:nodes=20'] });
    expect(games.map(({ score }) => score)).toEqual([0, 0]);
  });

  test('how sure an army is of its share depends on the pairs, whose games share their shuffles', () => {
    const game = (armyScore: number): GameOutcome => ({
      score: 0.5,
      armyScore,
      turns: [1, 1],
      ms: [0, 0],
      kinds: [[], []],
      forfeit: undefined,
    });
    const outcome = (number: number, armies: [string, string], scores: number[]): PairOutcome => ({
      number,
      armies,
      games: scores.map(game),
    });
    // Borgo wins both games of three pairs, in one of them as the second army, and loses both of the fourth.
    const alike = [
      outcome(0, ['borgo', 'moloch'], [1, 1]),
      outcome(1, ['moloch', 'borgo'], [0, 0]),
      outcome(2, ['borgo', 'moloch'], [1, 1]),
      outcome(3, ['borgo', 'moloch'], [0, 0]),
    ];
    expect(summarize('x', 'y', alike).pairings).toMatchObject([
      { armies: ['borgo', 'moloch'], games: 8, armyScore: 0.75, armyError: 0.49 },
    ]);
    // The same eight results, but every pair is split or nearly so: much surer.
    const split = [
      [1, 0],
      [1, 1],
      [1, 0],
      [1, 1],
    ].map((scores, number) => outcome(number, ['borgo', 'moloch'], scores));
    expect(summarize('x', 'y', split).pairings).toMatchObject([{ armyScore: 0.75, armyError: 0.2829 }]);
  });

  test.each([
    [['--a', 'nobody'], 'there is no bot "nobody"'],
    [['--a', 'cmd:'], 'cmd: needs a command'],
    [['--armies', 'borgo,smurfs'], 'smurfs'],
    [['--armies', 'borgo,borgo'], 'stands twice'],
    [['--pairs', '0'], 'whole number'],
    [['--edition', '1.0'], '1.0'],
  ])('%s is refused in one line', async (wrong, message) => {
    const { code, err } = await nhex(...args, ...wrong);
    expect(code).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(message);
  });
});

/** A foreign bot in Node: `answer` is the body of a function of the request's message. */
const foreign = (name: string, answer: string): string => {
  const path = put(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
    const say = (message) => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n');
    const answer = (message) => { ${answer} };
    for await (const line of createInterface({ input: process.stdin })) {
      const message = JSON.parse(line);
      if (message.type === 'game') say({ type: 'ready' });
      else if (message.type === 'request') answer(message);
      else break;
    }`,
  );
  return `cmd:"${process.execPath}" "${path}"`;
};

async function against(
  bot: string,
  pairs = '1',
): Promise<{ score: number; games: number; forfeits: { bot: string; games: number; reason: string }[] }> {
  const { code, out, err } = await nhex(
    'match',
    '--a',
    bot,
    '--b',
    'random',
    '--armies',
    'borgo,moloch',
    '--pairs',
    pairs,
    '--time',
    '400',
    '--json',
  );
  expect({ code, err }).toEqual({ code: 0, err: [] });
  return JSON.parse(out[0]);
}

describe('foreign bots', () => {
  test('play whole games, by the text of a choice or by its place', async () => {
    const byText = foreign('text', "say({ type: 'choice', id: message.id, choice: message.choices[0] })");
    const byPlace = foreign('place', "say({ type: 'choice', id: message.id, choice: 0 })");
    const { forfeits, games } = await against(byText, '2');
    expect({ forfeits, games }).toEqual({ forfeits: [], games: 4 });
    expect((await against(byPlace)).forfeits).toEqual([]);
  });

  test('see what a player sees', async () => {
    const curious = foreign(
      'curious',
      `const { state, choices, id, seat, time } = message;
       const ok = state.players.length === 2 && state.players[seat].army && Array.isArray(state.players[seat].deck)
         && time === 400 && !JSON.stringify(message).includes('rng');
       say({ type: 'choice', id, choice: ok ? choices[choices.length - 1] : 'nothing' })`,
    );
    expect((await against(curious)).forfeits).toEqual([]);
  });

  test.each([
    ['crashes', 'process.exit(3)', 'stopped in the middle of the game (exit code 3)'],
    ['hangs', '', 'did not answer within 400 ms'],
    ['spins', 'for (;;);', 'did not answer within 400 ms'],
    ['prints garbage', "say('resistance is futile')", 'wrote what is no message: resistance is futile'],
    ['prints a number', "say('7')", 'wrote what is no message: 7'],
    [
      'floods',
      "for (let i = 0; i < 40; i++) process.stdout.write('x'.repeat(100000))",
      'wrote more than anybody asked for',
    ],
    [
      'lies about choices',
      "say({ type: 'choice', id: message.id, choice: 'destroy everything' })",
      'answered "destroy everything", which was not offered',
    ],
    [
      'points beyond the list',
      "say({ type: 'choice', id: message.id, choice: 99999 })",
      'answered 99999, which was not offered',
    ],
    [
      'answers with half an index',
      "say({ type: 'choice', id: message.id, choice: 0.5 })",
      'answered 0.5, which was not offered',
    ],
    [
      'answers another request',
      "say({ type: 'choice', id: message.id + 1, choice: 0 })",
      'answered request 2 when asked request 1',
    ],
    [
      'answers twice',
      "for (const id of [message.id, message.id]) say({ type: 'choice', id, choice: 0 })",
      'answered request 1 when asked request 2',
    ],
    ['answers in another form', "say({ type: 'move' })", 'answered with type "move" instead of "choice"'],
  ])('one that %s loses its games and the match goes on', async (name, answer, reason) => {
    const { score, games, forfeits } = await against(foreign(name.replaceAll(' ', '-'), answer));
    expect({ score, games, forfeits }).toEqual({
      score: 0,
      games: 2,
      forfeits: [{ bot: 'a', games: 2, reason }],
    });
  });

  test('one that cannot be started loses too', async () => {
    const { score, forfeits } = await against('cmd:/no/such/program');
    expect(score).toBe(0);
    expect(forfeits[0].reason).toMatch(/^could not be started/);
  });
});
