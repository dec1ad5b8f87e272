// Which Medics step in for which hits, and who decides it (MED-1 to MED-6, BAT-5).
// One treatment is chosen in up to three steps: patient and Medic, the hit, the Medic that dies.

import { NOWHERE, type Owner, type SeatId, type UnitId } from '../base/brand.ts';
import { STEP } from '../flow/agenda.ts';
import type { MedicDecision } from '../flow/decision.ts';
import type { EventSink } from '../flow/events.ts';
import { type Field, fieldOf, hexOf, toughnessOf } from '../standing/field.ts';
import { servedSeat } from '../standing/modules.ts';
import { ZEROS } from '../standing/nets.ts';
import { ask, type Hit, plan, type State, theWounding, type Wounding } from '../state/state.ts';
import { MAX_UNITS } from '../units/units.ts';
import { whoIs } from './barrage.ts';

const NONE: readonly never[] = [];

/** A Medic that can save a patient now. */
export interface Treatment {
  readonly medic: UnitId;
  readonly patient: UnitId;
}

/** Every treatment there can be, made once: `medic * MAX_UNITS + patient`. */
const TREATMENTS: readonly Treatment[] = Array.from({ length: MAX_UNITS * MAX_UNITS }, (_, key) => ({
  medic: Math.floor(key / MAX_UNITS) as UnitId,
  patient: (key % MAX_UNITS) as UnitId,
}));

/** By unit: a list of it alone. */
const ALONE = Array.from({ length: MAX_UNITS }, (_, unit): readonly UnitId[] => [unit as UnitId]);

const isOpen = (wounding: Wounding, hit: Hit, index: number): boolean =>
  hit.treatable && !(wounding.absorbed.length > 0 && wounding.absorbed.includes(index));

/** By unit: 1 for one with a hit that a Medic could take away. All zero between two looks. */
const patients = new Uint8Array(MAX_UNITS);

function markPatients(wounding: Wounding, mark: 0 | 1): void {
  const { hits } = wounding;
  for (let i = 0; i < hits.length; i++) if (isOpen(wounding, hits[i], i)) patients[hits[i].target] = mark;
}

/** No hit besides those that are absorbed already. */
const NO_HIT = -1;

/** Whether a Medic lives through this moment, with that hit taken away too, and so can help (MED-3). */
function canHelp(field: Field, wounding: Wounding, taken: number, medic: UnitId): boolean {
  const { hits, spent, exploded, absorbed } = wounding;
  if (spent.length > 0 && spent.includes(medic)) return false;
  if (exploded.length > 0 && exploded.includes(medic)) return false;
  let wounds = 0;
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i];
    if (hit.target !== medic || i === taken || (absorbed.length > 0 && absorbed.includes(i))) continue;
    if (hit.lethal) return false;
    wounds += hit.wounds;
  }
  return wounds === 0 || field.units.wounds[medic] + wounds <= toughnessOf(field, medic);
}

/** The treatments open now, all of one group of Medics and patients that hang together (MED-6: netted Medics have no links). */
export function openTreatments(field: Field, wounding: Wounding): readonly Treatment[] {
  const { medics, units } = field;
  let open: Treatment[] | undefined;
  markPatients(wounding, 1);
  for (let i = 0; i < medics.size; i++) {
    const patient = medics.to[i];
    if (patients[patient] === 0) continue;
    const medic = units.at[medics.from[i]];
    if (!canHelp(field, wounding, NO_HIT, medic)) continue;
    open ??= [];
    open.push(TREATMENTS[medic * MAX_UNITS + patient]);
  }
  markPatients(wounding, 0);
  if (!open) return NONE;
  return isOneGroup(open) ? open : groupedWith(field, open);
}

/** Whether all of them are of one Medic or for one patient, as most are: they hang together then. */
function isOneGroup(open: readonly Treatment[]): boolean {
  const { medic, patient } = open[0];
  let ofOne = true;
  let forOne = true;
  for (let i = 1; i < open.length; i++) {
    ofOne &&= open[i].medic === medic;
    forOne &&= open[i].patient === patient;
  }
  return ofOne || forOne;
}

/** The treatments whose Medics are connected with the first one, directly or over others: groups do not influence each other. */
function groupedWith(field: Field, open: readonly Treatment[]): Treatment[] {
  const { medics, units } = field;
  /** By unit: 1 for those that belong to the group. */
  const group = ZEROS.slice();
  group[open[0].medic] = 1;
  for (let grown = true; grown; ) {
    grown = false;
    for (let i = 0; i < medics.size; i++) {
      const medic = units.at[medics.from[i]];
      const patient = medics.to[i];
      // One that has fallen in an earlier phase connects nobody any more.
      if (units.hex[patient] === NOWHERE || group[medic] === group[patient]) continue;
      group[medic] = 1;
      group[patient] = 1;
      grown = true;
    }
  }
  const grouped: Treatment[] = [];
  for (let i = 0; i < open.length; i++) if (group[open[i].medic] === 1) grouped.push(open[i]);
  return grouped;
}

/** The hits of the patient that could be taken away; of equal ones the first (MED-2). */
export function openHits(wounding: Wounding, patient: UnitId): number[] {
  const { hits } = wounding;
  const open: number[] = [];
  for (let i = 0; i < hits.length; i++) {
    if (hits[i].target !== patient || !isOpen(wounding, hits[i], i)) continue;
    if (isUnlike(hits, open, hits[i])) open.push(i);
  }
  return open;
}

