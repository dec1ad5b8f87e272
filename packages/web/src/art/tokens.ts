// What a module, an HQ or a special unit does, as a short row of signs for its plate.

import type { Bonus, TileInfo, UnitFace } from '@nhex/engine';

export const TOKEN_KINDS = [
  'melee',
  'ranged',
  'initiative',
  'action',
  'medic',
  'convert',
  'move',
  'scope',
  'rotate',
  'explode',
  'toughness',
  'aim',
  'weight',
  'hook',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export interface Token {
  readonly kind: TokenKind;
  /** `+1`, `-1`, or empty where the sign says it all. */
  readonly amount: string;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What a connection gives, in the order of the plate. */
export const BONUS_TOKENS: { readonly [Key in keyof Bonus]-?: TokenKind } = {
  melee: 'melee',
  ranged: 'ranged',
  initiative: 'initiative',
  toughness: 'toughness',
  extraAction: 'action',
  medic: 'medic',
  quartermaster: 'convert',
  transport: 'move',
};

const bonusTokens = (bonus: Bonus): Token[] =>
  (Object.keys(BONUS_TOKENS) as (keyof Bonus)[]).flatMap((key) => {
    const amount = bonus[key];
    if (!amount) return [];
    return [{ kind: BONUS_TOKENS[key], amount: typeof amount === 'number' ? signed(amount) : '' }];
  });

const plain = (kind: TokenKind): readonly Token[] => [{ kind, amount: '' }];
const counted = (kind: TokenKind, amount: number): readonly Token[] => [{ kind, amount: signed(amount) }];

/** What each ability of a unit puts on its plate, in the order of the plate; the rest is drawn elsewhere. */
const ABILITY_TOKENS: { readonly [Key in keyof UnitFace]-?: (face: UnitFace) => readonly Token[] } = {
  gives: ({ gives }) => (gives ? bonusTokens(gives) : []),
  aura: ({ aura }) => (aura ? bonusTokens(aura) : []),
  inflicts: ({ inflicts }) => (inflicts?.initiative ? counted('initiative', inflicts.initiative) : []),
  scopes: ({ scopes }) => (scopes ? plain('scope') : []),
  recon: ({ recon }) => (recon ? counted('move', recon) : []),
  rotations: ({ rotations }) => (rotations ? plain('rotate') : []),
  rotates: ({ rotates, rotations }) => (rotates && !rotations ? plain('rotate') : []),
  sharpshooter: ({ sharpshooter }) => (sharpshooter ? plain('aim') : []),
  heavy: ({ heavy }) => (heavy ? plain('weight') : []),
  boarding: ({ boarding }) => (boarding ? plain('hook') : []),
  explodes: ({ explodes, bomber, trap }) => (explodes || bomber || trap ? plain('explode') : []),
  // at the edges and corners
  kind: () => [],
  count: () => [],
  initiative: () => [],
  melee: () => [],
  ranged: () => [],
  gauss: () => [],
  armor: () => [],
  net: () => [],
  toughness: () => [],
  mobility: () => [],
  connections: () => [],
  longDistance: () => [],
  trap: () => [],
  bomber: () => [],
  entries: () => [],
  exits: () => [],
};

export const tokensOf = ({ face }: Pick<TileInfo, 'face'>): readonly Token[] =>
  face.kind === 'instant' ? [] : Object.values(ABILITY_TOKENS).flatMap((tokens) => tokens(face));

/** Signs in a box of 24 by 24 around the origin: filled paths. */
export const TOKEN_PATHS: Readonly<Record<TokenKind, string>> = {
  melee: 'M-12 10L-2.5-10H2.5L12 10Z',
  ranged: 'M0-13L7 1L2.6-.5V13H-2.6V-.5L-7 1Z',
  initiative: 'M-6-11H6L12 0L6 11H-6L-12 0Z',
  action: 'M-6-11H6L12 0L6 11H-6L-12 0ZM-4-5V5L6 0Z',
  medic: 'M-4-12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z',
  convert: 'M-13 9L-8-6H-5L0 9ZM7-12L13 0L9-1.5V11H5V-1.5L1 0Z',
  move: 'M0-13L6-6H2.5V-2.5H6V-6L13 0L6 6V2.5H2.5V6H6L0 13L-6 6H-2.5V2.5H-6V6L-13 0L-6-6V-2.5H-2.5V-6H-6Z',
  scope: 'M-13 0Q0-14 13 0Q0 14-13 0ZM-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z',
  rotate: 'M9.5-3.5A10 10 0 1 0 9 5L5 3A5.6 5.6 0 1 1 5-2.600L1.5-.5L12.5 3L13-9Z',
  explode: 'M0-14L3.5-6L10-10L8-3L14 0L8 3L10 10L3.5 6L0 14L-3.5 6L-10 10L-8 3L-14 0L-8-3L-10-10L-3.5-6Z',
  toughness: 'M0 11L-10 1A6 6 0 0 1 0-7A6 6 0 0 1 10 1Z',
  aim: 'M-2-14H2V-9.8A10 10 0 0 1 9.8-2H14V2H9.8A10 10 0 0 1 2 9.8V14H-2V9.8A10 10 0 0 1-9.8 2H-14V-2H-9.8A10 10 0 0 1-2-9.8ZM-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0ZM-2.5 0A2.5 2.5 0 1 1 2.5 0A2.5 2.5 0 1 1-2.5 0Z',
  weight: 'M-5-4A6 6 0 1 1 5-4H8L13 12H-13L-8-4ZM-2.5-7A2.5 2.5 0 1 0 2.5-7A2.5 2.5 0 1 0-2.5-7Z',
  hook: 'M-2-13H2V6A5 5 0 0 0 9 2L6 2L11-5L13 4A9 9 0 0 1 0 12A9 9 0 0 1-13 4L-11-5L-6 2L-9 2A5 5 0 0 0-2 6Z',
};
