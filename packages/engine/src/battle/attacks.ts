// The hits of the attacks of one phase: blows and shots with their bonuses, armor and the Traps they set off (UNIT, DDM-5).

import { type Hex, NO_UNIT, NOWHERE, type UnitId } from '../base/brand.ts';
import { type Direction, opposite } from '../board/hexes.ts';
import type { AttackKind, Cause } from '../flow/events.ts';
import type { Field } from '../standing/field.ts';
import { attacks } from '../state/rules.ts';
import type { Aim, Declaration } from '../state/state.ts';
import type { EdgeAttack } from '../tiles/tile.ts';
import { hexesOfUnit, partOn } from '../units/units.ts';
import { type Barrage, chainBy, tileAt, whoIsStruck, whoStrikes } from './barrage.ts';
import { explode } from './explosions.ts';
import { type Arrival, traceShot } from './shots.ts';

/** The kind of attack that a Quartermaster turned an edge into (MOD-7). */
export type Conversion = 'melee' | 'ranged';

/** One edge of an acting tile, with its strengths. */
interface Assault {
  readonly from: Hex;
  readonly attack: EdgeAttack;
  readonly to: Conversion | undefined;
  readonly melee: number;
  readonly ranged: number;
  readonly aims: readonly Aim[];
}

/** Strengths of one edge with all bonuses; `to` is the kind it was converted to. */
export function strengthsOf(
  field: Field,
  unit: UnitId,
  attack: EdgeAttack,
  to?: Conversion,
): { melee: number; ranged: number } {
  if (to === undefined) {
    if (attack.gauss) return { melee: 0, ranged: attack.ranged };
    return {
      melee: attack.melee && attack.melee + field.melee[unit],
      ranged: attack.ranged && attack.ranged + field.ranged[unit],
    };
  }
  const strength = attack.melee + attack.ranged + field[to][unit] + otherHalves(field, unit, to);
  return to === 'melee' ? { melee: strength, ranged: 0 } : { melee: 0, ranged: strength };
}

/** A source of both bonuses gives both to a converted attack (MOD-7). */
function otherHalves(field: Field, unit: UnitId, to: Conversion): number {
  let total = 0;
  for (const link of field.links) {
    if (link.to !== unit) continue;
    const { bonus } = tileAt(field, link.from);
    if (bonus.melee && bonus.ranged) total += to === 'melee' ? bonus.ranged : bonus.melee;
  }
  return total;
}

/** All attacks of one acting unit (UNIT-3); a Structure attacks from both its tiles (STR-4). */
export function attackWith(barrage: Barrage, actor: Declaration): void {
  const { units } = barrage.field;
  attackFrom(barrage, actor, units.hex[actor.unit]);
  if (units.second[actor.unit] !== NOWHERE) attackFrom(barrage, actor, units.second[actor.unit]);
}

function attackFrom(barrage: Barrage, actor: Declaration, from: Hex): void {
  const { field } = barrage;
  const { aims, what } = actor;
  for (const attack of tileAt(field, from).facings[field.units.rotation[from]].attacks) {
    const isConverted =
      (what === 'melee' || what === 'ranged') &&
      actor.hex === from &&
      actor.edge === attack.edge &&
      !attack.gauss;
    const to = isConverted ? what : undefined;
    const { melee, ranged } = strengthsOf(field, actor.unit, attack, to);
    assault(barrage, { from, attack, to, melee, ranged, aims });
  }
}

function assault(barrage: Barrage, blow: Assault): void {
  const { field, sink } = barrage;
  const { from, attack, melee, ranged } = blow;
  const { direction, gauss } = attack;
  const adjacent = melee > 0 ? adjacentEnemy(field, from, direction) : NOWHERE;
  if (adjacent !== NOWHERE) {
    // Both parts on one edge meet the same enemy as one attack (UNIT-4).
    const armor = ranged > 0 ? armorAt(field, adjacent, direction) : 0;
    land(barrage, blow, ranged > 0 ? 'both' : 'melee', straight(adjacent, direction), Math.min(armor, ranged));
    return;
  }
  const owner = field.units.owner[field.units.at[from]];
  const arrivals =
    ranged > 0 ? traceShot(field, { owner, gauss, aims: blow.aims }, from, direction) : NO_ARRIVALS;
  const shot = melee > 0 ? { ...blow, melee: 0 } : blow;
  for (const arrival of oncePerStructure(field, arrivals)) {
    const armor = Math.min(ranged, armorAt(field, arrival.target, arrival.direction));
    land(barrage, shot, gauss ? 'gauss' : 'ranged', arrival, armor);
  }
  if (arrivals.length === 0) sink?.({ type: 'no-target', ...whoStrikes(field, from), direction });
}

