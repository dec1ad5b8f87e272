// Which Medics step in for which hits, and who decides it (MED-1 to MED-6, BAT-5).
// One treatment is chosen in up to three steps: patient and Medic, the hit, the Medic that dies.

import type { Owner, SeatId, UnitId } from '../base/brand.ts';
import { STEP } from '../flow/agenda.ts';
import type { MedicDecision } from '../flow/decision.ts';
import type { EventSink } from '../flow/events.ts';
import { type Field, fieldOf, hexOf, servedSeat, toughnessOf } from '../standing/field.ts';
import { ask, type Hit, plan, type State, theWounding, type Wounding } from '../state/state.ts';

import { whoIs } from './barrage.ts';

const NONE: readonly never[] = [];

/** A Medic that can save a patient now. */
export interface Treatment {
  readonly medic: UnitId;
  readonly patient: UnitId;
}

const isOpen = (wounding: Wounding, hit: Hit, index: number): boolean =>
  hit.treatable && !(wounding.absorbed.length > 0 && wounding.absorbed.includes(index));

/** Whether a hit falls on the unit that a Medic could take away. */
function needsHelp(wounding: Wounding, patient: UnitId): boolean {
  const { hits } = wounding;
  for (let i = 0; i < hits.length; i++)
    if (hits[i].target === patient && isOpen(wounding, hits[i], i)) return true;
  return false;
}

/** Whether a Medic lives through this moment and so can help (MED-3). */
function canHelp(field: Field, wounding: Wounding, absorbed: readonly number[], medic: UnitId): boolean {
  if (wounding.spent.includes(medic) || wounding.exploded.includes(medic)) return false;
  let wounds = 0;
  for (let i = 0; i < wounding.hits.length; i++) {
    const hit = wounding.hits[i];
    if (hit.target !== medic || absorbed.includes(i)) continue;
    if (hit.lethal) return false;
    wounds += hit.wounds;
  }
  return wounds === 0 || field.units.wounds[medic] + wounds <= toughnessOf(field, medic);
}

/** The treatments open now, all of one group of Medics and patients that hang together (MED-6: netted Medics have no links). */
export function openTreatments(field: Field, wounding: Wounding): readonly Treatment[] {
  const { medics, units } = field;
  let open: Treatment[] | undefined;
  for (let i = 0; i < medics.length; i++) {
    const patient = medics[i].to;
    if (!needsHelp(wounding, patient)) continue;
    const medic = units.at[medics[i].from];
    if (!canHelp(field, wounding, wounding.absorbed, medic)) continue;
    open ??= [];
    open.push({ medic, patient });
  }
  if (!open) return NONE;
  if (open.length < 2) return open;
  const group = groupOf(field, open[0].medic);
  return open.filter(({ medic }) => group.includes(medic));
}

/** Medics and patients connected with one another, directly or over others: groups do not influence each other. */
function groupOf({ medics, units }: Field, start: UnitId): UnitId[] {
  const group = [start];
  for (let grown = true; grown; ) {
    grown = false;
    for (const { from, to: patient } of medics) {
      const medic = units.at[from];
      const hasMedic = group.includes(medic);
      if (hasMedic === group.includes(patient)) continue;
      group.push(hasMedic ? patient : medic);
      grown = true;
    }
  }
  return group;
}

/** The hits of the patient that could be taken away; of equal ones the first (MED-2). */
export function openHits(wounding: Wounding, patient: UnitId): number[] {
  const open: number[] = [];
  wounding.hits.forEach((hit, index) => {
    if (hit.target !== patient || !isOpen(wounding, hit, index)) return;
    const isEqual = (other: number): boolean => {
      const { wounds, lethal, by, endless } = wounding.hits[other];
      return wounds === hit.wounds && lethal === hit.lethal && by === hit.by && endless === hit.endless;
    };
    if (!open.some(isEqual)) open.push(index);
  });
  return open;
}

