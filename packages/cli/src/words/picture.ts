// A board as text: columns side by side, each hex two lines high, neighbouring columns half a hex apart.

import { axialOf, EMPTY, hexesOf, hexName, isOnBoard, type Unit } from '@nhex/engine';
import { nameUnit } from './names.ts';

const GAP = 2;

/** `d4 0 runner` and `r2 w1` below it; the number is the owner's seat, `-` nobody's. */
function cellOf(hex: number, unit: Unit): [string, string] {
  if (unit === EMPTY) return [`${hexName(hex)} .`, ''];
  const { tile, owner, rotation, wounds } = nameUnit(unit);
  const key = tile.slice(tile.indexOf('/') + 1);
  return [`${hexName(hex)} ${owner ?? '-'} ${key}`, `     r${rotation}${wounds > 0 ? ` w${wounds}` : ''}`];
}

export function drawBoard(board: readonly Unit[]): string {
  const main = board.every((unit, hex) => unit === EMPTY || isOnBoard('main', hex));
  const cells = hexesOf(main ? 'main' : 'expanded').map((hex) => ({
    ...axialOf(hex),
    texts: cellOf(hex, board[hex]),
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
