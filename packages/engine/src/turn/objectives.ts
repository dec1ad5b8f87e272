// The objectives of a scenario: what counts towards them, who has won by them, what decides at the end (ATL-1, ATL-5).

import type { Hex, Owner, SeatId, UnitId } from '../base/brand.ts';
import { addProgress, takeAway } from '../battle/leaving.ts';
import type { Context } from '../flow/context.ts';
import { type Goal, meansTiles, type ScenarioPlan } from '../scenarios/plan.ts';
import type { EndRule } from '../scenarios/scenario.ts';
import { rulesOf } from '../state/rules.ts';
import type { GameResult, State } from '../state/state.ts';
import { hexesOfUnit, unitsOn } from '../units/units.ts';

const seatsOf = (state: State): SeatId[] => state.seats.map((_, seat) => seat as SeatId);
const progressOf = (state: State, index: number): number => state.course?.progress[index] ?? 0;

/** Units of those whose turn ends that have come where their objective wants them leave the board. */
export function bringOut(state: State, { goals }: ScenarioPlan, ctx: Context): void {
  const { side } = rulesOf(state.options).mode;
  goals.forEach((goal, index) => {
    const { kind } = goal.objective;
    if (kind !== 'deliver' && kind !== 'evacuate') return;
    if (goal.objective.side !== side(state.turn.seat)) return;
    for (const { unit, owner, tiles } of unitsOn(state.units)) {
      const isThere = tiles.some(({ hex }) => goal.on[hex]);
      if (owner === state.turn.seat && isThere && isWanted(state, goal, unit)) leave(state, unit, index, ctx);
    }
  });
}

/** Whether the objective means that unit; one that names no tiles means any but HQs. */
export function isWanted({ units, options }: State, goal: Goal, unit: UnitId): boolean {
  if (goal.tiles.size === 0 && rulesOf(options).tiles[units.kind[unit]].isHq) return false;
  return meansTiles(
    goal,
    hexesOfUnit(units, unit).map((hex) => units.tile[hex]),
  );
}

function leave(state: State, unit: UnitId, objective: number, ctx: Context): void {
  const { units } = state;
  const hexes: Hex[] = hexesOfUnit(units, unit);
  const owner: Owner = units.owner[unit];
  ctx.sink?.({ type: 'left', unit, owner, tile: units.kind[unit], hex: hexes[0], hexes, objective });
  state.removed = [...state.removed, ...hexes.map((hex) => units.tile[hex])];
  takeAway(state, unit);
  addProgress(state, objective, 1, ctx.sink);
}

/** One more turn is over. */
export function countTurn(state: State, { goals }: ScenarioPlan, ctx: Context): void {
  goals.forEach(({ objective }, index) => {
    if (objective.kind === 'survive') addProgress(state, index, 1, ctx.sink);
  });
}

/** How many of the objective's hexes the side stands on. */
function heldHexes(state: Pick<State, 'units' | 'options'>, { objective, on }: Goal): number {
  const { side } = rulesOf(state.options).mode;
  const { at, owner } = state.units;
  let held = 0;
  for (let hex = 0; hex < on.length; hex++)
    if (on[hex] && at[hex] >= 0 && side(owner[at[hex]]) === objective.side) held += 1;
  return held;
}

/** A turn begins: what its side holds counts. */
export function countHeld(state: State, { goals }: ScenarioPlan, ctx: Context): void {
  const { side } = rulesOf(state.options).mode;
  goals.forEach((goal, index) => {
    const { objective } = goal;
    if (objective.kind !== 'hold' || objective.side !== side(state.turn.seat)) return;
    if (heldHexes(state, goal) >= objective.least) addProgress(state, index, 1, ctx.sink);
  });
}

/** Everybody of these sides. */
function seatsOfSides(state: State, { sides }: ScenarioPlan, won: ReadonlySet<number>): SeatId[] {
  return seatsOf(state).filter((seat) => won.has(sides[seat]));
}

/** The sides that have an objective. */
function sidesThere(state: State, { goals }: ScenarioPlan): Set<number> {
  const there = new Set<number>();
  goals.forEach(({ objective }, index) => {
    if (!objective.countsAtEnd && progressOf(state, index) >= objective.needed) there.add(objective.side);
  });
  return there;
}

/** The sides of which nobody is left: all their HQs have fallen. */
function fallenSides(state: State, plan: ScenarioPlan): Set<number> {
  const { hasHq } = rulesOf(state.options).mode;
  const stands = (seat: SeatId): boolean => !hasHq(seat) || state.seats[seat].hq > 0;
  const standing = new Set(
    seatsOf(state)
      .filter(stands)
      .map((seat) => plan.sides[seat]),
  );
  return new Set(plan.sides.filter((side) => !standing.has(side)));
}

/** The result that objectives and fallen HQs bring about now, if any. */
export function scenarioResult(state: State, plan: ScenarioPlan): GameResult | undefined {
  const fallen = fallenSides(state, plan);
  const there = sidesThere(state, plan);
  if (there.size > 0) {
    const won = new Set([...there].filter((side) => !fallen.has(side)));
    return { winners: won.size === 1 ? seatsOfSides(state, plan, won) : [], reason: 'objective' };
  }
  if (fallen.size === 0) return undefined;
  const left = new Set(plan.sides.filter((side) => !fallen.has(side)));
  if (left.size > 1) return undefined;
  return { winners: seatsOfSides(state, plan, left), reason: 'hq-destroyed' };
}

/** What a side has by that rule, when it decides. */
function measure(state: State, plan: ScenarioPlan, rule: EndRule, side: number): number {
  if (typeof rule === 'object') return rule.side === side ? 1 : 0;
  if (rule === 'hq') {
    return seatsOf(state).reduce(
      (sum, seat) => sum + (plan.sides[seat] === side ? state.seats[seat].hq : 0),
      0,
    );
  }
  return plan.goals.reduce(
    (sum, { objective }, index) =>
      sum +
      (objective.side === side && objective.kind !== 'survive'
        ? progressOf(state, index) * (objective.points ?? 1)
        : 0),
    0,
  );
}

/** Nobody has won before the end: the rules of the end decide one after the other. */
export function endResult(state: State, plan: ScenarioPlan, reason: GameResult['reason']): GameResult {
  const fallen = fallenSides(state, plan);
  let sides = [...new Set(plan.sides)].filter((side) => !fallen.has(side));
  for (const rule of plan.scenario.end) {
    const most = Math.max(...sides.map((side) => measure(state, plan, rule, side)));
    sides = sides.filter((side) => measure(state, plan, rule, side) === most);
  }
  return { winners: sides.length === 1 ? seatsOfSides(state, plan, new Set(sides)) : [], reason };
}
