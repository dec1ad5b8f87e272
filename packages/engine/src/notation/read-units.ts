// Tiles, units and seats in a position line.

import { MOST_COUNTED } from '../base/border.ts';
import { NOBODY, type Owner, type SeatId, type TileId, type UnitId } from '../base/brand.ts';
import { type At, counted, within } from '../base/place.ts';
import { hexName } from '../board/hexes.ts';
import type { GameOptions } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import type { Seat } from '../state/state.ts';
import { wholeOf } from '../tiles/catalogue.ts';
import { MAX_UNITS, noUnits, type Placed, placeStructure, placeUnit, type Units } from '../units/units.ts';
import { fail, items, parts, readFlag, readHex, readNumber, readTile, shorten } from './reader.ts';

const ARMY = 35;
/** The longest hand: a full one of six, and what a leader brings. A choice names no more places. */
export const MOST_IN_HAND = 8;

/** No pile has more tiles of which there are several: those of an army, or all that a scenario ever brings. */
function mostAlike(options: GameOptions): number {
  const { scenario } = rulesOf(options);
  if (!scenario) return ARMY;
  const brought = scenario.arrivals.map(({ units, tiles, times }) => (units.length + tiles.length) * times);
  return [...scenario.decks.map(({ length }) => length), ...brought].reduce((a, b) => a + b, MAX_UNITS);
}

export function readTiles(place: At, text: string, options: GameOptions, seat: Owner): TileId[] {
  let left = mostAlike(options);
  return items(text).flatMap((item) => {
    const [key, times] = item.split('*');
    const tile = readTile(place, key, options, seat);
    if (times === undefined) return [tile];
    const length = readNumber(place, times, 1, left);
    left -= length;
    return Array.from({ length }, () => tile);
  });
}

/** Reads what names units, once they stand. */
export interface UnitReader {
  readonly units: Units;
  unit(place: At, text: string | undefined): UnitId;
}

export function readUnits(text: string, options: GameOptions): UnitReader {
  const units = noUnits();
  for (const entry of text === '' ? [] : text.split(';')) {
    const place = within('units', shorten(entry));
    const words = entry.split('.');
    const [hexText, ownerText, key, rotation, wounds, ...more] = words;
    if (words.length !== 5 && words.length !== 8)
      fail(place, 'parts-needed', { wanted: 5, found: words.length });
    const owner = readOwner(place, ownerText, options.armies.length);
    const lay = (hex: string, tile: string, turn: string): Placed => {
      const placed = {
        hex: readHex(place, hex),
        tile: readTile(place, tile, options, owner),
        rotation: readNumber(place, turn, 0, 5),
      };
      if (units.at[placed.hex] >= 0) fail(place, 'does-not-fit', { what: hex });
      return placed;
    };
    const first = lay(hexText, key, rotation);
    const hurt = readNumber(place, wounds, 0, MOST_COUNTED);
    if (more.length === 0) placeUnit(units, first, owner, hurt);
    else {
      const pair = [first, lay(more[0], more[1], more[2])] as const;
      placeStructure(units, pair, readWhole(place, pair, options), owner, hurt);
    }
  }
  return {
    units,
    unit(place, word) {
      const hex = readHex(place, word);
      const unit = units.at[hex];
      return unit >= 0 && unit < MAX_UNITS ? unit : fail(place, 'does-not-fit', { what: word ?? '' });
    },
  };
}

/** What two tiles make together, if they lie as a Structure does (STR-2). */
function readWhole(place: At, [first, second]: readonly [Placed, Placed], options: GameOptions): TileId {
  const { catalogue, tiles, board } = rulesOf(options);
  const whole = wholeOf(catalogue, first.tile, second.tile);
  if (whole === undefined)
    return fail(place, 'no-structure', { tile: tiles[first.tile].key, other: tiles[second.tile].key });
  if (!board.neighbours[first.hex].includes(second.hex))
    fail(place, 'not-adjacent', { hex: hexName(second.hex) });
  return whole;
}

export function readSeat(text: string, options: GameOptions, number: number): Seat {
  const place = counted('player', number);
  const hasStructure = options.variants.includes('structures');
  const [hq, alive, hand, deck, top, discard, mercenaries, structure] = parts(
    place,
    text,
    '.',
    hasStructure ? 8 : 7,
  );
  const tiles = (list: string): TileId[] => readTiles(place, list, options, number as SeatId);
  return {
    hq: readNumber(place, hq, 0, Math.max(20, options.scenario?.seats[number].points ?? 0)),
    alive: readFlag(place, alive),
    hand: tiles(hand),
    deck: tiles(deck).sort((a, b) => a - b),
    top: tiles(top),
    discard: tiles(discard),
    mercenaries: tiles(mercenaries),
    structure: hasStructure && readFlag(place, structure),
  };
}

export const readSeatNumber = (place: At, text: string | undefined, players: number): SeatId =>
  readNumber(place, text, 0, players - 1) as SeatId;

/** A seat, or nobody. */
export const readOwner = (place: At, text: string | undefined, players: number): Owner =>
  text === String(NOBODY) ? NOBODY : readSeatNumber(place, text, players);
