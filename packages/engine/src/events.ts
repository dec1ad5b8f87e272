// What happened, with its causes: replay, animation, log in words and "why did that die" need nothing else.

import type { TileId } from './armies/catalog.ts';
import type { Direction, Hex } from './board/hexes.ts';
import type { BattleReason, GameResult } from './state.ts';

/** A module, aura or conversion that changed a number. */
export interface Cause {
  /** Where the helping (or harming) tile stands. */
  readonly hex: Hex;
  readonly tile: TileId;
  readonly amount: number;
}

/** The kind of an attack: `both` is melee and ranged on one edge (UNIT-4). */
export type AttackKind = 'melee' | 'ranged' | 'gauss' | 'both';
export type MovementKind = 'move' | 'mobility' | 'transport' | 'rotate' | 'push' | 'step';
export type DeathCause =
  | 'wounds'
  | 'sacrifice'
  | 'explosion'
  | 'lost-toughness'
  | 'hq-destroyed'
  | 'eliminated';
/** `passed`: its phase had gone by when its value changed (INI-4). */
export type LostChanceReason = 'netted' | 'squeezed' | 'passed';

/** Hits are numbered within one moment (one phase, one instant); `hit` refers to that number. */
export type GameEvent =
  // set-up and turn
  | {
      readonly type: 'hq-placed';
      readonly seat: number;
      readonly hex: Hex;
      readonly rotation: number;
      readonly tile: TileId;
    }
  | { readonly type: 'mercenary-chosen'; readonly seat: number; readonly tile: TileId }
  | { readonly type: 'turn'; readonly seat: number; readonly number: number }
  | {
      readonly type: 'draw';
      readonly seat: number;
      readonly tile: TileId;
      readonly from: 'deck' | 'mercenary';
    }
  | {
      readonly type: 'discard';
      readonly seat: number;
      readonly tile: TileId;
      readonly why: 'forced' | 'chosen' | 'unlucky' | 'played' | 'bomber';
    }
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly hex: Hex;
      readonly rotation: number;
      readonly tile: TileId;
    }
  | { readonly type: 'instant'; readonly seat: number; readonly tile: TileId; readonly hexes: readonly Hex[] }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly how: MovementKind;
      readonly tile: TileId;
      readonly from: Hex;
      readonly to: Hex;
      readonly rotation: number;
      /** The pusher, the transport or the HQ that did it; NOWHERE if none. */
      readonly by: Hex;
    }
  | { readonly type: 'turn-over'; readonly seat: number }
  | { readonly type: 'last-tile'; readonly seat: number } // END-1
  | { readonly type: 'overtime'; readonly seats: readonly number[] } // END-4
  // Battle
  | { readonly type: 'battle'; readonly reason: BattleReason; readonly starter: number }
  | { readonly type: 'phase'; readonly phase: number }
  | {
      readonly type: 'declared';
      readonly hex: Hex;
      readonly tile: TileId;
      readonly what: 'explode' | 'melee' | 'ranged';
      readonly edge: number;
      readonly by: readonly Hex[];
    }
  | {
      readonly type: 'attack';
      readonly phase: number;
      readonly hit: number;
      readonly kind: AttackKind;
      readonly from: Hex;
      readonly tile: TileId;
      readonly direction: Direction;
      readonly to: Hex;
      readonly target: TileId;
      /** Wounds it deals after armor; `endless` for a loop (DDM-3). */
      readonly strength: number;
      readonly endless: boolean;
      readonly melee: number;
      readonly ranged: number;
      /** How much armor took off. */
      readonly armor: number;
      readonly bonuses: readonly Cause[];
      /** Redirectors it went through, in order (DDM-1). */
      readonly via: readonly Hex[];
    }
  | {
      readonly type: 'stopped';
      readonly phase: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly why: 'armor' | 'hq-spares-hq';
    }
  | { readonly type: 'no-target'; readonly phase: number; readonly from: Hex; readonly direction: Direction }
  | {
      readonly type: 'lost-chance';
      readonly phase: number;
      readonly hex: Hex;
      readonly tile: TileId;
      readonly why: LostChanceReason;
      readonly by: readonly Hex[];
    }
  | { readonly type: 'battle-over'; readonly changed: boolean }
  // wounds, in Battle or by instants
  | {
      readonly type: 'strike';
      readonly hit: number;
      readonly by: TileId;
      readonly seat: number;
      readonly to: Hex;
      readonly target: TileId;
      readonly strength: number;
    } // an instant's wound
  | {
      readonly type: 'explosion';
      readonly hex: Hex;
      readonly tile: TileId;
      readonly setOffBy: number | undefined;
    } // the number of a hit
  | {
      readonly type: 'blast';
      readonly hit: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly target: TileId;
      readonly strength: number;
    }
  | {
      readonly type: 'treated';
      readonly hit: number;
      readonly patient: Hex;
      readonly medic: Hex;
      readonly died: Hex;
    }
  | {
      readonly type: 'wounded';
      readonly hex: Hex;
      readonly tile: TileId;
      readonly wounds: number;
      readonly total: number;
      readonly hits: readonly number[];
    }
  | {
      readonly type: 'hq-damaged';
      readonly seat: number;
      readonly hex: Hex;
      readonly damage: number;
      readonly left: number;
      readonly hits: readonly number[];
    }
  | { readonly type: 'points'; readonly seat: number; readonly points: number; readonly total: number }
  | {
      readonly type: 'died';
      readonly hex: Hex;
      readonly tile: TileId;
      readonly owner: number;
      readonly why: DeathCause;
      readonly hits: readonly number[];
    }
  | { readonly type: 'passed-on'; readonly tile: TileId; readonly to: number | undefined } // the Mad Bomber (VAR-4)
  // the board examined again (NET-5)
  | { readonly type: 'netted'; readonly hex: Hex; readonly tile: TileId; readonly by: readonly Hex[] }
  | { readonly type: 'freed'; readonly hex: Hex; readonly tile: TileId }
  // the end
  | { readonly type: 'eliminated'; readonly seat: number }
  | { readonly type: 'game-over'; readonly result: GameResult };

export type EventType = GameEvent['type'];
/** Where events go; undefined when nobody listens, so that simulations pay nothing for them. */
export type EventSink = ((event: GameEvent) => void) | undefined;
