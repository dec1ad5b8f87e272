// Wounds of one moment from the first hit to the removal of the dead (MED, BAT-6, MODE-3, END-3).
// Runs until somebody has to decide something, or until all is dealt with.

import { TILES } from '../armies/catalog.ts';
import type { Hex } from '../board/hexes.ts';
import type { DeathCause, EventSink } from '../events.ts';
import { MAX_SCORE } from '../modes/modes.ts';
import { standingOf, toughnessOf } from '../standing/standing.ts';
import { type Hit, NOWHERE, opposes, type Rules, rulesOf, type State, type Wounding } from '../state.ts';
import { EMPTY, NOBODY, type Unit, unitOwner, unitTile, unitWounds, withWounds } from '../tiles/unit.ts';
import { removeUnit } from './leaving.ts';
import { controllerOf, openHits, openSacrifices, openTreatments, patientOwner, treat } from './medics.ts';
import type { Field } from './shots.ts';

export function openWounding(state: State, hits: Hit[], exploded: Hex[]): Wounding {
  const wounding: Wounding = {
    hits,
    exploded,
    absorbed: [],
    spent: [],
    patient: NOWHERE,
    medic: NOWHERE,
    hit: NOWHERE,
    named: NOBODY,
    dealt: false,
    awards: [],
  };
  state.wounding = wounding;
  return wounding;
}

/** The board of the running moment; it does not change until the moment is over (BAT-4). */
export function fieldOf(state: State): Field {
  const rules = rulesOf(state.options);
  return { board: state.board, rules, standing: standingOf(state.board, rules) };
}

/** Goes on with the open wounding. True when it is finished, false when a decision is needed (state.stage says which). */
export function resolveWounding(state: State, field: Field, sink: EventSink): boolean {
  const wounding = state.wounding;
  if (!wounding) return true;
  if (!wounding.dealt) {
    if (!resolveMedics(state, field, wounding, sink)) return false;
    dealWounds(state, field, wounding, sink);
    wounding.dealt = true;
  }
  if (wounding.awards.length > 0) {
    state.stage = 'award';
    return false;
  }
  state.wounding = undefined;
  return true;
}

function resolveMedics(state: State, field: Field, wounding: Wounding, sink: EventSink): boolean {
  for (;;) {
    if (wounding.medic === NOWHERE) {
      const open = openTreatments(field, wounding);
      if (open.length === 0) return true;
      if (open.length > 1)
        return ask(
          state,
          wounding,
          'treat',
          open.map(({ medic }) => controllerOf(field, medic)),
        );
      wounding.medic = open[0].medic;
      wounding.patient = open[0].patient;
    }
    if (wounding.hit === NOWHERE) {
      const open = openHits(wounding, wounding.patient);
      if (open.length > 1) return ask(state, wounding, 'absorb', [patientOwner(field, wounding.patient)]);
      wounding.hit = open[0];
    }
    const open = openSacrifices(field, wounding, wounding.medic, wounding.hit);
    if (open.length > 1)
      return ask(
        state,
        wounding,
        'sacrifice',
        open.map((medic) => controllerOf(field, medic)),
      );
    const { medic, patient, hit } = treat(state, wounding, open[0]);
    sink?.({ type: 'treated', hit, patient, medic, died: open[0] });
  }
}

type MedicStage = 'treat' | 'absorb' | 'sacrifice';

/** Asks the one who decides; if allies' choices exclude each other, first who of them shall (BAT-5). */
function ask(state: State, wounding: Wounding, stage: MedicStage, deciders: readonly number[]): false {
  const plain = deciders.every((seat) => seat === deciders[0]);
  state.stage = plain || wounding.named !== NOBODY ? stage : 'name';
  return false;
}

/** The choices of the running Medic decision: operand by operand, with who decides. */
export interface MedicQuestion {
  readonly stage: MedicStage;
  readonly deciders: readonly number[];
  readonly options: readonly (readonly [number, number])[];
}

export function medicQuestion(field: Field, wounding: Wounding): MedicQuestion {
  if (wounding.medic === NOWHERE) {
    const open = openTreatments(field, wounding);
    return {
      stage: 'treat',
      deciders: open.map(({ medic }) => controllerOf(field, medic)),
      options: open.map(({ medic, patient }) => [medic, patient]),
    };
  }
  if (wounding.hit === NOWHERE) {
    const open = openHits(wounding, wounding.patient);
    return {
      stage: 'absorb',
      deciders: [patientOwner(field, wounding.patient)],
      options: open.map((hit) => [hit, 0]),
    };
  }
  const open = openSacrifices(field, wounding, wounding.medic, wounding.hit);
  return {
    stage: 'sacrifice',
    deciders: open.map((medic) => controllerOf(field, medic)),
    options: open.map((medic) => [medic, 0]),
  };
}

/** Applies the chosen sacrifice of the running treatment. */
export function chooseSacrifice(state: State, died: Hex, sink: EventSink): void {
  if (!state.wounding) return;
  const { medic, patient, hit } = treat(state, state.wounding, died);
  sink?.({ type: 'treated', hit, patient, medic, died });
}

/** What is left of the hits on one target. */
function remaining(wounding: Wounding, target: Hex): number[] {
  const left: number[] = [];
  wounding.hits.forEach((hit, index) => {
    if (hit.target === target && !wounding.absorbed.includes(index)) left.push(index);
  });
  return left;
}

