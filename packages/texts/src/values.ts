// A unit as it stands: its current values with where each comes from, and a hex of the board for screen readers.

import {
  type Bonus,
  type Direction,
  type EdgeAttack,
  type Hex,
  hexName,
  type TileInfo,
  type UnitStanding,
} from '@nhex/engine';
import { type Language, listed } from './language.ts';
import { fill, type Params } from './message.ts';
import { terrainName, tileName } from './names.ts';

export type HelpKey = keyof Language['help'];
export const helpText = (language: Language, key: HelpKey, params?: Params): string =>
  fill(language, language.help[key], params);

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const DIRECTIONS = 6;
/** A direction of the board: 0 is north, clockwise. */
export const directionName = (language: Language, direction: Direction): string =>
  helpText(language, `direction.${direction}` as HelpKey);
const directionsText = (language: Language, directions: readonly Direction[]): string =>
  directions.length === DIRECTIONS
    ? helpText(language, 'direction.all')
    : listed(
        language,
        directions.map((direction) => directionName(language, direction)),
      );

/** Whether a unit with that tile can use what a connection gives. */
const USES: { readonly [Key in keyof Bonus]-?: (tile: TileInfo) => boolean } = {
  melee: ({ facings: [{ attacks }] }) => attacks.some(({ melee }) => melee > 0),
  ranged: ({ facings: [{ attacks }] }) => attacks.some(({ ranged, gauss }) => ranged > 0 && !gauss),
  initiative: ({ initiative }) => initiative.length > 0,
  toughness: () => true,
  extraAction: ({ initiative }) => initiative.length > 0,
  medic: () => true,
  quartermaster: ({ facings: [{ attacks }] }) => attacks.length > 0,
  transport: () => true,
};
/** Everything that a connection can give. */
export const BONUSES = Object.keys(USES) as readonly (keyof Bonus)[];

/** What a connection adds, each in a few words (`+1 blow strength`) and whether the unit can use it. */
const bonusWords = (
  language: Language,
  bonus: Bonus,
  tiles: readonly TileInfo[],
): { readonly text: string; readonly isUsed: boolean }[] =>
  BONUSES.filter((key) => bonus[key]).map((key) => ({
    text: helpText(language, `now.gives.${key}`, { amount: signed(Number(bonus[key])) }),
    isUsed: tiles.some(USES[key]),
  }));

/** Directions of the same strength together. */
function strengthLines(
  language: Language,
  key: 'now.melee' | 'now.ranged',
  edges: UnitStanding['melee'],
): string[] {
  const entries = Object.entries(edges).map(
    ([direction, strength]) => [Number(direction), strength] as const,
  );
  return [...new Set(entries.map(([, strength]) => strength))].map((strength) => {
    const directions = entries.flatMap(([direction, each]) => (each === strength ? [direction] : []));
    return helpText(language, key, { directions: directionsText(language, directions), strength });
  });
}

/** The current values of a unit of one or two tiles in lines, with where each bonus comes from. `at` names the unit on a hex. */
export function currentValues(
  language: Language,
  tiles: readonly TileInfo[],
  standing: UnitStanding,
  wounds: number,
  at: (hex: Hex) => string,
): string[] {
  const say = (key: HelpKey, params?: Params): string => helpText(language, key, params);
  const lines: string[] = [];
  if (standing.netted)
    lines.push(say('now.nettedBy', { units: listed(language, standing.nettedBy.map(at)) }));
  if (tiles.some(({ initiative }) => initiative.length > 0)) {
    const phases = standing.initiative.join(', ');
    lines.push(phases ? say('now.initiative', { phases }) : say('now.initiativeNone'));
  }
  lines.push(...strengthLines(language, 'now.melee', standing.melee));
  lines.push(...strengthLines(language, 'now.ranged', standing.ranged));
  if (standing.toughness || standing.addedToughness || wounds) {
    lines.push(say('now.toughness', { wounds, deadly: standing.toughness + standing.addedToughness + 1 }));
  }
  for (const { from, terrain, bonus } of standing.sources) {
    const effects = bonusWords(language, bonus, tiles);
    const unit = terrain ? terrainName(language, terrain) : at(from);
    for (const isUsed of [true, false]) {
      const words = effects.filter((effect) => effect.isUsed === isUsed).map(({ text }) => text);
      if (words.length === 0) continue;
      const params = { effect: listed(language, words), unit };
      lines.push(say(isUsed ? 'now.from' : 'now.fromIdle', params));
    }
  }
  return lines;
}

export interface SpokenUnit {
  readonly tile: TileInfo;
  /** How its player is called. */
  readonly owner: string;
  readonly rotation: number;
  readonly wounds: number;
  readonly netted: boolean;
  readonly hqPoints?: number | undefined;
  /** Where its other tile lies, if it has two. */
  readonly partner?: Hex | undefined;
  /** Current phases; the printed ones otherwise. */
  readonly initiative?: readonly number[] | undefined;
}

const bits = (mask: number): Direction[] => [0, 1, 2, 3, 4, 5].filter((direction) => mask & (1 << direction));

/** An empty hex, or the unit on it with what it does in which direction. */
export function hexText(language: Language, hex: Hex, unit: SpokenUnit | undefined): string {
  const say = (key: HelpKey, params?: Params): string => helpText(language, key, params);
  if (!unit) return say('hex.empty', { hex: hexName(hex) });
  const { tile, owner } = unit;
  const facing = tile.facings[unit.rotation];
  const edges = (key: HelpKey, directions: readonly Direction[]): string[] =>
    directions.length === 0 ? [] : [say(key, { directions: directionsText(language, directions) })];
  const attacks = (key: HelpKey, wanted: (attack: EdgeAttack) => boolean): string[] =>
    edges(
      key,
      facing.attacks.filter(wanted).map((attack) => attack.direction),
    );
  const phases = unit.initiative ?? tile.initiative;
  return [
    say('hex.unit', { hex: hexName(hex), tile: tileName(language, tile), owner }),
    ...(unit.hqPoints === undefined ? [] : [say('hex.points', { count: unit.hqPoints })]),
    ...(phases.length === 0 ? [] : [say('hex.initiative', { phases: phases.join(', ') })]),
    ...attacks('hex.melee', (attack) => attack.melee > 0),
    ...attacks('hex.ranged', (attack) => attack.ranged > 0 && !attack.gauss),
    ...attacks('hex.gauss', (attack) => attack.gauss),
    ...edges('hex.armor', bits(facing.armor)),
    ...edges('hex.net', facing.nets),
    ...(tile.isModule ? edges('hex.link', facing.connections) : []),
    ...(unit.wounds > 0 ? [say('hex.wounds', { count: unit.wounds })] : []),
    ...(unit.netted ? [say('hex.netted')] : []),
    ...(unit.partner === undefined ? [] : [say('hex.with', { hex: hexName(unit.partner) })]),
  ].join(', ');
}
