// Every symbol of a tile as an entry of its help card: which topic, which title, which sentence.

import type { Bonus, Edge, Face, Strengths, TileInfo, UnitFace } from '@nhex/engine';
import type { Language } from './language.ts';
import { fill, type Params } from './message.ts';
import { type Namer, tileName } from './names.ts';
import { RULE_OF_TOPIC } from './rule-numbers.ts';
import type { HelpTopic } from './topics.ts';
import { BONUSES, helpText, signed } from './values.ts';

export interface HelpEntry {
  /** What it is about: the picture beside it follows from this. */
  readonly topic: HelpTopic;
  /** The number on the tile, where the sign is one. */
  readonly number?: string;
  readonly title: string;
  readonly text: string;
  /** The number of the rule behind it. */
  readonly rule: string;
}

export interface TileHelpData {
  readonly tile: TileInfo;
  readonly name: string;
  /** Army and kind of tile. */
  readonly kind: string;
  /** How many of them an army has; empty for a tile that is in no deck. */
  readonly count: string;
  readonly entries: readonly HelpEntry[];
}

/** A topic with what fills its places. */
type Told = readonly [topic: HelpTopic, params?: Params];

/** The different strengths on these edges, weak first, each once. */
function strengths(topic: 'melee' | 'ranged', edges: Strengths = {}, without: readonly Edge[]): Told[] {
  const counts = Object.entries(edges).flatMap(([edge, count]) =>
    without.includes(Number(edge) as Edge) ? [] : [count],
  );
  return [...new Set(counts)].sort((a, b) => a - b).map((count) => [topic, { count }]);
}

/** Edges with a blow and a shot, which are one attack (UNIT-4). */
const doubleEdges = ({ melee = {}, ranged = {} }: UnitFace): Edge[] =>
  ([0, 1, 2, 3, 4, 5] as const).filter((edge) => melee[edge] && ranged[edge]);

const gifts = (bonus: Bonus): Told[] =>
  BONUSES.filter((key) => bonus[key]).map((key) => [`gives.${key}`, { amount: signed(Number(bonus[key])) }]);

function initiativeTopics({ kind, initiative = [] }: UnitFace): Told[] {
  if (kind === 'module') return [];
  if (initiative.length === 0) return [['no-initiative', { phases: '–' }]];
  return [[initiative.length > 1 ? 'initiatives' : 'initiative', { phases: initiative.join(', ') }]];
}

/** What each field of a unit's face has to explain, in the order of the card. */
const TOPICS: { readonly [Key in keyof UnitFace]-?: (face: UnitFace) => readonly Told[] } = {
  kind: ({ kind }) => (kind === 'hq' ? [['hq']] : []),
  initiative: initiativeTopics,
  melee: (face) => {
    const both = doubleEdges(face);
    return [...both.map((): Told => ['both']), ...strengths('melee', face.melee, both)];
  },
  ranged: (face) => strengths('ranged', face.ranged, doubleEdges(face)),
  sharpshooter: ({ sharpshooter }) => (sharpshooter ? [['sharpshooter']] : []),
  gauss: ({ gauss }) => (gauss ? [['gauss']] : []),
  armor: ({ armor }) => (armor ? [['armor']] : []),
  net: ({ net }) => (net ? [['net']] : []),
  entries: ({ entries }) => (entries ? [['entry']] : []),
  exits: ({ exits }) => (exits ? [['exit']] : []),
  trap: ({ trap }) => (trap ? [['trap']] : []),
  connections: ({ connections = [], inflicts, scopes, longDistance }) => {
    if (connections.length === 0) return [];
    return [[inflicts || scopes ? 'hostile-link' : longDistance ? 'long-link' : 'link']];
  },
  longDistance: () => [], // told by the connections
  gives: ({ gives = {} }) => gifts(gives),
  aura: ({ aura = {} }) => gifts(aura),
  inflicts: ({ inflicts }) =>
    inflicts?.initiative ? [['slows', { amount: signed(inflicts.initiative) }]] : [],
  scopes: ({ scopes }) => (scopes ? [['scopes']] : []),
  recon: ({ recon }) => (recon ? [['recon']] : []),
  rotations: ({ rotations }) => (rotations ? [['rotations']] : []),
  explodes: ({ explodes }) => (explodes ? [['explodes']] : []),
  bomber: ({ bomber, trap }) => (bomber ? [['bomber']] : trap ? [['trap-explodes']] : []),
  toughness: ({ toughness }) =>
    toughness ? [['toughness', { count: toughness, deadly: toughness + 1 }]] : [],
  mobility: ({ mobility }) => (mobility ? [['mobility']] : []),
  rotates: ({ rotates }) => (rotates ? [['rotates']] : []),
  heavy: ({ heavy }) => (heavy ? [['heavy']] : []),
  boarding: ({ boarding }) => (boarding ? [['boarding']] : []),
  count: () => [], // told beside the name
};

const topicsOf = (face: Face): readonly Told[] =>
  face.kind === 'instant'
    ? [[`instant.${face.instant}`]]
    : Object.values(TOPICS).flatMap((topics) => topics(face));

function entryOf(language: Language, [topic, params]: Told): HelpEntry {
  const { title, text } = language.topics[topic];
  return {
    topic,
    ...(params?.['phases'] === undefined ? {} : { number: String(params['phases']) }),
    title: fill(language, title, params),
    text: fill(language, text, params),
    rule: RULE_OF_TOPIC[topic],
  };
}

const STRUCTURE: readonly Told[] = [['structure']];

/** The help card of a tile as printed. */
export function tileHelp({ language, army }: Namer, tile: TileInfo): TileHelpData {
  const { face } = tile;
  return {
    tile,
    name: tileName(language, tile),
    kind: helpText(language, 'kind', {
      army: army(tile.army),
      kind: helpText(language, `kind.${tile.kind}`),
    }),
    count: face.count > 0 ? helpText(language, 'count', { count: face.count }) : '',
    entries: [...topicsOf(face), ...(tile.structureTile > 0 ? STRUCTURE : [])].map((told) =>
      entryOf(language, told),
    ),
  };
}

const LEGEND: readonly Told[] = [
  ['initiative', { phases: 3 }],
  ['melee', { count: 1 }],
  ['ranged', { count: 1 }],
  ['gauss'],
  ['armor'],
  ['net'],
  ['link'],
  ['long-link'],
  ['hostile-link'],
  ['trap'],
  ['entry'],
  ['exit'],
  ['toughness', { count: 1, deadly: 2 }],
  ['mobility'],
  ...gifts({
    melee: 1,
    ranged: 1,
    initiative: 1,
    extraAction: 1,
    medic: true,
    quartermaster: true,
    transport: true,
  }),
  ['slows', { amount: signed(-1) }],
  ['scopes'],
  ['rotations'],
  ['sharpshooter'],
  ['rotates'],
  ['heavy'],
  ['explodes'],
  ['netted'],
];

/** Every symbol of the game. */
export const symbolLegend = (language: Language): HelpEntry[] =>
  LEGEND.map((told) => entryOf(language, told));