/** Whether none of those hits, given by their index, equals this one. */
function isUnlike(hits: readonly Hit[], indices: readonly number[], hit: Hit): boolean {
  for (let i = 0; i < indices.length; i++) if (areEqual(hits[indices[i]], hit)) return false;
  return true;
}

const areEqual = (a: Hit, b: Hit): boolean =>
  a.wounds === b.wounds && a.lethal === b.lethal && a.by === b.by && a.endless === b.endless;

/** The Medics that may die in the end when `medic` would, in the order of their hexes (MED-4). */
export function openSacrifices(
  field: Field,
  wounding: Wounding,
  medic: UnitId,
  hit: number,
): readonly UnitId[] {
  // Most Medics have no other to die for them.
  if (!isPatient(field, medic)) return ALONE[medic];
  seeHelpers(field, wounding, wounding.hits[hit].endless ? NO_HIT : hit);
  const rescuers = rescuersOf(field, medic);
  if (rescuers.length === 0) return ALONE[medic];
  // A Medic without a helper dies; in a closed ring any of its members may.
  const open: UnitId[] = [];
  for (let i = 0; i < rescuers.length; i++) {
    const own = isPatient(field, rescuers[i]) ? rescuersOf(field, rescuers[i]) : NONE;
    if (own.length === 0 || isAmong(own, rescuers[i])) insert(field, open, rescuers[i]);
  }
  return open;
}

/** Whether any Medic serves the unit. */
function isPatient({ medics }: Field, unit: UnitId): boolean {
  for (let i = 0; i < medics.size; i++) if (medics.to[i] === unit) return true;
  return false;
}

function isAmong(units: readonly UnitId[], unit: UnitId): boolean {
  for (let i = 0; i < units.length; i++) if (units[i] === unit) return true;
  return false;
}

/** Puts the unit into its place in the order of hexes. */
function insert(field: Field, units: UnitId[], unit: UnitId): void {
  let place = units.length;
  for (; place > 0 && hexOf(field, units[place - 1]) > hexOf(field, unit); place--)
    units[place] = units[place - 1];
  units[place] = unit;
}

/** By unit: 1 for a Medic that can help while a certain hit is taken away. */
const helping = new Uint8Array(MAX_UNITS);

function seeHelpers(field: Field, wounding: Wounding, taken: number): void {
  const { medics, units } = field;
  let before: UnitId | undefined;
  for (let i = 0; i < medics.size; i++) {
    const medic = units.at[medics.from[i]];
    if (medic !== before) helping[medic] = canHelp(field, wounding, taken, medic) ? 1 : 0;
    before = medic;
  }
}

/** Everyone reached by following who would die for whom among those who help: the Medic itself only in a ring. */
function rescuersOf({ medics, units }: Field, medic: UnitId): UnitId[] {
  const found: UnitId[] = [];
  for (let next = 0, patient = medic; ; patient = found[next++]) {
    for (let i = 0; i < medics.size; i++) {
      if (medics.to[i] !== patient) continue;
      const helper = units.at[medics.from[i]];
      if (helping[helper] === 1 && !isAmong(found, helper)) found.push(helper);
    }
    if (next === found.length) return found;
  }
}

/** Who decides for a Medic: its owner or, if it is scoped, the Scoper's owner (MOD-8). */
const controllerOf = ({ units, scoped }: Field, medic: UnitId): Owner =>
  servedSeat(units, scoped, units.hex[medic]);

/**
 * Asks the one who decides. If that is left to allies: outside Battle the player whose turn it is, if one of them;
 * otherwise the Battle's starter (or the player whose turn it is) names one of them (BAT-5).
 */
function askAmong(
  state: State,
  question: (seat: SeatId) => MedicDecision,
  deciders: readonly SeatId[],
): void {
  if (deciders.every((seat) => seat === deciders[0])) return ask(state, question(deciders[0]));
  const among = [...new Set(deciders)].sort();
  const { battle, turn } = state;
  if (!battle && among.includes(turn.seat)) ask(state, question(turn.seat));
  else ask(state, { kind: 'name', seat: battle?.starter ?? turn.seat, among, question: question(among[0]) });
}

/** Step `medics`: lets Medics step in until nobody can, or somebody has to decide. */
export function resolveMedics(state: State, sink: EventSink): void {
  const wounding = theWounding(state);
  const field = fieldOf(state);
  while (!state.pending) {
    const open = openTreatments(field, wounding);
    if (open.length === 0) return;
    if (open.length === 1) chooseTreatment(state, open[0], sink);
    else askTreatment(state, open);
  }
  plan(state, STEP.medics);
}

function askTreatment(state: State, open: readonly Treatment[]): void {
  const field = fieldOf(state);
  askAmong(
    state,
    (seat) => ({ kind: 'treat', seat }),
    open.map(({ medic }) => controllerOf(field, medic)),
  );
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
  const open = openSacrifices(fieldOf(state), theWounding(state), medic, hit);
  if (open.length === 1) treat(state, { medic, patient, hit }, open[0], sink);
  else askSacrifice(state, { medic, patient, hit }, open);
}

function askSacrifice(
  state: State,
  { medic, patient, hit }: Treatment & { readonly hit: number },
  open: readonly UnitId[],
): void {
  const field = fieldOf(state);
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
