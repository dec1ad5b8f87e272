// Hands for a puzzle: tiles that the player could still draw, no two many alike, and not too much to search through.

import type { Dice } from '@nhex/bots';
import {
  type Code,
  codesOf,
  codeType,
  fieldReader,
  isFree,
  rulesOf,
  type State,
  type TileId,
  type TileInfo,
} from '@nhex/engine';
import { isDistinct } from '../solver/distinct.ts';
import { solverOf } from '../start.ts';

const MOST_INSTANTS = 2;
const MOST_ALIKE = 2;
/** So many tiles of a hand are more than fighters. */
const TRICKY = 2;
const placedTile = fieldReader('place', 'tile');

const gives = ({ medic, initiative, extraAction }: TileInfo['bonus']): boolean =>
  medic || initiative > 0 || extraAction > 0;
const isTricky = ({ instant, isNetter, scopes, explodes, bonus, inflicts }: TileInfo): boolean =>
  instant !== undefined || isNetter || scopes || explodes || inflicts !== 0 || gives(bonus);

/** So many tiles out of those that are not on the board yet. */
export function drawHand(state: State, size: number, dice: Dice): TileId[] | undefined {
  const { tiles } = rulesOf(state.options);
  const { hand, deck, discard } = state.seats[solverOf(state)];
  const pile = [...hand, ...deck, ...discard].filter((tile) => tiles[tile].instant !== 'battle');
  // Without something that can turn the tables there is nothing to discover.
  const drawn: TileId[] = [];
  for (let i = 0; i < TRICKY; i++) {
    const tricky = pile.flatMap((tile, at) => (isTricky(tiles[tile]) ? [at] : []));
    if (tricky.length === 0) return undefined;
    drawn.push(...pile.splice(tricky[dice.below(tricky.length)], 1));
  }
  for (let tries = 0; drawn.length < size && tries < 100; tries++) {
    const at = dice.below(pile.length);
    const tile = pile[at];
    const isInstant = tiles[tile].instant !== undefined;
    const alike = drawn.filter((other) => other === tile).length;
    const instants = drawn.filter((other) => tiles[other].instant !== undefined).length;
    if (alike >= MOST_ALIKE || (isInstant && (instants >= MOST_INSTANTS || alike > 0))) continue;
    drawn.push(tile);
    pile.splice(at, 1);
  }
  return drawn.length === size ? drawn.sort((a, b) => a - b) : undefined;
}

const ABILITIES = ['mobility', 'transport', 'rotate', 'pivot'] as const;
const unitOf = {
  mobility: fieldReader('mobility', 'from'),
  transport: fieldReader('transport', 'from'),
  rotate: () => 0,
  pivot: fieldReader('pivot', 'hex'),
};
/** Whether a choice uses an ability on the board instead of a tile of the hand. */
export const isAbility = (code: Code): boolean => ABILITIES.some((type) => type === codeType(code));
/** Where something that can move goes after it was placed. */
const WAYS_ON = 15;

/** Boards that placing the units of a hand makes at least: told without asking what may be chosen. */
export function leastSize(state: State, hand: readonly TileId[], plays: number): number {
  const { tiles, board } = rulesOf(state.options);
  const free = board.full.filter((hex) => isFree(state.units, hex)).length;
  const counts = hand.map((tile) => (tiles[tile].instant === undefined ? free * tiles[tile].symmetry : 1));
  return choosing(counts, plays);
}

/** About how many boards there are to look at. */
export function searchSize(start: State, plays: number): number {
  const { tiles } = rulesOf(start.options);
  const { hand } = start.seats[solverOf(start)];
  const ways = new Map<string, number>();
  const abilities = new Map<string, number>();
  const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
  for (const code of codesOf(start)) {
    if (!isDistinct(start, code)) continue;
    const type = codeType(code);
    const ability = ABILITIES.find((each) => each === type);
    if (ability) count(abilities, `${ability} ${unitOf[ability](code)}`);
    else count(ways, type === 'place' ? `place ${placedTile(code)}` : type === 'push' ? 'push-back' : type);
  }
  const counts = hand.map((tile) => {
    const { instant, mobility, bonus } = tiles[tile];
    const own = ways.get(instant ?? `place ${tile}`) ?? 0;
    return mobility > 0 || bonus.transport ? own * WAYS_ON : own;
  });
  const besides = [...abilities.values()].reduce((product, each) => product * (1 + each), 1);
  return besides * choosing(counts, plays);
}

/** The sum over all choices of so many numbers of their products. */
function choosing(counts: readonly number[], many: number): number {
  if (many === 0) return 1;
  return counts.reduce((sum, count, i) => sum + count * choosing(counts.slice(i + 1), many - 1), 0);
}
