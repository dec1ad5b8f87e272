// The board as it stands: nets, scoped modules and everything modules and auras give (MOD, NET).
// A pure function of the placements; Battle, turn and forecasts look at it. In a Battle it is frozen for a phase (BAT-4).

import { type Hex, NO_UNIT, NOBODY, NOWHERE, type Owner, type SeatId, type UnitId } from '../base/brand.ts';
import { HEX_COUNT } from '../board/hexes.ts';
import { opposes, type Rules, rulesOf, serves } from '../state/rules.ts';
import { MOST_EXTRA_CHANCES, type State } from '../state/state.ts';
import type { FullBonus } from '../tiles/tile.ts';
import { MAX_UNITS, type Units } from '../units/units.ts';
import { connectedHexes } from './connections.ts';
import { nettedOn, ZEROS } from './nets.ts';
import { type HexList, surveyOf } from './survey.ts';

/** Numbers are by unit; arrays without an entry other than 0 are one shared array. */
export interface Field {
  readonly rules: Rules;
  readonly units: Units;
  /** The version of the units that this holds for. */
  readonly version: number;
  /** 1 for a disabled unit (NET-1). */
  netted: readonly number[];
  /** Bonuses to attack strengths (MOD-2). */
  melee: readonly number[];
  ranged: readonly number[];
  /** Change of every initiative value (MOD-3). */
  initiative: readonly number[];
  /** Sources of extra actions (MOD-4). */
  extraActions: readonly number[];
  toughness: readonly number[];
  /** Modules that serve another seat than their owner's (MOD-8). */
  scoped: readonly Scoped[];
  /** Working connections, once somebody has asked for them (`linksOf`). */
  links: readonly Link[] | undefined;
  /** The links of Medics and of Quartermasters among them. */
  medics: readonly Link[];
  converts: readonly Link[];
  /** Where active modules lie that help board-wide (MOD-6). */
  recons: readonly Hex[];
  /** The phases in which each unit has a chance, once a Battle has asked for them. */
  phases: readonly number[] | undefined;
}

/** A module and the Scoper that has turned it, by their hexes (MOD-8). */
export interface Scoped {
  readonly scoper: Hex;
  readonly module: Hex;
}

