// `nhex learn`: the fit finds what decides games, and the command plays, fits and writes a source file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type Lesson, type Lessons, noWeights, STAGE, VALUES_OF_TILE } from '@nhex/bots';
import { armyKeys, nextRandom, PRINTED_CATALOGUE, randomBelow, tilesOfArmy } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { fit, foreseen } from '../src/learn/fit.ts';
import { learnFrom } from '../src/learn/lessons.ts';
import { nhex, scratch } from './nhex.ts';

const { folder } = scratch();

const TILE = 5 * VALUES_OF_TILE;

/** Games of four turns that the first feature, the tile TILE and luck decide; the second feature means nothing. */
function games(count: number): Lessons[] {
  let rng = 1;
  const below = (n: number): number => {
    rng = nextRandom(rng);
    return randomBelow(rng, n);
  };
  return Array.from({ length: count }, () => {
    const feature = below(201) / 100 - 1;
    const tiles = below(3) - 1;
    const chance = 1 / (1 + Math.exp(-(2 * feature + tiles)));
    const winner = below(10_000) < chance * 10_000 ? 0 : 1;
    const lessons = [0, 1, 0, 1].map((seat): Lesson => {
      const sign = seat === 0 ? 1 : -1;
      return {
        seat,
        features: Float32Array.from(FEATURES, (_, i) =>
          i === 0 ? sign * feature : i === 1 ? below(201) / 100 - 1 : 0,
        ),
        stage: Float32Array.from(STAGE, (name) => (name === 'always' ? 1 : 0)),
        tiles: Int16Array.of(TILE),
        counts: Int8Array.of(sign * tiles),
      };
    });
    return { lessons, winners: [winner] };
  });
}

describe('the fit', () => {
  const weights = fit(games(16_000), () => {});

  test('finds what decides games', () => {
    expect(weights.features[0]).toBeGreaterThan(1.4);
    expect(weights.features[0]).toBeLessThan(2.3);
    expect(weights.tiles[TILE]).toBeGreaterThan(0.7);
    expect(weights.tiles[TILE]).toBeLessThan(1.2);
    expect(Math.abs(weights.features[STAGE.length])).toBeLessThan(0.15);
  });

  test('leaves alone what never occurred', () => {
    expect(weights.features.slice(2 * STAGE.length).every((weight) => weight === 0)).toBe(true);
    expect(weights.tiles[0]).toBe(0);
  });

  test('foresees games that it has not seen, as far as luck allows', () => {
    const unseen = games(17_000).slice(16_000);
    expect(foreseen(unseen, weights)).toBeGreaterThan(0.15);
    expect(foreseen(unseen, weights)).toBeLessThan(0.4);
    expect(foreseen(unseen, noWeights())).toBeCloseTo(0);
  });
});

describe('a game of self-play', () => {
  const job = { armies: ['borgo', 'moloch'], seed: 'l', weights: undefined } as const;
  const { lessons, winners } = learnFrom(job);

  test('gives a lesson for every turn, the same for the same seed', () => {
    expect(lessons.length).toBeGreaterThan(10);
    expect(new Set(lessons.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(winners.length).toBeLessThanOrEqual(1);
    expect(learnFrom(job)).toEqual({ lessons, winners });
  });

  test('counts every tile that is there, own minus theirs', () => {
    const known = armyKeys().flatMap((army) => tilesOfArmy(PRINTED_CATALOGUE, army));
    for (const { features, stage, tiles, counts, seat } of lessons) {
      expect(features).toHaveLength(FEATURES.length);
      expect(stage).toHaveLength(STAGE.length);
      const at = (ref: string): number => {
        const tile = known.find((each) => each.ref === ref);
        const index = tiles.indexOf((tile?.id ?? -1) * VALUES_OF_TILE);
        return index < 0 ? 0 : counts[index];
      };
      expect(at('borgo/hq')).toBe(seat === 0 ? 1 : -1);
      expect(at('moloch/hq')).toBe(seat === 0 ? -1 : 1);
      expect(at('outpost/hq')).toBe(0);
    }
  });
});

test('the command writes a source file with a row for each feature and each tile', async () => {
  const out = join(folder, 'weights.ts');
  expect((await nhex('learn', '--rounds', '2', '--games', '4', '--out', out)).code).toBe(0);
  const text = readFileSync(out, 'utf8');
  const row = (name: string, columns: number): RegExp =>
    new RegExp(`  '?${name}'?: \\[${Array(columns).fill('-?[\\d.]+').join(', ')}\\],`);
  for (const name of FEATURES) expect(text).toMatch(row(name, STAGE.length));
  for (const army of armyKeys())
    for (const { ref } of tilesOfArmy(PRINTED_CATALOGUE, army))
      expect(text).toMatch(row(ref, VALUES_OF_TILE));
});
