// Whether the goal is reached once the Battle is over, and if not, what is missing (PUZ-1).

import { hexName, NOWHERE, rulesOf, type State, type UnitId, unitsOn } from '@nhex/engine';
import type { Goal } from './puzzle.ts';
import { opponentOf, solverOf, unitNamed } from './start.ts';

/** A goal with what has to be looked up at the beginning only. */
export interface Target {
  readonly goal: Goal;
  readonly solver: number;
  readonly opponent: number;
  /** The enemy's units at the beginning, with whether each is to die; their numbers are never another enemy's. */
  readonly prey: readonly { readonly unit: UnitId; readonly hex: string; readonly mustDie: boolean }[];
}

export function targetOf(start: State, goal: Goal): Target {
  const { tiles } = rulesOf(start.options);
  const opponent = opponentOf(start);
  const named = new Set(goal.kind === 'kill' ? goal.units.map((hex) => unitNamed(start, hex)) : []);
  const prey = unitsOn(start.units)
    .filter(({ kind, owner }) => owner === opponent && !tiles[kind].isHq)
    .map(({ unit, tiles: [{ hex }] }) => ({ unit, hex: hexName(hex), mustDie: named.has(unit) }));
  return { goal, solver: solverOf(start), opponent, prey };
}

const isAlive = ({ units }: State, unit: UnitId, owner: number): boolean =>
  units.hex[unit] !== NOWHERE && units.owner[unit] === owner;

/** Whether the goal is reached in a state after the Battle. */
export function isReached(after: State, { goal, solver, opponent, prey }: Target): boolean {
  const own = after.seats[solver].hq;
  const enemy = after.seats[opponent].hq;
  switch (goal.kind) {
    case 'win':
      return after.result?.winners.some((winner) => winner === solver) === true;
    case 'destroy-hq':
      return enemy === 0 && own > 0;
    case 'save-hq':
      return own > 0;
    case 'kill':
      for (let i = 0; i < prey.length; i++)
        if (isAlive(after, prey[i].unit, opponent) === prey[i].mustDie) return false;
      return true;
  }
}

/** How near a state after the Battle comes to the goal: higher is nearer, at least 0 when it is reached. */
export function nearness(after: State, target: Target): number {
  const own = after.seats[target.solver].hq;
  const enemy = after.seats[target.opponent].hq;
  switch (target.goal.kind) {
    case 'win':
      return own - enemy - 1;
    case 'destroy-hq':
      return own > 0 ? -enemy : -enemy - 1;
    case 'save-hq':
      return own - 1;
    case 'kill': {
      let wrong = 0;
      for (const { unit, mustDie } of target.prey)
        if (isAlive(after, unit, target.opponent) === mustDie) wrong += 1;
      return -wrong;
    }
  }
}

/** What is missing after a Battle that did not reach the goal. */
export type Shortfall =
  | { readonly why: 'enemy-hq-stands'; readonly points: number }
  | { readonly why: 'own-hq-fell' }
  | { readonly why: 'points-behind'; readonly own: number; readonly enemy: number }
  | { readonly why: 'points-level'; readonly points: number }
  | { readonly why: 'still-alive'; readonly units: readonly string[] }
  | { readonly why: 'should-live'; readonly units: readonly string[] }
  | { readonly why: 'too-many-tiles'; readonly played: number; readonly fewest: number };

export function shortfall(after: State, target: Target): Shortfall | undefined {
  if (isReached(after, target)) return undefined;
  const { goal, solver, opponent, prey } = target;
  const own = after.seats[solver].hq;
  const enemy = after.seats[opponent].hq;
  switch (goal.kind) {
    case 'win':
      if (own === 0 && enemy > 0) return { why: 'own-hq-fell' };
      return own === enemy ? { why: 'points-level', points: own } : { why: 'points-behind', own, enemy };
    case 'destroy-hq':
      return enemy > 0 ? { why: 'enemy-hq-stands', points: enemy } : { why: 'own-hq-fell' };
    case 'save-hq':
      return { why: 'own-hq-fell' };
    case 'kill': {
      const wrong = prey.filter(({ unit, mustDie }) => isAlive(after, unit, opponent) === mustDie);
      const alive = wrong.filter(({ mustDie }) => mustDie).map(({ hex }) => hex);
      return alive.length > 0
        ? { why: 'still-alive', units: alive }
        : { why: 'should-live', units: wrong.map(({ hex }) => hex) };
    }
  }
}
