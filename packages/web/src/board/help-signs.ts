// Which picture stands beside an explanation.

import type { HelpEntry, HelpTopic } from '@nhex/texts';
import type { IconName } from '../art/icons.svelte.ts';
import { INSTANT_ICONS } from '../art/pictures.ts';
import type { SymbolKind } from '../art/symbols.ts';
import { BONUS_TOKENS, type TokenKind } from '../art/tokens.ts';

export type HelpSign =
  | { readonly kind: 'symbol'; readonly symbol: SymbolKind }
  | { readonly kind: 'token'; readonly token: TokenKind }
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'heart' | 'net' };

const symbol = (kind: SymbolKind): HelpSign => ({ kind: 'symbol', symbol: kind });
const token = (kind: TokenKind): HelpSign => ({ kind: 'token', token: kind });
const icon = (name: IconName): HelpSign => ({ kind: 'icon', icon: name });
/** A number as on the tile: the entry knows it. */
const NUMBER: HelpSign = { kind: 'number', text: '' };

const SIGNS: Readonly<Record<HelpTopic, HelpSign>> = {
  melee: symbol('melee'),
  ranged: symbol('ranged'),
  both: symbol('ranged'),
  gauss: symbol('gauss'),
  armor: symbol('armor'),
  net: symbol('net'),
  link: symbol('link'),
  'long-link': symbol('long-link'),
  'hostile-link': symbol('hostile-link'),
  entry: symbol('entry'),
  exit: symbol('exit'),
  trap: symbol('trap'),
  hq: token('toughness'),
  initiative: NUMBER,
  initiatives: NUMBER,
  'no-initiative': NUMBER,
  toughness: { kind: 'heart' },
  mobility: token('move'),
  netted: { kind: 'net' },
  'gives.melee': token(BONUS_TOKENS.melee),
  'gives.ranged': token(BONUS_TOKENS.ranged),
  'gives.initiative': token(BONUS_TOKENS.initiative),
  'gives.toughness': token(BONUS_TOKENS.toughness),
  'gives.extraAction': token(BONUS_TOKENS.extraAction),
  'gives.medic': token(BONUS_TOKENS.medic),
  'gives.quartermaster': token(BONUS_TOKENS.quartermaster),
  'gives.transport': token(BONUS_TOKENS.transport),
  slows: token('initiative'),
  scopes: token('scope'),
  recon: token('move'),
  rotations: token('rotate'),
  sharpshooter: token('aim'),
  rotates: token('rotate'),
  heavy: token('weight'),
  boarding: token('hook'),
  structure: icon('military-fort'),
  explodes: token('explode'),
  'trap-explodes': token('explode'),
  bomber: token('explode'),
  'instant.battle': icon(INSTANT_ICONS.battle),
  'instant.move': icon(INSTANT_ICONS.move),
  'instant.push-back': icon(INSTANT_ICONS['push-back']),
  'instant.sniper': icon(INSTANT_ICONS.sniper),
  'instant.grenade': icon(INSTANT_ICONS.grenade),
  'instant.air-strike': icon(INSTANT_ICONS['air-strike']),
  'instant.small-bomb': icon(INSTANT_ICONS['small-bomb']),
};

export function signOf({ topic, number = '' }: HelpEntry): HelpSign {
  const sign = SIGNS[topic];
  return sign === NUMBER ? { kind: 'number', text: number } : sign;
}
