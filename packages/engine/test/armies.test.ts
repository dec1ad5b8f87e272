// The reference sheets: against the transcription of the printed tiles (fixtures/tiles.json), and in themselves.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  armyByKey,
  armyKeys,
  type Bonus,
  type Face,
  INSTANTS,
  NhexError,
  registerArmy,
  type TileInfo,
  tilesOfArmy,
} from '../src/index.ts';

const PRINTED = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'];

interface SheetTile {
  name: string;
  kind: string;
  count: number;
  effect?: string;
  aura?: Record<string, number>;
  special?: string;
  [face: string]: unknown;
}
interface Sheet {
  armies: Record<string, { tiles: Record<string, SheetTile> }>;
  neutral: Record<string, SheetTile>;
}

/** The words the sheet uses for what a module does. */
function effectOf(face: Face): string[] {
  const words: string[] = [];
  const bonus: Bonus = face.gives ?? {};
  if (bonus.melee) words.push(`melee+${bonus.melee}`);
  if (bonus.ranged) words.push(`ranged+${bonus.ranged}`);
  if (bonus.initiative) words.push(`initiative+${bonus.initiative}`);
  if (bonus.extraAction) words.push('extra-action');
  if (bonus.medic) words.push('medic');
  if (bonus.quartermaster) words.push('quartermaster');
  if (bonus.transport) words.push('transport');
  if (face.scopes) words.push('scoper');
  if (face.recon) words.push('recon');
  if (face.inflicts?.initiative) words.push('enemy', `initiative${face.inflicts.initiative}`);
  if (face.trap && !face.bomber) words.push('trap');
  return words.sort();
}

/** A face in the shape of the sheet, lists sorted. */
function faceOf({ face, instant, key }: TileInfo): object {
  const list = (edges: readonly number[] | undefined): number[] => [...(edges ?? [])].sort();
  return {
    kind: face.kind,
    count: face.count,
    instant: face.kind === 'instant' ? instant : undefined,
    key: face.kind === 'instant' ? key : undefined,
    initiative: face.initiative ?? [],
    melee: { ...face.melee },
    ranged: { ...face.ranged },
    gauss: list(face.gauss),
    armor: list(face.armor),
    net: list(face.net),
    connections: list(face.connections),
    entries: list(face.entries),
    exits: list(face.exits),
    trap: list(face.trap),
    toughness: face.toughness ?? 0,
    mobility: face.mobility ?? 0,
    longDistance: face.longDistance ?? false,
    effect: effectOf(face),
    aura: { ...face.aura, ...(face.rotations ? { rotateOnePerTurn: face.rotations } : {}) },
    special: face.explodes ? 'explode' : face.bomber ? 'bomber' : undefined,
  };
}

function sheetFaceOf(key: string, tile: SheetTile): object {
  const list = (value: unknown): number[] => [...((value as number[] | undefined) ?? [])].sort();
  const isInstant = tile.kind === 'instant';
  return {
    kind: tile.kind,
    count: tile.count,
    instant: isInstant ? key : undefined,
    key: isInstant ? key : undefined,
    initiative: tile['initiative'] ?? [],
    melee: tile['melee'] ?? {},
    ranged: tile['ranged'] ?? {},
    gauss: list(tile['gauss']),
    armor: list(tile['armor']),
    net: list(tile['net']),
    connections: list(tile['connections']),
    entries: list(tile['entries']),
    exits: list(tile['exits']),
    trap: list(tile['trap']),
    toughness: tile['toughness'] ?? 0,
    mobility: tile['mobility'] ?? 0,
    longDistance: tile['longDistance'] ?? false,
    effect: (tile.effect ?? '').split(' ').filter(Boolean).sort(),
    aura: tile.aura ?? {},
    special: tile.special,
  };
}

describe('the armies are those of the sheet', () => {
  const sheet = JSON.parse(readFileSync(new URL('fixtures/tiles.json', import.meta.url), 'utf8')) as Sheet;
  const groups = {
    ...Object.fromEntries(Object.entries(sheet.armies).map(([key, army]) => [key, army.tiles])),
    neutral: sheet.neutral,
  };

  test.each(Object.entries(groups))('%s', (army, faces) => {
    const ours = Object.fromEntries(tilesOfArmy(army).map((tile) => [tile.key, faceOf(tile)]));
    const theirs = Object.fromEntries(
      Object.entries(faces).map(([key, tile]) => [key, sheetFaceOf(key, tile)]),
    );
    expect(ours).toEqual(theirs);
  });

  test('no army is missing', () => {
    expect(Object.keys(sheet.armies).sort()).toEqual([...armyKeys()].sort());
  });
});

