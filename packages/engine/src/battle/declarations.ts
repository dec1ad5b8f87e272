// What acting units declare before their attacks: explosions, conversions, aims of sharpshooters (BAT-5, UNIT-11, MOD-7, STR-11).

import { type Hex, NOWHERE, type UnitId } from '../base/brand.ts';
import { STEP } from '../flow/agenda.ts';
import type { DecisionOf } from '../flow/decision.ts';
import type { EventSink } from '../flow/events.ts';
import { type Field, fieldOf, infoOf } from '../standing/field.ts';
import { ask, type BattleState, type Declaration, plan, type State, theBattle } from '../state/state.ts';
import { DECLARES } from '../tiles/catalogue.ts';
import { hexesOfUnit, MAX_UNITS, partOn } from '../units/units.ts';
import { aimsOf, rangedOf } from './attacks.ts';
import { facingAt, whoIs } from './barrage.ts';
import { openStretch, type Stretch } from './shots.ts';

const NO_AIMS: Declaration['aims'] = [];

/** Where the Quartermasters lie that let a unit convert an attack. */
function quartermastersOf({ converts }: Field, unit: UnitId): Hex[] {
  const found: Hex[] = [];
  for (let i = 0; i < converts.size; i++) if (converts.to[i] === unit) found.push(converts.from[i]);
  return found;
}

const canConvert = (field: Field, battle: BattleState, unit: UnitId): boolean =>
  !battle.converted.includes(unit) && quartermastersOf(field, unit).length > 0;

/** The edges of a unit that a Quartermaster could convert: not those of a Gauss shot (MOD-7). */
function convertibleEdges(
  field: Field,
  unit: UnitId,
): { hex: Hex; edge: number; melee: number; ranged: number }[] {
  return hexesOfUnit(field.units, unit).flatMap((hex) =>
    facingAt(field, hex)
      .attacks.filter((attack) => !attack.gauss)
      .map(({ edge, melee, ranged }) => ({ hex, edge, melee, ranged })),
  );
}

/** Most units have nothing to declare: they attack. Made once for each number. */
const ATTACKING = Array.from(
  { length: MAX_UNITS },
  (_, unit): Declaration => ({
    unit: unit as UnitId,
    what: 'attack',
    hex: NOWHERE,
    edge: NOWHERE,
    aims: NO_AIMS,
  }),
);

/** How a unit enters its phase: open if it may explode or convert. */
export function newActor(field: Field, battle: BattleState, unit: UnitId): Declaration {
  if (field.converts.size === 0 && !declares(field, unit)) return ATTACKING[unit];
  const hasChoice =
    infoOf(field, unit).explodes ||
    (canConvert(field, battle, unit) && convertibleEdges(field, unit).length > 0);
  return hasChoice ? { unit, what: 'open', hex: NOWHERE, edge: NOWHERE, aims: NO_AIMS } : ATTACKING[unit];
}

/** What a unit may declare: each conversion open to it, and whether it can explode. */
export function declarationsOf(field: Field, battle: BattleState, unit: UnitId): Declaration[] {
  const open = [ATTACKING[unit]];
  if (infoOf(field, unit).explodes)
    open.push({ unit, what: 'explode', hex: NOWHERE, edge: NOWHERE, aims: NO_AIMS });
  if (!canConvert(field, battle, unit)) return open;
  for (const { hex, edge, melee, ranged } of convertibleEdges(field, unit)) {
    if (melee) open.push({ unit, what: 'ranged', hex, edge, aims: NO_AIMS });
    if (ranged) open.push({ unit, what: 'melee', hex, edge, aims: NO_AIMS });
  }
  return open;
}

/** A stretch of one of a sharpshooter's shots on which it still has to choose, with the edge it left by. */
interface OpenAim extends Stretch {
  readonly hex: Hex;
  readonly edge: number;
}

function openAim(field: Field, actor: Declaration): OpenAim | undefined {
  if (actor.what === 'explode') return undefined;
  const owner = field.units.owner[actor.unit];
  for (const hex of hexesOfUnit(field.units, actor.unit)) {
    for (const attack of facingAt(field, hex).attacks) {
      const isConverted = actor.hex === hex && actor.edge === attack.edge;
      const to = isConverted && (actor.what === 'melee' || actor.what === 'ranged') ? actor.what : undefined;
      if (attack.gauss || rangedOf(field, actor.unit, attack, to) === 0) continue;
      const aims = aimsOf(actor, hex, attack);
      const stretch = openStretch(field, { owner, gauss: false, aims }, hex, attack.direction);
      if (stretch) return { ...stretch, hex, edge: attack.edge };
    }
  }
  return undefined;
}

