// The plainest way to solve a puzzle: every order, every rotation, every answer. Shares nothing with the solver but the engine.

import {
  type Code,
  cloneState,
  codesOf,
  codeType,
  hexName,
  makeChoice,
  packChoice,
  playInPlace,
  rulesOf,
  type State,
  unitsOn,
  unpackChoice,
} from '@nhex/engine';
import type { Goal } from '../src/index.ts';

const END = packChoice({ type: 'end' });

/** Tiles played (in words, rotations that look alike made equal) and the board before the Battle. */
export interface Way {
  readonly plays: string;
  readonly board: string;
}

/** The board in words. */
export function boardOf(state: State): string {
  const { tiles } = rulesOf(state.options);
  const units = unitsOn(state.units).map(({ owner, wounds, tiles: placed }) => [
    owner,
    wounds,
    placed.map(({ hex, tile, rotation }) => [hex, tile, rotation % tiles[tile].symmetry]),
  ]);
  return JSON.stringify([units, [...state.seats[state.turn.seat].hand].sort()]);
}

function wordsOf(state: State, code: Code): string {
  const choice = unpackChoice(code);
  const { tiles } = rulesOf(state.options);
  const hex = 'from' in choice ? choice.from : undefined;
  const tile = choice.type === 'place' ? choice.tile : hex === undefined ? undefined : state.units.tile[hex];
  if (!('rotation' in choice) || tile === undefined) return makeChoice(choice, state);
  return makeChoice({ ...choice, rotation: choice.rotation % tiles[tile].symmetry }, state);
}

/** How many solutions these ways are: the same plays, or the same board, are one. */
export function countSolutions(ways: readonly Way[]): number {
  const groupOf = new Map<string, Set<string>>();
  for (const { plays, board } of ways) {
    const one = groupOf.get(`plays ${plays}`) ?? new Set([`plays ${plays}`]);
    const other = groupOf.get(`board ${board}`) ?? new Set([`board ${board}`]);
    const together = new Set([...one, ...other]);
    if (together.size > one.size || one.size > other.size || !groupOf.has(`plays ${plays}`))
      for (const key of together) groupOf.set(key, together);
  }
  return new Set(groupOf.values()).size;
}

function isReached(after: State, start: State, goal: Goal): boolean {
  const us = start.turn.seat;
  const own = after.seats[us].hq;
  const enemy = after.seats[1 - us].hq;
  switch (goal.kind) {
    case 'win':
      return own > enemy;
    case 'destroy-hq':
      return own > 0 && enemy === 0;
    case 'save-hq':
      return own > 0;
    case 'kill': {
      const names = (state: State): string[] =>
        unitsOn(state.units)
          .filter(({ owner, kind }) => owner !== us && !rulesOf(state.options).tiles[kind].isHq)
          .map(({ unit, kind }) => `${unit} ${kind}`);
      const left = new Set(names(after));
      const dead = names(start).filter((name) => !left.has(name));
      const wanted = unitsOn(start.units)
        .filter(({ tiles: [{ hex }] }) => goal.units.includes(hexName(hex)))
        .map(({ unit, kind }) => `${unit} ${kind}`);
      return dead.sort().join() === wanted.sort().join();
    }
  }
}

/** Whether the Battle goes our way whatever the opponent decides. */
function wins(state: State, start: State, goal: Goal): boolean {
  if (!state.battle || !state.pending) return isReached(state, start, goal);
  const results = codesOf(state).map((code) => {
    const next = cloneState(state);
    playInPlace(next, code);
    return wins(next, start, goal);
  });
  return state.pending.seat === start.turn.seat ? results.includes(true) : !results.includes(false);
}

/** Every way to reach the goal with exactly so many tiles. */
export function bruteForce(start: State, plays: number, goal: Goal): Way[] {
  const root = cloneState(start);
  root.turn.maxPlays = plays;
  const us = root.turn.seat;
  const ways = (state: State, played: readonly string[]): Way[] => {
    if (!state.pending || state.battle) return [];
    if (state.pending.seat !== us) {
      const answers = codesOf(state).map((code) => {
        const next = cloneState(state);
        playInPlace(next, code);
        return ways(next, played);
      });
      const counts = answers.map(countSolutions);
      return answers[counts.indexOf(Math.min(...counts))];
    }
    return codesOf(state).flatMap((code) => {
      if (codeType(code) === 'discard') return [];
      const next = cloneState(state);
      playInPlace(next, code);
      if (code !== END)
        return ways(next, next.turn.plays > state.turn.plays ? [...played, wordsOf(state, code)] : played);
      if (state.turn.plays !== plays || !wins(next, start, goal)) return [];
      return [{ plays: [...played].sort().join(', '), board: boardOf(state) }];
    });
  };
  return ways(root, []);
}
