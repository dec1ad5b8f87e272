// Which rule stands behind a symbol, an event or a reason: the numbers of docs/rules.md. Every "why" leads to one of them.

import type {
  AttackKind,
  DeathCause,
  EventType,
  GameEvent,
  Instant,
  LostChanceReason,
  MovementKind,
  StopReason,
  TileId,
  TileInfo,
} from '@nhex/engine';
import type { EventOf } from './events.ts';
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

const LOST_CHANCE_RULES: Readonly<Record<LostChanceReason, string>> = {
  netted: 'INI-3',
  squeezed: 'INI-4',
  passed: 'INI-4',
  halted: 'LEAD-4',
};

const STOP_RULES: Readonly<Record<StopReason, string>> = {
  armor: 'UNIT-5',
  cover: 'ATL-2',
  'hq-spares-hq': 'UNIT-10',
};

/** What a player moves by a tile or by mobility is no riddle. */
const MOVEMENT_RULES: Readonly<Record<MovementKind, string | undefined>> = {
  move: undefined,
  mobility: undefined,
  transport: undefined,
  rotate: undefined,
  pivot: undefined,
  step: undefined,
  push: 'INST-4',
  march: 'LEAD-4',
  wheel: 'LEAD-4',
  belt: 'ATL-2',
  carousel: 'ATL-2',
};

type TileOf = (tile: TileId) => RuledTile;
/** The rule behind an event: always the same one, or one that depends on it; undefined where there is none to look up. */
type RuleOf<T extends EventType> =
  | string
  | undefined
  | ((event: EventOf<T>, tileOf: TileOf) => string | undefined);

const EVENT_RULES: { readonly [T in EventType]: RuleOf<T> } = {
  attack: ({ kind }) => ATTACK_RULES[kind],
  'no-target': 'UNIT-3',
  stopped: ({ why }) => STOP_RULES[why],
  died: ({ why }) => DEATH_RULES[why],
  wounded: 'UNIT-6',
  'hq-damaged': 'SET-1',
  netted: 'NET-1',
  freed: 'NET-1',
  'lost-chance': ({ why }) => LOST_CHANCE_RULES[why],
  treated: 'MED-1',
  explosion: ({ tile }, tileOf) => explosionRule(tileOf(tile)),
  blast: ({ tile }, tileOf) => explosionRule(tileOf(tile)),
  declared: ({ what }) => (what === 'explode' ? 'UNIT-11' : 'MOD-7'),
  aimed: 'STR-11',
  strike: ({ by }, tileOf) => (by === undefined ? 'LEAD-4' : instantRule(tileOf(by))),
  instant: ({ tile }, tileOf) => instantRule(tileOf(tile)),
  moved: ({ how }) => MOVEMENT_RULES[how],
  'leader-used': 'LEAD-4',
  reclaimed: 'LEAD-4',
  'hq-repaired': 'LEAD-4',
  'leaders-dealt': 'LEAD-1',
  'leader-chosen': 'LEAD-1',
  'leaders-revealed': 'LEAD-1',
  'terrain-wounds': 'ATL-2',
  'terrain-heals': 'ATL-2',
  // What no unit's story tells.
  'hq-placed': undefined,
  'mercenary-chosen': undefined,
  turn: undefined,
  draw: undefined,
  discard: undefined,
  placed: undefined,
  deployed: undefined,
  'turn-over': undefined,
  'last-tile': undefined,
  overtime: undefined,
  battle: undefined,
  phase: undefined,
  'battle-over': undefined,
  points: undefined,
  'passed-on': undefined,
  alliance: undefined,
  arrived: undefined,
  'tiles-joined': undefined,
  left: undefined,
  objective: undefined,
  eliminated: undefined,
  resigned: undefined,
  'time-over': undefined,
  'draw-agreed': undefined,
  'game-over': undefined,
};

/** The rule behind an event of a unit's story; undefined where there is none to look up. */
export function ruleOfEvent(event: GameEvent, tileOf: TileOf): string | undefined {
  const rule = EVENT_RULES[event.type] as RuleOf<EventType>;
  return typeof rule === 'function' ? rule(event as never, tileOf) : rule;
}
