// The state of a game: plain data, small integers, for two to six seats, both boards and neutral units.
// Nothing here is a function or a class, so a state can be copied, sent and stored as it is.

import type { TileId } from './armies/catalog.ts';
import { type Hex, hexesOf } from './board/hexes.ts';
import { EDITION_RULES, type EditionRules } from './editions/editions.ts';
import { MODE_RULES, type ModeRules } from './modes/modes.ts';
import { makeSides, OWNERS, type Sides } from './modes/sides.ts';
import type { GameOptions } from './options.ts';
import type { Unit } from './tiles/unit.ts';

/** What is decided next. Each stage has its own list of choices. */
export const STAGES = [
  'mercenary', // taking mercenaries before the HQs (VAR-3)
  'hq', // placing the HQs (SET-2)
  'draw', // the next single draw: deck or mercenary (VAR-3)
  'unlucky', // the unlucky draw (TURN-4)
  'forced-discard', // TURN-1
  'turn', // TURN-2
  'step', // a further step by Recon (MOD-6)
  'push', // where a pushed unit goes (INST-4)
  'declare-order', // which unit declares next (BAT-5)
  'declare', // explode or convert (UNIT-11, MOD-7)
  'treat', // which patient, which Medic (MED-2)
  'absorb', // which of the patient's hits (MED-2)
  'sacrifice', // which Medic dies (MED-4)
  'name', // who of two allies decides (BAT-5)
  'award', // who gets a point (MODE-3)
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

export interface Seat {
  /** HQ points; in a scored deathmatch the points won (MODE-3). */
  hq: number;
  /** Still takes turns. */
  alive: boolean;
  /** Tiles in front of the player, in the order they came. */
  hand: TileId[];
  /** Tiles left in the deck, ascending: the order they will come in is not part of the state (TURN-6). */
  deck: TileId[];
  /** Tiles known to lie on top of the deck, the next one last (VAR-4). */
  top: TileId[];
  discard: TileId[];
  /** Mercenaries beside the deck, not yet taken (VAR-3). */
  mercenaries: TileId[];
}

/** What the player whose turn it is has done so far. */
export interface Turn {
  /** Turns begun in this game, the first is 1. */
  number: number;
  /** Place in the mode's cycle of turns. */
  place: number;
  seat: number;
  /** Tiles up to which the player draws this turn. */
  limit: number;
  /** Tiles drawn this turn; at the unlucky draw they are the last ones of the hand. */
  drawn: number;
  /** Tiles played, for the variants that limit them. */
  plays: number;
  maxPlays: number;
  /** Rotations by the HQ's ability used (DDM-6). */
  rotations: number;
  /** Where the units stand that used their mobility this turn, once for each use (UNIT-9). */
  moved: Hex[];
  /** Transports used, as pairs transport, passenger (MOD-5). */
  served: Hex[];
  /** A movement under way (MOD-6). */
  movement: { hex: Hex; stepsLeft: number } | undefined;
  /** A push whose destination is open (INST-4). */
  push: { pusher: Hex; target: Hex } | undefined;
}

/** One wound-dealing event against one target (MED-1). */
export interface Hit {
  target: Hex;
  wounds: number;
  /** Where it came from; NOWHERE for an instant. */
  from: Hex;
  /** Whose hit it is; NOBODY for a neutral explosion. */
  by: number;
  /** An endless loop: Medics cannot use it up (MED-5). */
  endless: boolean;
  /** The seats that began the chain it belongs to, one bit each (VAR-4). */
  chain: number;
  /** Whether a Medic may step in (MED-5). */
  treatable: boolean;
}

export const NOWHERE = -1;
/** Wounds of a hit that destroys whatever it meets: a Grenade, an endless loop of shots (DDM-3). */
export const LETHAL = 99;
/** Extra actions (INI-6) follow the printed chances in the bits of `usedChances` from here on. */
export const EXTRA_CHANCE = 8;

/** Hits that fall at the same time, and what Medics do about them (MED). */
export interface Wounding {
  hits: Hit[];
  /** Tiles that explode in this moment. */
  exploded: Hex[];
  /** Hits that Medics took away, by their index. */
  absorbed: number[];
  /** Medics that died for it. */
  spent: Hex[];
  /** What has been chosen for the next Medic so far; NOWHERE while open. */
  patient: Hex;
  medic: Hex;
  hit: number;
  /** Who was named to decide, NOBODY if it is plain. */
  named: number;
  /** The wounds have been dealt; only points may still be open. */
  dealt: boolean;
  /** Points still to be given away, as pairs of victim seat and count (MODE-3). */
  awards: number[];
}

/** Why a Battle is fought; `study`: for its own sake, on a board without a game, nothing follows. */
export const BATTLE_REASONS = ['tile', 'full', 'final', 'overtime', 'study'] as const;
export type BattleReason = (typeof BATTLE_REASONS)[number];

/** What one acting unit declared for this phase (BAT-5). */
export interface Declaration {
  hex: Hex;
  /** 'open' until its owner has decided. */
  what: 'open' | 'attack' | 'explode' | 'melee' | 'ranged';
  /** Printed edge that is converted to melee or ranged. */
  edge: number;
}

export interface BattleState {
  reason: BattleReason;
  starter: number;
  phase: number;
  /** By hex: chances used, one bit each (INI-1); see EXTRA_CHANCE. */
  usedChances: number[];
  /** Units that used their conversion (MOD-7). */
  converted: Hex[];
  /** The running phase has its actors; false before each phase. */
  begun: boolean;
  /** Who acts in the running phase. */
  actors: Declaration[];
  /** The unit whose declaration is asked for. */
  declaring: Hex;
  /** Something was wounded, killed or damaged in this Battle (BAT-8). */
  changed: boolean;
}

export const RESULT_REASONS = [
  'hq-destroyed',
  'final-battle',
  'overtime',
  'no-change',
  'score',
  'last-standing',
] as const;
export interface GameResult {
  /** The seats that won; empty for a draw. Several: a team, or a shared victory. */
  winners: number[];
  reason: (typeof RESULT_REASONS)[number];
}

export interface Ending {
  /** Who drew their last tile first (END-1). */
  by: number;
  /** Turns still to come before the Final Battle (or the overtime Battle), as places in the cycle. */
  turns: number[];
  /** Overtime has begun; these seats are tied (END-4). */
  tied: number[] | undefined;
  /** Who had the last turn before the Final Battle (END-5). */
  last: number;
}

export interface State {
  readonly options: GameOptions;
  stage: Stage;
  /** The unit on each of the 37 hexes. */
  board: Unit[];
  seats: Seat[];
  turn: Turn;
  /** Wounds being dealt, in a Battle or by an instant. */
  wounding: Wounding | undefined;
  battle: BattleState | undefined;
  /** Battles begun in this game. */
  battles: number;
  ending: Ending | undefined;
  result: GameResult | undefined;
  /** Tiles beside the board: mercenaries not yet taken, the Mad Bomber of VAR-6. */
  beside: TileId[];
  /** Tiles out of the game (VAR-4). */
  removed: TileId[];
  /** One generator a seat: all that is hidden. Absent in a view (TURN-6). */
  rng: number[];
}

/** What follows from the options alone, computed once for each set of options. */
export interface Rules {
  readonly edition: EditionRules;
  readonly mode: ModeRules;
  readonly sides: Sides;
  readonly cycle: readonly number[];
  readonly players: number;
  /** The hexes of the board in play. */
  readonly hexes: readonly Hex[];
}

const rulesCache = new WeakMap<GameOptions, Rules>();

let latest: { options: GameOptions; rules: Rules } | undefined;

export function rulesOf(options: GameOptions): Rules {
  // Simulations ask for the same options again and again.
  if (latest?.options === options) return latest.rules;
  let rules = rulesCache.get(options);
  if (!rules) {
    const mode = MODE_RULES[options.mode];
    rules = {
      edition: EDITION_RULES[options.edition],
      mode,
      sides: makeSides(options.mode, options.armies, options.strikeAllies),
      cycle: mode.turnCycle(options.armies.length),
      players: options.armies.length,
      hexes: hexesOf(options.board),
    };
    rulesCache.set(options, rules);
  }
  latest = { options, rules };
  return rules;
}

/** b is a target of a's attacks, nets and Push Back. */
export const strikes = (rules: Rules, a: number, b: number): boolean => rules.sides.strikes[a * OWNERS + b];
/** Modules, auras and Recon of a work for b. */
export const serves = (rules: Rules, a: number, b: number): boolean => rules.sides.serves[a * OWNERS + b];
/** Aimed instants and harmful modules of a work on b. */
export const opposes = (rules: Rules, a: number, b: number): boolean => rules.sides.opposes[a * OWNERS + b];

const cloneSeat = (seat: Seat): Seat => ({
  hq: seat.hq,
  alive: seat.alive,
  hand: seat.hand.slice(),
  deck: seat.deck.slice(),
  top: seat.top.slice(),
  discard: seat.discard.slice(),
  mercenaries: seat.mercenaries.slice(),
});

// Field by field: copying a turn happens at every step of a simulation, and spreading it is several times slower.
const cloneTurn = (turn: Turn): Turn => ({
  number: turn.number,
  place: turn.place,
  seat: turn.seat,
  limit: turn.limit,
  drawn: turn.drawn,
  plays: turn.plays,
  maxPlays: turn.maxPlays,
  rotations: turn.rotations,
  moved: turn.moved.slice(),
  served: turn.served.slice(),
  movement: turn.movement && { ...turn.movement },
  push: turn.push && { ...turn.push },
});

const cloneWounding = (wounding: Wounding): Wounding => ({
  ...wounding,
  hits: wounding.hits.map((hit) => ({ ...hit })),
  exploded: wounding.exploded.slice(),
  absorbed: wounding.absorbed.slice(),
  spent: wounding.spent.slice(),
  awards: wounding.awards.slice(),
});

const cloneBattle = (battle: BattleState): BattleState => ({
  ...battle,
  usedChances: battle.usedChances.slice(),
  converted: battle.converted.slice(),
  actors: battle.actors.map((actor) => ({ ...actor })),
});

/** A copy that can be changed without touching the original. */
export function cloneState(state: State): State {
  return {
    options: state.options,
    stage: state.stage,
    board: state.board.slice(),
    seats: state.seats.map(cloneSeat),
    turn: cloneTurn(state.turn),
    wounding: state.wounding && cloneWounding(state.wounding),
    battle: state.battle && cloneBattle(state.battle),
    battles: state.battles,
    ending: state.ending && {
      ...state.ending,
      turns: state.ending.turns.slice(),
      tied: state.ending.tied?.slice(),
    },
    result: state.result,
    beside: state.beside.slice(),
    removed: state.removed.slice(),
    rng: state.rng.slice(),
  };
}
