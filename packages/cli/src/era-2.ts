// @ts-nocheck -- it may name what the packages of today do not have any more
// Commits before leaders were dealt: see era.ts.

import { rulesOf, unpackChoice } from '@nhex/engine';

export const unpack = unpackChoice;

export const isOver = (table) => table.pending === undefined;

export const readDraws = (table, seat, keys) => {
  const { byRef } = rulesOf(table.options).catalogue;
  return keys.map((key) => {
    const tile = byRef.get(`${table.options.armies[seat]}/${key}`) ?? byRef.get(`neutral/${key}`);
    if (!tile) throw new RangeError(`there is no tile ${key}`);
    return tile.id;
  });
};
