// Position lines of version 1 (`nhex1/...`), in which a unit was its hex and what came next had to be inferred.

import { NOBODY, NOWHERE, type Owner, type SeatId, type UnitId } from '../base/brand.ts';
import { within } from '../base/place.ts';
import { chooseHit, chooseTreatment, resolveMedics } from '../battle/medics.ts';
import { BATTLE_REASONS } from '../flow/agenda.ts';
import {
  type BattleState,
  type Declaration,
  EXTRA_CHANCE,
  type Hit,
  type State,
  type Turn,
  type Wounding,
} from '../state/state.ts';
import { MAX_UNITS } from '../units/units.ts';
import { agendaOf } from './asked.ts';
import { readEnding, readResult } from './position-read.ts';
import { readOptions } from './read-options.ts';
import { readSeat, readTiles, readUnits, type UnitReader } from './read-units.ts';
import {
  fail,
  items,
  parts,
  readFlag,
  readHex,
  readHexOrDash,
  readNumber,
  readNumbers,
  readWord,
  shorten,
} from './reader.ts';

const FIELDS = [
  'options',
  'stage',
  'units',
  'seats',
  'turn',
  'wounding',
  'battle',
  'battles',
  'ending',
  'result',
  'aside',
] as const;

const STAGES = [
  'mercenary',
  'hq',
  'draw',
  'unlucky',
  'forced-discard',
  'turn',
  'step',
  'push',
  'declare-order',
  'declare',
  'treat',
  'absorb',
  'sacrifice',
  'name',
  'award',
  'over',
] as const;
type Stage = (typeof STAGES)[number];

/** A hit that destroys was written as so many wounds. */
const LETHAL = 99;

interface OldTurn extends Turn {
  movement: { unit: UnitId; stepsLeft: number } | undefined;
  push: { pusher: number; target: number } | undefined;
}

function readTurn(text: string, reader: UnitReader, players: number): OldTurn {
  const place = 'turn';
  const part = parts(place, text, '.', 12);
  const number = (index: number, most: number): number => readNumber(place, part[index], 0, most);
  const units = items(part[8]).map((hex) => reader.unit(place, hex));
  const rides = items(part[9]).map((hex) => reader.unit(place, hex));
  const movement = part[10] ? parts(place, part[10], '_', 2) : undefined;
  const push = part[11] ? parts(place, part[11], '_', 2) : undefined;
  return {
    number: number(0, 9999),
    place: number(1, 5),
    seat: number(2, players - 1) as SeatId,
    limit: number(3, 6),
    drawn: number(4, 6),
    plays: number(5, 6),
    maxPlays: number(6, 6),
    rotations: number(7, 9),
    moved: units,
    pivoted: [],
    served: rides.flatMap((transport, i) =>
      i % 2 === 0 && rides[i + 1] !== undefined ? [{ transport, passenger: rides[i + 1] }] : [],
    ),
    movement: movement && {
      unit: reader.unit(place, movement[0]),
      stepsLeft: readNumber(place, movement[1], 1, 9),
    },
    push: push && { pusher: readHex(place, push[0]), target: readHex(place, push[1]) },
  };
}

function readHit(text: string, reader: UnitReader): Hit {
  const place = within('wounding', [{ kind: 'hit', name: shorten(text) }]);
  const [target, wounds, from, by, treatable, endless, chain] = parts(place, text, '_', 7);
  const amount = readNumber(place, wounds, 0, LETHAL);
  const isTreatable = readFlag(place, treatable);
  return {
    target: reader.unit(place, target),
    hex: readHex(place, target),
    lethal: amount === LETHAL,
    wounds: amount === LETHAL ? 1 : amount,
    from: readHexOrDash(place, from),
    by: readNumber(place, by, 0, NOBODY) as Owner,
    treatable: isTreatable,
    setsOff: !isTreatable,
    endless: readFlag(place, endless),
    chain: readNumber(place, chain, 0, 63),
  };
}

