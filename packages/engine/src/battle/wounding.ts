// Wounds of one moment, once Medics have done what they can: the dead leave, HQs take their damage (BAT-6, MODE-3, END-3).

import { NOBODY, type Owner, type SeatId, type UnitId } from '../base/brand.ts';
import { STEP } from '../flow/agenda.ts';
import type { DeathCause, EventSink } from '../flow/events.ts';
import { MAX_SCORE } from '../modes/modes.ts';
import { fieldOf, toughnessOf } from '../standing/field.ts';
import { opposes, rulesOf } from '../state/rules.ts';
import { ask, plan, type State, theWounding, type Wounding } from '../state/state.ts';
import { IS_BOMBER, IS_HQ } from '../tiles/catalogue.ts';
import { MAX_UNITS, unitsOn } from '../units/units.ts';
import { type Barrage, whoIs } from './barrage.ts';
import { removeUnit } from './leaving.ts';

const NONE: readonly never[] = [];

/** Puts the dealing of these hits on the agenda. */
export function openWounding(state: State, { field, hits, exploded }: Barrage): void {
  state.wounding = { hits, exploded, absorbed: NONE, spent: NONE, awards: NONE };
  plan(state, STEP.wounds);
  if (field.medics.size > 0) plan(state, STEP.medics);
}

/** Whether that hit falls on the unit and no Medic took it away. */
const fallsOn = ({ hits, absorbed }: Wounding, index: number, unit: UnitId): boolean =>
  hits[index].target === unit && !(absorbed.length > 0 && absorbed.includes(index));

/** The hits that fall on the unit, by their index. */
function hitsOn(wounding: Wounding, unit: UnitId): number[] {
  const found: number[] = [];
  for (let i = 0; i < wounding.hits.length; i++) if (fallsOn(wounding, i, unit)) found.push(i);
  return found;
}

/** By unit: wounds while they are added up. All zero between two sums. */
const sums = new Int32Array(MAX_UNITS);
/** More than any unit can take. */
const ENDLESS = 1 << 20;

/** Who is hurt in this moment and how badly, in the order of their first hits: parallel lists that are filled again and again. */
const hurt = { unit: [] as UnitId[], wounds: [] as number[], size: 0 };

/** Adds up the wounds that fall on each unit; endlessly many if a hit destroys whatever it meets. */
function addUp({ hits, absorbed }: Wounding): void {
  for (let i = 0; i < hits.length; i++) {
    if (absorbed.length > 0 && absorbed.includes(i)) continue;
    sums[hits[i].target] += hits[i].lethal ? ENDLESS : hits[i].wounds;
  }
  hurt.size = 0;
  for (let i = 0; i < hits.length; i++) {
    const unit = hits[i].target;
    if (sums[unit] === 0) continue;
    hurt.unit[hurt.size] = unit;
    hurt.wounds[hurt.size++] = sums[unit];
    sums[unit] = 0;
  }
}

/** The seats whose hits took part in removing the unit: for Mad Bombers and objectives, nobody else asks (VAR-4, ATL-5). */
function chainOfDeath({ units, course, options }: State, { hits }: Wounding, unit: UnitId): number {
  if (!course && !(rulesOf(options).catalogue.traits[units.kind[unit]] & IS_BOMBER)) return 0;
  let chain = 0;
  for (let i = 0; i < hits.length; i++) if (hits[i].target === unit) chain |= hits[i].chain;
  return chain;
}

/** The units that leave in this moment, in parallel lists that are filled again and again. */
const dead = { unit: [] as UnitId[], why: [] as DeathCause[], size: 0 };

/** One more of them, unless it is there already. */
function addDeath(unit: UnitId, why: DeathCause): void {
  for (let i = 0; i < dead.size; i++) if (dead.unit[i] === unit) return;
  dead.unit[dead.size] = unit;
  dead.why[dead.size++] = why;
}

/** They leave; whoever listens hears of which hits. */
function removeDead(state: State, wounding: Wounding, sink: EventSink): void {
  for (let i = 0; i < dead.size; i++) {
    const unit = dead.unit[i];
    const why = dead.why[i];
    const hits = sink && why !== 'sacrifice' ? hitsOn(wounding, unit) : NONE;
    removeUnit(state, { unit, why, hits, chain: chainOfDeath(state, wounding, unit) }, sink);
  }
}

/** Step `wounds`: wounds count, the dead leave, HQs take their damage. */
export function dealWounds(state: State, sink: EventSink): void {
  const wounding = theWounding(state);
  const { exploded, spent } = wounding;
  dead.size = 0;
  for (const unit of exploded) addDeath(unit, 'explosion');
  for (const unit of spent) addDeath(unit, 'sacrifice');
  addUp(wounding);
  for (let i = 0; i < hurt.size; i++) {
    const unit = hurt.unit[i];
    const why = harm(state, unit, hurt.wounds[i], sink);
    if (why) addDeath(unit, why);
  }
  if (state.battle && exploded.length > 0) state.battle.changed = true;
  removeDead(state, wounding, sink);
  const { awards } = wounding;
  state.wounding = undefined;
  if (awards.length === 0) return;
  // Only the points are still open.
  state.wounding = { hits: NONE, exploded: NONE, absorbed: NONE, spent: NONE, awards };
  plan(state, STEP.awards);
}

/** Wounds or damages the unit; says why it leaves, if it does. */
function harm(state: State, unit: UnitId, wounds: number, sink: EventSink): DeathCause | undefined {
  if (rulesOf(state.options).catalogue.traits[state.units.kind[unit]] & IS_HQ)
    return damageHq(state, unit, wounds, sink) ? 'hq-destroyed' : undefined;
  return woundUnit(state, unit, wounds, sink) ? 'wounds' : undefined;
}

