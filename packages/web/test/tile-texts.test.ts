// The catalogues: complete in both languages, the same places in each message, every tile and every event told.
import {
  describeUnits,
  type GameEvent,
  NOWHERE,
  parseHex,
  parseScenario,
  TILES,
  tileByRef,
  tileInfo,
  unitTile,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { ICON_CREDITS } from '../src/art/credits.generated.ts';
import { ICON_PATHS } from '../src/art/icons.generated.ts';
import { iconOf } from '../src/art/pictures.ts';
import { LEGEND, SYMBOL_KINDS } from '../src/art/symbols.ts';
import { TEXTS } from '../src/text/catalogues.ts';
import {
  currentValues,
  eventText,
  hexText,
  type Speaker,
  TEXT_LANGUAGES,
  tileHelp,
  tileName,
  unitName,
} from '../src/text/index.ts';
import { placesOf } from '../src/text/message.ts';

const speakers: Speaker[] = TEXT_LANGUAGES.map((language) => ({
  language,
  seat: (seat) => `Seat ${seat}`,
  at: () => 'Unit',
}));

describe('catalogues', () => {
  test.each(['events', 'why', 'help'] as const)(
    '%s: both languages have the same keys and places',
    (part) => {
      const { en, pl } = TEXTS;
      expect(Object.keys(pl[part])).toEqual(Object.keys(en[part]));
      for (const key of Object.keys(en[part])) {
        const of = (language: 'en' | 'pl'): string[] =>
          placesOf((TEXTS[language][part] as Record<string, string>)[key]);
        expect(of('pl'), key).toEqual(of('en'));
      }
    },
  );

  test('every tile has a name of its own in each language and no two of an army share one', () => {
    for (const { language } of speakers) {
      for (const tile of TILES) expect(TEXTS[language].tiles, tile.ref).toHaveProperty([tile.key]);
      const names = TILES.map((tile) => `${tile.army} ${tileName(language, tile.id)}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('every tile has a help card without open places', () => {
    for (const { language } of speakers) {
      for (const tile of TILES) {
        const card = tileHelp(language, tile);
        expect(card.entries.length, tile.ref).toBeGreaterThan(0);
        expect(JSON.stringify([card.name, card.kind, card.count, card.entries]), tile.ref).not.toMatch(
          /\{\w+\}/,
        );
        expect(hexText(language, 18, { hex: 18, tile: tile.id, rotation: 1 }, 'Seat')).not.toMatch(/\{\w+\}/);
      }
    }
  });

  test('a bonus is told with its amount, and whether the unit can use it', () => {
    const state = parseScenario({
      players: [{ army: 'moloch' }, { army: 'borgo' }],
      board: { d4: { tile: 'moloch/hq' }, d3: { tile: 'moloch/blocker' }, d5: { tile: 'moloch/hybrid' } },
    });
    const standing = describeUnits(state);
    const now = (name: string): string[] => {
      const hex = parseHex(name) ?? -1;
      const unit = standing[hex];
      const at = (from: number): string => unitName('en', unitTile(state.board[from]), from);
      return unit ? currentValues('en', tileInfo(unitTile(state.board[hex])), unit, 0, at) : [];
    };
    expect(now('d3').at(-1)).toBe('+1 shot strength from Moloch HQ d4 (of no use to it)');
    expect(now('d5').at(-1)).toBe('+1 shot strength from Moloch HQ d4');
  });

  test('Polish plurals', () => {
    const tile = tileByRef('borgo/claws')?.id ?? 0;
    const [, pl] = speakers;
    const wounds = (n: number): string | undefined =>
      eventText({ type: 'wounded', hex: 18, tile, wounds: n, total: n, hits: [] }, pl);
    expect([1, 2, 5, 22].map(wounds)).toEqual([
      'Nożownik d4: 1 rana.',
      'Nożownik d4: 2 rany.',
      'Nożownik d4: 5 ran.',
      'Nożownik d4: 22 rany.',
    ]);
  });
});

describe('events', () => {
  const tile = tileByRef('borgo/claws')?.id ?? 0;
  const [hex, seat] = [18, 0];
  const attack = {
    type: 'attack',
    phase: 1,
    hit: 0,
    from: 17,
    tile,
    direction: 3,
    to: hex,
    target: tile,
    strength: 2,
    melee: 2,
    ranged: 0,
    armor: 0,
    bonuses: [],
    via: [],
  } as const;
  const all: GameEvent[] = [
    { type: 'hq-placed', seat, hex, rotation: 0, tile },
    { type: 'mercenary-chosen', seat, tile },
    { type: 'turn', seat, number: 3 },
    ...(['deck', 'mercenary'] as const).map((from) => ({ type: 'draw' as const, seat, tile, from })),
    ...(['forced', 'chosen', 'unlucky', 'bomber'] as const).map((why) => ({
      type: 'discard' as const,
      seat,
      tile,
      why,
    })),
    { type: 'placed', seat, hex, rotation: 0, tile },
    { type: 'instant', seat, tile, hexes: [] },
    { type: 'instant', seat, tile, hexes: [hex, 17] },
    ...(['move', 'mobility', 'transport', 'rotate', 'push', 'step'] as const).map((how) => ({
      type: 'moved' as const,
      seat,
      how,
      tile,
      from: 17,
      to: hex,
      rotation: 0,
      by: how === 'move' ? NOWHERE : 16,
    })),
    { type: 'turn-over', seat },
    { type: 'last-tile', seat },
    { type: 'overtime', seats: [0, 1] },
    ...(['tile', 'full', 'final', 'overtime', 'study'] as const).map((reason) => ({
      type: 'battle' as const,
      reason,
      starter: seat,
    })),
    { type: 'phase', phase: 2 },
    ...(['explode', 'melee', 'ranged'] as const).map((what) => ({
      type: 'declared' as const,
      hex,
      tile,
      what,
      edge: 0,
      by: [],
    })),
    ...(['melee', 'ranged', 'gauss', 'both'] as const).map((kind) => ({ ...attack, kind, endless: false })),
    { ...attack, kind: 'ranged', endless: true },
    ...(['armor', 'hq-spares-hq'] as const).map((why) => ({
      type: 'stopped' as const,
      phase: 1,
      from: 17,
      to: hex,
      why,
    })),
    { type: 'no-target', phase: 1, from: hex, direction: 0 },
    ...(['netted', 'squeezed', 'passed'] as const).map((why) => ({
      type: 'lost-chance' as const,
      phase: 1,
      hex,
      tile,
      why,
      by: [],
    })),
    ...[true, false].map((changed) => ({ type: 'battle-over' as const, changed })),
    { type: 'strike', hit: 0, by: tile, seat, to: hex, target: tile, strength: 1 },
    { type: 'explosion', hex, tile, setOffBy: undefined },
    { type: 'blast', hit: 1, from: 17, to: hex, target: tile, strength: 1 },
    { type: 'treated', hit: 0, patient: hex, medic: 17, died: 17 },
    { type: 'treated', hit: 0, patient: hex, medic: 17, died: 16 },
    { type: 'wounded', hex, tile, wounds: 1, total: 1, hits: [] },
    { type: 'hq-damaged', seat, hex, damage: 3, left: 17, hits: [] },
    { type: 'points', seat, points: 2, total: 5 },
    ...(['wounds', 'sacrifice', 'explosion', 'lost-toughness', 'hq-destroyed', 'eliminated'] as const).map(
      (why) => ({ type: 'died' as const, hex, tile, owner: seat, why, hits: [] }),
    ),
    ...[1, undefined].map((to) => ({ type: 'passed-on' as const, tile, to })),
    { type: 'netted', hex, tile, by: [17] },
    { type: 'freed', hex, tile },
    { type: 'eliminated', seat },
    ...[[], [0], [0, 1]].map((winners) => ({
      type: 'game-over' as const,
      result: { winners, reason: 'final-battle' as const },
    })),
  ];

  test('every event has a sentence in both languages with all places filled', () => {
    for (const speaker of speakers) {
      for (const event of all) {
        const text = eventText(event, speaker);
        expect(text, `${speaker.language} ${JSON.stringify(event)}`).toBeTruthy();
        expect(text).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test('the languages differ', () => {
    for (const event of all) expect(eventText(event, speakers[0])).not.toBe(eventText(event, speakers[1]));
  });
});

describe('pictures', () => {
  test('every kind of tile has a pictogram, and units of one army have different ones', () => {
    for (const tile of TILES) expect(iconOf(tile), tile.ref).toBeDefined();
    for (const army of new Set(TILES.map((tile) => tile.army))) {
      const icons = TILES.filter((tile) => tile.army === army).map((tile) => iconOf(tile));
      expect(new Set(icons).size, army).toBe(icons.length);
    }
  });

  test('every bundled pictogram is used and credited', () => {
    const used = new Set(TILES.map((tile) => iconOf(tile)));
    const credited = ICON_CREDITS.flatMap((credit) => credit.icons);
    expect([...credited].sort()).toEqual(Object.keys(ICON_PATHS).sort());
    expect(Object.keys(ICON_PATHS).filter((name) => !used.has(name as keyof typeof ICON_PATHS))).toEqual([]);
  });

  test('every symbol has a legend', () => {
    for (const kind of SYMBOL_KINDS) expect(LEGEND[kind].d).toMatch(/^M/);
  });
});
