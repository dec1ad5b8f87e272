// A Battle from its highest phase down to 0 (BAT, INI), step by step. It can stop at any decision: all it knows is in the state.

import { NOWHERE } from '../base/brand.ts';
import { STEP, type Step } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { EventSink } from '../flow/events.ts';
import { heardIn, pass } from '../flow/moments.ts';
import { reportNets } from '../standing/changes.ts';
import { fieldOf } from '../standing/field.ts';
import { ZEROS } from '../standing/nets.ts';
import { type Declaration, plan, type State, theBattle } from '../state/state.ts';
import { unitsOn } from '../units/units.ts';
import { attackWith } from './attacks.ts';
import { type Barrage, newBarrage } from './barrage.ts';
import { lineupOf, reportLostChance, reportMissedChances, useChances } from './chances.ts';
import { mayDeclare, newActor } from './declarations.ts';
import { blast, explode } from './explosions.ts';
import { dropUnsupported, openWounding } from './wounding.ts';

/** Step `battle`: opens a Battle at the highest initiative on the board (BAT-3). */
export function openBattle(
  state: State,
  { reason, starter }: Step & { do: 'battle' },
  sink: EventSink,
): void {
  state.battles += 1;
  if (state.course) state.course = { ...state.course, units: unitsOn(state.units).length };
  state.battle = {
    reason,
    starter,
    phase: highestBit(lineupOf(fieldOf(state)).all),
    usedChances: ZEROS.slice(0, state.units.hex.length),
    converted: [],
    actors: [],
    changed: false,
  };
  sink?.({ type: 'battle', reason, starter });
  plan(state, STEP.phase);
  pass(state, heardIn(state)['battle-begins']);
}

/** The board has changed before the first phase: the highest initiative is looked up anew. */
export function reopenBattle(state: State): void {
  theBattle(state).phase = highestBit(lineupOf(fieldOf(state)).all);
}

const highestBit = (mask: number): number => (mask === 0 ? 0 : 31 - Math.clz32(mask));

/** Step `phase`: finds out who acts in this phase and uses up their chances (INI-2, INI-3). */
export function beginPhase(state: State, sink: EventSink): void {
  const battle = theBattle(state);
  const field = fieldOf(state);
  const { units, netted } = field;
  state.moments += 1;
  sink?.({ type: 'phase' });
  const { fighters, size, phases } = lineupOf(field);
  const bit = 1 << battle.phase;
  const actors: Declaration[] = [];
  let isAsked = false;
  for (let i = 0; i < size; i++) {
    const unit = fighters[i];
    // It may have fallen in an earlier phase.
    if (!(phases[unit] & bit) || units.hex[unit] === NOWHERE) continue;
    const due = useChances(field, battle, unit);
    if (due === 0) continue;
    if (netted[unit]) reportLostChance(field, unit, 'netted', sink);
    else {
      if (due > 1) reportLostChance(field, unit, 'squeezed', sink);
      const actor = newActor(field, battle, unit);
      isAsked ||= mayDeclare(field, actor);
      actors.push(actor);
    }
  }
  battle.actors = actors;
  if (actors.length === 0) plan(state, STEP.endPhase);
  else plan(state, STEP.fight, STEP.endPhase);
  if (isAsked) plan(state, STEP.declarations);
  pass(state, heardIn(state)['phase-begins']);
}

/** Step `fight`: everything in a phase happens at once (BAT-4). */
export function fight(state: State, sink: EventSink): void {
  const barrage: Barrage = newBarrage(fieldOf(state), sink);
  const { actors } = theBattle(state);
  for (let i = 0; i < actors.length; i++) {
    const actor = actors[i];
    if (actor.what === 'explode') explode(barrage, actor.unit);
    else attackWith(barrage, actor);
  }
  if (barrage.exploded.length > 0) blast(barrage);
  if (barrage.hits.length > 0 || barrage.exploded.length > 0) openWounding(state, barrage);
}

/** Step `end-phase`: the board is examined again; then the next phase in which anybody has a chance (BAT-6). */
export function endPhase(state: State, ctx: Context): void {
  const battle = theBattle(state);
  dropUnsupported(state, ctx.sink);
  reportChanges(state, ctx);
  if (battle.phase === 0) {
    if (ctx.sink) reportMissedChances(fieldOf(state), battle, ctx.sink);
    plan(state, STEP.endBattle);
  } else {
    battle.phase -= 1;
    plan(state, STEP.phase);
    pass(state, heardIn(state)['between-phases']);
  }
  pass(state, heardIn(state)['phase-ends']);
}

/** Says who became netted or free since that was last said (NET-5). */
export function reportChanges(state: State, ctx: Context): void {
  if (!ctx.netted) return;
  const field = fieldOf(state);
  reportNets(ctx.netted, field, ctx.sink);
  ctx.netted = field.netted;
}