/** Adds its wounds; true when it dies of them (UNIT-6). */
function woundUnit(state: State, unit: UnitId, wounds: number, sink: EventSink): boolean {
  const { units, battle } = state;
  const field = fieldOf(state);
  if (battle) battle.changed = true;
  const total = units.wounds[unit] + wounds;
  if (sink) reportWounds(state, unit, sink);
  if (total > toughnessOf(field, unit)) return true;
  units.wounds[unit] = total;
  return false;
}

function reportWounds(state: State, unit: UnitId, sink: NonNullable<EventSink>): void {
  const wounding = theWounding(state);
  const hits = hitsOn(wounding, unit);
  const wounds = hits.reduce((sum, hit) => sum + wounding.hits[hit].wounds, 0);
  const lethal = hits.some((hit) => wounding.hits[hit].lethal);
  const total = state.units.wounds[unit] + wounds;
  sink({ type: 'wounded', ...whoIs(fieldOf(state), unit), wounds, total, lethal, hits });
}

/** Damage to an HQ, or the points it is worth (MODE-3). True when the HQ leaves the board now. */
function damageHq(state: State, unit: UnitId, wounds: number, sink: EventSink): boolean {
  const { mode, edition } = rulesOf(state.options);
  const wounding = theWounding(state);
  const owner = state.units.owner[unit];
  if (mode.scored) {
    score(state, owner, hitsOn(wounding, unit), sink);
    return false;
  }
  // In overtime the HQs of those who lost already count no more (MODE-2).
  if (state.ending?.tied && !state.ending.tied.includes(owner)) return false;
  if (state.battle) state.battle.changed = true;
  const seat = state.seats[owner];
  const before = seat.hq;
  seat.hq = Math.max(0, before - wounds);
  sink?.({
    type: 'hq-damaged',
    seat: owner,
    ...whoIs(fieldOf(state), unit),
    damage: before - seat.hq,
    left: seat.hq,
    hits: hitsOn(wounding, unit),
  });
  const staysToTheEnd = mode.elimination && edition.destroyedHqLeaves === 'end-of-battle';
  return seat.hq === 0 && !(staysToTheEnd && state.battle !== undefined);
}

/** In overtime only those who are tied still score (MODE-2). */
const canScore = (state: State, seat: SeatId): boolean => state.ending?.tied?.includes(seat) ?? true;

function score(state: State, victim: Owner, hits: readonly number[], sink: EventSink): void {
  const wounding = theWounding(state);
  const rules = rulesOf(state.options);
  for (const index of hits) {
    const { by, wounds, lethal } = wounding.hits[index];
    const points = lethal ? MAX_SCORE : Math.min(wounds, MAX_SCORE);
    if (by === NOBODY) continue;
    if (by === victim) {
      if (scorersAgainst(state, victim).length > 0)
        wounding.awards = [...wounding.awards, { victim, points }];
    } else if (opposes(rules, by, victim) && canScore(state, by)) addPoints(state, by, points, sink);
  }
}

/** The opponents that own damage of a player can give points to (MODE-3). */
export function scorersAgainst(state: State, victim: SeatId): SeatId[] {
  const rules = rulesOf(state.options);
  return state.seats
    .map((_, seat) => seat as SeatId)
    .filter((seat) => opposes(rules, victim, seat) && canScore(state, seat));
}

function addPoints(state: State, number: SeatId, wounds: number, sink: EventSink): void {
  const seat = state.seats[number];
  const points = Math.min(MAX_SCORE, seat.hq + wounds) - seat.hq;
  if (points === 0) return;
  seat.hq += points;
  if (state.battle) state.battle.changed = true;
  sink?.({ type: 'points', seat: number, points, total: seat.hq });
}

/** Step `awards`: asks for the next point of own damage until none is left. */
export function askAwards(state: State): void {
  const { awards } = theWounding(state);
  if (awards.length === 0) {
    state.wounding = undefined;
    return;
  }
  ask(state, { kind: 'award', seat: awards[0].victim });
  plan(state, STEP.awards);
}

/** Gives one point of own damage to an opponent (MODE-3). */
export function awardPoint(state: State, to: SeatId, sink: EventSink): void {
  const wounding = theWounding(state);
  const [{ victim, points }, ...later] = wounding.awards;
  addPoints(state, to, 1, sink);
  wounding.awards = points > 1 ? [{ victim, points: points - 1 }, ...later] : later;
}

/** Only a bonus can keep such a unit on the board. */
function hasUnsupported(state: State): boolean {
  const { tiles, catalogue, scenario } = rulesOf(state.options);
  const isGround = scenario?.giving.some(({ effect }) => effect.gives?.toughness) === true;
  if (!catalogue.toughens && !isGround) return false;
  const { hex, wounds, kind } = state.units;
  for (let unit = 0; unit < hex.length; unit++) {
    if (wounds[unit] > 0 && hex[unit] >= 0 && wounds[unit] > tiles[kind[unit]].toughness) return true;
  }
  return false;
}

/** Units whose toughness went with its source drop off, again and again until the board is quiet (MOD-10). */
export function dropUnsupported(state: State, sink: EventSink): void {
  while (hasUnsupported(state)) {
    const field = fieldOf(state);
    const lost = unitsOn(state.units).filter(({ unit, wounds }) => wounds > toughnessOf(field, unit));
    if (lost.length === 0) return;
    for (const { unit } of lost)
      removeUnit(state, { unit, why: 'lost-toughness', hits: NONE, chain: 0 }, sink);
  }
}
