// The board as it stands, in numbers: everything that modules, auras and terrain give (MOD, ATL-2), who can act when (INI).
// A pure function of the placements; Battle, turn and forecasts look at it. In a Battle it is frozen for a phase (BAT-4).

import { type Hex, NO_UNIT, NOWHERE, type UnitId } from '../base/brand.ts';
import { HEX_COUNT } from '../board/hexes.ts';
import type { Ground } from '../scenarios/plan.ts';
import { type Rules, rowOf, rulesOf } from '../state/rules.ts';
import { MOST_EXTRA_CHANCES, type State } from '../state/state.ts';
import { GIVES, SCOPES } from '../tiles/catalogue.ts';
import type { FullBonus } from '../tiles/tile.ts';
import { lookAgain, MAX_UNITS, type Units } from '../units/units.ts';
import { isThereTwice } from './ground.ts';
import { harms, helps, scopedOn, servedSeat, targetAt } from './modules.ts';
import { nettedOn, ZEROS } from './nets.ts';
import { type Scoped, surveyOf } from './survey.ts';

/**
 * The latest look at a board; the next one is written over it. Whoever keeps a number takes it out, only the list
 * `netted` stays as it is.
 */
export interface Field {
  rules: Rules;
  units: Units;
  /** The version of the units that this holds for. */
  version: number;
  /** By unit: 1 for a disabled one (NET-1). */
  netted: readonly number[];
  /** A netter has left since that was found out. */
  hasLostNetter: boolean;
  /** By unit: bonuses to attack strengths (MOD-2). */
  readonly melee: Int16Array;
  readonly ranged: Int16Array;
  /** Change of every initiative value (MOD-3). */
  readonly initiative: Int16Array;
  /** Sources of extra actions (MOD-4). */
  readonly extraActions: Int16Array;
  readonly toughness: Int16Array;
  /** Modules that serve another seat than their owner's (MOD-8). */
  scoped: readonly Scoped[];
  /** Working connections, once somebody has asked for them (`linksOf`). */
  links: readonly Link[] | undefined;
  /** The links of Medics and of Quartermasters among them. */
  readonly medics: LinkList;
  readonly converts: LinkList;
  /** Who can act when; known once a Battle has asked for it (`lineupOf`). */
  readonly lineup: Lineup;
}

/** The units with chances to act, in the order of their hexes, and their phases. */
export interface Lineup {
  isKnown: boolean;
  readonly fighters: UnitId[];
  /** How many of them there are; what follows in the list is of an earlier board. */
  size: number;
  /** By unit: one bit a phase; means nothing for a unit that is no fighter. */
  readonly phases: Int32Array;
  /** The phases of all of them together. */
  all: number;
}

export interface Link {
  readonly from: Hex;
  readonly to: UnitId;
  /** Whether it gives its bonus or inflicts its malus: a module may have both, for different units. */
  readonly helps: boolean;
}

/** Links of one kind, in parallel lists that are filled again and again. */
export class LinkList {
  readonly from: Hex[] = [];
  readonly to: UnitId[] = [];
  size = 0;

  add(from: Hex, to: UnitId): void {
    this.from[this.size] = from;
    this.to[this.size++] = to;
  }

  /** The links from that hex are there no more; the others keep their order. */
  dropFrom(hex: Hex): void {
    const { from, to, size } = this;
    this.size = 0;
    for (let i = 0; i < size; i++) if (from[i] !== hex) this.add(from[i], to[i]);
  }
}

const NONE: readonly never[] = [];

/** Every link there can be, made once: `from * MAX_UNITS + to`. */
const linksThat = (helps: boolean): readonly Link[] =>
  Array.from({ length: HEX_COUNT * MAX_UNITS }, (_, key) => ({
    from: Math.floor(key / MAX_UNITS) as Hex,
    to: (key % MAX_UNITS) as UnitId,
    helps,
  }));
const HELPING = linksThat(true);
const HARMING = linksThat(false);

function newField(rules: Rules, units: Units): Field {
  return {
    rules,
    units,
    version: -1,
    netted: ZEROS,
    hasLostNetter: false,
    melee: new Int16Array(MAX_UNITS),
    ranged: new Int16Array(MAX_UNITS),
    initiative: new Int16Array(MAX_UNITS),
    extraActions: new Int16Array(MAX_UNITS),
    toughness: new Int16Array(MAX_UNITS),
    scoped: NONE,
    links: undefined,
    medics: new LinkList(),
    converts: new LinkList(),
    lineup: { isKnown: false, fighters: [], size: 0, phases: new Int32Array(MAX_UNITS), all: 0 },
  };
}

