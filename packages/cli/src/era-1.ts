// @ts-nocheck -- it names what the packages of today do not have any more
// Commits before units had an identity: see era.ts.

import { decodeChoice, tileByRef } from '@nhex/engine';

export const unpack = decodeChoice;

export const isOver = (table) => table.stage === 'over';

export const readDraws = (table, seat, keys) =>
  keys.map((key) => {
    const tile = tileByRef(`${table.options.armies[seat]}/${key}`) ?? tileByRef(`neutral/${key}`);
    if (!tile) throw new RangeError(`there is no tile ${key}`);
    return tile.id;
  });
