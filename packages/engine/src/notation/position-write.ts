// Writing a whole position as one line of URL-safe text, and the hash of it. Grammar in docs/notation.md.
// It holds everything except the hidden order of the decks. Units are named by the hex of their first tile.

import type { LeaderId, TileId, UnitId } from '../base/brand.ts';
import { seedFrom } from '../base/random.ts';
import { hexName } from '../board/hexes.ts';
import { leaderKey, NO_LEADER } from '../cards/leaders.ts';
import type { PlainStep, Step } from '../flow/agenda.ts';
import type { Decision, PlainDecision } from '../flow/decision.ts';
import { isBuiltIn, textOf } from '../scenarios/known.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { GameOptions } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import type {
  Aim,
  BattleState,
  Command,
  Course,
  Declaration,
  Ending,
  GameResult,
  Hit,
  Seat,
  State,
  Turn,
  Wounding,
} from '../state/state.ts';
import type { Army } from '../tiles/face.ts';
import { type Units, unitsOn } from '../units/units.ts';
import { flag, hexOrDash, list, tileKey } from './reader.ts';

export const VERSION = 'nhex2';
export const FIELDS = [
  'options',
  'pending',
  'agenda',
  'units',
  'seats',
  'turn',
  'wounding',
  'battle',
  'battles',
  'ending',
  'result',
  'aside',
  'armies',
  'scenario',
  'course',
  'leaders',
] as const;
/** Fields that earlier lines of this version do not have; at the end they are left out where nothing is in them. */
export const LATER_FIELDS = 3;

function makeTiles(options: GameOptions, tiles: readonly TileId[], areNobodys = false): string {
  let text = '';
  for (let i = 0; i < tiles.length; ) {
    let end = i + 1;
    while (end < tiles.length && tiles[end] === tiles[i]) end++;
    if (i > 0) text += '~';
    text += tileKey(options, tiles[i], areNobodys);
    if (end - i > 1) text += `*${end - i}`;
    i = end;
  }
  return text;
}

const makeOptions = (o: GameOptions): string =>
  [
    o.edition.replace('.', ''),
    o.mode,
    o.board,
    o.armies.join('~'),
    o.variants.join('~'),
    o.mercenariesEach,
    flag(o.strikeAllies),
  ].join('.');

const unitName = (units: Units, unit: UnitId): string => hexName(units.hex[unit]);

function makePending(
  decision: Decision | undefined,
  { units, options }: Pick<State, 'units' | 'options'>,
): string {
  if (!decision) return '';
  const words: (string | number)[] = [decision.kind, decision.seat];
  switch (decision.kind) {
    case 'step':
      words.push(unitName(units, decision.unit), decision.stepsLeft);
      break;
    case 'push':
      words.push(hexName(decision.pusher), hexName(decision.target));
      break;
    case 'lay': {
      const { first } = decision;
      if (first) words.push(hexName(first.hex), tileKey(options, first.tile), first.rotation);
      break;
    }
    case 'declare':
      words.push(unitName(units, decision.unit));
      break;
    case 'aim':
      words.push(
        unitName(units, decision.unit),
        hexName(decision.hex),
        decision.edge,
        hexName(decision.from),
        decision.direction,
      );
      break;
    case 'absorb':
      words.push(unitName(units, decision.medic), unitName(units, decision.patient));
      break;
    case 'sacrifice':
      words.push(unitName(units, decision.medic), unitName(units, decision.patient), decision.hit);
      break;
    case 'name':
      words.push(list(decision.among, String), makePending(decision.question, { units, options }));
      break;
    case 'lead':
      words.push(decision.moment);
      break;
    default:
      decision satisfies PlainDecision;
  }
  return words.join('.');
}

function makeStep(step: Step, options: GameOptions): string {
  switch (step.do) {
    case 'begin-turn':
      return `${step.do}_${step.place}`;
    case 'battle':
      return `${step.do}_${step.reason}_${step.starter}`;
    case 'after-battle':
      return `${step.do}_${step.reason}_${step.starter}_${flag(step.changed)}`;
    case 'listen':
      return `${step.do}_${rulesOf(options).listeners[step.place].name}`;
    default:
      return (step satisfies PlainStep).do;
  }
}

function makeUnits({ units, options }: State): string {
  let text = '';
  for (const { owner, wounds, tiles } of unitsOn(units)) {
    const [first, second] = tiles;
    if (text !== '') text += ';';
    text += `${hexName(first.hex)}.${owner}.${tileKey(options, first.tile)}.${first.rotation}.${wounds}`;
    if (second) text += `.${hexName(second.hex)}.${tileKey(options, second.tile)}.${second.rotation}`;
  }
  return text;
}

function makeSeat(options: GameOptions, seat: Seat): string {
  let text = `${seat.hq}.${flag(seat.alive)}`;
  for (const tiles of [seat.hand, seat.deck, seat.top, seat.discard, seat.mercenaries])
    text += `.${makeTiles(options, tiles)}`;
  // Positions without the variant read as they always have.
  return options.variants.includes('structures') ? `${text}.${flag(seat.structure)}` : text;
}

const isThere = (units: Units, unit: UnitId): boolean => units.hex[unit] >= 0;

const makeTurn = (turn: Turn, units: Units): string =>
  [
    turn.number,
    turn.place,
    turn.seat,
    turn.limit,
    turn.drawn,
    turn.plays,
    turn.maxPlays,
    turn.rotations,
    list(turn.moved, (unit) => unitName(units, unit)),
    list(turn.pivoted, (unit) => unitName(units, unit)),
    list(turn.served, (ride) => `${unitName(units, ride.transport)}_${unitName(units, ride.passenger)}`),
  ].join('.');