describe.each(PRINTED)('[SET-1] %s', (key) => {
  const tiles = tilesOfArmy(key);
  const count = (fits: (tile: TileInfo) => boolean): number =>
    tiles.filter(fits).reduce((sum, tile) => sum + tile.face.count, 0);

  test('has 35 tiles, one of them the HQ', () => {
    expect(count(() => true)).toBe(35);
    expect(count((tile) => tile.isHq)).toBe(1);
  });

  test('speaks of edges 0 to 5 only, each once', () => {
    for (const { face } of tiles) {
      const strengths = [face.melee, face.ranged].map((edges) => Object.keys(edges ?? {}).map(Number));
      for (const edges of [
        ...strengths,
        face.gauss,
        face.armor,
        face.net,
        face.connections,
        face.entries,
        face.exits,
        face.trap,
      ]) {
        expect((edges ?? []).every((edge) => Number.isInteger(edge) && edge >= 0 && edge <= 5)).toBe(true);
        expect(new Set(edges ?? []).size).toBe((edges ?? []).length);
      }
    }
  });

  test('strikes and shoots with 1 to 3', () => {
    for (const { face } of tiles) {
      for (const strength of Object.values({ ...face.melee, ...face.ranged })) {
        expect(strength).toBeGreaterThanOrEqual(1);
        expect(strength).toBeLessThanOrEqual(3);
      }
    }
  });

  test('has initiative exactly where it attacks', () => {
    for (const { face, initiative } of tiles) {
      const attacks = Boolean(face.melee ?? face.ranged ?? face.gauss);
      expect(initiative.length > 0).toBe(attacks);
      expect([...initiative].sort((a, b) => b - a)).toEqual([...initiative]);
    }
  });

  test('the HQ strikes all around with 1 in phase 0', () => {
    const hq = tiles.find((tile) => tile.isHq);
    expect(hq?.face).toMatchObject({ initiative: [0], melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } });
  });

  test('instants have a known action and no face, everything else no action', () => {
    for (const { face, instant } of tiles) {
      expect(INSTANTS.includes(instant as (typeof INSTANTS)[number])).toBe(face.kind === 'instant');
      if (face.kind === 'instant') expect(Object.keys(face).sort()).toEqual(['count', 'instant', 'kind']);
    }
  });

  test('no entry is an exit', () => {
    for (const { face } of tiles) {
      expect((face.entries ?? []).filter((edge) => face.exits?.includes(edge))).toEqual([]);
    }
  });
});

describe('an army of one’s own', () => {
  const own = (key: string, change: Partial<Record<string, Face>> = {}): Army => {
    const tiles: Record<string, Face> = {
      hq: { kind: 'hq', count: 1, initiative: [0] },
      thug: { kind: 'warrior', count: 34, initiative: [1], melee: { 0: 1 } },
    };
    for (const [tile, face] of Object.entries(change)) if (face) tiles[tile] = face;
    return { key, tiles };
  };
  const refusal = (army: Army): unknown => {
    try {
      registerArmy(army);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test('joins the catalogue', () => {
    registerArmy(own('own'));
    expect(armyByKey('own')).toBeDefined();
    expect(tilesOfArmy('own').map((tile) => tile.ref)).toEqual(['own/hq', 'own/thug']);
  });

  test.each([
    ['a key that is taken', own('borgo')],
    ['a key in capitals', own('Own')],
    ['34 tiles', own('short', { thug: { kind: 'warrior', count: 33 } })],
    ['no HQ', { key: 'headless', tiles: { thug: { kind: 'warrior', count: 35 } } } as Army],
    ['two HQs', own('double', { hq: { kind: 'hq', count: 2 }, thug: { kind: 'warrior', count: 33 } })],
  ])('%s is refused', (_, army) => {
    const error = refusal(army);
    expect(error).toBeInstanceOf(NhexError);
    expect(error).toMatchObject({ code: 'bad-army' });
  });
});
