// A board as text: columns side by side, each hex two lines high, neighbouring columns half a hex apart.

import { axialOf, EXPANDED_BOARD, hexName, MAIN_BOARD, type State } from '@nhex/engine';
import { type Named, type NamedUnit, nameBoard } from './names.ts';

const GAP = 2;

/** `d4 0 runner` and `r2 w1` below it; the number is the owner's seat, `-` nobody's; `+d5` leads to the other tile of a Structure. */
function cellOf(hex: string, unit: NamedUnit | undefined): [string, string] {
  if (!unit) return [`${hex} .`, ''];
  const { tile, owner, rotation, wounds, with: other } = unit;
  const key = tile.slice(tile.indexOf('/') + 1);
  const marks = [`r${rotation}`, ...(wounds > 0 ? [`w${wounds}`] : []), ...(other ? [`+${other}`] : [])];
  return [`${hex} ${owner ?? '-'} ${key}`, `     ${marks.join(' ')}`];
}

export function drawBoard(game: Named, units: State['units']): string {
  const named = nameBoard(game, units);
  const isMain = MAIN_BOARD.hexes.filter((hex) => named[hexName(hex)]).length === Object.keys(named).length;
  const cells = (isMain ? MAIN_BOARD : EXPANDED_BOARD).hexes.map((hex) => ({
    ...axialOf(hex),
    texts: cellOf(hexName(hex), named[hexName(hex)]),
  }));
  const width = GAP + Math.max(...cells.flatMap(({ texts }) => texts.map((text) => text.length)));
  const left = Math.min(...cells.map(({ q }) => q));
  const top = Math.min(...cells.map(({ q, r }) => 2 * r + q));
  const lines: string[][] = [];
  for (const { q, r, texts } of cells) {
    texts.forEach((text, below) => {
      const row = 2 * r + q - top + below;
      lines[row] ??= [];
      lines[row][q - left] = text.padEnd(width);
    });
  }
  const lineOf = (texts: readonly string[]): string =>
    Array.from(texts, (text) => text ?? ' '.repeat(width))
      .join('')
      .trimEnd();
  return lines.map(lineOf).join('\n').trimEnd();
}
