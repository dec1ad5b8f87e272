// Decisions in a Battle and about wounds: declarations, Medics, points given away (BAT-5, MED-2, MED-4, MODE-3).

import { NOWHERE } from '../base/brand.ts';
import { type Code, type CodeList, packChoice, packer } from '../choices/code.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { fieldOf } from '../standing/field.ts';
import { ask, type State, theBattle, theWounding } from '../state/state.ts';
import {
  aim as aimAt,
  aimTargets,
  askUnit,
  declarationsOf,
  declare as declareUnit,
  openDeclarers,
} from './declarations.ts';
import {
  chooseHit,
  chooseTreatment,
  openHits,
  openSacrifices,
  openTreatments,
  treat as treatHit,
} from './medics.ts';
import { awardPoint, scorersAgainst } from './wounding.ts';

const packNext = packer('declare-next', 'hex');
const packAttack = packer('attack', 'hex');
const packExplode = packer('explode', 'hex');
const packAim = packer('aim', 'hex', 'edge', 'target');
const packName = packer('name', 'seat');
const packTreat = packer('treat', 'medic', 'patient');
const packAbsorb = packer('absorb', 'hit');
const packSacrifice = packer('sacrifice', 'medic');
const packAward = packer('award', 'seat');

const list = <T>(items: readonly T[], into: CodeList, pack: (item: T) => Code): void => {
  for (const item of items) into.push(pack(item));
};

const unitAt = (state: State, hex: number) => state.units.at[hex];

export const declareOrder: DecisionRules<'declare-order'> = {
  list: (state, _, into) => list(openDeclarers(state), into, (unit) => packNext(state.units.hex[unit])),
  carryOut(state, _, choice) {
    // The step that asks for declarations is on the agenda; this one comes first.
    askUnit(state, unitAt(state, choice.hex));
  },
};

export const declare: DecisionRules<'declare'> = {
  list(state, { unit }, into) {
    const at = state.units.hex[unit];
    list(declarationsOf(fieldOf(state), theBattle(state), unit), into, ({ what, hex, edge }) => {
      if (what === 'melee' || what === 'ranged') return packChoice({ type: 'convert', hex, edge, to: what });
      return what === 'explode' ? packExplode(at) : packAttack(at);
    });
  },
  carryOut(state, { unit }, choice, ctx) {
    const made =
      choice.type === 'convert'
        ? { unit, what: choice.to, hex: choice.hex, edge: choice.edge, aims: [] }
        : { unit, what: choice.type, hex: NOWHERE, edge: NOWHERE, aims: [] };
    declareUnit(state, made, ctx.sink);
  },
};

export const aim: DecisionRules<'aim'> = {
  list: (state, { unit, hex, edge }, into) =>
    list(aimTargets(fieldOf(state), theBattle(state), unit), into, (target) => packAim(hex, edge, target)),
  carryOut: (state, decision, choice, ctx) => aimAt(state, decision, choice.target, ctx.sink),
};

export const name: DecisionRules<'name'> = {
  list: (_, { among }, into) => list(among, into, packName),
  carryOut: (state, { question }, choice) => ask(state, { ...question, seat: choice.seat }),
};

export const treat: DecisionRules<'treat'> = {
  list(state, _, into) {
    const { hex } = state.units;
    list(openTreatments(fieldOf(state), theWounding(state)), into, ({ medic, patient }) =>
      packTreat(hex[medic], hex[patient]),
    );
  },
  carryOut(state, _, choice, ctx) {
    const treatment = { medic: unitAt(state, choice.medic), patient: unitAt(state, choice.patient) };
    chooseTreatment(state, treatment, ctx.sink);
  },
};

export const absorb: DecisionRules<'absorb'> = {
  list: (state, { patient }, into) => list(openHits(theWounding(state), patient), into, packAbsorb),
  carryOut: (state, { medic, patient }, choice, ctx) =>
    chooseHit(state, { medic, patient }, choice.hit, ctx.sink),
};

export const sacrifice: DecisionRules<'sacrifice'> = {
  list: (state, { medic, hit }, into) =>
    list(openSacrifices(fieldOf(state), theWounding(state), medic, hit), into, (each) =>
      packSacrifice(state.units.hex[each]),
    ),
  carryOut: (state, { medic, patient, hit }, choice, ctx) =>
    treatHit(state, { medic, patient, hit }, unitAt(state, choice.medic), ctx.sink),
};

export const award: DecisionRules<'award'> = {
  list: (state, { seat: victim }, into) => list(scorersAgainst(state, victim), into, packAward),
  carryOut: (state, _, choice, ctx) => awardPoint(state, choice.seat, ctx.sink),
};
