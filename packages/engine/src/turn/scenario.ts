// What a scenario does at its moments: one interpreter for all of them, over the data of the scenario (ATL-2, ATL-5).

import { type Hex, NO_UNIT, NOBODY, NOWHERE, type SeatId, type UnitId } from '../base/brand.ts';
import { removeUnit } from '../battle/leaving.ts';
import type { Context } from '../flow/context.ts';
import type { Arriving, ArrivingUnit, Ground, ScenarioPlan } from '../scenarios/plan.ts';
import { fieldOf, toughnessOf } from '../standing/field.ts';
import { isThereTwice } from '../standing/ground.ts';
import { inEra } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import { type Course, plan, type State } from '../state/state.ts';
import { isFree, lookAgain, placeUnit } from '../units/units.ts';
import { takeStep } from './movement.ts';
import { bringOut, countHeld, countTurn, scenarioResult } from './objectives.ts';
import { endGame, examineBoard, isBoardFull } from './turn.ts';

function theScenario(state: State): { readonly scenario: ScenarioPlan; readonly course: Course } {
  const { scenario } = rulesOf(state.options);
  if (!scenario || !state.course) throw new Error('no scenario is played');
  return { scenario, course: state.course };
}

/** Ends the game if somebody has won. */
function conclude(state: State, scenario: ScenarioPlan, ctx: Context): boolean {
  const result = scenarioResult(state, scenario);
  if (result) endGame(state, result, ctx);
  return result !== undefined;
}

/** A turn begins: alliances change, what is held counts, then whoever is due arrives. */
export function scenarioTurnBegins(state: State, _: unknown, ctx: Context): void {
  const { scenario } = theScenario(state);
  changeAlliances(state, scenario, ctx);
  countHeld(state, scenario, ctx);
  if (conclude(state, scenario, ctx)) return;
  scenario.arrivals.forEach((arrival, index) => arrive(state, arrival, index, ctx));
  examineBoard(state, ctx);
}

function changeAlliances(state: State, { eras }: ScenarioPlan, ctx: Context): void {
  let era = 0;
  while (era + 1 < eras.length && eras[era + 1].turn <= state.turn.number) era += 1;
  if (era === (state.options.era ?? 0)) return;
  state.options = inEra(state.options, era);
  lookAgain(state.units);
  ctx.sink?.({ type: 'alliance', sides: eras[era].sides });
}

/** How often it should have come by that turn. */
const dueBy = ({ turn, every, times }: Arriving, now: number): number =>
  now < turn ? 0 : Math.min(times, 1 + Math.floor((now - turn) / every));

function arrive(state: State, arrival: Arriving, index: number, ctx: Context): void {
  const due = dueBy(arrival, state.turn.number);
  const { owner, units, tiles } = arrival;
  // A force of several units waits unit by unit: `arrived` counts units where there are any.
  const size = Math.max(1, units.length);
  for (;;) {
    const { course } = theScenario(state);
    const came = course.arrived[index];
    if (came >= due * size) return;
    if (owner !== NOBODY && !state.seats[owner].alive) return;
    const next = units[came % size];
    if (next && !place(state, next, arrival, ctx)) return;
    if (tiles.length > 0 && came % size === 0) join(state, owner as SeatId, arrival, ctx);
    state.course = {
      ...course,
      arrived: course.arrived.map((count, i) => (i === index ? count + 1 : count)),
    };
  }
}

/** Puts the unit on the first free of its hexes; false where it has to wait. */
function place(state: State, unit: ArrivingUnit, { owner }: Arriving, ctx: Context): boolean {
  const { tile, hexes, rotation } = unit;
  const hex = hexes.find((each) => isFree(state.units, each));
  if (hex === undefined || wouldFill(state, hex)) return false;
  const placed = placeUnit(state.units, { hex, tile, rotation }, owner);
  ctx.sink?.({ type: 'arrived', unit: placed, owner, tile, hex, rotation });
  return true;
}

/** Whether that hex is the last free one of those that start a Battle. */
function wouldFill(state: State, hex: Hex): boolean {
  const { full } = rulesOf(state.options).board;
  return full.includes(hex) && full.every((each) => each === hex || !isFree(state.units, each));
}

/** Tiles are shuffled into the deck: where they lie is as unknown as all the rest. */
function join(state: State, owner: SeatId, { tiles }: Arriving, ctx: Context): void {
  const seat = state.seats[owner];
  seat.deck = [...seat.deck, ...tiles].sort((a, b) => a - b);
  ctx.sink?.({ type: 'tiles-joined', seat: owner, tiles });
}

