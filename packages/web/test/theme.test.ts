// Colours: readable on every ground they are used on (WCAG AA), and armies told apart by everybody.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../src/art/armies/index.ts';
import { SYMBOL } from '../src/art/colours.ts';
import { contrast } from '../src/art/contrast.ts';

const css = readFileSync(new URL('../src/art/theme.css', import.meta.url), 'utf8');
const value = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '';

describe('theme', () => {
  test.each(LOOKS)('$id: pictogram, symbols and rim stand out', ({ palette }) => {
    const { base, deep, bright, ink } = palette;
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

/** How a person without the red or green cones sees a colour (Machado 2009), as lightness and two opponent colours. */
const VISION = {
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
} as const;
function seen(colour: string, m: readonly number[]): [number, number, number] {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [r, g, b] = [0, 3, 6].map((row) =>
    Math.max(0, m[row] * linear[0] + m[row + 1] * linear[1] + m[row + 2] * linear[2]),
  );
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((n) => (n > 0.008856 ? Math.cbrt(n) : 7.787 * n + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(Object.entries(VISION))('%s', (_, matrix) => {
  test('tiles of any two armies still differ in the colour of ground or rim', () => {
    const distance = (a: string, b: string): number => {
      const [p, q] = [seen(a, matrix), seen(b, matrix)];
      return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    };
    for (const [i, a] of LOOKS.entries()) {
      for (const b of LOOKS.slice(i + 1)) {
        const ground = distance(a.palette.base, b.palette.base);
        const rim = distance(a.palette.bright, b.palette.bright);
        expect(Math.max(ground, rim), `${a.id} and ${b.id}`).toBeGreaterThan(11);
      }
    }
  });
});
