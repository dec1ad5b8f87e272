// A Battle under way in a position line: who acts and aims, who is hit.

import { MOST_COUNTED } from '../base/border.ts';
import type { UnitId } from '../base/brand.ts';
import { type At, within } from '../base/place.ts';
import { HIGHEST_PHASE } from '../standing/field.ts';
import {
  type Aim,
  type BattleState,
  type Declaration,
  EXTRA_CHANCE,
  type Hit,
  MOST_EXTRA_CHANCES,
  type Wounding,
} from '../state/state.ts';
import { MAX_UNITS } from '../units/units.ts';
import { GAME_BATTLES } from './read-flow.ts';
import { readOwner, readSeatNumber, type UnitReader } from './read-units.ts';
import {
  items,
  parts,
  readFlag,
  readHex,
  readHexOrDash,
  readNumber,
  readNumbers,
  readWord,
  shorten,
} from './reader.ts';

function readHit(text: string, reader: UnitReader, players: number): Hit {
  const place = within('wounding', [{ kind: 'hit', name: shorten(text) }]);
  const [hex, wounds, lethal, from, by, treatable, setsOff, endless, chain] = parts(place, text, '_', 9);
  return {
    target: reader.unit(place, hex),
    hex: readHex(place, hex),
    lethal: readFlag(place, lethal),
    wounds: readNumber(place, wounds, 0, MOST_COUNTED),
    from: readHexOrDash(place, from),
    by: readOwner(place, by, players),
    treatable: readFlag(place, treatable),
    setsOff: readFlag(place, setsOff),
    endless: readFlag(place, endless),
    chain: readNumber(place, chain, 0, 2 ** players - 1),
  };
}

export function readWounding(text: string, reader: UnitReader, players: number): Wounding | undefined {
  if (text === '') return undefined;
  const place = 'wounding';
  const [hitsText, exploded, absorbed, spent, awards] = parts(place, text, '.', 5);
  const unit = (word: string): UnitId => reader.unit(place, word);
  const hits = items(hitsText).map((hit) => readHit(hit, reader, players));
  return {
    hits,
    exploded: items(exploded).map(unit),
    absorbed: readNumbers(place, absorbed, hits.length - 1),
    spent: items(spent).map(unit),
    awards: items(awards).map((award) => {
      const [victim, points] = parts(place, award, '_', 2);
      return { victim: readSeatNumber(place, victim, players), points: readNumber(place, points, 1, 20) };
    }),
  };
}

function readAim(place: At, text: string): Aim {
  const [hex, edge, from, direction, target] = parts(place, text, '-', 5);
  return {
    hex: readHex(place, hex),
    edge: readNumber(place, edge, 0, 5),
    from: readHex(place, from),
    direction: readNumber(place, direction, 0, 5),
    target: readHex(place, target),
  };
}

function readActor(text: string, reader: UnitReader): Declaration {
  const place = within('battle', [{ kind: 'actor', name: shorten(text) }]);
  const [unit, what, hex, edge, aims] = parts(place, text, '_', 5);
  return {
    unit: reader.unit(place, unit),
    what: readWord(place, what, ['open', 'attack', 'explode', 'melee', 'ranged'] as const),
    hex: readHexOrDash(place, hex),
    edge: readNumber(place, edge, -1, 5),
    aims: aims === '' ? [] : aims.split('+').map((aim) => readAim(place, aim)),
  };
}

/** Every bit of `usedChances` set. */
const MOST_CHANCES = 2 ** (EXTRA_CHANCE + MOST_EXTRA_CHANCES) - 1;

export function readBattle(text: string, reader: UnitReader, players: number): BattleState | undefined {
  if (text === '') return undefined;
  const place = 'battle';
  const [reason, starter, phase, chances, converted, actors, changed] = parts(place, text, '.', 7);
  const usedChances = Array.from({ length: MAX_UNITS }, () => 0);
  for (const item of items(chances)) {
    const [unit, bits] = parts(place, item, '_', 2);
    usedChances[reader.unit(place, unit)] = readNumber(place, bits, 1, MOST_CHANCES);
  }
  return {
    reason: readWord(place, reason, GAME_BATTLES),
    starter: readSeatNumber(place, starter, players),
    phase: readNumber(place, phase, 0, HIGHEST_PHASE),
    usedChances,
    converted: items(converted).map((unit) => reader.unit(place, unit)),
    actors: items(actors).map((actor) => readActor(actor, reader)),
    changed: readFlag(place, changed),
  };
}