/** Somebody acted: whoever has come upon a mine sets it off. */
export function scenarioAction(state: State, _: unknown, ctx: Context): void {
  const { scenario } = theScenario(state);
  let changed = false;
  for (const ground of scenario.ground) {
    const { firstWounds } = ground.effect;
    if (firstWounds === undefined || isFree(state.units, ground.hex) || isSpent(state, ground.hex)) continue;
    const { course } = theScenario(state);
    state.course = { ...course, spent: [...course.spent, ground.hex] };
    wound(state, ground, firstWounds, ctx);
    changed = true;
  }
  if (changed) examineBoard(state, ctx);
}

const isSpent = ({ course }: State, hex: Hex): boolean => course?.spent.includes(hex) === true;

/** Wounds by terrain for whoever stands there: no armor, no Medic; HQs are spared. */
function wound(state: State, { kind, hex }: Ground, wounds: number, ctx: Context): void {
  const { units } = state;
  const unit = units.at[hex];
  const tile = units.kind[unit];
  const owner = units.owner[unit];
  if (rulesOf(state.options).tiles[tile].isHq) return;
  const total = units.wounds[unit] + wounds;
  ctx.sink?.({ type: 'terrain-wounds', terrain: kind, unit, owner, tile, hex, wounds, total });
  if (total > toughnessOf(fieldOf(state), unit))
    removeUnit(state, { unit, why: 'terrain', hits: [], chain: 0 }, ctx.sink);
  else units.wounds[unit] = total;
}

/** A turn ends: terrain has its say, then objectives are looked at, once a turn. */
export function scenarioTurnEnds(state: State, _: unknown, ctx: Context): void {
  const { scenario, course } = theScenario(state);
  if (course.ended === state.turn.number) return;
  state.course = { ...course, ended: state.turn.number };
  state.moments += 1;
  bringOut(state, scenario, ctx);
  for (const ground of scenario.ground) heal(state, ground, ctx);
  runBelts(state, scenario, ctx);
  for (const ground of scenario.ground) turnAround(state, ground, ctx);
  for (const ground of scenario.ground) burn(state, ground, ctx);
  bringOut(state, scenario, ctx);
  examineBoard(state, ctx);
  countTurn(state, scenario, ctx);
  if (conclude(state, scenario, ctx)) return;
  if (!isBoardFull(state)) return;
  state.agenda = [];
  plan(state, { do: 'battle', reason: 'full', starter: state.turn.seat });
}

/** The unit on that hex if it is of the player whose turn ends. */
function ownUnitOn({ units, turn }: State, hex: Hex): UnitId {
  const unit = units.at[hex];
  return unit !== NO_UNIT && units.owner[unit] === turn.seat ? unit : NO_UNIT;
}

function heal(state: State, ground: Ground, ctx: Context): void {
  const { effect, hex, kind } = ground;
  const unit = effect.heals === undefined ? NO_UNIT : ownUnitOn(state, hex);
  const { units } = state;
  if (effect.heals === undefined || unit === NO_UNIT || units.wounds[unit] === 0) return;
  if (isThereTwice(rulesOf(state.options), units, ground)) return;
  units.wounds[unit] = Math.max(0, units.wounds[unit] - effect.heals);
  const total = units.wounds[unit];
  const owner = units.owner[unit];
  ctx.sink?.({ type: 'terrain-heals', terrain: kind, unit, owner, tile: units.kind[unit], hex, total });
}

function burn(state: State, ground: Ground, ctx: Context): void {
  const { wounds } = ground.effect;
  if (wounds === undefined || ownUnitOn(state, ground.hex) === NO_UNIT) return;
  if (!isThereTwice(rulesOf(state.options), state.units, ground)) wound(state, ground, wounds, ctx);
}

/** Belts carry each unit on by one hex, those ahead first; one whose way is taken stays. */
function runBelts(state: State, scenario: ScenarioPlan, ctx: Context): void {
  const belts = scenario.ground.filter(({ effect }) => effect.carries);
  const { board, tiles } = rulesOf(state.options);
  const carried = new Set<UnitId>();
  for (let moved = true; moved; ) {
    moved = false;
    for (const { hex, way } of belts) {
      const unit = ownUnitOn(state, hex);
      const to = board.next[hex * 6 + way];
      if (unit === NO_UNIT || carried.has(unit) || to === NOWHERE || !isFree(state.units, to)) continue;
      const { isHq, heavy } = tiles[state.units.kind[unit]];
      if (isHq || heavy || state.units.second[unit] !== NOWHERE) continue;
      carried.add(unit);
      const rotation = state.units.rotation[hex];
      takeStep(state, { how: 'belt', from: hex, to, rotation, by: NOWHERE }, ctx);
      moved = true;
    }
  }
}

/** A carousel turns whoever stands there, whosever it is, at the end of every turn. */
function turnAround(state: State, { effect, hex, by }: Ground, ctx: Context): void {
  if (!effect.turns || isFree(state.units, hex)) return;
  const rotation = (state.units.rotation[hex] + by) % 6;
  takeStep(state, { how: 'carousel', from: hex, to: hex, rotation, by: NOWHERE }, ctx);
}
