// What happened, with its causes: replay, animation, log in words and "why did that die" need nothing else.

import type { Hex, LeaderId, Owner, SeatId, TileId, UnitId } from '../base/brand.ts';
import type { Direction } from '../board/hexes.ts';
import type { TerrainKind } from '../scenarios/terrain.ts';
import type { GameResult } from '../state/state.ts';
import type { Part, Placed } from '../units/units.ts';
import type { BattleReason } from './agenda.ts';

/** What changed a number, by how much, and where: a module or aura, or the ground (ATL-2). */
export type Cause = (Part | { readonly hex: Hex; readonly terrain: TerrainKind }) & {
  readonly amount: number;
};

/** The kind of an attack: `both` is melee and ranged on one edge (UNIT-4). */
export type AttackKind = 'melee' | 'ranged' | 'gauss' | 'both';
export type MovementKind =
  | 'move'
  | 'mobility'
  | 'transport'
  | 'rotate'
  | 'pivot'
  | 'push'
  | 'step'
  // by a leader (LEAD)
  | 'march'
  | 'wheel'
  // by terrain (ATL-2)
  | 'belt'
  | 'carousel';
export type DeathCause =
  | 'wounds'
  | 'sacrifice'
  | 'explosion'
  | 'lost-toughness'
  | 'hq-destroyed'
  | 'eliminated'
  | 'terrain';
/** What keeps an attack from wounding: armor, terrain, or that both are HQs (UNIT-5, ATL-2, UNIT-10). */
export type StopReason = 'armor' | 'cover' | 'hq-spares-hq';
/** `passed`: its phase had gone by when its value changed (INI-4); `halted`: by a leader (LEAD). */
export type LostChanceReason = 'netted' | 'squeezed' | 'passed' | 'halted';

/** The unit an event is about: who it is, whose, what, and where it stands (a Structure: its first tile). */
export interface Who {
  readonly unit: UnitId;
  readonly owner: Owner;
  readonly tile: TileId;
  readonly hex: Hex;
}

/** Who strikes: the tile it comes from, its unit and whose that is. */
export interface Striker {
  readonly from: Hex;
  readonly tile: TileId;
  readonly unit: UnitId;
  readonly owner: Owner;
}

/** Whom a hit meets: the unit, and the tile that it meets. */
export interface Struck {
  readonly to: Hex;
  readonly target: TileId;
  readonly victim: UnitId;
  readonly victimOwner: Owner;
}

/** A leader, and who chose it for their side. */
export interface Revealed {
  readonly seat: SeatId;
  readonly leader: LeaderId;
}

