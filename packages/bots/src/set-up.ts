// Choices before and around a turn that need judgement rather than search: HQs, mercenaries, unlucky draws.

import {
  type Code,
  codeB,
  codesOf,
  codeType,
  decodeChoice,
  distance,
  EMPTY,
  isOnBoard,
  NEIGHBOURS,
  rulesOf,
  type State,
  serves,
  TILES,
  type TileId,
  unitOwner,
  unitTile,
} from '@nhex/engine';
import type { Dice } from './dice.ts';
import { tileWorth } from './evaluate/worth.ts';
import { distinctCodes } from './simulate.ts';

const movesUnits = (tile: TileId): boolean => {
  const { instant, face } = TILES[tile];
  return (
    instant === 'move' ||
    face.mobility !== undefined ||
    face.recon !== undefined ||
    face.gives?.transport === true
  );
};

/** Armies with so many tiles that move units use the room around an HQ; others are better off at the rim (docs/bots.md). */
const MOBILE = 7;

/** How many open sides suit the HQ of an army. */
const sidesFor = (deck: readonly TileId[]): number => (deck.filter(movesUnits).length >= MOBILE ? 6 : 4);

/** How good a hex is for the HQ: open sides as they suit the army, not in reach of the others' first warriors. */
function hqScore(state: State, seat: number, hex: number): number {
  const rules = rulesOf(state.options);
  const sides = NEIGHBOURS[hex].filter((at) => isOnBoard(state.options.board, at));
  let score = -Math.abs(sides.length - sidesFor(state.seats[seat].deck));
  state.board.forEach((unit, at) => {
    if (unit === EMPTY || !TILES[unitTile(unit)].isHq) return;
    const away = distance(hex, at);
    if (serves(rules, seat, unitOwner(unit))) score -= Math.abs(away - 2) * 0.5;
    else score += Math.min(away, 4) * 0.6;
  });
  return score;
}

/** One of the best hexes for the HQ, for variety not always the same. */
export function chooseHq(state: State, dice: Dice): Code {
  const seat = state.turn.seat;
  const scored = distinctCodes(state).map((code) => ({ code, score: hqScore(state, seat, codeB(code)) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score > most - 0.01);
  return best[dice.below(best.length)].code;
}

/** Mercenaries by worth; they are taken as soon as they are better than what the deck gives on average. */
export function chooseDraw(state: State): Code {
  const codes = codesOf(state);
  const { deck, hand } = state.seats[state.turn.seat];
  const average = deck.reduce((sum, tile) => sum + tileWorth(tile), 0) / Math.max(1, deck.length);
  const units = hand.filter((tile) => TILES[tile].isUnit).length;
  let best = codes[0];
  let most = codeType(best) === 'draw' && units > 0 ? average : 0;
  for (const code of codes) {
    const choice = decodeChoice(code);
    if (choice.type !== 'take' && choice.type !== 'mercenary') continue;
    const worth = tileWorth(choice.tile);
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
