// Everything a player can be asked to choose, as plain objects and packed into one small integer (a code).
// Bots and simulations work on codes; people's interfaces on the objects.

import type { TileId } from './armies/catalog.ts';
import type { Hex } from './board/hexes.ts';

/** One legal choice. Hexes are numbers (`hexName`), tiles are catalogue numbers (`tileInfo`). */
export type Choice =
  // set-up
  | { readonly type: 'mercenary'; readonly tile: TileId } // take it beside the deck (VAR-3)
  | { readonly type: 'hq'; readonly hex: Hex; readonly rotation: number }
  // drawing
  | { readonly type: 'draw' } // from the deck, when a mercenary could be taken instead
  | { readonly type: 'take'; readonly tile: TileId } // the mercenary
  | { readonly type: 'redraw'; readonly slots: readonly number[] } // unlucky draw: discard these places of the hand, draw again (TURN-4)
  | { readonly type: 'keep' } // do not use the unlucky draw
  // the turn
  | { readonly type: 'discard'; readonly tile: TileId }
  | { readonly type: 'place'; readonly tile: TileId; readonly hex: Hex; readonly rotation: number }
  | { readonly type: 'bomber'; readonly tile: TileId; readonly hex: Hex; readonly rotation: number } // discard the tile, place the Mad Bomber (VAR-6)
  | { readonly type: 'battle' }
  | { readonly type: 'move'; readonly from: Hex; readonly to: Hex; readonly rotation: number } // a Move tile
  | { readonly type: 'mobility'; readonly from: Hex; readonly to: Hex; readonly rotation: number }
  | {
      readonly type: 'transport';
      readonly via: Hex;
      readonly from: Hex;
      readonly to: Hex;
      readonly rotation: number;
    }
  | { readonly type: 'rotate'; readonly hex: Hex; readonly rotation: number } // DDM-6
  | { readonly type: 'step'; readonly to: Hex; readonly rotation: number } // a further step by Recon (MOD-6)
  | { readonly type: 'stop' } // no further step
  | { readonly type: 'push'; readonly pusher: Hex; readonly target: Hex; readonly to: Hex | undefined } // `to` when only one hex is free
  | { readonly type: 'push-to'; readonly to: Hex } // the pushed unit's way (INST-4)
  | { readonly type: 'sniper'; readonly hex: Hex }
  | { readonly type: 'grenade'; readonly hex: Hex }
  | { readonly type: 'air-strike'; readonly hex: Hex }
  | { readonly type: 'small-bomb'; readonly hexes: readonly [Hex, Hex, Hex] }
  | { readonly type: 'end' }
  // wounds and Battle
  | { readonly type: 'declare-next'; readonly hex: Hex } // the starter orders the declarations (BAT-5)
  | { readonly type: 'explode'; readonly hex: Hex }
  | { readonly type: 'attack'; readonly hex: Hex } // neither explode nor convert
  | { readonly type: 'convert'; readonly hex: Hex; readonly edge: number; readonly to: 'melee' | 'ranged' } // MOD-7
  | { readonly type: 'name'; readonly seat: number } // who of two allies decides (BAT-5)
  | { readonly type: 'treat'; readonly medic: Hex; readonly patient: Hex } // MED-2
  | { readonly type: 'absorb'; readonly hit: number } // which of the patient's hits (MED-2)
  | { readonly type: 'sacrifice'; readonly medic: Hex } // which Medic dies (MED-4)
  | { readonly type: 'award'; readonly seat: number }; // who gets a point (MODE-3)

export type ChoiceType = Choice['type'];

/** The order is part of the encoding. */
export const CHOICE_TYPES = [
  'end',
  'place',
  'discard',
  'battle',
  'move',
  'mobility',
  'transport',
  'rotate',
  'step',
  'stop',
  'push',
  'push-to',
  'sniper',
  'grenade',
  'air-strike',
  'small-bomb',
  'hq',
  'draw',
  'take',
  'redraw',
  'keep',
  'mercenary',
  'bomber',
  'declare-next',
  'explode',
  'attack',
  'convert',
  'name',
  'treat',
  'absorb',
  'sacrifice',
  'award',
] as const satisfies readonly ChoiceType[];

/** A choice in one integer: type (6 bits), operands a (8 bits), b and c (6 bits each), rotation r (3 bits). */
export type Code = number;

const NUMBER_OF = Object.fromEntries(CHOICE_TYPES.map((type, number) => [type, number])) as Record<
  ChoiceType,
  number
