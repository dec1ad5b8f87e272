// The hits of one phase: blows, shots, and the explosions they and the declarations set off (UNIT, DDM-5, VAR-4).

import { type EdgeAttack, TILES } from '../armies/catalog.ts';
import { type Direction, type Hex, NEIGHBOUR, NEIGHBOURS, OFF_BOARD, opposite } from '../board/hexes.ts';
import type { AttackKind, Cause, EventSink } from '../events.ts';
import { linkFrom, linkTo } from '../standing/standing.ts';
import { type Declaration, type Hit, LETHAL, opposes, strikes } from '../state.ts';
import { EMPTY, NOBODY, unitOwner, unitRotation, unitTile } from '../tiles/unit.ts';
import { type Arrival, type Field, traceShot } from './shots.ts';

/** Hits and explosions of one moment, while they are being collected. */
export interface Moment {
  readonly field: Field;
  readonly hits: Hit[];
  readonly exploded: Hex[];
  readonly sink: EventSink;
  /** The running phase; -1 outside Battle. */
  readonly phase: number;
}

const bit = (seat: number): number => (seat === NOBODY ? 0 : 1 << seat);

/** Strengths of one edge with all bonuses; `to` is the kind it was converted to (MOD-7). */
export function strengthsOf(
  field: Field,
  hex: Hex,
  attack: EdgeAttack,
  to?: 'melee' | 'ranged',
): { melee: number; ranged: number } {
  const { standing } = field;
  if (to === undefined) {
    if (attack.gauss) return { melee: 0, ranged: attack.ranged };
    return {
      melee: attack.melee && attack.melee + standing.melee[hex],
      ranged: attack.ranged && attack.ranged + standing.ranged[hex],
    };
  }
  const strength = attack.melee + attack.ranged + standing[to][hex] + otherHalves(field, hex, to);
  return to === 'melee' ? { melee: strength, ranged: 0 } : { melee: 0, ranged: strength };
}

/** A source of both bonuses gives both to a converted attack (MOD-7). */
function otherHalves(field: Field, hex: Hex, to: 'melee' | 'ranged'): number {
  let total = 0;
  for (const link of field.standing.links) {
    if (linkTo(link) !== hex) continue;
    const bonus = TILES[unitTile(field.board[linkFrom(link)])].bonus;
    if (bonus.melee && bonus.ranged) total += to === 'melee' ? bonus.ranged : bonus.melee;
  }
  return total;
}

/** All attacks of one acting unit (UNIT-3). */
export function attackWith(moment: Moment, actor: Declaration): void {
  const { field } = moment;
  const unit = field.board[actor.hex];
  for (const attack of TILES[unitTile(unit)].facings[unitRotation(unit)].attacks) {
    const isConverted =
      (actor.what === 'melee' || actor.what === 'ranged') && actor.edge === attack.edge && !attack.gauss;
    const to = isConverted ? (actor.what as 'melee' | 'ranged') : undefined;
    const { melee, ranged } = strengthsOf(field, actor.hex, attack, to);
    attackEdge(moment, actor.hex, attack, melee, ranged, to);
  }
}

function attackEdge(
  moment: Moment,
  from: Hex,
  attack: EdgeAttack,
  melee: number,
  ranged: number,
  to: 'melee' | 'ranged' | undefined,
): void {
  const { field } = moment;
  const owner = unitOwner(field.board[from]);
  const before = moment.hits.length;
  let adjacent = OFF_BOARD;
  if (melee > 0) {
    adjacent = NEIGHBOUR[from * 6 + attack.direction];
    if (adjacent !== OFF_BOARD) {
      const victim = field.board[adjacent];
      if (victim === EMPTY || !strikes(field.rules, owner, unitOwner(victim))) adjacent = OFF_BOARD;
    }
  }
  const arrivals = ranged > 0 ? traceShot(field, from, attack.direction, attack.gauss) : [];
  if (adjacent !== OFF_BOARD) {
    // Both parts on one edge meet the same enemy as one attack (UNIT-4).
    const armor = ranged > 0 ? armorAt(field, adjacent, attack.direction) : 0;
    const kind = ranged > 0 ? 'both' : 'melee';
    const arrival: Arrival = { target: adjacent, direction: attack.direction, endless: false, via: [] };
    land(moment, from, attack, kind, arrival, melee, ranged, Math.min(armor, ranged), to);
  } else {
    for (const arrival of arrivals) {
      const armor = Math.min(ranged, armorAt(field, arrival.target, arrival.direction));
      land(moment, from, attack, attack.gauss ? 'gauss' : 'ranged', arrival, 0, ranged, armor, to);
    }
  }
  if (moment.sink && moment.hits.length === before && adjacent === OFF_BOARD && arrivals.length === 0) {
    moment.sink({ type: 'no-target', phase: moment.phase, from, direction: attack.direction });
  }
}

/** Armor lowers a ranged attack that flies in that direction by one (UNIT-5). */
function armorAt(field: Field, target: Hex, direction: Direction): number {
  const unit = field.board[target];
  return TILES[unitTile(unit)].facings[unitRotation(unit)].armor & (1 << opposite(direction)) ? 1 : 0;
}

