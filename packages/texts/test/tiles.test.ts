// Names, help cards and current values of tiles.

import {
  describeUnits,
  type Hex,
  makeCatalogue,
  PRINTED_CATALOGUE,
  parseArmy,
  parseHex,
  parseScenario,
  tileOf,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  armyName,
  currentValues,
  en,
  hexText,
  type Namer,
  symbolLegend,
  tileHelp,
  tileName,
  unitName,
  unitTitle,
} from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';

const namers: readonly Namer[] = inEveryLanguage.map((language) => ({
  language,
  army: (key) => armyName(language, { key }),
}));
const [english] = namers;
const [, polish] = inEveryLanguage;
const TILES = PRINTED_CATALOGUE.tiles;
const h = (name: string): Hex => parseHex(name) as Hex;
const tile = (ref: string) => {
  const found = PRINTED_CATALOGUE.byRef.get(ref);
  if (!found) throw new Error(`no tile ${ref}`);
  return found;
};

/** A tile that is nothing special. */
const plain = { army: 'rust', isHq: false, structureTile: 0, isWhole: false } as const;

describe('names', () => {
  test('are those of the language', () => {
    expect(tileName(polish, tile('borgo/claws'))).toBe('Nożownik');
    expect(armyName(polish, { key: 'outpost' })).toBe('Posterunek');
    expect(unitTitle(english, tile('moloch/hq'))).toBe('Moloch HQ');
    expect(unitName(english, tile('moloch/hybrid'), h('c3'))).toBe('Hybrid c3');
  });

  test('a Structure and its sides have names of their own; the catalogue says which they are', () => {
    const wholes = TILES.filter(({ army, isWhole }) => army === 'borgo' && isWhole);
    expect(wholes).toHaveLength(4);
    for (const whole of wholes) expect(tileName(en, whole)).toBe('Behemoth');
    expect(tileName(en, tile('borgo/structure-2a'))).toBe('Behemoth’s Tail');
    expect(tileName(en, { ...plain, key: 'one+two', isWhole: true })).toBe('Structure');
    expect(tileName(en, { ...plain, key: 'structure-like' })).toBe('Structure like');
  });

  test('of armies and tiles nobody has heard of come from their file, or from their key', () => {
    expect(armyName(en, { key: 'iron-guard', name: 'The Guard' })).toBe('The Guard');
    expect(armyName(en, { key: 'iron-guard' })).toBe('Iron guard');
    expect(armyName(en, { key: 'iron-guard', name: '' })).toBe('Iron guard');
    expect(armyName(polish, { key: 'borgo', name: 'My Borgo' })).toBe('Borgo');
    expect(tileName(en, { ...plain, key: 'rust-eater' })).toBe('Rust eater');
    expect(tileName(en, { ...plain, key: 'constructor' })).toBe('Constructor');
    expect(unitTitle({ language: en, army: () => 'The Guard' }, { ...plain, key: 'hq', isHq: true })).toBe(
      'The Guard HQ',
    );
  });
});

