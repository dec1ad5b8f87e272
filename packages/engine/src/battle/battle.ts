// A Battle from its highest phase down to 0 (BAT, INI). It can stop at any decision: all it knows is in the state.

import { TILES } from '../armies/catalog.ts';
import { forEachHex, type Hex } from '../board/hexes.ts';
import type { EventSink, LostChanceReason } from '../events.ts';
import { reportNets } from '../standing/changes.ts';
import { nettersOf } from '../standing/nets.ts';
import { chancesOf, linkFrom, linkTo } from '../standing/standing.ts';
import {
  type BattleReason,
  type BattleState,
  type Declaration,
  EXTRA_CHANCE,
  NOWHERE,
  type State,
} from '../state.ts';
import { EMPTY, unitOwner, unitRotation, unitTile } from '../tiles/unit.ts';
import { attackWith, blast, explode, type Moment } from './attacks.ts';
import type { Field } from './shots.ts';
import { dropUnsupported, fieldOf, openWounding, resolveWounding } from './wounding.ts';

const NO_CHANCES: readonly number[] = forEachHex(0);

/** Opens a Battle; `fight` then runs it. */
export function openBattle(state: State, reason: BattleReason, starter: number, sink: EventSink): void {
  const field = fieldOf(state);
  let highest = 0;
  for (const hex of field.rules.hexes) {
    if (state.board[hex] === EMPTY) continue;
    for (const value of chancesOf(state.board, field.standing, hex)) highest = Math.max(highest, value);
  }
  state.battles += 1;
  state.battle = {
    reason,
    starter,
    phase: highest,
    usedChances: NO_CHANCES.slice(),
    converted: [],
    begun: false,
    actors: [],
    declaring: NOWHERE,
    changed: false,
  };
  sink?.({ type: 'battle', reason, starter });
}

/** Goes on with the open Battle. True when it is over, false when a decision is needed (state.stage says which). */
export function fight(state: State, battle: BattleState, sink: EventSink): boolean {
  let field = fieldOf(state);
  for (;;) {
    if (!state.wounding) {
      if (!battle.begun) beginPhase(field, battle, sink);
      if (!declarationsMade(state, field, battle)) return false;
      const moment = actTogether(field, battle, sink);
      if (moment.hits.length > 0 || moment.exploded.length > 0)
        openWounding(state, moment.hits, moment.exploded);
    }
    if (state.wounding) {
      if (!resolveWounding(state, field, sink)) return false;
      dropUnsupported(state, sink);
      const next = fieldOf(state);
      reportNets(state.board, next.rules, field.standing, next.standing, sink);
      field = next;
    }
    if (battle.phase === 0) {
      reportMissedChances(field, battle, sink);
      return true;
    }
    battle.phase -= 1;
    battle.begun = false;
  }
}

/** Finds out who acts in this phase and uses up their chances (INI-2, INI-3). */
function beginPhase(field: Field, battle: BattleState, sink: EventSink): void {
  sink?.({ type: 'phase', phase: battle.phase });
  battle.begun = true;
  battle.actors = [];
  for (const hex of field.rules.hexes) {
    if (field.board[hex] === EMPTY) continue;
    const due = useChances(field, battle, hex);
    if (due === 0) continue;
    if (field.standing.netted[hex]) loseChance(field, battle, hex, 'netted', sink);
    else {
      if (due > 1) loseChance(field, battle, hex, 'squeezed', sink);
      battle.actors.push({ hex, what: mayDeclare(field, battle, hex) ? 'open' : 'attack', edge: NOWHERE });
    }
  }
}

/** Uses every chance of the unit whose phase this is; says how many. */
function useChances(field: Field, battle: BattleState, hex: Hex): number {
  const { initiative } = TILES[unitTile(field.board[hex])];
  const change = field.standing.initiative[hex];
  let due = 0;
  for (let i = 0; i < initiative.length; i++) {
    if (Math.max(0, initiative[i] + change) === battle.phase) due += useChance(battle, hex, i);
  }
  if (field.standing.extraActions[hex] > 0) {
    const values = chancesOf(field.board, field.standing, hex);
    for (let i = initiative.length; i < values.length; i++) {
      if (values[i] === battle.phase) due += useChance(battle, hex, EXTRA_CHANCE + i - initiative.length);
    }
  }
  return due;
}

/** 1 if the unit still had that chance. */
function useChance(battle: BattleState, hex: Hex, chance: number): 0 | 1 {
  if (battle.usedChances[hex] & (1 << chance)) return 0;
  battle.usedChances[hex] |= 1 << chance;
  return 1;
}