function land(
  moment: Moment,
  from: Hex,
  attack: EdgeAttack,
  kind: AttackKind,
  arrival: Arrival,
  melee: number,
  ranged: number,
  armor: number,
  to: 'melee' | 'ranged' | undefined,
): void {
  const { field, hits, sink, phase } = moment;
  const attacker = field.board[from];
  const victim = field.board[arrival.target];
  const wounds = melee + ranged - armor;
  const victimTile = TILES[unitTile(victim)];
  if (TILES[unitTile(attacker)].isHq && victimTile.isHq) {
    sink?.({ type: 'stopped', phase, from, to: arrival.target, why: 'hq-spares-hq' }); // UNIT-10
    return;
  }
  if (wounds <= 0) {
    sink?.({ type: 'stopped', phase, from, to: arrival.target, why: 'armor' });
    return;
  }
  const setsOff =
    !field.standing.netted[arrival.target] && trapFaces(field, arrival.target, arrival.direction);
  const owner = unitOwner(attacker);
  hits.push({
    target: arrival.target,
    wounds: arrival.endless ? LETHAL : wounds,
    from,
    by: owner,
    treatable: !setsOff,
    endless: arrival.endless,
    chain: bit(owner),
  });
  sink?.({
    type: 'attack',
    phase,
    hit: hits.length - 1,
    kind,
    from,
    tile: unitTile(attacker),
    direction: attack.direction,
    to: arrival.target,
    target: victimTile.id,
    strength: wounds,
    endless: arrival.endless,
    melee,
    ranged,
    armor,
    bonuses: attack.gauss ? [] : bonusesFor(field, from, kind, to),
    via: arrival.via,
  });
  if (setsOff) explode(moment, arrival.target);
}

/** A Trap is set off through its marked edges only (DDM-5). */
function trapFaces(field: Field, target: Hex, direction: Direction): boolean {
  const unit = field.board[target];
  return (TILES[unitTile(unit)].facings[unitRotation(unit)].trap & (1 << opposite(direction))) !== 0;
}

/** The modules and auras behind the strength of an attack. */
function bonusesFor(field: Field, hex: Hex, kind: AttackKind, to: 'melee' | 'ranged' | undefined): Cause[] {
  const causes: Cause[] = [];
  for (const link of field.standing.links) {
    if (linkTo(link) !== hex) continue;
    const giver = linkFrom(link);
    const tile = TILES[unitTile(field.board[giver])];
    const melee = tile.bonus.melee;
    const ranged = tile.bonus.ranged;
    const fits = kind === 'both' ? melee + ranged : kind === 'melee' ? melee : ranged;
    const amount = to !== undefined && melee && ranged ? melee + ranged : fits;
    if (amount) causes.push({ hex: giver, tile: tile.id, amount });
  }
  return causes;
}

/** Marks a tile as exploding; what the explosion does is added by `blast` once all attacks are known. */
export function explode(moment: Moment, hex: Hex): void {
  if (!moment.exploded.includes(hex)) moment.exploded.push(hex);
}

/** Adds the hits of all explosions and of those they set off in turn (UNIT-11, DDM-5, VAR-4, VAR-5). */
export function blast(moment: Moment): void {
  const { field, hits, exploded, sink } = moment;
  const first = hits.length;
  // `exploded` grows while we walk over it.
  for (let i = 0; i < exploded.length; i++) {
    const hex = exploded[i];
    const bomb = field.board[hex];
    const owner = unitOwner(bomb);
    const tile = TILES[unitTile(bomb)];
    const trigger = hits.findIndex((hit) => hit.target === hex && !hit.treatable);
    sink?.({ type: 'explosion', hex, tile: tile.id, setOffBy: trigger < 0 ? undefined : trigger });
    for (const at of NEIGHBOURS[hex]) {
      const victim = field.board[at];
      if (victim === EMPTY) continue;
      const victimTile = TILES[unitTile(victim)];
      if (tile.isBomber && sparedByBomber(field, owner, at)) continue;
      const setsOff = victimTile.isTrap && !field.standing.netted[at];
      hits.push({
        target: at,
        wounds: 1,
        from: hex,
        by: owner,
        treatable: !setsOff,
        endless: false,
        chain: 0,
      });
      sink?.({ type: 'blast', hit: hits.length - 1, from: hex, to: at, target: victimTile.id, strength: 1 });
      if (setsOff) explode(moment, at);
    }
  }
  spreadChains(moment, first);
}

/** A chain of explosions belongs to everyone who began it (VAR-4): handed on until nothing changes. */
function spreadChains({ field, hits }: Moment, firstBlast: number): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = firstBlast; i < hits.length; i++) {
      const bomb = field.board[hits[i].from];
      const chain = TILES[unitTile(bomb)].isTrap ? chainOf(hits, hits[i].from) : bit(unitOwner(bomb));
      changed ||= chain !== hits[i].chain;
      hits[i].chain = chain;
    }
  }
}

/** A Mad Bomber of nobody spares HQs (VAR-4), one with an owner spares that owner's side (VAR-5). */
function sparedByBomber(field: Field, owner: number, at: Hex): boolean {
  const victim = field.board[at];
  if (owner === NOBODY) return TILES[unitTile(victim)].isHq;
  return !opposes(field.rules, owner, unitOwner(victim));
}

/** Whoever began the chain that set off the tile on that hex: the seats of the hits that triggered it. */
function chainOf(hits: readonly Hit[], hex: Hex): number {
  let chain = 0;
  for (const hit of hits) if (hit.target === hex && !hit.treatable) chain |= hit.chain;
  return chain;
}