/** An event before it is said when it happened. Hits are numbered within one moment (`When`). */
export type EventBody =
  // set-up and turn
  | ({ readonly type: 'hq-placed'; readonly seat: SeatId; readonly rotation: number } & Who)
  | { readonly type: 'mercenary-chosen'; readonly seat: SeatId; readonly tile: TileId }
  // leaders (LEAD): what is secret is in no event
  | { readonly type: 'leaders-dealt' }
  | { readonly type: 'leader-chosen'; readonly seat: SeatId }
  | { readonly type: 'leaders-revealed'; readonly leaders: readonly Revealed[] }
  | {
      readonly type: 'leader-used';
      readonly seat: SeatId;
      readonly leader: LeaderId;
      /** The side of its card: 0 first, then 1. */
      readonly side: number;
    }
  | { readonly type: 'reclaimed'; readonly seat: SeatId; readonly tile: TileId }
  | ({
      readonly type: 'hq-repaired';
      readonly seat: SeatId;
      readonly points: number;
      readonly left: number;
    } & Who)
  | { readonly type: 'turn'; readonly seat: SeatId; readonly number: number }
  | {
      readonly type: 'draw';
      readonly seat: SeatId;
      readonly tile: TileId;
      readonly from: 'deck' | 'mercenary';
    }
  | {
      readonly type: 'discard';
      readonly seat: SeatId;
      readonly tile: TileId;
      readonly why: 'forced' | 'chosen' | 'unlucky' | 'played' | 'bomber' | 'deployed' | 'exchanged';
    }
  | ({ readonly type: 'placed'; readonly seat: SeatId; readonly rotation: number } & Who)
  | ({
      readonly type: 'deployed'; // STR-2
      readonly seat: SeatId;
      /** What its tiles make together. */
      readonly kind: TileId;
      readonly tiles: readonly Placed[];
    } & Who)
  | { readonly type: 'instant'; readonly seat: SeatId; readonly tile: TileId; readonly hexes: readonly Hex[] }
  | {
      readonly type: 'moved';
      readonly seat: SeatId;
      readonly how: MovementKind;
      readonly unit: UnitId;
      readonly owner: Owner;
      /** The tile that was moved or turned. */
      readonly tile: TileId;
      readonly from: Hex;
      readonly to: Hex;
      readonly rotation: number;
      /** The pusher or the transport that did it. */
      readonly by: Part | undefined;
    }
  | { readonly type: 'turn-over'; readonly seat: SeatId }
  | { readonly type: 'last-tile'; readonly seat: SeatId } // END-1
  | { readonly type: 'overtime'; readonly seats: readonly SeatId[] } // END-4
  // Battle
  | { readonly type: 'battle'; readonly reason: BattleReason; readonly starter: SeatId }
  | { readonly type: 'phase' }
  | ({
      readonly type: 'declared';
      readonly what: 'explode' | 'melee' | 'ranged';
      /** The printed edge that is converted; NOWHERE for an explosion. */
      readonly edge: number;
      /** The Quartermasters that allow it. */
      readonly by: readonly Part[];
    } & Who)
  | ({ readonly type: 'aimed'; readonly edge: number; readonly at: Hex } & Who) // STR-11
  | ({
      readonly type: 'attack';
      readonly hit: number;
      readonly kind: AttackKind;
      readonly direction: Direction;
      /** Wounds it deals: what is printed with all bonuses, less armor. */
      readonly strength: number;
      /** An endless loop: it destroys whatever it meets (DDM-3). */
      readonly lethal: boolean;
      /** A Quartermaster changed its kind (MOD-7). */
      readonly converted: boolean;
      /** How much of it is blow and how much shot, bonuses included. */
      readonly melee: number;
      readonly ranged: number;
      /** What is printed on the edge. */
      readonly base: number;
      readonly bonuses: readonly Cause[];
      /** How much armor or cover took off. */
      readonly armor: number;
      /** The terrain that covers the target, if any does. */
      readonly cover: TerrainKind | undefined;
      /** Redirectors it went through, in order (DDM-1). */
      readonly via: readonly Part[];
    } & Striker &
      Struck)
  | ({
      readonly type: 'stopped';
      readonly why: StopReason;
      /** The terrain that covers the target, where that is why. */
      readonly cover: TerrainKind | undefined;
    } & Striker &
      Struck)
  | ({ readonly type: 'no-target'; readonly direction: Direction } & Striker)
  | ({
      readonly type: 'lost-chance';
      readonly why: LostChanceReason;
      /** The units that net it. */
      readonly by: readonly Part[];
    } & Who)
  | { readonly type: 'battle-over'; readonly changed: boolean }
  // wounds, in Battle or by instants
  | ({
      readonly type: 'strike'; // an instant's wound, or a leader's
      readonly hit: number;
      /** Who does it: an instant, or else a leader. */
      readonly by: TileId | undefined;
      readonly leader: LeaderId | undefined;
      readonly seat: SeatId;
      readonly strength: number;
      /** It destroys its target: a Grenade. */
      readonly lethal: boolean;
    } & Struck)
  | ({
      readonly type: 'explosion';
      /** The number of the hit that did it, unless it was declared. */
      readonly setOffBy: number | undefined;
    } & Who)
  | ({ readonly type: 'blast'; readonly hit: number; readonly strength: number } & Striker & Struck)
  | {
      readonly type: 'treated';
      readonly hit: number;
      readonly patient: Who;
      readonly medic: Who;
      /** The Medic that died for it: the same one, or one that saved it (MED-4). */
      readonly died: Who;
    }
  | ({
      readonly type: 'wounded';
      readonly wounds: number;
      readonly total: number;
      /** One of the hits destroys it outright; the numbers then do not matter. */
      readonly lethal: boolean;
      readonly hits: readonly number[];
    } & Who)
  | ({
      readonly type: 'hq-damaged';
      readonly seat: SeatId;
      readonly damage: number;
      readonly left: number;
      readonly hits: readonly number[];
    } & Who)
  | { readonly type: 'points'; readonly seat: SeatId; readonly points: number; readonly total: number }
  | ({
      readonly type: 'died';
      /** All its hexes: two for a Structure. */
      readonly hexes: readonly Hex[];
      readonly why: DeathCause;
      readonly hits: readonly number[];
    } & Who)
  | { readonly type: 'passed-on'; readonly tile: TileId; readonly to: SeatId | undefined } // the Mad Bomber (VAR-4)
  // the board examined again (NET-5)
  | ({ readonly type: 'netted'; readonly by: readonly Part[] } & Who)
  | ({ readonly type: 'freed' } & Who)
  // scenarios (ATL)
  | { readonly type: 'alliance'; readonly sides: readonly number[] }
  | ({ readonly type: 'arrived'; readonly rotation: number } & Who)
  | { readonly type: 'tiles-joined'; readonly seat: SeatId; readonly tiles: readonly TileId[] }
  | ({
      readonly type: 'terrain-wounds';
      readonly terrain: TerrainKind;
      readonly wounds: number;
      readonly total: number;
    } & Who)
  | ({ readonly type: 'terrain-heals'; readonly terrain: TerrainKind; readonly total: number } & Who)
  /** A unit has come where its objective wants it; `hexes`: all it stood on. */
  | ({ readonly type: 'left'; readonly hexes: readonly Hex[]; readonly objective: number } & Who)
  | {
      readonly type: 'objective';
      /** Its number in the scenario. */
      readonly objective: number;
      readonly side: number;
      readonly progress: number;
      readonly needed: number;
    }
  // the end
  | { readonly type: 'eliminated'; readonly seat: SeatId }
  | { readonly type: 'resigned'; readonly seat: SeatId }
  | { readonly type: 'time-over'; readonly seat: SeatId }
  | { readonly type: 'draw-agreed' }
  | { readonly type: 'game-over'; readonly result: GameResult };

export interface When {
  /** The number of the Battle in this game and its phase; undefined outside Battle. */
  readonly battle: number | undefined;
  readonly phase: number | undefined;
  /**
   * What has one number belongs together, and nothing else of the same game has it, however many inputs are put into one
   * list: a phase with its declarations, hits, Medics and deaths; outside Battle a choice and all that it does, an instant with
   * the wounds it leads to; the use of a leader; what follows a Battle; what terrain does when a turn ends. Later moments have
   * greater numbers; only those of what is taken back are given anew.
   */
  readonly moment: number;
}

export type GameEvent = EventBody & When;
export type EventType = EventBody['type'];
/**
 * Where events go; undefined when nobody listens, so that simulations pay nothing for them. It takes note and calls nothing of the
 * engine, which is in the middle of a move.
 */
export type EventSink = ((event: EventBody) => void) | undefined;
