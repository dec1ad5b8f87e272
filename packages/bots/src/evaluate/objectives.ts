// How far the sides of a scenario have come with their objectives, and how far they can hope to come: one judgement for
// all kinds, in HQ points, so that it can be weighed against everything else (ATL-5).

import {
  type Goal,
  HEX_COUNT,
  hexesOfUnit,
  isWanted,
  NO_UNIT,
  NOBODY,
  rulesOf,
  type ScenarioPlan,
  type State,
  type UnitId,
} from '@nhex/engine';

/** A whole objective; one that is reached is a won game and need not be judged. */
const WHOLE = 24;
/** Turns that are over come by themselves: they count, but nothing is gained by waiting for them. */
const TURNS = 6;
/** What a unit that has one more hex to go still promises, and one that cannot walk by itself. */
const EACH_HEX = 0.84;
const CARRIED = 0.3;
/** A unit in the way: the own ones go out of it, the others have to be driven out. */
const OWN_IN_THE_WAY = 0.6;
const THEIRS_IN_THE_WAY = 2.5;
/** A belt saves a step. */
const BELT = 0.4;
/** A wound on a unit that has to be destroyed, as a share of what it can take. */
const WOUNDED = 0.7;
/** Hexes that are held promise so many more turns of it; a free one is nearly as good as a third. */
const HOLDING = 1.4;
const FREE_HEX = 0.3;
/** HQ points where they decide nothing by themselves, only an HQ that falls does. */
const POINTS_ASIDE = 0.4;

/** What HQ points count for in this game: all of it, unless the end of a scenario does not ask for them. */
export function pointsMatter(state: State): number {
  const plan = rulesOf(state.options).scenario;
  return !plan || plan.scenario.end.includes('hq') || !plan.sides.every((side) => hasOtherWay(plan, side))
    ? 1
    : POINTS_ASIDE;
}

/** Whether a side can win without bringing an HQ down. */
const hasOtherWay = ({ goals, scenario }: ScenarioPlan, side: number): boolean =>
  goals.some(({ objective }) => objective.side === side) ||
  scenario.end.some((rule) => typeof rule === 'object' && rule.side === side);

/** Rounds that are still to come, the one under way included. */
const roundsLeft = ({ turn }: State, { scenario }: ScenarioPlan): number =>
  (scenario.limit.turns - turn.number + 1) / (scenario.cycle ?? scenario.seats).length;

const isOfSide = (state: State, unit: UnitId, side: number): boolean => {
  const owner = state.units.owner[unit];
  return owner !== NOBODY && rulesOf(state.options).mode.side(owner) === side;
};

const steps = new Float64Array(HEX_COUNT);

/** By hex: how many steps it is from there to the goal, for units of that side. */
function walk(state: State, { on, objective }: Goal): Float64Array {
  const { board, scenario } = rulesOf(state.options);
  const { at } = state.units;
  steps.fill(Number.POSITIVE_INFINITY);
  for (let hex = 0; hex < HEX_COUNT; hex++) if (on[hex]) steps[hex] = 0;
  const enter = (hex: number): number => {
    const unit = at[hex];
    if (unit === NO_UNIT) return 1;
    return 1 + (isOfSide(state, unit, objective.side) ? OWN_IN_THE_WAY : THEIRS_IN_THE_WAY);
  };
  for (let shorter = true; shorter; ) {
    shorter = false;
    for (const hex of board.hexes) {
      for (const next of board.neighbours[hex]) {
        const way = steps[next] + enter(next);
        if (way < steps[hex]) {
          steps[hex] = way;
          shorter = true;
        }
      }
    }
  }
  for (const { hex, effect, way } of scenario?.ground ?? []) {
    const to = board.next[hex * 6 + way];
    if (effect.carries && to >= 0 && steps[to] < steps[hex]) steps[hex] -= BELT;
  }
  return steps;
}

/** Units on their way: each promises more the nearer it is, if there is time enough. */
function hopeOfWalkers(state: State, goal: Goal, missing: number, rounds: number): number {
  const { units, options } = state;
  const { tiles } = rulesOf(options);
  const way = walk(state, goal);
  const promises: number[] = [];
  for (let unit = 0; unit < units.hex.length; unit++) {
    const hex = units.hex[unit];
    if (hex < 0 || !isOfSide(state, unit as UnitId, goal.objective.side)) continue;
    if (!isWanted(state, goal, unit as UnitId)) continue;
    const far = Math.min(...hexesOfUnit(units, unit as UnitId).map((at) => way[at]));
    if (far > rounds) continue;
    const walks = tiles[units.kind[unit]].mobility > 0 ? 1 : CARRIED;
    promises.push(EACH_HEX ** (far + 1) * walks);
  }
  return promises
    .sort((a, b) => b - a)
    .slice(0, missing)
    .reduce((sum, each) => sum + each, 0);
}

/** Wounds on those that have to be destroyed, the most wounded ones first. */
function hopeOfWounds(state: State, goal: Goal, missing: number): number {
  const { units, options } = state;
  const { tiles } = rulesOf(options);
  const shares: number[] = [];
  for (let unit = 0; unit < units.hex.length; unit++) {
    if (units.hex[unit] < 0 || units.wounds[unit] === 0) continue;
    if (isOfSide(state, unit as UnitId, goal.objective.side) || !isWanted(state, goal, unit as UnitId))
      continue;
    shares.push((WOUNDED * units.wounds[unit]) / (tiles[units.kind[unit]].toughness + 1));
  }
  return shares
    .sort((a, b) => b - a)
    .slice(0, missing)
    .reduce((sum, each) => sum + each, 0);
}

/** Hexes that are held, or could be. */
function hopeOfHolding(state: State, { on, objective }: Goal, missing: number, rounds: number): number {
  if (objective.kind !== 'hold') return 0;
  let held = 0;
  let free = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (!on[hex]) continue;
    const unit = state.units.at[hex];
    if (unit === NO_UNIT) free += 1;
    else if (isOfSide(state, unit, objective.side)) held += 1;
  }
  const share = Math.min(1, (held + FREE_HEX * Math.min(free, 1)) / objective.least);
  return Math.min(missing, rounds, HOLDING) * share * share;
}

/** What one objective is worth to its side now. */
function goalWorth(state: State, plan: ScenarioPlan, index: number): number {
  const goal = plan.goals[index];
  const { kind, needed } = goal.objective;
  const done = Math.min(needed, state.course?.progress[index] ?? 0);
  if (kind === 'survive') return (TURNS * done) / needed;
  const missing = needed - done;
  const rounds = roundsLeft(state, plan);
  let hope = 0;
  if (kind === 'hold') hope = hopeOfHolding(state, goal, missing, rounds);
  else if (kind === 'destroy') hope = hopeOfWounds(state, goal, missing);
  else hope = hopeOfWalkers(state, goal, missing, rounds);
  return (WHOLE * (done + hope)) / needed;
}

/** Adds what the objectives are worth, each to the first seat of its side, from that place of the numbers on. */
export function addObjectives(state: State, bySeat: Float64Array | number[], from = 0): void {
  const plan = rulesOf(state.options).scenario;
  if (!plan || !state.course) return;
  for (let index = 0; index < plan.goals.length; index++)
    bySeat[from + plan.sides.indexOf(plan.goals[index].objective.side)] += goalWorth(state, plan, index);
}

/** What the objectives are worth, by seat. */
export function objectiveWorths(state: State): number[] {
  const bySeat = state.seats.map(() => 0);
  addObjectives(state, bySeat);
  return bySeat;
}
