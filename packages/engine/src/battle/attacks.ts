// The hits of the attacks of one phase: blows and shots with their bonuses, armor and the Traps they set off (UNIT, DDM-5).

import { type Hex, NO_UNIT, NOWHERE, type Owner, type UnitId } from '../base/brand.ts';
import { type Direction, opposite } from '../board/hexes.ts';
import type { AttackKind, Cause, StopReason } from '../flow/events.ts';
import type { TerrainKind } from '../scenarios/terrain.ts';
import { type Field, linksOf } from '../standing/field.ts';
import { groundsOf } from '../standing/ground.ts';
import { attacks } from '../state/rules.ts';
import type { Aim, Declaration } from '../state/state.ts';
import { IS_BOMBER, IS_HQ } from '../tiles/catalogue.ts';
import type { EdgeAttack } from '../tiles/tile.ts';
import { hexesOfUnit, partOn } from '../units/units.ts';
import { type Barrage, chainBy, facingAt, tileAt, traitsAt, whoIsStruck, whoStrikes } from './barrage.ts';
import { explode } from './explosions.ts';
import { type Arrival, NO_ARRIVALS, straight, traceShot, unaimed } from './shots.ts';

/** The kind of attack that a Quartermaster turned an edge into (MOD-7). */
export type Conversion = 'melee' | 'ranged';

/** The attack of one edge in this phase: where it is made, and what it was made into. */
interface Attack {
  readonly from: Hex;
  readonly edge: EdgeAttack;
  readonly to: Conversion | undefined;
  readonly kind: AttackKind;
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
  for (const link of linksOf(field)) {
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
  const owner = field.units.owner[actor.unit];
  const { attacks: edges } = facingAt(field, from);
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    const to = conversionOf(actor, from, edge);
    const strikesBlow = to === undefined ? edge.melee > 0 : to === 'melee';
    const shoots = to === undefined ? edge.ranged > 0 : to === 'ranged';
    const adjacent = strikesBlow ? adjacentEnemy(field, owner, from, edge.direction) : NOWHERE;
    if (adjacent !== NOWHERE) {
      const blow = straight(adjacent, edge.direction);
      if (shoots && goesBeyond(actor, from, edge, adjacent))
        landApart(barrage, { from, edge, to }, blow, shotFrom(field, actor, from, edge));
      // Both parts on one edge meet the same enemy as one attack (UNIT-4).
      else land(barrage, { from, edge, to, kind: shoots ? 'both' : 'melee' }, blow);
      continue;
    }
    const arrivals = shoots ? shotFrom(field, actor, from, edge) : NO_ARRIVALS;
    for (let j = 0; j < arrivals.length; j++)
      land(barrage, { from, edge, to, kind: shotKind(edge) }, arrivals[j]);
    if (arrivals.length === 0)
      sink?.({ type: 'no-target', ...whoStrikes(field, from), direction: edge.direction });
  }
}

const shotKind = ({ gauss }: EdgeAttack): 'gauss' | 'ranged' => (gauss ? 'gauss' : 'ranged');

/**
 * The shot goes on past the enemy whom the blow meets (UNIT-7, STR-11). Where it comes to the same unit all the same, on its
 * other tile or from a redirector, both are one hit (UNIT-4, MED-1).
 */