interface OldWounding {
  readonly wounding: Wounding;
  readonly patient: UnitId | undefined;
  readonly medic: UnitId | undefined;
  readonly hit: number;
  readonly named: Owner;
}

function readWounding(text: string, reader: UnitReader, players: number): OldWounding | undefined {
  if (text === '') return undefined;
  const place = 'wounding';
  const part = parts(place, text, '.', 10);
  const unit = (word: string): UnitId => reader.unit(place, word);
  const unitOrNone = (word: string): UnitId | undefined => (word === '-' ? undefined : unit(word));
  // Once the wounds were dealt only the points were still open.
  const isDealt = readFlag(place, part[8]);
  const hits = isDealt ? [] : items(part[0]).map((hit) => readHit(hit, reader));
  const awards = readNumbers(place, part[9], 20);
  return {
    wounding: {
      hits,
      exploded: isDealt ? [] : items(part[1]).map(unit),
      absorbed: isDealt ? [] : readNumbers(place, part[2], hits.length - 1),
      spent: isDealt ? [] : items(part[3]).map(unit),
      awards: awards.flatMap((victim, i) =>
        i % 2 === 0 && victim < players ? [{ victim: victim as SeatId, points: awards[i + 1] ?? 1 }] : [],
      ),
    },
    patient: isDealt ? undefined : unitOrNone(part[4]),
    medic: isDealt ? undefined : unitOrNone(part[5]),
    hit: readNumber(place, part[6], -1, 255),
    named: readNumber(place, part[7], 0, NOBODY) as Owner,
  };
}

function readActor(text: string, reader: UnitReader): Declaration {
  const place = within('battle', [{ kind: 'actor', name: shorten(text) }]);
  const [hex, what, edge] = parts(place, text, '_', 3);
  const declared = readWord(place, what, ['open', 'attack', 'explode', 'melee', 'ranged'] as const);
  return {
    unit: reader.unit(place, hex),
    what: declared,
    hex: declared === 'melee' || declared === 'ranged' ? readHex(place, hex) : NOWHERE,
    edge: readNumber(place, edge, -1, 5),
    aims: [],
  };
}

/** Extra actions began at bit 8. */
const readChances = (bits: number): number => (bits & 255) | ((bits >> 8) << EXTRA_CHANCE);

interface OldBattle {
  readonly battle: BattleState;
  readonly declaring: UnitId | undefined;
}

function readBattle(text: string, reader: UnitReader, players: number): OldBattle | undefined {
  if (text === '') return undefined;
  const place = 'battle';
  const part = parts(place, text, '.', 9);
  const stands = (hex: string): boolean => reader.units.at[readHex(place, hex)] >= 0;
  const usedChances = Array.from({ length: MAX_UNITS }, () => 0);
  for (const item of items(part[3])) {
    const [hex, bits] = parts(place, item, '_', 2);
    if (stands(hex)) usedChances[reader.unit(place, hex)] = readChances(readNumber(place, bits, 1, 65535));
  }
  return {
    battle: {
      reason: readWord(place, part[0], BATTLE_REASONS),
      starter: readNumber(place, part[1], 0, players - 1) as SeatId,
      phase: readNumber(place, part[2], 0, 30),
      usedChances,
      converted: items(part[4])
        .filter(stands)
        .map((hex) => reader.unit(place, hex)),
      actors: items(part[6])
        .filter((actor) => stands(actor.split('_')[0]))
        .map((actor) => readActor(actor, reader)),
      changed: readFlag(place, part[8]),
    },
    declaring: part[7] === '-' ? undefined : reader.unit(place, part[7]),
  };
}

