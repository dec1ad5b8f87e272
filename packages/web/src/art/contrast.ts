// Contrast of two colours as WCAG defines it; tests hold the palettes to it.

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(colour: string): number {
  const part = (at: number): number => channel(Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** From 1 (the same) to 21 (black on white); text needs 4.5, large signs 3. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