export interface Link {
  readonly from: Hex;
  readonly to: UnitId;
  /** Whether it gives its bonus or inflicts its malus: a module may have both, for different units. */
  readonly helps: boolean;
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

/** The numbers with one of them changed; the shared zeros are copied first. */
function added(numbers: readonly number[], unit: UnitId, amount: number): readonly number[] {
  const own = numbers === ZEROS ? ZEROS.slice() : (numbers as number[]);
  own[unit] += amount;
  return own;
}

/** The enemy modules that active Scopers turn to their side; two that face each other cancel only that (MOD-8). */
function scopedModules({ rules, units, netted }: Field, scopers: HexList): readonly Scoped[] {
  const scoped: Scoped[] = [];
  for (let i = 0; i < scopers.size; i++) {
    const scoper = scopers.at(i);
    const unit = units.at[scoper];
    if (netted[unit]) continue;
    for (const module of connectedHexes(rules, units, scoper)) {
      const target = units.at[module];
      if (target === NO_UNIT || !rules.tiles[units.kind[target]].isModule) continue;
      if (opposes(rules, units.owner[unit], units.owner[target])) scoped.push({ scoper, module });
    }
  }
  const isMutual = (one: Scoped): boolean =>
    scoped.some((other) => one.scoper === other.module && one.module === other.scoper);
  return scoped.filter((one) => !isMutual(one));
}

/** Whom the tile's effects serve: its owner or, for a scoped module, the Scoper's owner (MOD-8). */
export function servedSeat({ units, scoped }: Field, hex: Hex): Owner {
  for (let i = 0; i < scoped.length; i++)
    if (scoped[i].module === hex) return units.owner[units.at[scoped[i].scoper]];
  return units.owner[units.at[hex]];
}

let latest: Field | undefined;

/** The board of a state as it stands now. */
export function fieldOf(state: Pick<State, 'options' | 'units'>): Field {
  const rules = rulesOf(state.options);
  const { units } = state;
  // Within one turn of events the same board is looked at again and again.
  if (latest?.units === units && latest.version === units.version && latest.rules === rules) return latest;
  latest = examine(rules, units);
  return latest;
}

function examine(rules: Rules, units: Units): Field {
  const { givers, scopers } = surveyOf(rules, units);
  const field: Field = {
    rules,
    units,
    version: units.version,
    netted: nettedOn(rules, units),
    melee: ZEROS,
    ranged: ZEROS,
    initiative: ZEROS,
    extraActions: ZEROS,
    toughness: ZEROS,
    scoped: NONE,
    links: undefined,
    medics: NONE,
    converts: NONE,
    recons: NONE,
    phases: undefined,
  };
  if (scopers.size > 0) field.scoped = scopedModules(field, scopers);
  for (let i = 0; i < givers.size; i++) {
    const giver = givers.at(i);
    if (!field.netted[units.at[giver]]) give(field, giver);
  }
  return field;
}

/** The list with one more item; the shared empty one is replaced first. */
function joined<T>(items: readonly T[], item: T): readonly T[] {
  if (items.length === 0) return [item];
  (items as T[]).push(item);
  return items;
}

/** Adds what one working module or aura does. */
function give(field: Field, giver: Hex): void {
  const { rules, units } = field;
  const { inflicts, recon, bonus } = rules.tiles[units.tile[giver]];
  if (recon > 0) field.recons = joined(field.recons, giver);
  const seat = servedSeat(field, giver);
  const hexes = connectedHexes(rules, units, giver);
  for (let i = 0; i < hexes.length; i++) {
    const does = effectOn(field, giver, seat, hexes, i);
    if (does === NOTHING) continue;
    const target = units.at[hexes[i]];
    if (does === HARMS) field.initiative = added(field.initiative, target, inflicts);
    else help(field, HELPING[giver * MAX_UNITS + target], bonus);
  }
}

const NOTHING = 0;
const HARMS = 1;
const HELPS = 2;

/** What the module or aura, serving that seat, does to the unit on one of its connected hexes. */
function effectOn(field: Field, giver: Hex, seat: Owner, hexes: readonly Hex[], index: number): number {
  const { rules, units } = field;
  const target = units.at[hexes[index]];
  if (target === NO_UNIT || (units.second[target] !== NOWHERE && isMetBefore(units, hexes, index)))
    return NOTHING;
  const owner = units.owner[target];
  const { helps, inflicts } = rules.tiles[units.tile[giver]];
  if (inflicts !== 0 && owner !== NOBODY && opposes(rules, seat, owner)) return HARMS;
  return helps && serves(rules, seat, owner) && target !== units.at[giver] ? HELPS : NOTHING;
}

/** Working connections: where the module or aura lies, and the unit it helps or harms. Few ask for them. */
export function linksOf(field: Field): readonly Link[] {
  field.links ??= findLinks(field);
  return field.links;
}

function findLinks(field: Field): Link[] {
  const { rules, units, netted } = field;
  const { givers } = surveyOf(rules, units);
  const links: Link[] = [];
  for (let i = 0; i < givers.size; i++) {
    const giver = givers.at(i);
    if (netted[units.at[giver]]) continue;
    const seat = servedSeat(field, giver);
    const hexes = connectedHexes(rules, units, giver);
    for (let j = 0; j < hexes.length; j++) {
      const does = effectOn(field, giver, seat, hexes, j);
      if (does === NOTHING) continue;
      links.push((does === HELPS ? HELPING : HARMING)[giver * MAX_UNITS + units.at[hexes[j]]]);
    }
  }
  return links;
}

/** Adds what a module or aura gives to one unit. */
function help(field: Field, link: Link, bonus: FullBonus): void {
  const { to } = link;
  if (bonus.melee) field.melee = added(field.melee, to, bonus.melee);
  if (bonus.ranged) field.ranged = added(field.ranged, to, bonus.ranged);
  if (bonus.initiative) field.initiative = added(field.initiative, to, bonus.initiative);
  if (bonus.extraAction) field.extraActions = added(field.extraActions, to, bonus.extraAction);
  if (bonus.toughness) field.toughness = added(field.toughness, to, bonus.toughness);
  if (bonus.medic && !hasMedic(field, link)) field.medics = joined(field.medics, link);
  if (bonus.quartermaster) field.converts = joined(field.converts, link);
}

/** Whether the same Medic serves the unit already: two tiles of a Structure are one Medic (STR-5). */
function hasMedic({ units, medics }: Field, { from, to }: Link): boolean {
  return (
    units.second[units.at[from]] !== NOWHERE &&
    medics.some((other) => other.to === to && units.at[other.from] === units.at[from])
  );
}

/** A source connected to both tiles of a Structure works once (STR-5). */
function isMetBefore(units: Units, hexes: readonly Hex[], index: number): boolean {
  const unit = units.at[hexes[index]];
  for (let i = 0; i < index; i++) if (units.at[hexes[i]] === unit) return true;
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

/** Whether anything on the board helps board-wide; most boards need no closer look. */
function hasRecon(rules: Rules, units: Units): boolean {
  const { givers } = surveyOf(rules, units);
  for (let i = 0; i < givers.size; i++) if (rules.tiles[units.tile[givers.at(i)]].recon > 0) return true;
  return false;
}

/** How many extra steps every movement of that seat gets (MOD-6). */
export function reconSteps(state: State, seat: SeatId): number {
  const rules = rulesOf(state.options);
  const { units } = state;
  if (!hasRecon(rules, units)) return 0;
  const field = fieldOf(state);
  let steps = 0;
  for (const hex of field.recons) {
    if (serves(rules, servedSeat(field, hex), seat)) steps += rules.tiles[units.tile[hex]].recon;
  }
  return steps;
}

/** How many wounds the unit survives now (UNIT-6). */
export const toughnessOf = ({ rules, units, toughness }: Field, unit: UnitId): number =>
  rules.tiles[units.kind[unit]].toughness + toughness[unit];

/** Where the unit's (first) tile lies. */
export const hexOf = ({ units }: Field, unit: UnitId): Hex => units.hex[unit];
/** What the unit is as a whole. */
export const infoOf = ({ rules, units }: Field, unit: UnitId): Rules['tiles'][number] =>
  rules.tiles[units.kind[unit]];
