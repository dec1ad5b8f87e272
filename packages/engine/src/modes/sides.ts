// Friend or foe, in one place: four questions about the owners of two tiles (MODE-5, MODE-6, VAR-4).

import { NOBODY, type Owner, type SeatId } from '../base/brand.ts';

/** Answers for pairs of owners, at `a * OWNERS + b`; NOBODY counts as an owner. */
export interface Sides {
  /** b is a target of a's attacks and stops its shots. */
  readonly attacks: readonly boolean[];
  /** a's nets and Push Back work on b. */
  readonly grapples: readonly boolean[];
  /** Modules, auras and Recon of a work for b. */
  readonly serves: readonly boolean[];
  /** Instants aimed at enemies and modules that harm enemies, of a, work on b. */
  readonly opposes: readonly boolean[];
}

export const OWNERS = NOBODY + 1;

/**
 * `side`: the side of each seat; `strikesAllies`: whether the army of a seat strikes its allies in this game (MODE-6);
 * `nobodyHelps`: whether units of nobody stand together, as a third force does (ATL-5).
 */
export function makeSides(
  side: (seat: SeatId) => number,
  strikesAllies: (seat: SeatId) => boolean,
  nobodyHelps = false,
): Sides {
  const sides = { attacks: [], grapples: [], serves: [], opposes: [] } as Record<keyof Sides, boolean[]>;
  for (let i = 0; i < OWNERS * OWNERS; i++) {
    const a = Math.floor(i / OWNERS) as Owner;
    const b = (i % OWNERS) as Owner;
    const allied = a !== NOBODY && b !== NOBODY && side(a) === side(b);
    const bothNobody = a === NOBODY && b === NOBODY;
    const foes = !allied && !bothNobody;
    const partners = allied && a !== b;
    sides.serves.push(allied || (bothNobody && nobodyHelps));
    sides.opposes.push(foes);
    sides.attacks.push(foes || (partners && strikesAllies(a)));
    sides.grapples.push(foes || (partners && (strikesAllies(a) || strikesAllies(b))));
  }
  return sides;
}
