// Colours: readable on every ground they are used on (WCAG AA), and the style sheet agrees with the palettes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../src/art/contrast.ts';
import { ARMY_LOOKS, PALETTES, SYMBOL } from '../src/art/palettes.ts';

const css = readFileSync(new URL('../src/art/theme.css', import.meta.url), 'utf8');
const value = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '';

describe('theme', () => {
  test.each(ARMY_LOOKS)('%s: the style sheet has the palette', (look) => {
    for (const [part, colour] of Object.entries(PALETTES[look]))
      expect(value(`${look}-${part}`)).toBe(colour);
  });

  test.each(ARMY_LOOKS)('%s: pictogram, symbols and rim stand out', (look) => {
    const { base, deep, bright, ink } = PALETTES[look];
    for (const ground of [base, deep]) {
      expect(contrast(ink, ground)).toBeGreaterThan(4.5);
      for (const symbol of [
        'melee',
        'ranged',
        'gauss',
        'armor',
        'net',
        'link',
        'hostile',
        'redirect',
      ] as const) {
        expect(contrast(SYMBOL[symbol], ground), symbol).toBeGreaterThan(3);
      }
    }
    expect(contrast(bright, deep), 'instants').toBeGreaterThan(4.5);
    for (const ground of ['ground', 'ground-raised', 'ground-card']) {
      expect(contrast(bright, value(ground)), `${ground} text`).toBeGreaterThan(4.5);
    }
  });

  test('badges are readable and every symbol stands out from its outline', () => {
    expect(contrast(SYMBOL.badge, SYMBOL.badgeInk)).toBeGreaterThan(7);
    for (const [name, colour] of Object.entries(SYMBOL)) {
      if (name !== 'outline' && name !== 'badgeInk')
        expect(contrast(colour, SYMBOL.outline), name).toBeGreaterThan(4.5);
    }
  });

  test('texts are readable on every ground', () => {
    for (const ground of ['ground', 'ground-raised', 'ground-card', 'ground-hover', 'hex']) {
      for (const text of ['text', 'text-soft', 'accent', 'accent-strong', 'good', 'bad', 'info', 'focus']) {
        expect(contrast(value(text), value(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
      }
    }
    for (const ground of ['ground', 'ground-raised', 'ground-card'])
      expect(contrast(value('text-faint'), value(ground))).toBeGreaterThan(4.5);
    for (const ground of ['accent', 'accent-strong'])
      expect(contrast(value('text-on-accent'), value(ground))).toBeGreaterThan(4.5);
    expect(contrast(value('text'), value('accent-ground'))).toBeGreaterThan(4.5);
    expect(contrast(value('line-strong'), value('ground-raised')), 'borders of controls').toBeGreaterThan(3);
  });
});
