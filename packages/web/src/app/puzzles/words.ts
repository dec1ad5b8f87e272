// What a puzzle asks and what an attempt lacked, in words.

import { parseHex, type State, tileOf } from '@nhex/engine';
import { followLine, type Idea, type Puzzle, type Shortfall, solverOf } from '@nhex/puzzles';
import type { PartTexts } from '../part-texts.svelte.ts';
import { spoken, tileName } from '../texts.ts';
import { listed, unitName } from '../words.ts';

type Texts = PartTexts<'puzzles'>;

/** Units by the hexes on which they stood at the beginning. */
const named = (hexes: readonly string[], start: State): string =>
  listed(
    hexes.map((name) => {
      const hex = parseHex(name);
      return hex === undefined ? name : unitName(start, { tile: start.units.tile[hex], hex });
    }),
  );

export function goalWords({ goal }: Pick<Puzzle, 'goal'>, start: State, texts: Texts): string {
  if (goal.kind !== 'kill') return texts.t(`puzzle.goal.${goal.kind}`);
  return goal.units.length === 0
    ? texts.t('puzzle.goal.killNone')
    : texts.t('puzzle.goal.kill', { units: named(goal.units, start) });
}

export const playsWords = ({ goal, plays }: Pick<Puzzle, 'goal' | 'plays'>, texts: Texts): string =>
  goal.fewest ? texts.t('puzzle.fewest') : texts.t('puzzle.plays', { count: plays });

export function whyWords(why: Shortfall, start: State, texts: Texts): string {
  switch (why.why) {
    case 'enemy-hq-stands':
      return texts.t('puzzle.why.enemy-hq-stands', { count: why.points, points: why.points });
    case 'own-hq-fell':
      return texts.t('puzzle.why.own-hq-fell');
    case 'points-behind':
      return texts.t('puzzle.why.points-behind', { own: why.own, enemy: why.enemy });
    case 'points-level':
      return texts.t('puzzle.why.points-level', { points: why.points });
    case 'still-alive':
    case 'should-live':
      return texts.t(`puzzle.why.${why.why}`, { units: named(why.units, start) });
    case 'too-many-tiles':
      return texts.t('puzzle.why.too-many-tiles', { played: why.played });
  }
}

export const ideaWords = (ideas: readonly Idea[], texts: Texts): string =>
  listed(ideas.map((idea) => texts.t(`idea.${idea}`)));

/** The tiles that a solution plays. */
export function tilesOf(line: readonly string[], puzzle: Puzzle, start: State): string {
  const before = followLine(puzzle, line)[line.length - 1]?.game.state ?? start;
  const left = [...before.seats[solverOf(start)].hand];
  const played = start.seats[solverOf(start)].hand.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return listed(played.map((tile) => tileName(tileOf(start, tile))));
}

/** What the first choice of a solution does. */
export function firstWords(line: readonly string[], puzzle: Puzzle): string {
  const [first] = followLine(puzzle, line);
  return spoken(first.events, first.game.state);
}
