// Every symbol of a tile as an entry of its help card: which picture, which title, which sentence.

import type { Bonus, Direction, Hex, TileInfo, UnitStanding } from '@nhex/engine';
import type { IconName } from '../art/icons.generated.ts';
import { iconOf } from '../art/pictures.ts';
import type { SymbolKind } from '../art/symbols.ts';
import type { TokenKind } from '../art/tokens.ts';
import { armyName, type HelpKey, helpText, listed, tileName } from './catalogues.ts';
import type { TextLanguage, TextParams } from './message.ts';

/** What is drawn beside an explanation. */
export type HelpSign =
  | { readonly kind: 'symbol'; readonly symbol: SymbolKind }
  | { readonly kind: 'token'; readonly token: TokenKind }
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'heart' | 'wound' | 'net' };

export interface HelpEntry {
  readonly sign: HelpSign;
  readonly title: string;
  readonly text: string;
}

export interface TileHelpData {
  readonly tile: TileInfo;
  readonly name: string;
  /** Army and kind of tile. */
  readonly kind: string;
  readonly count: string;
  readonly entries: readonly HelpEntry[];
}

const symbol = (kind: SymbolKind): HelpSign => ({ kind: 'symbol', symbol: kind });
const token = (kind: TokenKind): HelpSign => ({ kind: 'token', token: kind });
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
/** The different strengths on the edges, weak first. */
const strengths = (edges: Readonly<Partial<Record<number, number>>>): number[] =>
  [...new Set(Object.values(edges).filter((n): n is number => n !== undefined))].sort((a, b) => a - b);

