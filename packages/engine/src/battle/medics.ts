// Which Medics step in for which hits, and who decides it (MED-1 to MED-6, BAT-5).
// One treatment is chosen in up to three steps: patient and Medic, the hit, the Medic that dies.

import { TILES } from '../armies/catalog.ts';
import type { Hex } from '../board/hexes.ts';
import { linkFrom, linkTo, servedSeat, toughnessOf } from '../standing/standing.ts';
import { type Hit, NOWHERE, type State, type Wounding } from '../state.ts';
import { NOBODY, unitOwner, unitTile, unitWounds } from '../tiles/unit.ts';
import type { Field } from './shots.ts';

/** A Medic that can save a patient now. */
export interface Treatment {
  readonly medic: Hex;
  readonly patient: Hex;
}

const isMedic = (field: Field, hex: Hex): boolean => TILES[unitTile(field.board[hex])].bonus.medic;

/** Every working connection of a Medic (MED-6: netted ones have none). */
function medicLinks(field: Field): Treatment[] {
  const links: Treatment[] = [];
  for (const link of field.standing.links) {
    if (isMedic(field, linkFrom(link))) links.push({ medic: linkFrom(link), patient: linkTo(link) });
  }
  return links;
}

const isOpen = (wounding: Wounding, hit: Hit, index: number): boolean =>
  hit.treatable && !wounding.absorbed.includes(index);

/** Whether a Medic lives through this moment and so can help (MED-3). */
function canHelp(field: Field, wounding: Wounding, absorbed: readonly number[], medic: Hex): boolean {
  if (wounding.spent.includes(medic) || wounding.exploded.includes(medic)) return false;
  let suffering = 0;
  wounding.hits.forEach((hit, index) => {
    if (hit.target === medic && !absorbed.includes(index)) suffering += hit.wounds;
  });
  return (
    suffering === 0 ||
    unitWounds(field.board[medic]) + suffering <= toughnessOf(field.board, field.standing, medic)
  );
}

/** The treatments open now, all of one group of Medics and patients that hang together. */
export function openTreatments(field: Field, wounding: Wounding): Treatment[] {
  const links = medicLinks(field);
  if (links.length === 0) return [];
  const open = links.filter(
    ({ medic, patient }) =>
      wounding.hits.some((hit, index) => hit.target === patient && isOpen(wounding, hit, index)) &&
      canHelp(field, wounding, wounding.absorbed, medic),
  );
  if (open.length < 2) return open;
  const group = groupOf(links, open[0].medic);
  return open.filter(({ medic }) => group.has(medic));
}

/** Medics and patients connected with one another, directly or over others: groups do not influence each other. */
function groupOf(links: readonly Treatment[], start: Hex): Set<Hex> {
  const group = new Set([start]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { medic, patient } of links) {
      if (group.has(medic) === group.has(patient)) continue;
      group.add(medic).add(patient);
      grown = true;
    }
  }
  return group;
}

/** The hits of the patient that could be taken away; of equal ones the first (MED-2). */
export function openHits(wounding: Wounding, patient: Hex): number[] {
  const open: number[] = [];
  wounding.hits.forEach((hit, index) => {
    if (hit.target !== patient || !isOpen(wounding, hit, index)) return;
    const isEqual = (other: number): boolean => {
      const { wounds, by, endless } = wounding.hits[other];
      return wounds === hit.wounds && by === hit.by && endless === hit.endless;
    };
    if (!open.some(isEqual)) open.push(index);
  });
  return open;
}

/** The Medics that may die in the end when `medic` would (MED-4). */
export function openSacrifices(field: Field, wounding: Wounding, medic: Hex, hit: number): Hex[] {
  const absorbed = wounding.hits[hit].endless ? wounding.absorbed : [...wounding.absorbed, hit];
  const links = medicLinks(field);
  const helpers = new Map<Hex, Hex[]>();
  const todo = [medic];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (helpers.has(at)) continue;
    const helping = links
      .filter((link) => link.patient === at && canHelp(field, wounding, absorbed, link.medic))
      .map((link) => link.medic);
    helpers.set(at, helping);
    todo.push(...helping);
  }
  const backedBy = (start: Hex): Set<Hex> => {
    const found = new Set<Hex>();
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const next of helpers.get(at) ?? []) {
        if (!found.has(next)) {
          found.add(next);
          queue.push(next);
        }
      }
    }
    return found;
  };
  // A Medic without a helper dies; in a closed ring any of its members may.
  return [...helpers.keys()]
    .filter((at) => {
      const helping = helpers.get(at) ?? [];
      return helping.length === 0 || helping.some((helper) => backedBy(helper).has(at));
    })
    .sort((a, b) => a - b);
}

/** Who decides for a Medic: its owner or, if it is scoped, the Scoper's owner (MOD-8). */
export const controllerOf = (field: Field, medic: Hex): number =>
  servedSeat(field.board, field.standing, medic);

/** Takes the chosen hit away and the Medic with it; clears the choice for the next treatment. */
export function treat(
  state: State,
  wounding: Wounding,
  died: Hex,
): { medic: Hex; patient: Hex; hit: number } {
  const { medic, patient, hit } = wounding;
  // An endless stream goes on however many Medics are spent on it (MED-5).
  if (!wounding.hits[hit].endless) wounding.absorbed.push(hit);
  wounding.spent.push(died);
  wounding.patient = NOWHERE;
  wounding.medic = NOWHERE;
  wounding.hit = NOWHERE;
  wounding.named = NOBODY;
  if (state.battle) state.battle.changed = true;
  return { medic, patient, hit };
}

export const patientOwner = (field: Field, patient: Hex): number => unitOwner(field.board[patient]);