/** What a stage asked, with what was spread over the rest of the position. */
function setPending(
  state: State,
  stage: Stage,
  { turn, old, fought }: { turn: OldTurn; old: OldWounding | undefined; fought: OldBattle | undefined },
): void {
  const misfit = (): never => fail('stage', 'does-not-fit', { what: stage });
  const { seat } = turn;
  const treatment = (): { medic: UnitId; patient: UnitId } =>
    old?.medic === undefined || old.patient === undefined
      ? misfit()
      : { medic: old.medic, patient: old.patient };
  switch (stage) {
    case 'over':
      return;
    case 'mercenary':
    case 'hq':
    case 'draw':
    case 'unlucky':
    case 'forced-discard':
    case 'turn':
      state.pending = { kind: stage, seat };
      return;
    case 'step':
      state.pending = turn.movement ? { kind: stage, seat, ...turn.movement } : misfit();
      return;
    case 'push': {
      const { pusher, target } = turn.push ?? misfit();
      const unit = state.units.at[target];
      if (unit < 0) misfit();
      state.pending = {
        kind: stage,
        seat: state.units.owner[unit],
        pusher: pusher as never,
        target: target as never,
      };
      return;
    }
    case 'declare-order':
      state.pending = { kind: stage, seat: fought?.battle.starter ?? misfit() };
      return;
    case 'declare': {
      const unit = fought?.declaring ?? misfit();
      state.pending = { kind: stage, seat: state.units.owner[unit], unit };
      return;
    }
    case 'award':
      state.pending = { kind: stage, seat: old?.wounding.awards[0]?.victim ?? misfit() };
      return;
    case 'name':
    case 'treat':
    case 'absorb':
    case 'sacrifice':
      return askMedics(state, stage, old ?? misfit(), treatment);
    default:
      // A stage that came later cannot stand in such a line.
      misfit();
  }
}

function askMedics(
  state: State,
  stage: 'name' | 'treat' | 'absorb' | 'sacrifice',
  { medic, hit, named }: OldWounding,
  treatment: () => { medic: UnitId; patient: UnitId },
): void {
  if (medic === undefined) resolveMedics(state, undefined);
  else if (hit < 0) chooseTreatment(state, treatment(), undefined);
  else if (hit >= (state.wounding?.hits.length ?? 0)) fail('stage', 'does-not-fit', { what: stage });
  else chooseHit(state, treatment(), hit, undefined);
  state.agenda = [];
  const { pending } = state;
  // Who had been named answers.
  if (stage !== 'name' && named !== NOBODY && pending?.kind === 'name' && pending.among.includes(named))
    state.pending = { ...pending.question, seat: named };
}

/** The state of a line of version 1. */
export function readVersion1(values: readonly string[], rngFor: (players: number) => number[]): State {
  if (values.length !== FIELDS.length)
    fail('position', 'parts-needed', { wanted: FIELDS.length, found: values.length });
  const field = (name: (typeof FIELDS)[number]): string => values[FIELDS.indexOf(name)];
  const options = readOptions(field('options'), '');
  const players = options.armies.length;
  const reader = readUnits(field('units'), options);
  const stage = readWord('stage', field('stage'), STAGES);
  const [beside, removed] = parts('aside', field('aside'), '.', 2);
  const turn = readTurn(field('turn'), reader, players);
  const old = readWounding(field('wounding'), reader, players);
  const fought = readBattle(field('battle'), reader, players);
  const { movement: _movement, push: _push, ...kept } = turn;
  const isSettingUp = stage === 'hq' || stage === 'mercenary';
  const state: State = {
    options,
    pending: undefined,
    agenda: [],
    units: reader.units,
    seats: parts('seats', field('seats'), ';', players).map((seat, number) =>
      readSeat(seat, options, number),
    ),
    // Before the first turn this was whoever had to choose.
    turn: isSettingUp ? { ...kept, seat: 0 as SeatId } : kept,
    wounding: old?.wounding,
    battle: fought?.battle,
    battles: readNumber('battles', field('battles'), 0, 9999),
    moments: 0,
    ending: readEnding(field('ending'), options),
    course: undefined,
    leaders: [],
    result: readResult(field('result'), players),
    beside: readTiles('aside', beside, options, NOBODY),
    removed: readTiles('aside', removed, options, NOBODY),
    rng: rngFor(players),
  };
  setPending(state, stage, { turn, old, fought });
  state.agenda = agendaOf(state);
  return state;
}
