// Which rule stands behind a symbol, an event or a reason: the numbers of docs/rules.md. Every "why" leads to one of them.

import type { AttackKind, DeathCause, GameEvent, Instant, TileId, TileInfo } from '@nhex/engine';
import type { HelpTopic } from './topics.ts';

const INSTANT_RULES: Readonly<Record<Instant, string>> = {
  battle: 'INST-2',
  move: 'INST-3',
  'push-back': 'INST-4',
  sniper: 'INST-5',
  grenade: 'INST-6',
  'air-strike': 'INST-7',
  'small-bomb': 'INST-8',
};

export const RULE_OF_TOPIC: Readonly<Record<HelpTopic, string>> = {
  melee: 'UNIT-1',
  ranged: 'UNIT-2',
  both: 'UNIT-4',
  gauss: 'UNIT-7',
  armor: 'UNIT-5',
  net: 'NET-1',
  link: 'MOD-1',
  'long-link': 'MOD-9',
  'hostile-link': 'MOD-3',
  entry: 'DDM-1',
  exit: 'DDM-1',
  trap: 'DDM-5',
  hq: 'UNIT-10',
  initiative: 'UNIT-8',
  initiatives: 'UNIT-8',
  'no-initiative': 'UNIT-8',
  toughness: 'UNIT-6',
  mobility: 'UNIT-9',
  netted: 'NET-1',
  'gives.melee': 'MOD-2',
  'gives.ranged': 'MOD-2',
  'gives.initiative': 'MOD-3',
  'gives.toughness': 'MOD-10',
  'gives.extraAction': 'INI-6',
  'gives.medic': 'MED-1',
  'gives.quartermaster': 'MOD-7',
  'gives.transport': 'MOD-5',
  slows: 'MOD-3',
  scopes: 'MOD-8',
  recon: 'MOD-6',
  rotations: 'DDM-6',
  sharpshooter: 'STR-11',
  rotates: 'STR-9',
  heavy: 'STR-9',
  boarding: 'STR-10',
  explodes: 'UNIT-11',
  'trap-explodes': 'DDM-5',
  bomber: 'VAR-4',
  structure: 'STR-3',
  'instant.battle': INSTANT_RULES.battle,
  'instant.move': INSTANT_RULES.move,
  'instant.push-back': INSTANT_RULES['push-back'],
  'instant.sniper': INSTANT_RULES.sniper,
  'instant.grenade': INSTANT_RULES.grenade,
  'instant.air-strike': INSTANT_RULES['air-strike'],
  'instant.small-bomb': INSTANT_RULES['small-bomb'],
};

const DEATH_RULES: Readonly<Record<DeathCause, string>> = {
  wounds: 'UNIT-6',
  sacrifice: 'MED-1',
  explosion: 'DDM-7',
  'lost-toughness': 'MOD-10',
  'hq-destroyed': 'END-3',
  eliminated: 'MODE-1',
  terrain: 'ATL-2',
};

/** What a rule asks of a tile. */
type RuledTile = Pick<TileInfo, 'face' | 'instant'>;

/** What explodes: a Clown by choice, a Trap, a Mad Bomber. */
function explosionRule({ face }: RuledTile): string {
  if (face.kind === 'instant') return 'DDM-7';
  return face.trap ? 'DDM-5' : face.explodes ? 'UNIT-11' : 'VAR-4';
}

const instantRule = ({ instant }: RuledTile): string => (instant ? INSTANT_RULES[instant] : 'INST-1');

const ATTACK_RULES: Readonly<Record<AttackKind, string>> = {
  melee: 'UNIT-1',
  ranged: 'UNIT-2',
  both: 'UNIT-4',
  gauss: 'UNIT-7',
};

/** The rule behind an event of a unit's story; undefined where there is none to look up. */
export function ruleOfEvent(event: GameEvent, tileOf: (tile: TileId) => RuledTile): string | undefined {
  switch (event.type) {
    case 'attack':
      return ATTACK_RULES[event.kind];
    case 'no-target':
      return 'UNIT-3';
    case 'stopped':
      return event.why === 'armor' ? 'UNIT-5' : 'UNIT-10';
    case 'died':
      return DEATH_RULES[event.why];
    case 'wounded':
      return 'UNIT-6';
    case 'hq-damaged':
      return 'SET-1';
    case 'netted':
    case 'freed':
      return 'NET-1';
    case 'lost-chance':
      if (event.why === 'halted') return 'LEAD-4';
      return event.why === 'netted' ? 'INI-3' : 'INI-4';
    case 'treated':
      return 'MED-1';
    case 'explosion':
    case 'blast':
      return explosionRule(tileOf(event.tile));
    case 'declared':
      return event.what === 'explode' ? 'UNIT-11' : 'MOD-7';
    case 'aimed':
      return 'STR-11';
    case 'strike':
      return event.by === undefined ? 'LEAD-4' : instantRule(tileOf(event.by));
    case 'instant':
      return instantRule(tileOf(event.tile));
    case 'leader-used':
    case 'reclaimed':
    case 'hq-repaired':
      return 'LEAD-4';
    case 'leaders-dealt':
    case 'leader-chosen':
    case 'leaders-revealed':
      return 'LEAD-1';
    case 'terrain-wounds':
      return 'ATL-2';
    case 'moved':
      if (event.how === 'march' || event.how === 'wheel') return 'LEAD-4';
      return event.how === 'push' ? 'INST-4' : undefined;
    default:
      return undefined;
  }
}