function landApart(
  barrage: Barrage,
  part: Omit<Attack, 'kind'>,
  blow: Arrival,
  shot: readonly Arrival[],
): void {
  const { field } = barrage;
  const { at } = field.units;
  const ranged = rangedOf(field, at[part.from], part.edge, part.to);
  const joined = shot.find(
    (arrival) => at[arrival.target] === at[blow.target] && harmOf(field, arrival, ranged) > 0,
  );
  if (joined) land(barrage, { ...part, kind: 'both' }, { ...joined, also: [...joined.also, blow] });
  else land(barrage, { ...part, kind: 'melee' }, blow);
  for (const arrival of shot)
    if (arrival !== joined) land(barrage, { ...part, kind: shotKind(part.edge) }, arrival);
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

const NO_AIMS: readonly Aim[] = [];

/** Where a sharpshooter has aimed the shot of one edge; a Gauss shot is not aimed (STR-11). */
export function aimsOf({ aims }: Declaration, from: Hex, { edge, gauss }: EdgeAttack): readonly Aim[] {
  if (aims.length === 0 || gauss) return NO_AIMS;
  return aims.filter((aim) => aim.hex === from && aim.edge === edge);
}

/** Whether the shot of that edge does not end at the enemy next to it: a Gauss shot, or a sharpshooter's aimed past it (UNIT-7, STR-11). */
const goesBeyond = (actor: Declaration, from: Hex, attack: EdgeAttack, adjacent: Hex): boolean =>
  attack.gauss || aimsOf(actor, from, attack).some((aim) => aim.from === from && aim.target !== adjacent);

function shotFrom(field: Field, actor: Declaration, from: Hex, attack: EdgeAttack): readonly Arrival[] {
  const { unit } = actor;
  const owner = field.units.owner[unit];
  const aims = aimsOf(actor, from, attack);
  const shot = aims.length > 0 ? { owner, gauss: false, aims } : unaimed(owner, attack.gauss);
  const arrivals = traceShot(field, shot, from, attack.direction);
  if (arrivals.length < 2 || !meetStructure(field, arrivals)) return arrivals;
  const strength = rangedOf(field, unit, attack, conversionOf(actor, from, attack));
  return oncePerStructure(field, arrivals, strength);
}

/** The enemy of that owner right next to that edge, or NOWHERE (UNIT-1). */
function adjacentEnemy({ rules, units }: Field, owner: Owner, from: Hex, direction: Direction): Hex {
  const at = rules.board.next[from * 6 + direction];
  if (at === NOWHERE || units.at[at] === NO_UNIT) return NOWHERE;
  return attacks(rules, owner, units.owner[units.at[at]]) ? at : NOWHERE;
}

/** Armor lowers a ranged attack that flies in that direction by one (UNIT-5); so does cover (ATL-2). */
const armorAt = (field: Field, target: Hex, direction: Direction): number =>
  field.rules.scenario?.covers[target] || facingAt(field, target).armor & (1 << opposite(direction)) ? 1 : 0;

function meetStructure({ units }: Field, arrivals: readonly Arrival[]): boolean {
  for (let i = 0; i < arrivals.length; i++)
    if (units.second[units.at[arrivals[i].target]] !== NOWHERE) return true;
  return false;
}

/** An attack of that strength that reaches both tiles of a Structure is one hit, where it does more (STR-6). */
function oncePerStructure(field: Field, arrivals: readonly Arrival[], ranged: number): readonly Arrival[] {
  const { units } = field;
  const isDouble = ({ target }: Arrival): boolean => units.second[units.at[target]] !== NOWHERE;
  const kept = arrivals.filter((arrival) => !isDouble(arrival));
  for (const unit of new Set(arrivals.filter(isDouble).map(({ target }) => units.at[target]))) {
    const byHarm = (a: Arrival, b: Arrival): number => harmOf(field, b, ranged) - harmOf(field, a, ranged);
    const [first, second] = hexesOfUnit(units, unit).map((hex) =>
      arrivals.filter(({ target }) => target === hex).sort(byHarm),
    );
    for (let i = 0; i < Math.max(first.length, second.length); i++) {
      const [most, other] = [first[i], second[i]].filter((arrival) => arrival !== undefined).sort(byHarm);
      kept.push(other && harmOf(field, other, ranged) > 0 ? { ...most, also: [other] } : most);
    }
  }
  return kept;
}

/** For comparing two arrivals of a shot: the wounds it does there; a loop destroys (DDM-3). */
function harmOf(field: Field, { target, direction, endless }: Arrival, ranged: number): number {
  const wounds = ranged - armorAt(field, target, direction);
  if (wounds <= 0) return 0;
  return endless ? 100 : wounds;
}

/** An attack arrives: it is stopped, or it is a hit. */
function land(barrage: Barrage, attack: Attack, arrival: Arrival): void {
  const { field } = barrage;
  const { units } = field;
  const { from, kind } = attack;
  const { target, direction, endless } = arrival;
  const unit = units.at[from];
  const victim = units.at[target];
  const traits = traitsAt(field, target);
  if (traits & traitsAt(field, from) & IS_HQ) return reportStopped(barrage, from, target, 'hq-spares-hq'); // UNIT-10
  // A shot that flies on has left the blow behind.
  const melee = kind === 'melee' || kind === 'both' ? meleeOf(field, unit, attack.edge, attack.to) : 0;
  const ranged = kind === 'melee' ? 0 : rangedOf(field, unit, attack.edge, attack.to);
  const armor = ranged > 0 ? armorAt(field, target, direction) : 0;
  const wounds = melee + ranged - armor;
  if (wounds <= 0) return reportStopped(barrage, from, target, coverAt(field, target) ? 'cover' : 'armor');
  const owner = units.owner[unit];
  const setsOff = !field.netted[victim] && meetsTrap(field, arrival);
  barrage.hits.push({
    target: victim,
    hex: target,
    lethal: endless,
    wounds,
    from,
    by: owner,
    endless,
    chain: chainBy(owner),
    setsOff,
    treatable: !setsOff && !(traits & IS_BOMBER),
  });
  if (barrage.sink) reportAttack(barrage, attack, arrival, { melee, ranged, armor });
  if (setsOff) explode(barrage, victim);
}

function reportStopped({ field, sink }: Barrage, from: Hex, at: Hex, why: StopReason): void {
  const cover = why === 'cover' ? coverAt(field, at) : undefined;
  sink?.({ type: 'stopped', ...whoStrikes(field, from), why, cover, ...whoIsStruck(field, at) });
}

/** The terrain on that hex, if it lowers shots that arrive there (ATL-2). */
const coverAt = ({ rules: { scenario } }: Field, hex: Hex): TerrainKind | undefined =>
  scenario?.covers[hex] ? scenario.ground.find((ground) => ground.hex === hex)?.kind : undefined;

/** What a hit is made of. */
interface Strength {
  readonly melee: number;
  readonly ranged: number;
  readonly armor: number;
}

function reportAttack(
  { field, hits, sink }: Barrage,
  attack: Attack,
  { target, endless, via }: Arrival,
  { melee, ranged, armor }: Strength,
): void {
  const { from, edge, to, kind } = attack;
  sink?.({
    type: 'attack',
    hit: hits.length - 1,
    kind,
    ...whoStrikes(field, from),
    direction: edge.direction,
    ...whoIsStruck(field, target),
    strength: melee + ranged - armor,
    lethal: endless,
    converted: to !== undefined,
    melee,
    ranged,
    base: printedOf(attack),
    bonuses: bonusesFor(field, attack),
    armor,
    cover: armor > 0 ? coverAt(field, target) : undefined,
    via: via.map((hex) => partOn(field.units, hex)),
  });
}

const hasBlow = ({ kind }: Attack): boolean => kind === 'melee' || kind === 'both';

/** What is printed on the edge of those parts that are in the attack. */
function printedOf(attack: Attack): number {
  const { edge, to, kind } = attack;
  if (to !== undefined) return edge.melee + edge.ranged;
  return (hasBlow(attack) ? edge.melee : 0) + (kind === 'melee' ? 0 : edge.ranged);
}

/** A Trap is set off through its marked edges only (DDM-5), by either way of a hit that comes in twice. */
function meetsTrap(field: Field, { target, direction, also }: Arrival): boolean {
  if ((facingAt(field, target).trap & (1 << opposite(direction))) !== 0) return true;
  for (const other of also) if (meetsTrap(field, other)) return true;
  return false;
}

/** The modules, auras and terrain behind the strength of an attack. */
function bonusesFor(field: Field, attack: Attack): Cause[] {
  const { from, edge, to, kind } = attack;
  const { rules, units } = field;
  const unit = units.at[from];
  const fitting = (melee: number, ranged: number): number =>
    (hasBlow(attack) ? melee : 0) + (kind === 'melee' || edge.gauss ? 0 : ranged);
  const causes: Cause[] = [];
  for (const link of linksOf(field)) {
    if (link.to !== unit || !link.helps) continue;
    const { id, bonus } = tileAt(field, link.from);
    const { melee, ranged } = bonus;
    const amount = to !== undefined && melee && ranged ? melee + ranged : fitting(melee, ranged);
    if (amount) causes.push({ hex: link.from, tile: id, amount });
  }
  for (const { hex, kind: terrain, effect } of groundsOf(rules, units, unit)) {
    const amount = fitting(effect.gives?.melee ?? 0, effect.gives?.ranged ?? 0);
    if (amount) causes.push({ hex, terrain, amount });
  }
  return causes;
}
