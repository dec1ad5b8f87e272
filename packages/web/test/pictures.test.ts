// Looks and pictograms: every tile has its own, an army nobody has heard of gets decent ones, and everything bundled is
// used and credited.

import { armyKeys, type Face, PRINTED_CATALOGUE, parseArmy } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { WAYS } from '../src/app/ways.ts';
import { LOOKS, lookOf } from '../src/art/armies/index.ts';
import { ICON_CREDITS } from '../src/art/credits.generated.ts';
import { FIRST_ICONS } from '../src/art/first-icons.generated.ts';
import { iconPath, loadIcons } from '../src/art/icons.svelte.ts';
import { PORTRAITS } from '../src/art/leaders.ts';
import { MORE_ICONS } from '../src/art/more-icons.generated.ts';
import { iconOf, THINGS } from '../src/art/pictures.ts';
import { LEGEND, SYMBOL_KINDS } from '../src/art/symbols.ts';

const ICONS = { ...FIRST_ICONS, ...MORE_ICONS };
const TILES = PRINTED_CATALOGUE.tiles.filter(({ isWhole }) => !isWhole);

describe('the looks of the armies', () => {
  test.each([...armyKeys(), 'neutral'])('%s has a look with a pictogram for each of its units', (army) => {
    const look = lookOf(army);
    expect(look.id).toBe(army);
    const units = TILES.filter((tile) => tile.army === army && !tile.instant).map(({ key }) => key);
    expect(Object.keys(look.pictures).sort()).toEqual(units.sort());
    const icons = TILES.filter((tile) => tile.army === army).map(iconOf);
    expect(new Set(icons).size).toBe(icons.length);
  });

  test('armies to be chosen have a difficulty', () => {
    for (const army of armyKeys()) expect([1, 2, 3]).toContain(lookOf(army).difficulty);
  });
});

describe('an army without a look', () => {
  const keys = Array.from({ length: 200 }, (_, i) => `army-${i}`);

  test('always gets the same one, whose shades are on the page', () => {
    for (const key of keys) {
      expect(lookOf(key)).toEqual(lookOf(key));
      expect(LOOKS.map(({ id }) => id)).toContain(lookOf(key).id);
    }
    expect(lookOf('constructor').palette).toBeDefined();
  });

  test('shares colour and emblem with few others', () => {
    const count = (of: (key: string) => string): number => new Set(keys.map(of)).size;
    expect(count((key) => lookOf(key).palette.bright)).toBe(7);
    expect(count((key) => lookOf(key).palette.bright + lookOf(key).emblem)).toBe(35);
    expect(keys.map((key) => lookOf(key).id)).not.toContain('neutral');
  });

  test('gets pictograms that its abilities suggest', () => {
    const icon = (face: object, key = 'unit'): string => {
      const army = parseArmy({ key: 'army-0', tiles: { [key]: face } }, 'board');
      return iconOf({ army: army.key, key, face: army.tiles[key] as Face });
    };
    expect(icon({ kind: 'hq', aura: { melee: 1 } }, 'hq')).toBe('military-fort');
    expect(icon({ kind: 'module', connections: [0], gives: { medic: true } })).toBe('medical-pack');
    expect(icon({ kind: 'module', connections: [0], gives: { initiative: 1 } })).toBe('binoculars');
    expect(icon({ kind: 'warrior', gauss: [0], melee: { 1: 1 } })).toBe('tesla-turret');
    expect(icon({ kind: 'warrior', initiative: [2] })).toBe('brodie-helmet');
    expect(icon({ kind: 'instant', instant: 'grenade' })).toBe('stick-grenade');
    const shooters = keys.map((key) => icon({ kind: 'warrior', ranged: { 0: 1 } }, key));
    expect(new Set(shooters).size).toBeGreaterThan(3);
  });

  test('has a pictogram for any face there is', () => {
    for (const tile of TILES) expect(ICONS).toHaveProperty([iconOf({ ...tile, army: 'army-0' })]);
  });
});

describe('what is bundled', () => {
  test('every bundled pictogram is used and credited', () => {
    const used = new Set([
      ...TILES.map((tile) => iconOf(tile)),
      ...WAYS.map(({ icon }) => icon),
      ...Object.values(THINGS),
      ...Object.values(PORTRAITS),
    ]);
    const credited = ICON_CREDITS.flatMap((credit) => credit.icons);
    expect([...credited].sort()).toEqual(Object.keys(ICONS).sort());
    expect(Object.keys(ICONS).filter((name) => !used.has(name as keyof typeof ICONS))).toEqual([]);
  });

  test('the first pages and a first duel need no others; the others come when they are wanted', async () => {
    const duel = TILES.filter(
      ({ army, key }) => (army === 'borgo' || army === 'moloch') && !key.startsWith('structure'),
    );
    for (const icon of [...WAYS.map((way) => way.icon), ...duel.map(iconOf)])
      expect(FIRST_ICONS).toHaveProperty([icon]);
    expect(iconPath('omega')).toBe('');
    await loadIcons();
    expect(iconPath('omega')).toBe(MORE_ICONS.omega);
  });

  test('every symbol has a legend', () => {
    for (const kind of SYMBOL_KINDS) expect(LEGEND[kind].d).toMatch(/^M/);
  });
});