class Card {
  readonly entries: HelpEntry[] = [];
  readonly #language: TextLanguage;
  constructor(language: TextLanguage) {
    this.#language = language;
  }
  add(sign: HelpSign, title: HelpKey, text: HelpKey, params: TextParams = {}): void {
    this.entries.push({
      sign,
      title: helpText(this.#language, title, params),
      text: helpText(this.#language, text, params),
    });
  }
}

function addAttacks(card: Card, { face }: TileInfo): void {
  const melee = { ...face.melee };
  const ranged = { ...face.ranged };
  for (const edge of [0, 1, 2, 3, 4, 5] as const) {
    if (!melee[edge] || !ranged[edge]) continue;
    card.add(symbol('ranged'), 'both.title', 'both.text');
    delete melee[edge];
    delete ranged[edge];
  }
  for (const count of strengths(melee)) card.add(symbol('melee'), 'melee.title', 'melee.text', { count });
  for (const count of strengths(ranged)) card.add(symbol('ranged'), 'ranged.title', 'ranged.text', { count });
  if (face.gauss) card.add(symbol('gauss'), 'gauss.title', 'gauss.text');
}

function addBonus(card: Card, bonus: Bonus): void {
  const give = (
    kind: TokenKind,
    name: 'melee' | 'ranged' | 'initiative' | 'toughness',
    n: number | undefined,
  ): void => {
    if (n) card.add(token(kind), `gives.${name}.title`, `gives.${name}.text`, { amount: signed(n) });
  };
  give('melee', 'melee', bonus.melee);
  give('ranged', 'ranged', bonus.ranged);
  give('initiative', 'initiative', bonus.initiative);
  give('toughness', 'toughness', bonus.toughness);
  if (bonus.extraAction) card.add(token('action'), 'gives.action.title', 'gives.action.text');
  if (bonus.medic) card.add(token('medic'), 'gives.medic.title', 'gives.medic.text');
  if (bonus.quartermaster) card.add(token('convert'), 'gives.convert.title', 'gives.convert.text');
  if (bonus.transport) card.add(token('move'), 'gives.transport.title', 'gives.transport.text');
}

function addEdges(card: Card, { face }: TileInfo): void {
  if (face.armor) card.add(symbol('armor'), 'armor.title', 'armor.text');
  if (face.net) card.add(symbol('net'), 'net.title', 'net.text');
  if (face.entries) card.add(symbol('entry'), 'entry.title', 'entry.text');
  if (face.exits) card.add(symbol('exit'), 'exit.title', 'exit.text');
  if (face.trap) card.add(symbol('trap'), 'trap.title', 'trap.text');
  if (!face.connections?.length) return;
  const link = face.inflicts || face.scopes ? 'hostile-link' : face.longDistance ? 'long-link' : 'link';
  card.add(symbol(link), `${link}.title`, `${link}.text`);
}

function addSpecials(card: Card, { face }: TileInfo): void {
  if (face.inflicts?.initiative) {
    card.add(token('initiative'), 'inflicts.initiative.title', 'inflicts.initiative.text', {
      amount: signed(face.inflicts.initiative),
    });
  }
  if (face.scopes) card.add(token('scope'), 'scope.title', 'scope.text');
  if (face.recon) card.add(token('move'), 'recon.title', 'recon.text');
  if (face.rotations) card.add(token('rotate'), 'rotate.title', 'rotate.text');
  if (face.explodes) card.add(token('explode'), 'explode.title', 'explode.text');
  if (face.bomber) card.add(token('explode'), 'bomber.title', 'bomber.text');
  else if (face.trap) card.add(token('explode'), 'trapExplode.title', 'trapExplode.text');
}

/** The help card of a tile as printed. */
export function tileHelp(language: TextLanguage, tile: TileInfo): TileHelpData {
  const card = new Card(language);
  const { face } = tile;
  if (tile.instant) {
    const icon = iconOf(tile);
    card.add(
      icon ? { kind: 'icon', icon } : token('explode'),
      `${tile.instant}.title`,
      `${tile.instant}.text`,
    );
  }
  if (tile.isHq) card.add(token('toughness'), 'hq.title', 'hq.text');
  if (tile.kind === 'warrior' || tile.isHq) {
    const phases = tile.initiative.join(', ');
    if (!phases) card.add({ kind: 'number', text: '–' }, 'initiative.none', 'initiative.noneText');
    else {
      const several = tile.initiative.length > 1 ? 'initiative.several' : 'initiative.text';
      card.add({ kind: 'number', text: phases }, 'initiative.title', several, { phases });
    }
  }
  addAttacks(card, tile);
  addEdges(card, tile);
  const bonus = face.gives ?? face.aura;
  if (bonus) addBonus(card, bonus);
  addSpecials(card, tile);
  if (tile.toughness) {
    const params = { count: tile.toughness, deadly: tile.toughness + 1 };
    card.add({ kind: 'heart' }, 'toughness.title', 'toughness.text', params);
  }
  if (face.mobility) card.add(token('move'), 'mobility.title', 'mobility.text');
  return {
    tile,
    name: tileName(language, tile.id),
    kind: helpText(language, 'kind', {
      army: armyName(language, tile.army),
      kind: helpText(language, `kind.${tile.kind}`),
    }),
    count: helpText(language, 'count', { count: face.count }),
    entries: card.entries,
  };
}

/** What a connection adds, each in a few words (`+1 blow strength`) and whether the unit can use it. */
function bonusWords(
  language: TextLanguage,
  bonus: Bonus,
  tile: TileInfo,
): { readonly text: string; readonly isUsed: boolean }[] {
  const { attacks } = tile.facings[0];
  const acts = tile.initiative.length > 0;
  const given: [amount: number, key: HelpKey, isUsed: boolean][] = [
    [bonus.melee ?? 0, 'now.gives.melee', attacks.some(({ melee }) => melee > 0)],
    [bonus.ranged ?? 0, 'now.gives.ranged', attacks.some(({ ranged, gauss }) => ranged > 0 && !gauss)],
    [bonus.initiative ?? 0, 'now.gives.initiative', acts],
    [bonus.toughness ?? 0, 'now.gives.toughness', true],
    [bonus.extraAction ?? 0, 'now.gives.action', acts],
    [bonus.medic ? 1 : 0, 'now.gives.medic', true],
    [bonus.quartermaster ? 1 : 0, 'now.gives.convert', attacks.length > 0],
    [bonus.transport ? 1 : 0, 'now.gives.transport', true],
  ];
  return given
    .filter(([amount]) => amount !== 0)
    .map(([amount, key, isUsed]) => ({ text: helpText(language, key, { amount: signed(amount) }), isUsed }));
}

/** The current values of a unit in lines, with where each bonus comes from. `at` names the unit on a hex. */
export function currentValues(
  language: TextLanguage,
  tile: TileInfo,
  standing: UnitStanding,
  wounds: number,
  at: (hex: Hex) => string,
): string[] {
  const say = (key: HelpKey, params?: TextParams): string => helpText(language, key, params);
  const way = (direction: Direction): string => say(`direction.${direction}` as HelpKey);
  const lines: string[] = [];
  if (standing.netted)
    lines.push(say('now.nettedBy', { units: listed(language, standing.nettedBy.map(at)) }));
  if (tile.initiative.length > 0) {
    const phases = standing.initiative.join(', ');
    lines.push(phases ? say('now.initiative', { phases }) : say('now.initiativeNone'));
  }
  for (const [direction, strength] of Object.entries(standing.melee)) {
    lines.push(say('now.melee', { direction: way(Number(direction)), strength }));
  }
  for (const [direction, strength] of Object.entries(standing.ranged)) {
    lines.push(say('now.ranged', { direction: way(Number(direction)), strength }));
  }
  if (tile.toughness || standing.addedToughness || wounds) {
    lines.push(say('now.toughness', { wounds, deadly: standing.toughness + standing.addedToughness + 1 }));
  }
  for (const source of standing.sources) {
    const effects = bonusWords(language, source.bonus, tile);
    for (const isUsed of [true, false]) {
      const words = effects.filter((effect) => effect.isUsed === isUsed).map(({ text }) => text);
      if (words.length === 0) continue;
      const params = { effect: listed(language, words), unit: at(source.from) };
      lines.push(say(isUsed ? 'now.from' : 'now.fromIdle', params));
    }
  }
  return lines;
}

const LEGEND_SYMBOLS = [
  'melee',
  'ranged',
  'gauss',
  'armor',
  'net',
  'link',
  'long-link',
  'hostile-link',
  'trap',
  'entry',
  'exit',
] as const satisfies readonly SymbolKind[];

/** Every symbol of the game, for the help page. */
export function symbolLegend(language: TextLanguage): HelpEntry[] {
  const card = new Card(language);
  card.add({ kind: 'number', text: '3' }, 'initiative.title', 'initiative.text', { phases: 3 });
  for (const kind of LEGEND_SYMBOLS) card.add(symbol(kind), `${kind}.title`, `${kind}.text`, { count: 1 });
  card.add({ kind: 'heart' }, 'toughness.title', 'toughness.text', { count: 1, deadly: 2 });
  card.add(token('move'), 'mobility.title', 'mobility.text');
  addBonus(card, {
    melee: 1,
    ranged: 1,
    initiative: 1,
    extraAction: 1,
    medic: true,
    quartermaster: true,
    transport: true,
  });
  card.add(token('initiative'), 'inflicts.initiative.title', 'inflicts.initiative.text', {
    amount: signed(-1),
  });
  card.add(token('scope'), 'scope.title', 'scope.text');
  card.add(token('rotate'), 'rotate.title', 'rotate.text');
  card.add(token('explode'), 'explode.title', 'explode.text');
  card.add({ kind: 'net' }, 'netted.title', 'netted.text');
  return card.entries;
}
