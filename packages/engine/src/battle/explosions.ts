// Explosions and those they set off in turn: Clown, Trap, Mad Bomber (UNIT-11, DDM-5, DDM-7, VAR-4, VAR-5).

import { type Hex, NO_UNIT, NOBODY, NOWHERE, type Owner, type UnitId } from '../base/brand.ts';
import { type Field, infoOf } from '../standing/field.ts';
import { attacks } from '../state/rules.ts';
import type { Hit } from '../state/state.ts';
import { hexesOfUnit } from '../units/units.ts';
import { type Barrage, chainBy, whoIs, whoIsStruck, whoStrikes } from './barrage.ts';

/** Marks a unit as exploding; what the explosion does is added by `blast` once all attacks are known. */
export function explode({ exploded }: Barrage, unit: UnitId): void {
  if (!exploded.includes(unit)) exploded.push(unit);
}

/** One hex of every unit next to the exploding one: a Structure is hit once (STR-6). */
function neighboursOf({ rules, units }: Field, unit: UnitId): Hex[] {
  const found: Hex[] = [];
  const met: UnitId[] = [unit];
  for (const hex of [units.hex[unit], units.second[unit]]) {
    if (hex === NOWHERE) continue;
    for (const at of rules.board.neighbours[hex]) {
      const victim = units.at[at];
      if (victim === NO_UNIT || met.includes(victim)) continue;
      met.push(victim);
      found.push(at);
    }
  }
  return found;
}

/** Adds the hits of all explosions and of those they set off in turn. */
export function blast(barrage: Barrage): void {
  const { field, hits, exploded, sink } = barrage;
  const { rules, units, netted } = field;
  const first = hits.length;
  // `exploded` grows while we walk over it.
  for (let i = 0; i < exploded.length; i++) {
    const bomb = exploded[i];
    const owner = units.owner[bomb];
    const { isBomber } = infoOf(field, bomb);
    const trigger = hits.findIndex((hit) => hit.target === bomb && hit.setsOff);
    sink?.({ type: 'explosion', ...whoIs(field, bomb), setOffBy: trigger < 0 ? undefined : trigger });
    for (const at of neighboursOf(field, bomb)) {
      const victim = units.at[at];
      if (isBomber && isSpared(field, owner, victim)) continue;
      const tile = infoOf(field, victim);
      const setsOff = tile.isTrap && !netted[victim];
      const from =
        hexesOfUnit(units, bomb).find((hex) => rules.board.neighbours[hex].includes(at)) ?? NOWHERE;
      hits.push({
        target: victim,
        hex: at,
        lethal: false,
        wounds: 1,
        from,
        by: owner,
        endless: false,
        chain: 0,
        setsOff,
        treatable: !setsOff && !tile.isBomber,
      });
      sink?.({
        type: 'blast',
        hit: hits.length - 1,
        ...whoStrikes(field, from),
        strength: 1,
        ...whoIsStruck(field, at),
      });
      if (setsOff) explode(barrage, victim);
    }
  }
  spreadChains(barrage, first);
}

/** A Mad Bomber of nobody spares HQs (VAR-4), one with an owner whomever that owner does not attack (VAR-5, MODE-6). */
function isSpared({ rules, units }: Field, owner: Owner, victim: UnitId): boolean {
  if (owner === NOBODY) return rules.tiles[units.kind[victim]].isHq;
  return !attacks(rules, owner, units.owner[victim]);
}

/** A chain of explosions belongs to everyone who began it (VAR-4): handed on until nothing changes. */
function spreadChains({ field, hits }: Barrage, firstBlast: number): void {
  const { units } = field;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = firstBlast; i < hits.length; i++) {
      const bomb = units.at[hits[i].from];
      // One that nobody set off was declared by its owner.
      const chain = chainOf(hits, bomb) || chainBy(units.owner[bomb]);
      changed ||= chain !== hits[i].chain;
      hits[i].chain = chain;
    }
  }
}

/** Whoever began the chain that set off that unit: the seats of the hits that triggered it. */
function chainOf(hits: readonly Hit[], unit: UnitId): number {
  let chain = 0;
  for (const hit of hits) if (hit.target === unit && hit.setsOff) chain |= hit.chain;
  return chain;
}