let latest: Field | undefined;

/** The board of a state as it stands now: within one turn of events the same one is looked at again and again. */
export function fieldOf(state: Pick<State, 'options' | 'units'>): Field {
  const rules = rulesOf(state.options);
  const { units } = state;
  latest ??= newField(rules, units);
  if (latest.units !== units || latest.version !== units.version || latest.rules !== rules)
    examine(latest, rules, units);
  else if (latest.hasLostNetter) settleNets(latest);
  return latest;
}

function examine(field: Field, rules: Rules, units: Units): void {
  const { givers } = surveyOf(rules, units);
  field.rules = rules;
  field.units = units;
  field.version = units.version;
  field.netted = nettedOn(rules, units);
  field.hasLostNetter = false;
  field.scoped = scopedOn(rules, units);
  forgetGains(field);
  field.links = undefined;
  field.medics.size = 0;
  field.converts.size = 0;
  field.lineup.isKnown = false;
  for (let i = 0; i < givers.size; i++) if (works(field, givers.at(i))) give(field, givers.at(i), 1);
  if (rules.scenario) standOnGround(field, rules.scenario.giving);
}

/** Unit by unit: filling whole lists takes longer. */
function forgetGains({ units, melee, ranged, initiative, extraActions, toughness }: Field): void {
  for (let unit = 0; unit < units.hex.length; unit++) {
    melee[unit] = 0;
    ranged[unit] = 0;
    initiative[unit] = 0;
    extraActions[unit] = 0;
    toughness[unit] = 0;
  }
}

/** Adds what terrain gives to those who stand there (ATL-2). */
function standOnGround(field: Field, giving: readonly Ground[]): void {
  for (const ground of giving) {
    const unit = field.units.at[ground.hex];
    const { gives } = ground.effect;
    if (unit === NO_UNIT || !gives || isThereTwice(field.rules, field.units, ground)) continue;
    const { melee = 0, ranged = 0, initiative = 0, toughness = 0 } = gives;
    field.melee[unit] += melee;
    field.ranged[unit] += ranged;
    field.initiative[unit] += initiative;
    field.toughness[unit] += toughness;
  }
}

/** Whether the module or aura on that hex does anything: it may be netted, or have fallen in this Battle. */
function works({ units, netted }: Field, giver: Hex): boolean {
  const unit = units.at[giver];
  return unit !== NO_UNIT && !netted[unit];
}

/** A unit of one tile leaves that scopes nobody: what it gave goes with it, all else stands as it stood. */
export function withdraw(units: Units, unit: UnitId): void {
  if (!latest || latest.units !== units || latest.version !== units.version) return;
  const giver = units.hex[unit];
  if (!works(latest, giver)) return;
  give(latest, giver, -1);
  latest.medics.dropFrom(giver);
  latest.converts.dropFrom(giver);
  latest.links = undefined;
  const { bonus, inflicts } = latest.rules.tiles[units.tile[giver]];
  if (bonus.initiative || bonus.extraAction || inflicts) latest.lineup.isKnown = false;
}

/** The nets of a unit that leaves are gone: who is netted is looked up again when somebody asks. */
export function liftNets(rules: Rules, units: Units): void {
  surveyOf(rules, units).netted = undefined;
  if (latest?.units === units) latest.hasLostNetter = true;
}

/** A netter has left. Others stand differently only if somebody is free (or netted) now who gives or scopes. */
function settleNets(field: Field): void {
  const { rules, units, netted } = field;
  const now = nettedOn(rules, units);
  for (let i = 0; i < units.hex.length; i++) {
    const unit = i as UnitId;
    if (now[unit] === netted[unit] || units.hex[unit] === NOWHERE) continue;
    if (units.second[unit] === NOWHERE && !(rules.catalogue.traits[units.kind[unit]] & (GIVES | SCOPES)))
      continue;
    lookAgain(units);
    return examine(field, rules, units);
  }
  field.netted = now;
  field.hasLostNetter = false;
}