/** The hexes at which the asked stretch of a shot may end. */
export function aimTargets(field: Field, battle: BattleState, unit: UnitId): readonly Hex[] {
  const actor = battle.actors.find((each) => each.unit === unit);
  return (actor && openAim(field, actor)?.targets) ?? [];
}

/** Whether it explodes or aims: most units do neither. */
const declares = ({ rules, units }: Field, unit: UnitId): boolean =>
  (rules.catalogue.traits[units.kind[unit]] & DECLARES) !== 0;

/** Whether anybody might have to be asked about the actor, however the board stands. */
export const mayDeclare = (field: Field, { what, unit }: Declaration): boolean =>
  what === 'open' || (declares(field, unit) && infoOf(field, unit).sharpshooter);

/** Whether the actor has nothing more to declare. */
function isDone(field: Field, actor: Declaration): boolean {
  if (actor.what === 'open') return false;
  return !mayDeclare(field, actor) || openAim(field, actor) === undefined;
}

/** Step `declarations`: they come one by one; the starter orders those of different players. */
export function askDeclarations(state: State): void {
  const battle = theBattle(state);
  const field = fieldOf(state);
  const open = battle.actors.filter((actor) => !isDone(field, actor));
  if (open.length === 0) return;
  plan(state, STEP.declarations);
  const midway = open.find((actor) => actor.aims.length > 0);
  const owners = new Set(open.map(({ unit }) => field.units.owner[unit]));
  if (midway) askUnit(state, midway.unit);
  else if (owners.size > 1) ask(state, { kind: 'declare-order', seat: battle.starter });
  else askUnit(state, open[0].unit);
}

/** Asks the owner of a unit what it does, then where it aims. */
export function askUnit(state: State, unit: UnitId): void {
  const battle = theBattle(state);
  const field = fieldOf(state);
  const seat = field.units.owner[unit];
  const actor = battle.actors.find((each) => each.unit === unit);
  if (!actor) throw new Error('only an acting unit declares');
  const aim = isDone(field, actor) || actor.what === 'open' ? undefined : openAim(field, actor);
  if (!aim) return ask(state, { kind: 'declare', seat, unit });
  const { hex, edge, from, direction } = aim;
  ask(state, { kind: 'aim', seat, unit, hex, edge, from, direction });
}

/** The units that still have something to declare, in the order of their hexes. */
export function openDeclarers(state: State): UnitId[] {
  const field = fieldOf(state);
  return theBattle(state)
    .actors.filter((actor) => !isDone(field, actor))
    .map(({ unit }) => unit);
}

/** Records what the asked unit does in this phase. */
export function declare(state: State, made: Declaration, sink: EventSink): void {
  const battle = theBattle(state);
  const field = fieldOf(state);
  battle.actors = battle.actors.map((actor) => (actor.unit === made.unit ? made : actor));
  const { what, unit, edge, hex } = made;
  if (what === 'melee' || what === 'ranged') battle.converted = [...battle.converted, unit];
  if (what === 'attack' || what === 'open') return;
  const who = whoIs(field, unit);
  if (what === 'explode') return sink?.({ type: 'declared', ...who, what, edge, by: [] });
  const by = quartermastersOf(field, unit).map((at) => partOn(field.units, at));
  sink?.({ type: 'declared', ...who, hex, what, edge, by });
}

/** Records where a stretch of a sharpshooter's shot ends. */
export function aim(
  state: State,
  { unit, hex, edge, from, direction }: DecisionOf<'aim'>,
  at: Hex,
  sink: EventSink,
): void {
  const battle = theBattle(state);
  const made = { hex, edge, from, direction, target: at };
  battle.actors = battle.actors.map((actor) =>
    actor.unit === unit ? { ...actor, aims: [...actor.aims, made] } : actor,
  );
  sink?.({ type: 'aimed', ...whoIs(fieldOf(state), unit), hex, edge, at });
}
