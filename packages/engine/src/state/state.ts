// The state of a game: plain data, small integers, for two to six seats, any board and neutral units.
// Nothing here is a function or a class, so a state can be copied, sent and stored as it is.
// Lists marked readonly are replaced, never changed in place: copies share them.

import type { Hex, LeaderId, Owner, SeatId, TileId, UnitId } from '../base/brand.ts';
import type { BattleReason, Step } from '../flow/agenda.ts';
import type { Decision, Stage } from '../flow/decision.ts';
import { cloneUnits, type Units } from '../units/units.ts';
import type { GameOptions } from './options.ts';

export interface Seat {
  /** HQ points; in a scored deathmatch the points won (MODE-3). */
  hq: number;
  /** Still takes turns. */
  alive: boolean;
  /** Tiles in front of the player, in the order they came. */
  hand: readonly TileId[];
  /** Tiles left in the deck, ascending: the order they will come in is not part of the state (TURN-6). */
  deck: readonly TileId[];
  /** Tiles known to lie on top of the deck, the next one last (VAR-4). */
  top: readonly TileId[];
  discard: TileId[];
  /** Mercenaries beside the deck, not yet taken (VAR-3). */
  mercenaries: readonly TileId[];
  /** Its Structure lies beside the board and may still be deployed (STR-1). */
  structure: boolean;
}

/** What the player whose turn it is has done so far. */
export interface Turn {
  /** Turns begun in this game, the first is 1. */
  number: number;
  /** Place in the mode's cycle of turns. */
  place: number;
  seat: SeatId;
  /** Tiles up to which the player draws this turn. */
  limit: number;
  /** Tiles drawn this turn; at the unlucky draw they are the last ones of the hand. */
  drawn: number;
  /** Tiles played, for the variants that limit them. */
  plays: number;
  maxPlays: number;
  /** Rotations by the HQ's ability used (DDM-6). */
  rotations: number;
  /** The units that used their mobility this turn, once for each use (UNIT-9). */
  moved: readonly UnitId[];
  /** The units that turned one of their tiles this turn (STR-9). */
  pivoted: readonly UnitId[];
  /** Transports used (MOD-5). */
  served: readonly Ride[];
}

/** A unit that was carried by a transport. */
export interface Ride {
  readonly transport: UnitId;
  readonly passenger: UnitId;
}

/** One wound-dealing event against one target (MED-1). */
export interface Hit {
  target: UnitId;
  /** The tile that it met; a Structure has two. */
  hex: Hex;
  /** It destroys whatever it meets: a Grenade, an endless loop of shots (DDM-3). */
  lethal: boolean;
  /** Meaningless for a lethal hit. */
  wounds: number;
  /** Where it came from; NOWHERE for an instant. */
  from: Hex;
  /** Whose hit it is; NOBODY for a neutral explosion. */
  by: Owner;
  /** An endless loop: Medics cannot use it up (MED-5). */
  endless: boolean;
  /** The seats that began the chain it belongs to, one bit each (VAR-4). */
  chain: number;
  /** It makes its target explode. */
  setsOff: boolean;
  /** Whether a Medic may step in (MED-5). */
  treatable: boolean;
}

/** Hits that fall at the same time, and what Medics do about them (MED). */
export interface Wounding {
  hits: readonly Hit[];
  /** Units that explode in this moment. */
  exploded: readonly UnitId[];
  /** Hits that Medics took away, by their index. */
  absorbed: readonly number[];
  /** Medics that died for it. */
  spent: readonly UnitId[];
  /** Points still to be given away (MODE-3). */
  awards: readonly Award[];
}

/** Points for own damage that the victim gives to opponents (MODE-3). */
export interface Award {
  readonly victim: SeatId;
  readonly points: number;
}

/** Where one stretch of a sharpshooter's shot ends (STR-11). */
export interface Aim {
  /** The tile that shoots, and its printed edge. */
  readonly hex: Hex;
  readonly edge: number;
  /** Where the stretch begins, and its direction. */
  readonly from: Hex;
  readonly direction: number;
  readonly target: Hex;
}

/** What one acting unit declared for this phase (BAT-5). */
export interface Declaration {
  readonly unit: UnitId;
  /** 'open' until its owner has decided. */
  readonly what: 'open' | 'attack' | 'explode' | 'melee' | 'ranged';
  /** The tile and its printed edge that is converted to melee or ranged. */
  readonly hex: Hex;
  readonly edge: number;
  readonly aims: readonly Aim[];
}

export interface BattleState {
  readonly reason: BattleReason;
  readonly starter: SeatId;
  phase: number;
  /** By unit: chances used, one bit each (INI-1); see EXTRA_CHANCE. */
  usedChances: number[];
  /** Units that used their conversion (MOD-7). */
  converted: readonly UnitId[];
  /** Who acts in the running phase. */
  actors: readonly Declaration[];
  /** Something was wounded, killed or damaged in this Battle (BAT-8). */
  changed: boolean;
}

/** Extra actions (INI-6) follow the printed chances (two tiles of five values at most) in the bits of `usedChances`. */
export const EXTRA_CHANCE = 10;
/** As many extra actions of one unit as there are bits for. */
export const MOST_EXTRA_CHANCES = 16;

