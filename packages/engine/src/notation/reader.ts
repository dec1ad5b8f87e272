// Reading text forms: small helpers whose errors name the place.

import type { TileId } from '../armies/catalog.ts';
import { tileByRef, tileInfo } from '../armies/catalog.ts';
import { type Hex, hexName, parseHex } from '../board/hexes.ts';
import { NhexError } from '../error.ts';
import type { GameOptions } from '../options.ts';
import { NOBODY } from '../tiles/unit.ts';

export function refuse(place: string, why: string): never {
  throw new NhexError('bad-notation', why, place);
}

/** The text in quotes, short and on one line. */
export const shorten = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);

export function readHex(place: string, text: string | undefined): Hex {
  const hex = text === undefined ? undefined : parseHex(text);
  return hex ?? refuse(place, text === undefined ? 'a hex is missing' : `there is no hex ${shorten(text)}`);
}

export function readNumber(place: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) return refuse(place, 'a number is missing');
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    return refuse(place, `${shorten(text)} is not a number from ${least} to ${most}`);
  }
  return value;
}

export function readWord<T extends string>(place: string, text: string | undefined, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  return found ?? refuse(place, `${shorten(text ?? '')} is not one of ${words.join(', ')}`);
}

/** A tile by its key: of the seat's army, or neutral. */
export function readTile(
  place: string,
  text: string | undefined,
  options: GameOptions,
  seat: number,
): TileId {
  if (text === undefined) return refuse(place, 'a tile is missing');
  const own = seat === NOBODY ? undefined : tileByRef(`${options.armies[seat]}/${text}`);
  const tile = own ?? tileByRef(`neutral/${text}`);
  return tile?.id ?? refuse(place, `there is no tile ${shorten(text)}`);
}

export const tileKey = (tile: TileId): string => tileInfo(tile).key;
export const hexOrDash = (hex: Hex): string => (hex < 0 ? '-' : hexName(hex));
export const readHexOrDash = (place: string, text: string | undefined): Hex =>
  text === '-' ? -1 : readHex(place, text);
