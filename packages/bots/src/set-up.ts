// Choices before and around a turn that need judgement rather than search: leaders, HQs, mercenaries, unlucky draws.

import {
  type Code,
  codesOf,
  codeType,
  deciderOf,
  distance,
  fieldReader,
  type Hex,
  rulesOf,
  type SeatId,
  type State,
  serves,
  type TileId,
  type TileInfo,
  unitsOn,
} from '@nhex/engine';
import type { Dice } from './dice.ts';
import { worthsOf } from './evaluate/worth.ts';
import { distinctCodes } from './simulate.ts';

const movesUnits = ({ instant, mobility, recon, bonus }: TileInfo): boolean =>
  instant === 'move' || mobility > 0 || recon > 0 || bonus.transport;

/** Armies with so many tiles that move units use the room around an HQ; others are better off at the rim (docs/bots.md). */
const MOBILE = 7;

/** How many open sides suit the HQ of an army. */
const sidesFor = (deck: readonly TileId[], tiles: readonly TileInfo[]): number =>
  deck.filter((tile) => movesUnits(tiles[tile])).length >= MOBILE ? 6 : 4;

/** How good a hex is for the HQ: open sides as they suit the army, not in reach of the others' first warriors. */
function hqScore(state: State, seat: SeatId, hex: Hex): number {
  const rules = rulesOf(state.options);
  const sides = rules.board.neighbours[hex].length;
  let score = -Math.abs(sides - sidesFor(state.seats[seat].deck, rules.tiles));
  for (const {
    owner,
    tiles: [{ hex: at, tile }],
  } of unitsOn(state.units)) {
    if (!rules.tiles[tile].isHq) continue;
    const away = distance(hex, at);
    if (serves(rules, seat, owner)) score -= Math.abs(away - 2) * 0.5;
    else score += Math.min(away, 4) * 0.6;
  }
  return score;
}

const hqHex = fieldReader('hq', 'hex');

/** One of the best hexes for the HQ, for variety not always the same. */
export function chooseHq(state: State, dice: Dice): Code {
  const seat = deciderOf(state);
  const scored = distinctCodes(state).map((code) => ({ code, score: hqScore(state, seat, hqHex(code)) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score > most - 0.01);
  return best[dice.below(best.length)].code;
}

/** No leader is better than the others: any of those dealt, so that nobody can foresee it (LEAD-1). */
export function chooseLeader(state: State, dice: Dice): Code {
  const codes = codesOf(state);
  return codes[dice.below(codes.length)];
}

const OFFERED = { take: fieldReader('take', 'tile'), mercenary: fieldReader('mercenary', 'tile') };

/** Mercenaries by worth; they are taken as soon as they are better than what the deck gives on average. */
export function chooseDraw(state: State): Code {
  const codes = codesOf(state);
  const { catalogue, tiles } = rulesOf(state.options);
  const worths = worthsOf(catalogue);
  const { deck, hand } = state.seats[deciderOf(state)];
  const average = deck.reduce((sum, tile) => sum + worths[tile], 0) / Math.max(1, deck.length);
  const units = hand.filter((tile) => tiles[tile].isUnit).length;
  let best = codes[0];
  let most = codeType(best) === 'draw' && units > 0 ? average : 0;
  for (const code of codes) {
    const type = codeType(code);
    if (type !== 'take' && type !== 'mercenary') continue;
    const worth = worths[OFFERED[type](code)];
    if (worth > most) [best, most] = [code, worth];
  }
  return best;
}

/** New tiles for a hand of nothing but instants, unless they are few and the end is near. */
export function chooseUnlucky(state: State): Code {
  const codes = codesOf(state);
  if (state.ending) return codes[0];
  return codes.find((code) => codeType(code) === 'redraw') ?? codes[0];
}
