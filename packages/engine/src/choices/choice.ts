// Everything a player can be asked to choose. One table says what a choice of each type names; packing, notation and
// the questions of an interface follow from it. A new type is one entry here, its listing and its carrying out.

import type { Hex, LeaderId, SeatId, TileId } from '../base/brand.ts';

/** What a field of a choice can be. */
export interface FieldTypes {
  tile: TileId;
  hex: Hex;
  /** A hex that is named only when there is no other: the rest is asked later. */
  onlyHex: Hex | undefined;
  triple: readonly [Hex, Hex, Hex];
  rotation: number;
  seat: SeatId;
  /** The number of a hit of this moment. */
  hit: number;
  edge: number;
  attack: 'melee' | 'ranged';
  /** Places of the hand that are given up together. */
  slots: readonly number[];
  leader: LeaderId;
}
export type FieldKind = keyof FieldTypes;

export const SHAPES = {
  // the turn
  end: {},
  place: { tile: 'tile', hex: 'hex', rotation: 'rotation' },
  discard: { tile: 'tile' },
  battle: {},
  /** A Move tile. */
  move: { from: 'hex', to: 'hex', rotation: 'rotation' },
  mobility: { from: 'hex', to: 'hex', rotation: 'rotation' },
  transport: { via: 'hex', from: 'hex', to: 'hex', rotation: 'rotation' },
  /** By the HQ's ability (DDM-6). */
  rotate: { hex: 'hex', rotation: 'rotation' },
  /** By the unit's own ability (STR-9). */
  pivot: { hex: 'hex', rotation: 'rotation' },
  /** A further step by Recon (MOD-6). */
  step: { to: 'hex', rotation: 'rotation' },
  /** The same with one of the two tiles of a Structure (STR-8). */
  'step-tile': { from: 'hex', to: 'hex', rotation: 'rotation' },
  /** No further step. */
  stop: {},
  push: { pusher: 'hex', target: 'hex', to: 'onlyHex' },
  /** The pushed unit's way (INST-4). */
  'push-to': { to: 'hex' },
  sniper: { hex: 'hex' },
  grenade: { hex: 'hex' },
  'air-strike': { hex: 'hex' },
  'small-bomb': { hexes: 'triple' },
  /** Discard the tile, place the Mad Bomber (VAR-6). */
  bomber: { tile: 'tile', hex: 'hex', rotation: 'rotation' },
  /** Give up these places of the hand for the Structure beside the board (STR-2). */
  deploy: { slots: 'slots' },
  /** The next of its two tiles, this side up. */
  lay: { tile: 'tile', hex: 'hex', rotation: 'rotation' },
  /** Start a Battle with it (STR-10). */
  board: {},
  /** Do not start one. */
  hold: {},
  // leaders (LEAD)
  /** Deal the cards. */
  deal: {},
  /** Choose this card secretly. */
  leader: { leader: 'leader' },
  /** Do not use the leader at this moment. */
  pass: {},
  /** What the uses name, one type for each kind of use. */
  reclaim: { tile: 'tile' },
  levy: {},
  exchange: { slots: 'slots' },
  march: { from: 'hex', to: 'hex', rotation: 'rotation' },
  bombard: { hex: 'hex' },
  wheel: { hex: 'hex', rotation: 'rotation' },
  halt: { hex: 'hex' },
  repair: { hex: 'hex' },
  // set-up and drawing
  /** A scenario without HQs to place begins. */
  begin: {},
  hq: { hex: 'hex', rotation: 'rotation' },
  /** Take it beside the deck (VAR-3). */
  mercenary: { tile: 'tile' },
  /** From the deck, when a mercenary could be taken instead. */
  draw: {},
  /** The mercenary. */
  take: { tile: 'tile' },
  /** Unlucky draw: discard these places of the hand, draw again (TURN-4). */
  redraw: { slots: 'slots' },
  /** Do not use the unlucky draw. */
  keep: {},
  // wounds and Battle
  /** The starter orders the declarations (BAT-5). */
  'declare-next': { hex: 'hex' },
  explode: { hex: 'hex' },
  /** Neither explode nor convert. */
  attack: { hex: 'hex' },
  /** MOD-7. */
  convert: { hex: 'hex', edge: 'edge', to: 'attack' },
  /** Where a sharpshooter's shot from that hex ends; a redirector lets it go on from there (STR-11). */
  aim: { hex: 'hex', edge: 'edge', target: 'hex' },
  /** Who of two allies decides (BAT-5). */
  name: { seat: 'seat' },
  /** MED-2. */
  treat: { medic: 'hex', patient: 'hex' },
  /** Which of the patient's hits (MED-2). */
  absorb: { hit: 'hit' },
  /** Which Medic dies (MED-4). */
  sacrifice: { medic: 'hex' },
  /** Who gets a point (MODE-3). */
  award: { seat: 'seat' },
} as const satisfies Record<string, Readonly<Record<string, FieldKind>>>;

export type ChoiceType = keyof typeof SHAPES;
type FieldsOf<T extends ChoiceType> = {
  readonly [F in keyof (typeof SHAPES)[T]]: FieldTypes[(typeof SHAPES)[T][F] & FieldKind];
};
/** The choices of some types. */
export type ChoiceOf<T extends ChoiceType> = { [U in T]: { readonly type: U } & FieldsOf<U> }[T];

/** One legal choice. Hexes are numbers (`hexName`), tiles are numbers of the game's catalogue. */
export type Choice = ChoiceOf<ChoiceType>;

export const CHOICE_TYPES = Object.keys(SHAPES) as ChoiceType[];

/** The fields of a type of choice, in order. */
export const shapeOf = (type: ChoiceType): readonly (readonly [name: string, kind: FieldKind])[] =>
  SHAPE_LISTS[type];
const SHAPE_LISTS = Object.fromEntries(
  CHOICE_TYPES.map((type) => [type, Object.entries(SHAPES[type])]),
) as unknown as Readonly<Record<ChoiceType, readonly (readonly [string, FieldKind])[]>>;
