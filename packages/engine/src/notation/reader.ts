// Reading text forms: small helpers whose errors name the place.

import { type Hex, NOBODY, NOWHERE, type Owner, type TileId } from '../base/brand.ts';
import { type Reason, refuse } from '../base/error.ts';
import type { At } from '../base/place.ts';
import { hexName, parseHex } from '../board/hexes.ts';
import type { GameOptions } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';

const CODE = 'bad-notation';

export function fail<R extends Reason>(place: At, reason: R, values: Parameters<typeof refuse<R>>[2]): never {
  return refuse(CODE, reason, values, place);
}

/** The text in quotes, short and on one line. */
export const shorten = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);

export function readHex(place: At, text: string | undefined): Hex {
  if (text === undefined) return fail(place, 'hex-missing', {});
  return parseHex(text) ?? fail(place, 'no-such-hex', { hex: shorten(text) });
}

export function readNumber(place: At, text: string | undefined, least: number, most: number): number {
  if (text === undefined) return fail(place, 'number-missing', {});
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    return fail(place, 'not-a-number', { value: shorten(text), least, most });
  return value;
}

export function readWord<T extends string>(place: At, text: string | undefined, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  return found ?? fail(place, 'not-one-of', { value: shorten(text ?? ''), allowed: words.join(', ') });
}

/** A tile by its key: of the seat's army, or neutral. */
export function readTile(place: At, text: string | undefined, options: GameOptions, seat: Owner): TileId {
  if (text === undefined) return fail(place, 'tile-missing', {});
  const { byRef } = rulesOf(options).catalogue;
  // Tiles of armies that nobody plays, in scenarios: `key@army`.
  const [key, army] = text.split('@');
  if (army !== undefined && options.scenario) {
    const foreign = byRef.get(`${army}/${key}`);
    return foreign && !foreign.isWhole ? foreign.id : fail(place, 'no-such-tile', { tile: shorten(text) });
  }
  const own = seat === NOBODY ? undefined : byRef.get(`${options.armies[seat]}/${text}`);
  const tile = own ?? byRef.get(`neutral/${text}`);
  return tile && !tile.isWhole ? tile.id : fail(place, 'no-such-tile', { tile: shorten(text) });
}

/** The key of a tile; with its army where nobody plays that (ATL-5), or where nothing says whose it is (`isNobodys`). */
export function tileKey(options: GameOptions, tile: TileId, isNobodys = false): string {
  const { tiles, scenario } = rulesOf(options);
  const { key, army } = tiles[tile];
  const isClear = army === 'neutral' || (options.armies.includes(army) && !isNobodys);
  return scenario && !isClear ? `${key}@${army}` : key;
}
export const hexOrDash = (hex: Hex): string => (hex < 0 ? '-' : hexName(hex));
export const readHexOrDash = (place: At, text: string | undefined): Hex =>
  text === '-' ? NOWHERE : readHex(place, text);

// `/` parts fields, `;` parts seats and units, `.` the parts of one thing, `~` the items of a list, `_` the parts of an item.
export const list = <T>(items: readonly T[], make: (item: T) => string): string => items.map(make).join('~');
export const flag = (value: boolean): string => (value ? '1' : '0');
export const items = (text: string | undefined): string[] => (text ? text.split('~') : []);
export function parts(place: At, text: string, separator: string, count: number): string[] {
  const found = text.split(separator);
  return found.length === count ? found : fail(place, 'parts-needed', { wanted: count, found: found.length });
}
export const readFlag = (place: At, text: string): boolean => readNumber(place, text, 0, 1) === 1;
export const readHexes = (place: At, text: string): Hex[] => items(text).map((item) => readHex(place, item));
export const readNumbers = (place: At, text: string, most: number): number[] =>
  items(text).map((item) => readNumber(place, item, 0, most));