/** Adds what one working module or aura does, or takes it back. */
function give(field: Field, giver: Hex, sign: 1 | -1): void {
  const { rules, units } = field;
  const tile = rules.tiles[units.tile[giver]];
  const seat = servedSeat(units, field.scoped, giver);
  const row = rowOf(rules, units, giver);
  const size = rules.connected.size(row);
  for (let i = 0; i < size; i++) {
    const target = targetAt(rules, units, giver, row, i);
    if (target === NO_UNIT) continue;
    const owner = units.owner[target];
    if (harms(rules, tile, seat, owner)) field.initiative[target] += sign * tile.inflicts;
    else if (helps(rules, tile, seat, owner)) help(field, giver, target, tile.bonus, sign);
  }
}

/** Working connections: where the module or aura lies, and the unit it helps or harms. Few ask for them. */
export function linksOf(field: Field): readonly Link[] {
  field.links ??= findLinks(field);
  return field.links;
}

function findLinks(field: Field): Link[] {
  const { rules, units, scoped } = field;
  const { givers } = surveyOf(rules, units);
  const links: Link[] = [];
  for (let i = 0; i < givers.size; i++) {
    const giver = givers.at(i);
    if (!works(field, giver)) continue;
    const tile = rules.tiles[units.tile[giver]];
    const seat = servedSeat(units, scoped, giver);
    const row = rowOf(rules, units, giver);
    for (let j = 0; j < rules.connected.size(row); j++) {
      const target = targetAt(rules, units, giver, row, j);
      if (target === NO_UNIT) continue;
      const owner = units.owner[target];
      if (harms(rules, tile, seat, owner)) links.push(HARMING[giver * MAX_UNITS + target]);
      else if (helps(rules, tile, seat, owner)) links.push(HELPING[giver * MAX_UNITS + target]);
    }
  }
  return links;
}

/** Adds what a module or aura gives to one unit, or takes it back. */
function help(field: Field, giver: Hex, to: UnitId, bonus: FullBonus, sign: 1 | -1): void {
  if (bonus.melee) field.melee[to] += sign * bonus.melee;
  if (bonus.ranged) field.ranged[to] += sign * bonus.ranged;
  if (bonus.initiative) field.initiative[to] += sign * bonus.initiative;
  if (bonus.extraAction) field.extraActions[to] += sign * bonus.extraAction;
  if (bonus.toughness) field.toughness[to] += sign * bonus.toughness;
  if (sign < 0) return;
  if (bonus.medic && !hasMedic(field, giver, to)) field.medics.add(giver, to);
  if (bonus.quartermaster) field.converts.add(giver, to);
}

/** Whether the same Medic serves the unit already: two tiles of a Structure are one Medic (STR-5). */
function hasMedic({ units, medics }: Field, giver: Hex, to: UnitId): boolean {
  const medic = units.at[giver];
  if (units.second[medic] === NOWHERE) return false;
  for (let i = 0; i < medics.size; i++)
    if (medics.to[i] === to && units.at[medics.from[i]] === medic) return true;
  return false;
}

/** Phases are bits of a mask: what modules of user-made armies lift above this one acts in it. */
export const HIGHEST_PHASE = 30;

/** The current phases of a unit's chances: printed ones first, then extra actions (INI-1, INI-6). */
export function chancesOf({ rules, units, initiative, extraActions }: Field, unit: UnitId): number[] {
  const printed = rules.tiles[units.kind[unit]].initiative;
  const values: number[] = [];
  if (printed.length === 0) return values;
  for (const value of printed) values.push(phaseOf(value, initiative[unit]));
  const extras = Math.min(extraActions[unit], MOST_EXTRA_CHANCES);
  for (let extra = 0; extra < extras; extra++) values.push(extraActionValue(values));
  return values;
}

/** The phase of a printed value with a change to it (INI-1). */
export const phaseOf = (printed: number, change: number): number =>
  Math.min(HIGHEST_PHASE, Math.max(0, printed + change));

/** The highest v-1 such that the unit has v but not v-1, never below 0 (INI-6). */
function extraActionValue(values: readonly number[]): number {
  let best = 0;
  for (const value of values) if (value - 1 > best && !values.includes(value - 1)) best = value - 1;
  return best;
}

/** How many wounds the unit survives now (UNIT-6). */
export const toughnessOf = ({ rules, units, toughness }: Field, unit: UnitId): number =>
  rules.catalogue.toughness[units.kind[unit]] + toughness[unit];

/** Where the unit's (first) tile lies. */
export const hexOf = ({ units }: Field, unit: UnitId): Hex => units.hex[unit];
/** What the unit is as a whole. */
export const infoOf = ({ rules, units }: Field, unit: UnitId): Rules['tiles'][number] =>
  rules.tiles[units.kind[unit]];
