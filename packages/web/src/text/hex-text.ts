// What stands on a hex in words, for screen readers and the text view of the board.

import { type Direction, type Hex, hexName, type TileId, tileInfo } from '@nhex/engine';
import { type HelpKey, helpText, listed, tileName } from './catalogues.ts';
import type { TextLanguage } from './message.ts';

export interface SpokenUnit {
  readonly hex: Hex;
  readonly tile: TileId;
  readonly rotation: number;
  readonly wounds?: number;
  readonly netted?: boolean;
  readonly hqPoints?: number | undefined;
  /** Current phases; the printed ones otherwise. */
  readonly initiative?: readonly number[] | undefined;
}

const bits = (mask: number): Direction[] => [0, 1, 2, 3, 4, 5].filter((direction) => mask & (1 << direction));

/** An empty hex, or the unit with what it does in which direction. `owner` is how its player is called. */
export function hexText(
  language: TextLanguage,
  hex: Hex,
  unit: SpokenUnit | undefined,
  owner: string,
): string {
  const say = helpText.bind(undefined, language);
  if (!unit) return say('hex.empty', { hex: hexName(hex) });
  const tile = tileInfo(unit.tile);
  const facing = tile.facings[unit.rotation];
  const parts = [say('hex.unit', { hex: hexName(hex), tile: tileName(language, tile.id), owner })];
  const edges = (key: HelpKey, directions: readonly Direction[]): void => {
    if (directions.length === 0) return;
    const names = directions.map((direction) => say(`direction.${direction}` as HelpKey));
    parts.push(say(key, { directions: listed(language, names) }));
  };
  const attacks = (wanted: (attack: (typeof facing.attacks)[number]) => boolean): Direction[] =>
    facing.attacks.filter(wanted).map((attack) => attack.direction);
  if (unit.hqPoints !== undefined) parts.push(say('hex.points', { count: unit.hqPoints }));
  const phases = unit.initiative ?? tile.initiative;
  if (phases.length > 0) parts.push(say('hex.initiative', { phases: phases.join(', ') }));
  edges(
    'hex.melee',
    attacks((attack) => attack.melee > 0),
  );
  edges(
    'hex.ranged',
    attacks((attack) => attack.ranged > 0 && !attack.gauss),
  );
  edges(
    'hex.gauss',
    attacks((attack) => attack.gauss),
  );
  edges('hex.armor', bits(facing.armor));
  edges('hex.net', facing.nets);
  if (tile.isModule) edges('hex.link', facing.connections);
  if (unit.wounds) parts.push(say('hex.wounds', { count: unit.wounds }));
  if (unit.netted) parts.push(say('hex.netted'));
  return parts.join(', ');
}
