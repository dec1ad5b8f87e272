// Friend or foe, in one place: three questions about the owners of two tiles (MODE-5, MODE-6, VAR-4).

import { armyByKey } from '../armies/catalog.ts';
import { NOBODY } from '../tiles/unit.ts';
import { MODE_RULES, type Mode } from './modes.ts';

/** Answers for pairs of owners, at `a * OWNERS + b`; NOBODY counts as an owner. */
export interface Sides {
  /** b is a target of a's attacks, nets and Push Back, and stops its shots. */
  readonly strikes: readonly boolean[];
  /** Modules, auras and Recon of a work for b. */
  readonly serves: readonly boolean[];
  /** Instants aimed at enemies and modules that harm enemies, of a, work on b. */
  readonly opposes: readonly boolean[];
}

export const OWNERS = NOBODY + 1;

/** `strikeAllies`: whether armies that strike their allies do so in this game (MODE-6). */
export function makeSides(mode: Mode, armies: readonly string[], strikeAllies: boolean): Sides {
  const strikes: boolean[] = [];
  const serves: boolean[] = [];
  const opposes: boolean[] = [];
  const unruly = (seat: number): boolean => strikeAllies && armyByKey(armies[seat])?.strikesAllies === true;
  for (let a = 0; a < OWNERS; a++) {
    for (let b = 0; b < OWNERS; b++) {
      const allied = a !== NOBODY && b !== NOBODY && MODE_RULES[mode].side(a) === MODE_RULES[mode].side(b);
      const bothNobody = a === NOBODY && b === NOBODY;
      serves.push(allied);
      opposes.push(!allied && !bothNobody);
      strikes.push(!bothNobody && (!allied || (a !== b && (unruly(a) || unruly(b)))));
    }
  }
  return { strikes, serves, opposes };
}
