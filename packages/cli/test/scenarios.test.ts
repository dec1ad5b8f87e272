// `nhex scenarios`: what comes with the game, who wins it, missions as a campaign plays them, and files that are refused.

import { SCENARIOS } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { sharings } from '../src/scenario-duels.ts';
import { nhex, scratch } from './nhex.ts';

const { put } = scratch();
const rows = async (...args: string[]): Promise<Record<string, unknown>[]> => {
  const { code, out, err } = await nhex('scenarios', '--json', ...args);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  return JSON.parse(out[0]).scenarios;
};

describe('the list', () => {
  test('[ATL-4] has the agreed fields, in both languages', async () => {
    const all = await rows();
    expect(all.map(({ key }) => key)).toEqual(SCENARIOS.map(({ key }) => key));
    expect(all[0]).toEqual({
      key: 'atlas-1',
      set: 'atlas',
      players: 2,
      armies: ['moloch', 'outpost'],
      title: 'The assembly line',
    });
    const polish = await rows('--lang', 'pl');
    expect(polish[0]).toMatchObject({ title: 'Taśma produkcyjna' });
  });

  test('of one set', async () => {
    expect((await rows('--set', 'atlas')).map(({ set }) => set)).toEqual(Array(8).fill('atlas'));
    expect((await rows('--set', 'campaign')).length).toBe(SCENARIOS.length - 8);
  });
});

describe('games', () => {
  test('say who wins, the same for the same seed', async () => {
    const args = ['--only', 'atlas-7', '--games', '4'];
    const [row] = await rows(...args);
    expect(row).toMatchObject({ key: 'atlas-7', games: 4 });
    const { wins, draws } = row as { wins: number[]; draws: number };
    expect(wins.reduce((sum, each) => sum + each, draws)).toBe(4);
    expect(await rows(...args)).toEqual([row]);
  });

  test('[CAMP-1] of missions are those of the way through the campaign, from both sides', async () => {
    const [row] = await rows('--set', 'campaign', '--only', 'rise-3b', '--games', '3');
    const { asPlayer, games } = row as { asPlayer: number[]; games: number };
    expect(games).toBe(3);
    expect(asPlayer).toHaveLength(2);
    for (const won of asPlayer) expect(won).toBeLessThanOrEqual(3);
  });
});

describe('one bot against another', () => {
  test('plays every side, alone and with others, each way to share the sides once', () => {
    const [two, three, four] = ['atlas-1', 'atlas-7', 'atlas-8'].map((key) =>
      sharings(SCENARIOS.find((scenario) => scenario.key === key) ?? SCENARIOS[0]),
    );
    expect(two).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(three).toHaveLength(6);
    expect(new Set(three.map(String)).size).toBe(6);
    // Partners are played by the same bot.
    expect(four).toEqual([
      [true, false, true, false],
      [false, true, false, true],
    ]);
  });

  test('its share of the points, for each scenario and over all', async () => {
    const bots = ['--bots', 'beginner', '--against', 'random', '--games', '2'];
    const [row] = await rows('--only', 'atlas-6', ...bots);
    expect(row).toMatchObject({ key: 'atlas-6', games: 2, score: 1 });
    const { out } = await nhex('scenarios', '--only', 'atlas-6,atlas-7', ...bots);
    expect(out[0]).toMatch(/^atlas-6 .*: 100% of the points \(2 games\)$/);
    expect(out[2]).toMatch(/^in all: \d+\.\d% of the points$/);
  });

  test('wants one bot on each side', async () => {
    const { code, err } = await nhex('scenarios', '--games', '1', '--against', 'random');
    expect([code, err]).toEqual([2, [expect.stringContaining('--bots: name one bot')]]);
  });
});

describe('[ATL-5] a file that is no scenario is refused in one line that names it', () => {
  const wrong = JSON.stringify(SCENARIOS[0]);
  /** The truce with HQs of the first player on these hexes. */
  const withHq = (...hexes: readonly string[]): string =>
    JSON.stringify({
      ...SCENARIOS.find(({ key }) => key === 'atlas-3'),
      units: hexes.map((hex) => ({ hex, tile: 'outpost/hq', owner: 0 })),
    });
  test.each([
    ['ten megabytes', `{"story":"${'x'.repeat(10 * 1024 * 1024)}"}`, /10\.0 MB are too much/],
    [
      'unknown terrain',
      wrong.replace('"ruins"', '"lava"'),
      /"lava" is not one of: .* \(“scenario\.board\.terrain\.d3”\)/,
    ],
    ['an HQ twice', withHq('e3', 'f3'), /Player 0 has an HQ on e3 already \(“scenario\.units\[\d+\]\.hex”\)/],
    [
      'an objective out of reach',
      wrong.replace('"needed":3', '"needed":99'),
      /99 are needed, .* \(“.*objectives\[0\]\.needed”\)/,
    ],
    ['a prototype', wrong.replace('{', '{"__proto__":{},'), /There is no field "__proto__"/],
    ['half a file', wrong.slice(0, 500), /JSON/],
  ])('%s', async (name, content, message) => {
    const file = put(`${name}.json`, content);
    const { code, out, err } = await nhex('scenarios', '--only', file);
    expect({ code: code === 0, out, lines: err.length }).toEqual({ code: false, out: [], lines: 1 });
    expect(err[0]).toMatch(message);
    expect(err[0]).toContain(`${name}.json`);
  });

  test('in the language of the command', async () => {
    const file = put('lava.json', wrong.replace('"ruins"', '"lava"'));
    const { err } = await nhex('scenarios', '--only', file, '--lang', 'pl');
    expect(err).toEqual([expect.stringMatching(/lava\.json: .* \(„scenario\.board\.terrain\.d3”\)\.$/)]);
  });
});