/** The end of the moment: wounds count, the dead leave, HQs take their damage (BAT-6). */
function dealWounds(state: State, field: Field, wounding: Wounding, sink: EventSink): void {
  const rules = rulesOf(state.options);
  const leaving: { hex: Hex; why: DeathCause; hits: number[] }[] = [];
  for (const hex of wounding.exploded)
    leaving.push({ hex, why: 'explosion', hits: remaining(wounding, hex) });
  for (const hex of wounding.spent) leaving.push({ hex, why: 'sacrifice', hits: [] });
  const targets = new Set(wounding.hits.map((hit) => hit.target));
  for (const hex of targets) {
    const hits = remaining(wounding, hex);
    if (hits.length === 0) continue;
    const unit = state.board[hex];
    if (TILES[unitTile(unit)].isHq) {
      if (damageHq(state, rules, wounding, hex, hits, sink)) leaving.push({ hex, why: 'hq-destroyed', hits });
      continue;
    }
    const wounds = hits.reduce((sum, index) => sum + wounding.hits[index].wounds, 0);
    if (state.battle) state.battle.changed = true;
    const total = unitWounds(unit) + wounds;
    sink?.({ type: 'wounded', hex, tile: unitTile(unit), wounds, total, hits });
    if (total > toughnessOf(field.board, field.standing, hex)) leaving.push({ hex, why: 'wounds', hits });
    else state.board[hex] = withWounds(unit, total);
  }
  if (state.battle && wounding.exploded.length > 0) state.battle.changed = true;
  for (const { hex, why, hits } of leaving) {
    if (state.board[hex] !== EMPTY) removeUnit(state, hex, why, hits, chainOfDeath(wounding, hex), sink);
  }
}

/** The seats whose hits took part in removing the unit (VAR-4). */
function chainOfDeath(wounding: Wounding, hex: Hex): number {
  let chain = 0;
  for (const hit of wounding.hits) if (hit.target === hex) chain |= hit.chain;
  return chain;
}

/** Damage to an HQ, or the points it is worth (MODE-3). True when the HQ leaves the board now. */
function damageHq(
  state: State,
  rules: Rules,
  wounding: Wounding,
  hex: Hex,
  hits: number[],
  sink: EventSink,
): boolean {
  const owner = unitOwner(state.board[hex]);
  const tied = state.ending?.tied;
  // In overtime the HQs of those who lost already count no more (MODE-2).
  if (tied && !tied.includes(owner)) return false;
  const damage = hits.reduce((sum, index) => sum + wounding.hits[index].wounds, 0);
  if (rules.mode.scored) {
    score(state, rules, wounding, owner, hits, sink);
    return false;
  }
  if (state.battle) state.battle.changed = true;
  const seat = state.seats[owner];
  const before = seat.hq;
  seat.hq = Math.max(0, before - damage);
  sink?.({ type: 'hq-damaged', seat: owner, hex, damage: before - seat.hq, left: seat.hq, hits });
  const staysToTheEnd = rules.mode.elimination && rules.edition.destroyedHqLeaves === 'end-of-battle';
  return seat.hq === 0 && !(staysToTheEnd && state.battle !== undefined);
}

function score(
  state: State,
  rules: Rules,
  wounding: Wounding,
  victim: number,
  hits: readonly number[],
  sink: EventSink,
): void {
  for (const index of hits) {
    const { by, wounds } = wounding.hits[index];
    if (by === NOBODY) continue;
    if (by === victim) wounding.awards.push(victim, Math.min(wounds, MAX_SCORE));
    else if (opposes(rules, by, victim)) addPoints(state, by, wounds, sink);
  }
}

function addPoints(state: State, number: number, wounds: number, sink: EventSink): void {
  const seat = state.seats[number];
  const points = Math.min(MAX_SCORE, seat.hq + wounds) - seat.hq;
  if (points === 0) return;
  seat.hq += points;
  if (state.battle) state.battle.changed = true;
  sink?.({ type: 'points', seat: number, points, total: seat.hq });
}

/** Gives one point of own damage to an opponent (MODE-3); the next one is asked for until none is left. */
export function awardPoint(state: State, to: number, sink: EventSink): void {
  const awards = state.wounding?.awards;
  if (!awards) return;
  addPoints(state, to, 1, sink);
  awards[1] -= 1;
  if (awards[1] === 0) awards.splice(0, 2);
}

/** Only a bonus can keep such a unit on the board. */
const isPastPrinted = (unit: Unit): boolean =>
  unitWounds(unit) > 0 && unitWounds(unit) > TILES[unitTile(unit)].toughness;

/** Units whose toughness went with its source drop off, again and again until the board is quiet (MOD-10). */
export function dropUnsupported(state: State, sink: EventSink): void {
  for (;;) {
    if (!rulesOf(state.options).hexes.some((hex) => isPastPrinted(state.board[hex]))) return;
    const { board, standing } = fieldOf(state);
    const lost = board.flatMap((unit, hex) =>
      unit !== EMPTY && unitWounds(unit) > toughnessOf(board, standing, hex) ? [hex] : [],
    );
    if (lost.length === 0) return;
    for (const hex of lost) removeUnit(state, hex, 'lost-toughness', [], 0, sink);
  }
}