/** Chances that waited above the running phase and never came (INI-4). */
function reportMissedChances(field: Field, battle: BattleState, sink: EventSink): void {
  if (!sink) return;
  for (const hex of field.rules.hexes) {
    if (field.board[hex] === EMPTY) continue;
    const printed = TILES[unitTile(field.board[hex])].initiative.length;
    const isMissed = (value: number, i: number): boolean =>
      value > 0 && !(battle.usedChances[hex] & (1 << (i < printed ? i : EXTRA_CHANCE + i - printed)));
    if (chancesOf(field.board, field.standing, hex).some(isMissed))
      loseChance(field, battle, hex, 'passed', sink);
  }
}

function loseChance(
  field: Field,
  battle: BattleState,
  hex: Hex,
  why: LostChanceReason,
  sink: EventSink,
): void {
  if (!sink) return;
  const by = why === 'netted' ? nettersOf(field.board, field.rules, hex) : [];
  sink({ type: 'lost-chance', phase: battle.phase, hex, tile: unitTile(field.board[hex]), why, by });
}

/** The Quartermasters a unit is connected to. */
export function quartermastersOf(field: Field, hex: Hex): Hex[] {
  return field.standing.links
    .filter(
      (link) => linkTo(link) === hex && TILES[unitTile(field.board[linkFrom(link)])].bonus.quartermaster,
    )
    .map(linkFrom);
}

const canConvert = (field: Field, battle: BattleState, hex: Hex): boolean =>
  !battle.converted.includes(hex) && quartermastersOf(field, hex).length > 0;

function mayDeclare(field: Field, battle: BattleState, hex: Hex): boolean {
  const unit = field.board[hex];
  const tile = TILES[unitTile(unit)];
  if (tile.explodes) return true;
  return tile.facings[0].attacks.some((attack) => !attack.gauss) && canConvert(field, battle, hex);
}

/** What a unit may declare: each conversion open to it, and whether it can explode (UNIT-11, MOD-7). */
export function declarationsOf(field: Field, battle: BattleState, hex: Hex): Declaration[] {
  const unit = field.board[hex];
  const tile = TILES[unitTile(unit)];
  const open: Declaration[] = [{ hex, what: 'attack', edge: NOWHERE }];
  if (tile.explodes) open.push({ hex, what: 'explode', edge: NOWHERE });
  if (canConvert(field, battle, hex)) {
    for (const attack of tile.facings[unitRotation(unit)].attacks) {
      if (attack.gauss) continue;
      if (attack.melee) open.push({ hex, what: 'ranged', edge: attack.edge });
      if (attack.ranged) open.push({ hex, what: 'melee', edge: attack.edge });
    }
  }
  return open;
}

/** Declarations come one by one; the starter orders those of different players (BAT-5). */
function declarationsMade(state: State, field: Field, battle: BattleState): boolean {
  const open = battle.actors.filter((actor) => actor.what === 'open');
  if (open.length === 0) return true;
  if (battle.declaring === NOWHERE) {
    const owners = new Set(open.map((actor) => unitOwner(field.board[actor.hex])));
    if (owners.size > 1) {
      state.stage = 'declare-order';
      return false;
    }
    battle.declaring = open[0].hex;
  }
  state.stage = 'declare';
  return false;
}

/** Records what the asked unit does in this phase. */
export function declare(field: Field, battle: BattleState, made: Declaration, sink: EventSink): void {
  const actor = battle.actors.find(({ hex }) => hex === made.hex);
  if (!actor) return;
  actor.what = made.what;
  actor.edge = made.edge;
  battle.declaring = NOWHERE;
  if (made.what === 'melee' || made.what === 'ranged') battle.converted.push(made.hex);
  if (made.what === 'attack' || made.what === 'open') return;
  const by = made.what === 'explode' ? [] : quartermastersOf(field, made.hex);
  sink?.({
    type: 'declared',
    hex: made.hex,
    tile: unitTile(field.board[made.hex]),
    what: made.what,
    edge: made.edge,
    by,
  });
}

/** Everything in a phase happens at once (BAT-4). */
function actTogether(field: Field, battle: BattleState, sink: EventSink): Moment {
  const moment: Moment = { field, hits: [], exploded: [], sink, phase: battle.phase };
  for (const actor of battle.actors) {
    if (actor.what === 'explode') explode(moment, actor.hex);
    else attackWith(moment, actor);
  }
  if (moment.exploded.length > 0) blast(moment);
  return moment;
}