export const RESULT_REASONS = [
  'hq-destroyed',
  'final-battle',
  'overtime',
  'no-change',
  'score',
  'last-standing',
  'objective', // of a scenario
  'turn-limit', // of a scenario
  // by the players' word or the clock, through the referee
  'resigned',
  'time',
  'agreed',
] as const;
export interface GameResult {
  /** The seats that won; empty for a draw. Several: a team, or a shared victory. */
  readonly winners: readonly SeatId[];
  readonly reason: (typeof RESULT_REASONS)[number];
}

export interface Ending {
  /** Who drew their last tile first (END-1). */
  readonly by: SeatId;
  /** Turns still to come before the Final Battle (or the overtime Battle), as places in the cycle. */
  readonly turns: readonly number[];
  /** Overtime has begun; these seats are tied (END-4). */
  readonly tied: readonly SeatId[] | undefined;
  /** Who had the last turn before the Final Battle (END-5). */
  readonly last: SeatId;
}

/** How far a scenario has come (ATL-5). */
export interface Course {
  /** By objective. */
  readonly progress: readonly number[];
  /** By arrival: how often it has come; units that wait have not. */
  readonly arrived: readonly number[];
  /** Hexes whose terrain is used up. */
  readonly spent: readonly Hex[];
  /** Units on the board when the last Battle began (ATL-3). */
  readonly units: number;
  /** The turn whose end the terrain has had its say at. */
  readonly ended: number;
}

/** The leader of a side, and how far it has been used (LEAD). */
export interface Command {
  /** The cards to choose from, until all have chosen. */
  readonly dealt: readonly LeaderId[];
  /** The chosen one; NO_LEADER before that. */
  readonly card: LeaderId;
  /** How often it has been used. */
  readonly uses: number;
  /** The turn and the Battle in which it was used last; 0 for none. */
  readonly turn: number;
  readonly battle: number;
}

export interface State {
  /** The same all along; when alliances change in a scenario, those of its next era. */
  options: GameOptions;
  /** What is asked now; undefined when the game is over. */
  pending: Decision | undefined;
  /** What is still to be done after that, the next step last. */
  agenda: Step[];
  units: Units;
  seats: Seat[];
  turn: Turn;
  /** Wounds being dealt, in a Battle or by an instant. */
  wounding: Wounding | undefined;
  battle: BattleState | undefined;
  /** Battles begun in this game. */
  battles: number;
  /** Moments begun, by which events say what belongs together (`When`). Like the numbers of units a name that no position keeps. */
  moments: number;
  ending: Ending | undefined;
  result: GameResult | undefined;
  /** Where the scenario stands, if one is played. */
  course: Course | undefined;
  /** By side, in the order of their first seats; nobody has one without the variant (LEAD). */
  leaders: readonly Command[];
  /** Tiles beside the board: mercenaries not yet taken, the Mad Bomber of VAR-6. */
  beside: readonly TileId[];
  /** Tiles out of the game (VAR-4). */
  removed: readonly TileId[];
  /** One generator a seat: all that is hidden. Absent in a view (TURN-6). */
  rng: number[];
}

export const stageOf = (state: Pick<State, 'pending'>): Stage => state.pending?.kind ?? 'over';

// Field by field: copying happens at every step of a simulation, and spreading is several times slower.
const cloneSeat = (seat: Seat): Seat => ({
  hq: seat.hq,
  alive: seat.alive,
  hand: seat.hand,
  deck: seat.deck,
  top: seat.top,
  discard: seat.discard.slice(),
  mercenaries: seat.mercenaries,
  structure: seat.structure,
});

const cloneTurn = (turn: Turn): Turn => ({
  number: turn.number,
  place: turn.place,
  seat: turn.seat,
  limit: turn.limit,
  drawn: turn.drawn,
  plays: turn.plays,
  maxPlays: turn.maxPlays,
  rotations: turn.rotations,
  moved: turn.moved,
  pivoted: turn.pivoted,
  served: turn.served,
});

/** A copy that can be changed without touching the original. */
export function cloneState(state: State): State {
  return {
    options: state.options,
    pending: state.pending,
    agenda: state.agenda.slice(),
    units: cloneUnits(state.units),
    seats: state.seats.map(cloneSeat),
    turn: cloneTurn(state.turn),
    wounding: state.wounding && { ...state.wounding },
    battle: state.battle && { ...state.battle, usedChances: state.battle.usedChances.slice() },
    battles: state.battles,
    moments: state.moments,
    ending: state.ending,
    result: state.result,
    course: state.course,
    leaders: state.leaders,
    beside: state.beside,
    removed: state.removed,
    rng: state.rng.slice(),
  };
}

/** Puts steps on the agenda; the first of them is the next to be done. */
export function plan(state: State, first: Step, second?: Step, third?: Step): void {
  if (third !== undefined) state.agenda.push(third);
  if (second !== undefined) state.agenda.push(second);
  state.agenda.push(first);
}

/** Asks somebody something; the agenda goes on after the answer. */
export function ask(state: State, decision: Decision): void {
  state.pending = decision;
}

/** The Battle that is being fought, for steps that only occur in one. */
export function theBattle(state: State): BattleState {
  if (state.battle === undefined) throw new Error('no Battle is being fought');
  return state.battle;
}

/** The wounds that are being dealt, for steps that only occur then. */
export function theWounding(state: State): Wounding {
  if (state.wounding === undefined) throw new Error('no wounds are being dealt');
  return state.wounding;
}
