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
import { type Arrival, DIRECT, traceShot } from './shots.ts';

/** The kind of attack that a Quartermaster turned an edge into (MOD-7). */
export type Conversion = 'melee' | 'ranged';

/** One attack that arrives: the edge it came from, what it was made into, and where it meets whom. */
interface Landing {
  readonly from: Hex;
  readonly attack: EdgeAttack;
  readonly to: Conversion | undefined;
  readonly kind: AttackKind;
  readonly target: Hex;
  readonly direction: Direction;
  readonly endless: boolean;
  readonly via: readonly Hex[];
}

/** Strength of the blow at one edge with all bonuses; `to` is the kind it was converted to. */
export function meleeOf(field: Field, unit: UnitId, attack: EdgeAttack, to?: Conversion): number {
  if (to !== undefined) return to === 'melee' ? convertedOf(field, unit, attack, to) : 0;
  return attack.melee && attack.melee + field.melee[unit];
}

/** The same for its shot; nothing makes a Gauss shot stronger (UNIT-7). */
export function rangedOf(field: Field, unit: UnitId, attack: EdgeAttack, to?: Conversion): number {
  if (to !== undefined) return to === 'ranged' ? convertedOf(field, unit, attack, to) : 0;
  return attack.ranged && attack.ranged + (attack.gauss ? 0 : field.ranged[unit]);
}

/** A converted edge is one attack with the summed strength and the bonuses that fit the new kind (MOD-7). */
const convertedOf = (field: Field, unit: UnitId, attack: EdgeAttack, to: Conversion): number =>
  attack.melee + attack.ranged + field[to][unit] + otherHalves(field, unit, to);