/** The hit's tile tells its unit; one that has left already has none. */
const makeHit = (hit: Hit): string =>
  [
    hexName(hit.hex),
    hit.wounds,
    flag(hit.lethal),
    hexOrDash(hit.from),
    hit.by,
    flag(hit.treatable),
    flag(hit.setsOff),
    flag(hit.endless),
    hit.chain,
  ].join('_');

const makeWounding = (w: Wounding | undefined, units: Units): string =>
  w === undefined
    ? ''
    : [
        list(w.hits, makeHit),
        list(w.exploded, (unit) => unitName(units, unit)),
        list(w.absorbed, String),
        list(w.spent, (unit) => unitName(units, unit)),
        list(w.awards, ({ victim, points }) => `${victim}_${points}`),
      ].join('.');

const makeAim = ({ hex, edge, from, direction, target }: Aim): string =>
  [hexName(hex), edge, hexName(from), direction, hexName(target)].join('-');

const makeActor = (actor: Declaration, units: Units): string =>
  [
    unitName(units, actor.unit),
    actor.what,
    hexOrDash(actor.hex),
    actor.edge,
    actor.aims.map(makeAim).join('+'),
  ].join('_');

const makeBattle = (battle: BattleState | undefined, units: Units): string =>
  battle === undefined
    ? ''
    : [
        battle.reason,
        battle.starter,
        battle.phase,
        list(
          unitsOn(units).filter(({ unit }) => battle.usedChances[unit] !== 0),
          ({ unit }) => `${unitName(units, unit)}_${battle.usedChances[unit]}`,
        ),
        list(
          battle.converted.filter((unit) => isThere(units, unit)),
          (unit) => unitName(units, unit),
        ),
        list(
          battle.actors.filter(({ unit }) => isThere(units, unit)),
          (actor) => makeActor(actor, units),
        ),
        flag(battle.changed),
      ].join('.');

const makeEnding = (ending: Ending | undefined): string =>
  ending === undefined
    ? ''
    : [
        ending.by,
        list(ending.turns, String),
        ending.tied ? list(ending.tied, String) : '-',
        ending.last,
      ].join('.');

const makeResult = (result: GameResult | undefined): string =>
  result === undefined ? '' : `${result.reason}.${list(result.winners, String)}`;

const makeArmies = (armies: readonly Army[]): string =>
  armies.length === 0 ? '' : encodeURIComponent(JSON.stringify(armies));

/** How a line names the scenario. */
type ScenarioName = (scenario: Scenario) => string;

const byKey: ScenarioName = ({ key }) => key;
/** Whoever reads it may not know a scenario that does not come with the game. */
const inLine: ScenarioName = (scenario) =>
  isBuiltIn(scenario) ? scenario.key : encodeURIComponent(textOf(scenario));

const makeScenario = ({ scenario, era = 0 }: GameOptions, name: ScenarioName): string =>
  scenario ? `${era}.${name(scenario)}` : '';

const makeCourse = (course: Course | undefined): string =>
  course === undefined
    ? ''
    : [
        list(course.progress, String),
        list(course.arrived, String),
        list(course.spent, hexName),
        course.units,
        course.ended,
      ].join('.');

const cardOrDash = (card: LeaderId): string => (card === NO_LEADER ? '-' : leaderKey(card));

const makeLeaders = (leaders: readonly Command[]): string =>
  leaders
    .map(({ dealt, card, uses, turn, battle }) =>
      [list(dealt, leaderKey), cardOrDash(card), uses, turn, battle].join('.'),
    )
    .join(';');

function makeLine(view: Omit<State, 'rng'>, name: ScenarioName): string {
  const state = view as State;
  const { options, units } = state;
  const fields: Record<(typeof FIELDS)[number], string> = {
    options: makeOptions(options),
    pending: makePending(state.pending, state),
    agenda: list(state.agenda, (step) => makeStep(step, options)),
    units: makeUnits(state),
    seats: state.seats.map((seat) => makeSeat(options, seat)).join(';'),
    turn: makeTurn(state.turn, units),
    wounding: makeWounding(state.wounding, units),
    battle: makeBattle(state.battle, units),
    battles: String(state.battles),
    ending: makeEnding(state.ending),
    result: makeResult(state.result),
    aside: `${makeTiles(options, state.beside)}.${makeTiles(options, state.removed, true)}`,
    armies: makeArmies(options.ownArmies),
    scenario: makeScenario(options, name),
    course: makeCourse(state.course),
    leaders: makeLeaders(state.leaders),
  };
  const values = FIELDS.map((field) => fields[field]);
  for (let i = 0; i < LATER_FIELDS && values.at(-1) === ''; i++) values.pop();
  return [VERSION, ...values].join('/');
}

/** The position in one line. */
export const makePosition = (view: Omit<State, 'rng'>): string => makeLine(view, inLine);

function fingerprint(text: string): string {
  const part = (stream: number): string => (seedFrom(text, stream) >>> 0).toString(16).padStart(8, '0');
  return part(1) + part(2);
}

/**
 * A short fingerprint of everything a position holds; equal positions have equal hashes everywhere.
 * A scenario counts by its key, whether or not it is known here.
 */
export const hashState = (view: Omit<State, 'rng'>): string => fingerprint(makeLine(view, byKey));
