// The reference sheets: against the transcription of the printed tiles (fixtures/tiles.json), and in themselves.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  armyKeys,
  type Bonus,
  type Face,
  INSTANTS,
  MAX_TILES,
  NhexError,
  newState,
  PRINTED_CATALOGUE,
  parseArmy,
  parseScenario,
  placeOf,
  rulesOf,
  type TileInfo,
  tilesOfArmy,
  type UnitFace,
} from '../src/index.ts';
import { TRIAL_ARMY } from './trial-army.ts';

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

/** What is printed on a tile; an instant has nothing of what a unit has. */
const unitFaceOf = ({ face }: TileInfo): Partial<UnitFace> => (face.kind === 'instant' ? {} : face);

/** The words the sheet uses for what a module does. */
function effectOf(face: Partial<UnitFace>): string[] {
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
function faceOf(tile: TileInfo): object {
  const { instant, key, kind } = tile;
  const face = unitFaceOf(tile);
  const list = (edges: readonly number[] | undefined): number[] => [...(edges ?? [])].sort();
  return {
    kind,
    count: tile.face.count,
    instant: kind === 'instant' ? instant : undefined,
    key: kind === 'instant' ? key : undefined,
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
    const ours = Object.fromEntries(
      tilesOfArmy(PRINTED_CATALOGUE, army).map((tile) => [tile.key, faceOf(tile)]),
    );
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
  const tiles = tilesOfArmy(PRINTED_CATALOGUE, key);
  const count = (fits: (tile: TileInfo) => boolean): number =>
    tiles.filter(fits).reduce((sum, tile) => sum + tile.face.count, 0);

  test('has 35 tiles, one of them the HQ', () => {
    expect(count(() => true)).toBe(35);
    expect(count((tile) => tile.isHq)).toBe(1);
  });

  test('speaks of edges 0 to 5 only, each once', () => {
    for (const face of tiles.map(unitFaceOf)) {
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
    for (const face of tiles.map(unitFaceOf)) {
      for (const strength of Object.values({ ...face.melee, ...face.ranged })) {
        expect(strength).toBeGreaterThanOrEqual(1);
        expect(strength).toBeLessThanOrEqual(3);
      }
    }
  });

  test('has initiative exactly where it attacks', () => {
    for (const tile of tiles) {
      const { initiative } = tile;
      const face = unitFaceOf(tile);
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
    for (const face of tiles.map(unitFaceOf)) {
      expect((face.entries ?? []).filter((edge) => face.exits?.includes(edge))).toEqual([]);
    }
  });
});

describe('an army of one’s own', () => {
  const own = (key: string, change: Record<string, unknown> = {}): Army => ({
    key,
    tiles: {
      hq: { kind: 'hq', count: 1, initiative: [0] },
      thug: { kind: 'warrior', count: 34, initiative: [1], melee: { 0: 1 } },
      ...(change as Record<string, Face>),
    },
  });
  const refusal = (call: () => unknown): unknown => {
    try {
      call();
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test('is read as it is written, and is plain data', () => {
    const army = { ...own('own'), name: 'My own', strikesAllies: true as const };
    expect(parseArmy(army)).toEqual(army);
    expect(parseArmy(JSON.parse(JSON.stringify(TRIAL_ARMY)))).toEqual(TRIAL_ARMY);
  });

  test('[SET-1] plays beside the printed ones, which keep their numbers', () => {
    const state = newState({ armies: ['own', 'borgo'], ownArmies: [own('own')] }, 1);
    const { catalogue } = rulesOf(state.options);
    expect(tilesOfArmy(catalogue, 'own').map((tile) => tile.ref)).toEqual(['own/hq', 'own/thug']);
    const thug = catalogue.byRef.get('own/thug');
    expect(state.seats[0].deck).toEqual(Array.from({ length: 34 }, () => thug?.id));
    for (const tile of PRINTED_CATALOGUE.tiles)
      expect(catalogue.tiles[tile.id]).toMatchObject({ ref: tile.ref });
    expect(PRINTED_CATALOGUE.byRef.has('own/thug')).toBe(false);
    expect(armyKeys()).not.toContain('own');
    expect(armyKeys([own('own')])).toContain('own');
  });

  test('is known in its own game only, and travels only with a game that plays it', () => {
    expect(newState({ armies: ['borgo', 'moloch'], ownArmies: [own('own')] }, 1).options.ownArmies).toEqual(
      [],
    );
    const unknown = refusal(() => newState({ armies: ['own', 'borgo'] }, 1));
    expect(unknown).toMatchObject({ code: 'bad-option', reason: 'not-one-of', place: placeOf('armies[0]') });
  });

  test('two games may have different armies of one key', () => {
    const quick = own('own', { thug: { kind: 'warrior', count: 34, initiative: [3], melee: { 0: 1 } } });
    const [slow, fast] = [own('own'), quick].map(
      (army) => rulesOf(newState({ armies: ['own', 'own'], ownArmies: [army] }, 1).options).catalogue,
    );
    expect(slow.byRef.get('own/thug')?.initiative).toEqual([1]);
    expect(fast.byRef.get('own/thug')?.initiative).toEqual([3]);
  });

  test('under the key of a printed one it takes its place, in its own game only', () => {
    const state = newState({ armies: ['borgo', 'moloch'], ownArmies: [own('borgo')] }, 1);
    const { catalogue } = rulesOf(state.options);
    expect(state.seats[0].deck.map((id) => catalogue.tiles[id].ref)).toEqual(Array(34).fill('borgo/thug'));
    expect(catalogue.byRef.has('borgo/claws')).toBe(false);
    expect(rulesOf(newState({ armies: ['borgo', 'moloch'] }, 1).options).catalogue).toBe(PRINTED_CATALOGUE);
  });

  test('a board to be examined needs neither 35 tiles nor an HQ', () => {
    const tiny = { key: 'tiny', tiles: { thug: { kind: 'warrior', melee: { 0: 1 } } } };
    expect(parseArmy(tiny, 'board').tiles['thug']).toMatchObject({ count: 1 });
    const scenario = {
      players: [{ army: 'tiny' }, { army: 'borgo' }],
      board: { d4: { tile: 'tiny/thug' } },
      armies: [tiny],
    };
    expect(parseScenario(scenario).options.ownArmies).toHaveLength(1);
  });

  test.each([
    ['a key in capitals', own('Own'), 'army.key'],
    ['a key that is taken', own('neutral'), 'army.key'],
    ['34 tiles', own('short', { thug: { kind: 'warrior', count: 33 } }), 'army.tiles'],
    ['no HQ', { key: 'headless', tiles: { thug: { kind: 'warrior', count: 35 } } }, 'army.tiles'],
    [
      'two HQs',
      own('double', { hq: { kind: 'hq', count: 2 }, thug: { kind: 'warrior', count: 33 } }),
      'army.tiles.hq',
    ],
    ['an HQ under another name', own('odd', { thug: { kind: 'hq', count: 34 } }), 'army.tiles.thug'],
    ['an HQ that is none', own('odd', { hq: { kind: 'warrior', count: 1 } }), 'army.tiles.hq'],
    ['an unknown field', { ...own('own'), motto: 'x' }, 'army'],
    [
      'an unknown field of a face',
      own('own', { thug: { kind: 'warrior', count: 34, wings: 2 } }),
      'army.tiles.thug',
    ],
    ['an unknown kind', own('own', { thug: { kind: 'ghost', count: 34 } }), 'army.tiles.thug.kind'],
    [
      'a seventh edge',
      own('own', { thug: { kind: 'warrior', count: 34, armor: [6] } }),
      'army.tiles.thug.armor',
    ],
    [
      'an edge twice',
      own('own', { thug: { kind: 'warrior', count: 34, net: [1, 1] } }),
      'army.tiles.thug.net',
    ],
    [
      'strength 0',
      own('own', { thug: { kind: 'warrior', count: 34, melee: { 0: 0 } } }),
      'army.tiles.thug.melee.0',
    ],
    [
      'half a phase',
      own('own', { thug: { kind: 'warrior', count: 34, initiative: [1.5] } }),
      'army.tiles.thug.initiative[0]',
    ],
    [
      'an instant with a face',
      own('own', { thug: { kind: 'instant', instant: 'move', count: 34, melee: { 0: 1 } } }),
      'army.tiles.thug',
    ],
    [
      'a unit that is played as an instant',
      own('own', { thug: { kind: 'warrior', instant: 'move', count: 34 } }),
      'army.tiles.thug',
    ],
    [
      'an unknown instant',
      own('own', { thug: { kind: 'instant', instant: 'nuke', count: 34 } }),
      'army.tiles.thug.instant',
    ],
    [
      'a gift without connections',
      own('own', { thug: { kind: 'module', count: 34, gives: { melee: 1 } } }),
      'army.tiles.thug',
    ],
    [
      'entries without exits',
      own('own', { thug: { kind: 'warrior', count: 34, entries: [0] } }),
      'army.tiles.thug',
    ],
    [
      'a flag that is not true',
      own('own', { thug: { kind: 'warrior', count: 34, explodes: false } }),
      'army.tiles.thug.explodes',
    ],
    [
      'a Mad Bomber of its own',
      own('own', { thug: { kind: 'warrior', count: 34, bomber: true } }),
      'army.tiles.thug',
    ],
    [
      'a structure of one tile',
      { ...own('own'), structure: [{ a: { kind: 'warrior' }, b: { kind: 'warrior' } }] },
      'army.structure',
    ],
    ['no object at all', 'borgo', 'army'],
  ])('%s is refused', (_, army, place) => {
    const error = refusal(() => parseArmy(army));
    expect(error).toBeInstanceOf(NhexError);
    expect(error).toMatchObject({ code: 'bad-army', place: placeOf(place) });
  });

  test('two armies of one key, or too many, are refused', () => {
    const twice = refusal(() => newState({ armies: ['own', 'own'], ownArmies: [own('own'), own('own')] }, 1));
    expect(twice).toMatchObject({
      code: 'bad-army',
      reason: 'army-twice',
      place: placeOf('ownArmies[1].key'),
    });
    const many = Array.from({ length: 7 }, (_, i) => own(`own-${i}`));
    const tooMany = refusal(() => newState({ armies: ['own-0', 'own-1'], ownArmies: many }, 1));
    expect(tooMany).toMatchObject({
      code: 'bad-army',
      reason: 'too-many-items',
      place: placeOf('ownArmies'),
    });
  });

  test('the most that six armies can bring fits into a packed choice', () => {
    const faces = Object.fromEntries(
      Array.from({ length: 99 }, (_, i) => [`t${i}`, { kind: 'warrior', count: i < 34 ? 1 : 0 }]),
    );
    const side = { kind: 'warrior' };
    const structure = [
      { a: side, b: side },
      { a: side, b: side },
    ];
    const armies = ['a', 'b', 'c', 'd', 'e', 'f'];
    const ownArmies = armies.map((key) =>
      parseArmy({ key, tiles: { hq: { kind: 'hq', count: 1 }, ...faces }, structure }),
    );
    const { options } = newState({ mode: 'deathmatch', armies, ownArmies }, 1);
    expect(rulesOf(options).tiles.length).toBeLessThanOrEqual(MAX_TILES);
  });
});
