// How a unit leaves the board: onto its owner's discard pile, or, for a Mad Bomber, on to somebody else (VAR-4 to VAR-6).

import { NOBODY, NOWHERE, type SeatId, type TileId, type UnitId } from '../base/brand.ts';
import type { DeathCause, EventSink } from '../flow/events.ts';
import { meansTiles } from '../scenarios/plan.ts';
import { liftNets, withdraw } from '../standing/field.ts';
import { rulesOf } from '../state/rules.ts';
import type { Ride, State, Turn } from '../state/state.ts';
import { GIVES, IS_BOMBER, NETS, SCOPES } from '../tiles/catalogue.ts';
import { hexesOfUnit, removeFromBoard } from '../units/units.ts';

/** Which unit leaves and why, which hits did it, and the seats whose hits they are, one bit each (VAR-4). */
interface Death {
  readonly unit: UnitId;
  readonly why: DeathCause;
  readonly hits: readonly number[];
  readonly chain: number;
}

/** Takes the unit off the board. */
export function removeUnit(state: State, { unit, why, hits, chain }: Death, sink: EventSink): void {
  const { units } = state;
  const tile = units.kind[unit];
  const isBomber = rulesOf(state.options).catalogue.traits[tile] & IS_BOMBER;
  const owner = units.owner[unit];
  sink?.({
    type: 'died',
    unit,
    owner,
    tile,
    hex: units.hex[unit],
    hexes: hexesOfUnit(units, unit),
    why,
    hits,
  });
  if (state.course && why !== 'eliminated') countDeath(state, unit, chain, sink);
  if (!isBomber) putOnPile(state, unit);
  takeAway(state, unit, !withdraws(state, unit));
  if (!isBomber) return;
  if (why === 'eliminated') state.removed = [...state.removed, tile];
  else passOn(state, tile, chain, sink);
}

/** The one way off the board, whatever the reason; what the unit used this turn is forgotten with it. `isMissed`: others may stand differently. */
export function takeAway(state: State, unit: UnitId, isMissed = true): void {
  removeFromBoard(state.units, unit, isMissed);
  forgetAbilities(state.turn, unit);
}

/** Its tiles go to its owner's discard pile, both of a Structure (STR-7); nobody's leave the game. */
function putOnPile(state: State, unit: UnitId): void {
  const { units, seats } = state;
  const owner = units.owner[unit];
  if (owner === NOBODY) {
    state.removed = [...state.removed, ...hexesOfUnit(units, unit).map((hex) => units.tile[hex])];
    return;
  }
  const { discard } = seats[owner];
  discard.push(units.tile[units.hex[unit]]);
  if (units.second[unit] !== NOWHERE) discard.push(units.tile[units.second[unit]]);
}

/** A unit that leaves dead counts for the sides whose objective it is (ATL-5); `chain`: the seats whose hits it died of. */
function countDeath(state: State, unit: UnitId, chain: number, sink: EventSink): void {
  const { scenario, tiles } = rulesOf(state.options);
  const { owner, kind, tile } = state.units;
  if (!scenario || tiles[kind[unit]].isHq) return;
  const laid = hexesOfUnit(state.units, unit).map((hex) => tile[hex]);
  const side = owner[unit] === NOBODY ? NOBODY : scenario.sides[owner[unit]];
  scenario.goals.forEach((goal, index) => {
    const { objective } = goal;
    if (objective.kind !== 'destroy' || objective.side === side) return;
    const isOwnWork = scenario.sides.some((each, seat) => each === objective.side && chain & (1 << seat));
    if (meansTiles(goal, laid) && (!objective.byOwn || isOwnWork)) addProgress(state, index, 1, sink);
  });
}

/** Something counts towards an objective of the scenario. */
export function addProgress(state: State, objective: number, count: number, sink: EventSink): void {
  const { course } = state;
  const { scenario } = rulesOf(state.options);
  if (!course || !scenario) return;
  const { side, needed } = scenario.goals[objective].objective;
  const progress = course.progress[objective] + count;
  state.course = {
    ...course,
    progress: course.progress.map((before, i) => (i === objective ? progress : before)),
  };
  sink?.({ type: 'objective', objective, side, progress, needed });
}

/** Within a Battle others stand as before when a unit of one tile leaves, but for what it gave and whom it netted, unless it scopes. */
function withdraws({ units, battle, options }: State, unit: UnitId): boolean {
  if (!battle || units.second[unit] !== NOWHERE) return false;
  const traits = rulesOf(options).catalogue.traits[units.kind[unit]];
  if (traits & SCOPES) return false;
  if (traits & GIVES) withdraw(units, unit);
  if (traits & NETS) liftNets(rulesOf(options), units);
  return true;
}

function forgetAbilities(turn: Turn, unit: UnitId): void {
  if (turn.moved.length > 0) turn.moved = others(turn.moved, unit);
  if (turn.pivoted.length > 0) turn.pivoted = others(turn.pivoted, unit);
  if (turn.served.length > 0) turn.served = ridesOfOthers(turn.served, unit);
}

const others = (units: readonly UnitId[], unit: UnitId): UnitId[] => units.filter((other) => other !== unit);
const ridesOfOthers = (rides: readonly Ride[], unit: UnitId): Ride[] =>
  rides.filter(({ transport, passenger }) => transport !== unit && passenger !== unit);

/** The Mad Bomber goes on top of a deck, beside the board, or out of the game. */
function passOn(state: State, tile: TileId, chain: number, sink: EventSink): void {
  if (rulesOf(state.options).variants.has('mad-bomber-2')) {
    state.beside = [...state.beside, tile];
    sink?.({ type: 'passed-on', tile, to: undefined });
    return;
  }
  const responsible = state.seats.flatMap((_, seat) => (chain & (1 << seat) ? [seat as SeatId] : []));
  if (responsible.length !== 1) {
    state.removed = [...state.removed, tile];
    sink?.({ type: 'passed-on', tile, to: undefined });
    return;
  }
  putOnTop(state, tile, neighbourInOrder(state, responsible[0], -1), sink);
}

export function putOnTop(state: State, tile: TileId, to: SeatId, sink: EventSink): void {
  state.seats[to].top = [...state.seats[to].top, tile];
  sink?.({ type: 'passed-on', tile, to });
}

/** The previous (-1) or next (1) living player in turn order; in overtime only tied ones count (VAR-4). */
export function neighbourInOrder(state: State, seat: SeatId, way: 1 | -1): SeatId {
  const { cycle } = rulesOf(state.options);
  const start =
    state.turn.seat === seat && cycle[state.turn.place] === seat ? state.turn.place : cycle.indexOf(seat);
  for (let i = 1; i < cycle.length; i++) {
    const next = cycle[(start + way * i + cycle.length * i) % cycle.length];
    if (next !== seat && isStillIn(state, next)) return next;
  }
  return seat;
}

/** One whose HQ fell in the running Battle counts as gone. */
function isStillIn(state: State, seat: SeatId): boolean {
  const { alive, hq } = state.seats[seat];
  const { mode } = rulesOf(state.options);
  const fallen = mode.elimination && hq === 0 && mode.hasHq(seat);
  return alive && !fallen && (state.ending?.tied?.includes(seat) ?? true);
}
