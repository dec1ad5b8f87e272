// The army sheets against the engine's data: every tile, true remarks, openings that name tiles of the army, fresh results.
import { readFileSync } from 'node:fs';
import { makeCatalogue, NEUTRAL_ARMY, PRINTED_ARMIES, tilesOfArmy } from '@nhex/engine';
import { LANGUAGE_CODES, loadLanguage, loadPart, tileHelp } from '@nhex/texts';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../texts/test/places-of.ts';
import { MATCH_UPS } from '../src/learn/armies/match-ups.generated.ts';
import { resultsOf } from '../src/learn/armies/results.ts';
import { countOf, remarksOn, TRAIT_NAMES, TRAITS } from '../src/learn/armies/traits.ts';

const catalogue = makeCatalogue([...PRINTED_ARMIES, NEUTRAL_ARMY]);
const tilesOf = (army: string) => tilesOfArmy(catalogue, army);
const others = (army: string) =>
  PRINTED_ARMIES.filter(({ key }) => key !== army).map(({ key }) => tilesOf(key));

describe.each(PRINTED_ARMIES.map(({ key }) => key))('the sheet of %s', (army) => {
  test('shows all 35 tiles, each with what it does in words', async () => {
    const tiles = tilesOf(army);
    expect(tiles.reduce((sum, { face }) => sum + face.count, 0)).toBe(35);
    for (const code of LANGUAGE_CODES) {
      const language = await loadLanguage(code);
      for (const tile of tiles)
        expect(tileHelp({ language, army: (key) => key }, tile).entries.length, tile.ref).toBeGreaterThan(0);
    }
  });

  test('names only tiles of the army in its opening, the same in every language', async () => {
    const keys = tilesOf(army).map(({ key }) => key);
    const places = await Promise.all(
      LANGUAGE_CODES.map(async (code) =>
        placesOf((await loadPart('study', code))[`open.${army}` as 'open.borgo']),
      ),
    );
    for (const each of places) {
      expect(each.length).toBeGreaterThan(1);
      expect(each.filter((key) => !keys.includes(key))).toEqual([]);
    }
  });

  test('says what is true of its tiles', () => {
    for (const { trait, count, is } of remarksOn(tilesOf(army), others(army))) {
      const rest = others(army).map((tiles) => countOf(tiles, trait));
      if (is === 'none') expect(count, trait).toBe(0);
      else if (is === 'most') expect(count, trait).toBeGreaterThan(Math.max(...rest));
      else expect(count, trait).toBeLessThan(Math.min(...rest));
    }
  });

  test('has a result against every other army', () => {
    expect(
      resultsOf(army)
        .map(({ against }) => against)
        .sort(),
    ).toEqual(
      PRINTED_ARMIES.map(({ key }) => key)
        .filter((key) => key !== army)
        .sort(),
    );
  });
});

test('which tiles have nets: the netters of all armies and the mercenary', () => {
  const netters = catalogue.tiles.filter(
    (tile) => tile.structureTile === 0 && !tile.isWhole && TRAITS.net(tile),
  );
  expect(netters.map(({ ref }) => ref).sort()).toEqual([
    'borgo/net-fighter',
    'doomsday/doom-net-fighter',
    'hegemony/net-fighter',
    'hegemony/net-master',
    'moloch/net-fighter',
    'neutral/mercenary-net-man',
  ]);
});

test('everything that can be asked for has a name in every language', async () => {
  for (const code of LANGUAGE_CODES) {
    const texts = await loadPart('study', code);
    for (const trait of TRAIT_NAMES) {
      expect(texts).toHaveProperty([`trait.${trait}`]);
      expect(texts).toHaveProperty([`many.${trait}`]);
    }
  }
});

test('the match-ups are those of the ladder', () => {
  const { pairings } = JSON.parse(
    readFileSync(new URL('../../../docs/ladder/expert-expert-300-goal.json', import.meta.url), 'utf8'),
  ) as { pairings: { armies: string[]; games: number; armyScore: number; armyError: number }[] };
  expect(MATCH_UPS).toEqual(
    pairings.map(({ armies, games, armyScore, armyError }) => ({
      armies,
      games,
      score: armyScore,
      error: armyError,
    })),
  );
});