/** The Medics that may die in the end when `medic` would (MED-4). */
export function openSacrifices(field: Field, wounding: Wounding, medic: UnitId, hit: number): UnitId[] {
  const absorbed = wounding.hits[hit].endless ? wounding.absorbed : [...wounding.absorbed, hit];
  const helpersOf = (patient: UnitId): UnitId[] => {
    const found: UnitId[] = [];
    for (const { from, to } of field.medics) {
      const helper = field.units.at[from];
      if (to === patient && canHelp(field, wounding, absorbed, helper)) found.push(helper);
    }
    return found;
  };
  // Most Medics have no other to die for them.
  if (helpersOf(medic).length === 0) return [medic];
  const helpers = new Map<UnitId, UnitId[]>();
  const todo = [medic];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (helpers.has(at)) continue;
    const helping = helpersOf(at);
    helpers.set(at, helping);
    todo.push(...helping);
  }
  const backedBy = (start: UnitId): Set<UnitId> => {
    const found = new Set<UnitId>();
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
    .sort((a, b) => hexOf(field, a) - hexOf(field, b));
}

/** Who decides for a Medic: its owner or, if it is scoped, the Scoper's owner (MOD-8). */
const controllerOf = (field: Field, medic: UnitId): Owner => servedSeat(field, hexOf(field, medic));

/**
 * Asks the one who decides. If that is left to allies: outside Battle the player whose turn it is, if one of them;
 * otherwise the Battle's starter (or the player whose turn it is) names one of them (BAT-5).
 */
function askAmong(
  state: State,
  question: (seat: SeatId) => MedicDecision,
  deciders: readonly SeatId[],
): void {
  const among = [...new Set(deciders)].sort();
  const { battle, turn } = state;
  if (among.length === 1) ask(state, question(among[0]));
  else if (!battle && among.includes(turn.seat)) ask(state, question(turn.seat));
  else ask(state, { kind: 'name', seat: battle?.starter ?? turn.seat, among, question: question(among[0]) });
}

/** Step `medics`: lets Medics step in until nobody can, or somebody has to decide. */
export function resolveMedics(state: State, sink: EventSink): void {
  const wounding = theWounding(state);
  const field = fieldOf(state);
  if (field.medics.length === 0) return;
  while (!state.pending) {
    const open = openTreatments(field, wounding);
    if (open.length === 0) return;
    if (open.length === 1) chooseTreatment(state, open[0], sink);
    else {
      askAmong(
        state,
        (seat) => ({ kind: 'treat', seat }),
        open.map(({ medic }) => controllerOf(field, medic)),
      );
    }
  }
  plan(state, STEP.medics);
}

/** Patient and Medic are chosen; next is which hit. */
export function chooseTreatment(state: State, treatment: Treatment, sink: EventSink): void {
  const open = openHits(theWounding(state), treatment.patient);
  if (open.length === 1) return chooseHit(state, treatment, open[0], sink);
  const owner = fieldOf(state).units.owner[treatment.patient];
  const { medic, patient } = treatment;
  ask(state, { kind: 'absorb', seat: owner, medic, patient });
}

/** The hit is chosen too; next is which Medic dies. */
export function chooseHit(state: State, { medic, patient }: Treatment, hit: number, sink: EventSink): void {
  const field = fieldOf(state);
  const open = openSacrifices(field, theWounding(state), medic, hit);
  if (open.length === 1) return treat(state, { medic, patient, hit }, open[0], sink);
  askAmong(
    state,
    (seat) => ({ kind: 'sacrifice', seat, medic, patient, hit }),
    open.map((each) => controllerOf(field, each)),
  );
}

/** Takes the hit away, and the Medic `died` with it. */
export function treat(
  state: State,
  { medic, patient, hit }: Treatment & { readonly hit: number },
  died: UnitId,
  sink: EventSink,
): void {
  const wounding = theWounding(state);
  // An endless stream goes on however many Medics are spent on it (MED-5).
  if (!wounding.hits[hit].endless) wounding.absorbed = [...wounding.absorbed, hit];
  wounding.spent = [...wounding.spent, died];
  if (state.battle) state.battle.changed = true;
  const field = fieldOf(state);
  sink?.({
    type: 'treated',
    hit,
    patient: whoIs(field, patient),
    medic: whoIs(field, medic),
    died: whoIs(field, died),
  });
}