/** A source of both bonuses gives both to a converted attack (MOD-7). */
function otherHalves(field: Field, unit: UnitId, to: Conversion): number {
  let total = 0;
  for (const link of field.links) {
    if (link.to !== unit || !link.helps) continue;
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
  const { field, sink } = barrage;
  const { attacks: edges } = tileAt(field, from).facings[field.units.rotation[from]];
  for (let i = 0; i < edges.length; i++) {
    const attack = edges[i];
    const to = conversionOf(actor, from, attack);
    const strikesBlow = to === undefined ? attack.melee > 0 : to === 'melee';
    const shoots = to === undefined ? attack.ranged > 0 : to === 'ranged';
    const adjacent = strikesBlow ? adjacentEnemy(field, from, attack.direction) : NOWHERE;
    if (adjacent !== NOWHERE) {
      // Both parts on one edge meet the same enemy as one attack (UNIT-4), unless the shot is aimed at another.
      const isAimedBeyond = shoots && aimsBeyond(actor, from, attack, adjacent);
      const kind = shoots && !isAimedBeyond ? 'both' : 'melee';
      const { direction } = attack;
      land(barrage, { from, attack, to, kind, target: adjacent, direction, endless: false, via: DIRECT });
      if (!isAimedBeyond) continue;
    }
    const arrivals = shoots ? shotFrom(field, actor, from, attack) : NO_ARRIVALS;
    for (const { target, direction, endless, via } of arrivals)
      land(barrage, {
        from,
        attack,
        to,
        kind: attack.gauss ? 'gauss' : 'ranged',
        target,
        direction,
        endless,
        via,
      });
    if (arrivals.length === 0 && adjacent === NOWHERE)
      sink?.({ type: 'no-target', ...whoStrikes(field, from), direction: attack.direction });
  }
}

/** What a Quartermaster made of this edge in this phase, if it is the one that was declared (MOD-7). */
function conversionOf(
  { what, hex, edge }: Declaration,
  from: Hex,
  attack: EdgeAttack,
): Conversion | undefined {
  if (what !== 'melee' && what !== 'ranged') return undefined;
  return hex === from && edge === attack.edge && !attack.gauss ? what : undefined;
}

const NO_ARRIVALS: readonly Arrival[] = [];
const NO_AIMS: readonly Aim[] = [];

/** Where a sharpshooter has aimed the shot of one edge; a Gauss shot is not aimed (STR-11). */
export function aimsOf({ aims }: Declaration, from: Hex, { edge, gauss }: EdgeAttack): readonly Aim[] {
  if (aims.length === 0 || gauss) return NO_AIMS;
  return aims.filter((aim) => aim.hex === from && aim.edge === edge);
}

/** Whether a sharpshooter aims the shot of that edge past the enemy next to it (STR-11). */
const aimsBeyond = (actor: Declaration, from: Hex, attack: EdgeAttack, adjacent: Hex): boolean =>
  aimsOf(actor, from, attack).some((aim) => aim.from === from && aim.target !== adjacent);

function shotFrom(field: Field, actor: Declaration, from: Hex, attack: EdgeAttack): readonly Arrival[] {
  const { unit } = actor;
  const shot = { owner: field.units.owner[unit], gauss: attack.gauss, aims: aimsOf(actor, from, attack) };
  const arrivals = traceShot(field, shot, from, attack.direction);
  if (arrivals.length < 2) return arrivals;
  const strength = rangedOf(field, unit, attack, conversionOf(actor, from, attack));
  return oncePerStructure(field, arrivals, strength);
}

/** The enemy right next to that edge, or NOWHERE (UNIT-1). */
function adjacentEnemy({ rules, units }: Field, from: Hex, direction: Direction): Hex {
  const at = rules.board.next[from * 6 + direction];
  if (at === NOWHERE || units.at[at] === NO_UNIT) return NOWHERE;
  return attacks(rules, units.owner[units.at[from]], units.owner[units.at[at]]) ? at : NOWHERE;
}

/** Armor lowers a ranged attack that flies in that direction by one (UNIT-5). */
const armorAt = (field: Field, target: Hex, direction: Direction): number =>
  tileAt(field, target).facings[field.units.rotation[target]].armor & (1 << opposite(direction)) ? 1 : 0;

/** An attack of that strength that reaches both tiles of a Structure is one hit, where it does more (STR-6). */
function oncePerStructure(field: Field, arrivals: readonly Arrival[], ranged: number): readonly Arrival[] {
  const { units } = field;
  const isDouble = ({ target }: Arrival): boolean => units.second[units.at[target]] !== NOWHERE;
  if (!arrivals.some(isDouble)) return arrivals;
  const kept = arrivals.filter((arrival) => !isDouble(arrival));
  for (const unit of new Set(arrivals.filter(isDouble).map(({ target }) => units.at[target]))) {
    const [first, second] = hexesOfUnit(units, unit).map((hex) =>
      arrivals.filter(({ target }) => target === hex),
    );
    for (let i = 0; i < Math.max(first.length, second.length); i++) {
      const both = [first[i], second[i]].filter((arrival) => arrival !== undefined);
      both.sort((a, b) => harmOf(field, b, ranged) - harmOf(field, a, ranged));
      kept.push(both[0]);
    }
  }
  return kept;
}

/** For comparing two arrivals: a loop destroys (DDM-3), of equal wounds those that set off a Trap do more (DDM-5). */
function harmOf(field: Field, { target, direction, endless }: Arrival, ranged: number): number {
  const wounds = ranged - armorAt(field, target, direction);
  if (wounds <= 0) return 0;
  return (endless ? 100 : wounds) + (trapFaces(field, target, direction) ? 0.5 : 0);
}

function land(barrage: Barrage, landing: Landing): void {
  const { field, hits, sink } = barrage;
  const { units } = field;
  const { from, attack, to, kind, target, direction, endless } = landing;
  const unit = units.at[from];
  // A shot that flies on has left the blow behind.
  const melee = kind === 'melee' || kind === 'both' ? meleeOf(field, unit, attack, to) : 0;
  const ranged = kind === 'melee' ? 0 : rangedOf(field, unit, attack, to);
  const armor = ranged > 0 ? armorAt(field, target, direction) : 0;
  const wounds = melee + ranged - armor;
  const isHq = (at: Hex): boolean => tileAt(field, at).isHq;
  if (isHq(from) && isHq(target)) {
    // UNIT-10
    sink?.({
      type: 'stopped',
      ...whoStrikes(field, from),
      why: 'hq-spares-hq',
      ...whoIsStruck(field, target),
    });
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
    direction: attack.direction,
    ...whoIsStruck(field, target),
    strength: wounds,
    endless,
    lethal: endless,
    melee,
    ranged,
    armor,
    bonuses: attack.gauss ? [] : bonusesFor(field, unit, kind, to),
    via: landing.via.map((hex) => partOn(units, hex)),
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
    if (link.to !== unit || !link.helps) continue;
    const { id, bonus } = tileAt(field, link.from);
    const { melee, ranged } = bonus;
    const fits = kind === 'both' ? melee + ranged : kind === 'melee' ? melee : ranged;
    const amount = to !== undefined && melee && ranged ? melee + ranged : fits;
    if (amount) causes.push({ hex: link.from, tile: id, amount });
  }
  return causes;
}