>;
/** The type's number within a code. */
export const typeNumber = (type: ChoiceType): number => NUMBER_OF[type];

export const pack = (type: number, a = 0, b = 0, c = 0, r = 0): Code =>
  type | (a << 6) | (b << 14) | (c << 20) | (r << 26);
export const codeType = (code: Code): ChoiceType => CHOICE_TYPES[code & 63];
export const codeA = (code: Code): number => (code >> 6) & 255;
export const codeB = (code: Code): number => (code >> 14) & 63;
export const codeC = (code: Code): number => (code >> 20) & 63;
export const codeR = (code: Code): number => (code >> 26) & 7;

/** A list of codes in one buffer that can be used again and again: simulations make no garbage with it. */
export class CodeList {
  private readonly codes = new Int32Array(8192);
  private count = 0;

  get size(): number {
    return this.count;
  }

  at(index: number): Code {
    return this.codes[index];
  }

  push(code: Code): void {
    this.codes[this.count++] = code;
  }

  clear(): void {
    this.count = 0;
  }

  toArray(): Code[] {
    return Array.from(this.codes.subarray(0, this.count));
  }
}

/** Operand c when there is no hex. */
export const NO_HEX = 63;

export function encodeChoice(choice: Choice): Code {
  const type = NUMBER_OF[choice.type];
  switch (choice.type) {
    case 'end':
    case 'battle':
    case 'stop':
    case 'draw':
    case 'keep':
      return pack(type);
    case 'discard':
    case 'take':
    case 'mercenary':
      return pack(type, choice.tile);
    case 'place':
    case 'bomber':
      return pack(type, choice.tile, choice.hex, 0, choice.rotation);
    case 'redraw':
      return pack(
        type,
        choice.slots.reduce((mask, slot) => mask | (1 << slot), 0),
      );
    case 'hq':
    case 'rotate':
      return pack(type, 0, choice.hex, 0, choice.rotation);
    case 'move':
    case 'mobility':
      return pack(type, 0, choice.from, choice.to, choice.rotation);
    case 'transport':
      return pack(type, choice.via, choice.from, choice.to, choice.rotation);
    case 'step':
      return pack(type, 0, 0, choice.to, choice.rotation);
    case 'push':
      return pack(type, choice.pusher, choice.target, choice.to ?? NO_HEX);
    case 'push-to':
      return pack(type, 0, 0, choice.to);
    case 'small-bomb':
      return pack(type, ...choice.hexes);
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'declare-next':
    case 'explode':
    case 'attack':
      return pack(type, 0, choice.hex);
    case 'convert':
      return pack(type, choice.to === 'melee' ? 0 : 1, choice.hex, choice.edge);
    case 'name':
    case 'award':
      return pack(type, choice.seat);
    case 'treat':
      return pack(type, choice.medic, choice.patient);
    case 'absorb':
      return pack(type, choice.hit);
    case 'sacrifice':
      return pack(type, choice.medic);
  }
}

export function decodeChoice(code: Code): Choice {
  const type = codeType(code);
  const a = codeA(code);
  const b = codeB(code);
  const c = codeC(code);
  const rotation = codeR(code);
  switch (type) {
    case 'end':
    case 'battle':
    case 'stop':
    case 'draw':
    case 'keep':
      return { type };
    case 'discard':
    case 'take':
    case 'mercenary':
      return { type, tile: a };
    case 'place':
    case 'bomber':
      return { type, tile: a, hex: b, rotation };
    case 'redraw':
      return { type, slots: [0, 1, 2, 3, 4, 5, 6, 7].filter((slot) => a & (1 << slot)) };
    case 'hq':
    case 'rotate':
      return { type, hex: b, rotation };
    case 'move':
    case 'mobility':
      return { type, from: b, to: c, rotation };
    case 'transport':
      return { type, via: a, from: b, to: c, rotation };
    case 'step':
      return { type, to: c, rotation };
    case 'push':
      return { type, pusher: a, target: b, to: c === NO_HEX ? undefined : c };
    case 'push-to':
      return { type, to: c };
    case 'small-bomb':
      return { type, hexes: [a, b, c] };
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'declare-next':
    case 'explode':
    case 'attack':
      return { type, hex: b };
    case 'convert':
      return { type, hex: b, edge: c, to: a === 0 ? 'melee' : 'ranged' };
    case 'name':
    case 'award':
      return { type, seat: a };
    case 'treat':
      return { type, medic: a, patient: b };
    case 'absorb':
      return { type, hit: a };
    case 'sacrifice':
      return { type, medic: a };
  }
}