const NO_ARRIVALS: readonly Arrival[] = [];
const NO_REDIRECTORS: readonly Hex[] = [];
const straight = (target: Hex, direction: Direction): Arrival => ({
  target,
  direction,
  endless: false,
  via: NO_REDIRECTORS,
});

/** The enemy right next to that edge, or NOWHERE (UNIT-1). */
function adjacentEnemy({ rules, units }: Field, from: Hex, direction: Direction): Hex {
  const at = rules.board.next[from * 6 + direction];
  if (at === NOWHERE || units.at[at] === NO_UNIT) return NOWHERE;
  return attacks(rules, units.owner[units.at[from]], units.owner[units.at[at]]) ? at : NOWHERE;
}

/** Armor lowers a ranged attack that flies in that direction by one (UNIT-5). */
const armorAt = (field: Field, target: Hex, direction: Direction): number =>
  tileAt(field, target).facings[field.units.rotation[target]].armor & (1 << opposite(direction)) ? 1 : 0;

/** An attack that reaches both tiles of a Structure is one hit, where it wounds more (STR-6). */
function oncePerStructure(field: Field, arrivals: readonly Arrival[]): readonly Arrival[] {
  const { units } = field;
  const isDouble = ({ target }: Arrival): boolean => units.second[units.at[target]] !== NOWHERE;
  if (arrivals.length < 2 || !arrivals.some(isDouble)) return arrivals;
  const kept = arrivals.filter((arrival) => !isDouble(arrival));
  for (const unit of new Set(arrivals.filter(isDouble).map(({ target }) => units.at[target]))) {
    const [first, second] = hexesOfUnit(units, unit).map((hex) =>
      arrivals.filter(({ target }) => target === hex),
    );
    for (let i = 0; i < Math.max(first.length, second.length); i++) {
      const both = [first[i], second[i]].filter((arrival) => arrival !== undefined);
      both.sort((a, b) => armorAt(field, a.target, a.direction) - armorAt(field, b.target, b.direction));
      kept.push(both[0]);
    }
  }
  return kept;
}

function land(barrage: Barrage, blow: Assault, kind: AttackKind, arrival: Arrival, armor: number): void {
  const { field, hits, sink } = barrage;
  const { units } = field;
  const { from, melee, ranged } = blow;
  const { target, direction, endless } = arrival;
  const unit = units.at[from];
  const wounds = melee + ranged - armor;
  const isHq = (at: Hex): boolean => tileAt(field, at).isHq;
  if (isHq(from) && isHq(target)) {
    // UNIT-10
    sink?.({ type: 'stopped', ...whoStrikes(field, from), why: 'hq-spares-hq', ...whoIsStruck(field, target) });
    return;
  }
  if (wounds <= 0) {
    sink?.({ type: 'stopped', ...whoStrikes(field, from), why: 'armor', ...whoIsStruck(field, target) });
    return;
  }
  const victim = units.at[target];
  const owner = units.owner[unit];
  const setsOff = !field.netted[victim] && trapFaces(field, target, direction);
  hits.push({
    target: victim,
    hex: target,
    lethal: endless,
    wounds,
    from,
    by: owner,
    endless,
    chain: chainBy(owner),
    setsOff,
    treatable: !setsOff && !tileAt(field, target).isBomber,
  });
  sink?.({
    type: 'attack',
    hit: hits.length - 1,
    kind,
    ...whoStrikes(field, from),
    direction: blow.attack.direction,
    ...whoIsStruck(field, target),
    strength: wounds,
    endless,
    lethal: endless,
    melee,
    ranged,
    armor,
    bonuses: blow.attack.gauss ? [] : bonusesFor(field, unit, kind, blow.to),
    via: arrival.via.map((hex) => partOn(units, hex)),
  });
  if (setsOff) explode(barrage, victim);
}

/** A Trap is set off through its marked edges only (DDM-5). */
const trapFaces = (field: Field, target: Hex, direction: Direction): boolean =>
  (tileAt(field, target).facings[field.units.rotation[target]].trap & (1 << opposite(direction))) !== 0;

/** The modules and auras behind the strength of an attack. */
function bonusesFor(field: Field, unit: UnitId, kind: AttackKind, to: Conversion | undefined): Cause[] {
  const causes: Cause[] = [];
  for (const link of field.links) {
    if (link.to !== unit) continue;
    const { id, bonus } = tileAt(field, link.from);
    const { melee, ranged } = bonus;
    const fits = kind === 'both' ? melee + ranged : kind === 'melee' ? melee : ranged;
    const amount = to !== undefined && melee && ranged ? melee + ranged : fits;
    if (amount) causes.push({ hex: link.from, tile: id, amount });
  }
  return causes;
}
