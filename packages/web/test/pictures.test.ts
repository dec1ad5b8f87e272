// Pictograms and symbols: every tile has its own, and everything that is bundled is used and credited.

import { TILES } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { ICON_CREDITS } from '../src/art/credits.generated.ts';
import { ICON_PATHS } from '../src/art/icons.generated.ts';
import { iconOf } from '../src/art/pictures.ts';
import { LEGEND, SYMBOL_KINDS } from '../src/art/symbols.ts';

describe('pictures', () => {
  test('every kind of tile has a pictogram, and units of one army have different ones', () => {
    for (const tile of TILES) expect(iconOf(tile), tile.ref).toBeDefined();
    for (const army of new Set(TILES.map((tile) => tile.army))) {
      const icons = TILES.filter((tile) => tile.army === army).map((tile) => iconOf(tile));
      expect(new Set(icons).size, army).toBe(icons.length);
    }
  });

  test('every bundled pictogram is used and credited', () => {
    const used = new Set(TILES.map((tile) => iconOf(tile)));
    const credited = ICON_CREDITS.flatMap((credit) => credit.icons);
    expect([...credited].sort()).toEqual(Object.keys(ICON_PATHS).sort());
    expect(Object.keys(ICON_PATHS).filter((name) => !used.has(name as keyof typeof ICON_PATHS))).toEqual([]);
  });

  test('every symbol has a legend', () => {
    for (const kind of SYMBOL_KINDS) expect(LEGEND[kind].d).toMatch(/^M/);
  });
});
