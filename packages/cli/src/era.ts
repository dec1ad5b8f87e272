// What adapter.ts needs and earlier commits call otherwise.
//
// When the packages change so that this file does not fit an earlier commit any more, keep its old text beside it as
// era-<name>.ts, with the same exports on the old calls and with `// @ts-nocheck` (it names what is gone). Of era.ts and
// era-*.ts, by name, the first that can be bundled with a commit's packages serves it: an import of a name that the
// commit does not export rules a file out.

import { type Drawn, parseDraws, type SeatId, type State, unpackChoice } from '@nhex/engine';

export const unpack = unpackChoice;

export const isOver = (table: State): boolean => table.pending === undefined;

/** What that seat drew, by keys as they stand in a record. */
export const readDraws = (table: State, seat: number, keys: readonly string[]): Drawn[] =>
  parseDraws(table, seat as SeatId, keys);