describe('help', () => {
  test('every tile has a card without open places', () => {
    for (const namer of namers) {
      for (const each of TILES) {
        const card = tileHelp(namer, each);
        expect(card.entries.length, each.ref).toBeGreaterThan(0);
        expect(JSON.stringify([card.name, card.kind, card.count, card.entries]), each.ref).not.toMatch(
          /\{\w+\}|undefined/,
        );
      }
    }
  });

  test('explains what stands on a tile in its order', () => {
    const topics = (ref: string): string[] => tileHelp(english, tile(ref)).entries.map(({ topic }) => topic);
    expect(topics('borgo/super-mutant')).toEqual(['initiative', 'melee', 'melee', 'armor', 'toughness']);
    expect(topics('borgo/medic')).toEqual(['link', 'gives.medic']);
    expect(topics('borgo/hq')).toEqual(['hq', 'initiative', 'melee', 'gives.initiative']);
    expect(topics('outpost/saboteur')).toEqual(['hostile-link', 'slows']);
    expect(topics('doomsday/trap')).toContain('trap-explodes');
    expect(topics('neutral/mad-bomber')).toContain('bomber');
    expect(topics('borgo/grenade')).toEqual(['instant.grenade']);
  });

  test('the legend of all symbols has no open places', () => {
    for (const language of inEveryLanguage) {
      const legend = symbolLegend(language);
      expect(new Set(legend.map(({ topic }) => topic)).size).toBe(legend.length);
      expect(JSON.stringify(legend)).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});

describe('current values', () => {
  const state = parseScenario({
    players: [{ army: 'moloch' }, { army: 'borgo' }],
    board: {
      d4: { tile: 'moloch/hq' },
      d3: { tile: 'moloch/blocker' },
      d5: { tile: 'moloch/hybrid' },
      c5: { tile: 'moloch/officer', rotation: 1, wounds: 0 },
    },
  });
  const standing = describeUnits(state);
  const now = (name: string): string[] => {
    const unit = standing[h(name)];
    const tileOn = (hex: Hex) => tileOf(state, state.units.tile[hex]);
    const at = (from: Hex): string => unitName(english, tileOn(from), from);
    return unit ? currentValues(en, [tileOn(h(name))], unit, 0, at) : [];
  };

  test('a bonus is told with its amount, and whether the unit can use it', () => {
    expect(now('d3').at(-1)).toBe('+1 shot strength from Moloch HQ d4 (of no use to it)');
    expect(now('d5')).toContain('+1 shot strength from Moloch HQ d4');
  });

  test('directions of the same strength are told together', () => {
    expect(now('d4')).toContain('Blow all around: 1');
  });
});

describe('a hex for screen readers', () => {
  const d4 = h('d4');
  const plain = { owner: 'Borgo', rotation: 1, wounds: 0, netted: false };

  test('says what the unit does in which direction', () => {
    expect(hexText(en, d4, undefined)).toBe('d4: empty');
    expect(hexText(en, d4, { ...plain, tile: tile('borgo/assassin'), wounds: 1, netted: true })).toBe(
      'd4: Assassin, Borgo, initiative 3, shoots north, 1 wound, netted',
    );
    expect(hexText(en, d4, { ...plain, tile: tile('borgo/hq'), hqPoints: 17 })).toBe(
      'd4: HQ, Borgo, 17 points, initiative 0, hits all around',
    );
  });

  test('says that a Structure is one unit on two hexes', () => {
    const { byRef } = makeCatalogue([
      parseArmy(
        {
          key: 'walls',
          tiles: {},
          structure: [
            {
              a: { kind: 'warrior', heavy: true },
              b: { kind: 'warrior', sharpshooter: true, ranged: { 0: 1 } },
            },
            { a: { kind: 'warrior', rotates: true }, b: { kind: 'warrior', boarding: true } },
          ],
        },
        'board',
      ),
    ]);
    const wall = byRef.get('walls/structure-1a');
    const whole = byRef.get('walls/structure-1b+structure-2b');
    if (!wall || !whole) throw new Error('no such tiles');
    expect(hexText(en, d4, { ...plain, tile: wall, partner: h('d5') })).toBe(
      'd4: Structure, Borgo, one unit with d5',
    );
    expect(tileName(polish, whole)).toBe('Konstrukcja');
    const topics = ['1a', '1b', '2a', '2b'].flatMap((side) => {
      const side1 = byRef.get(`walls/structure-${side}`);
      return side1 ? tileHelp(english, side1).entries.map(({ topic }) => topic) : [];
    });
    for (const topic of ['heavy', 'sharpshooter', 'rotates', 'boarding']) expect(topics).toContain(topic);
    expect(tileHelp(english, wall).count).toBe('');
  });

  test('leaves no place open', () => {
    for (const language of inEveryLanguage) {
      for (const each of TILES)
        expect(hexText(language, d4, { ...plain, tile: each }), each.ref).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});
