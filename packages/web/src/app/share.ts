// Links, clipboard, files and pictures.

import { type Game, makePosition, type State } from '@nhex/engine';
import type { Player } from './game/players.ts';
import { packText } from './link.ts';
import { recordOf } from './record.ts';
import { makeRoute } from './router.svelte.ts';

const here = (): string => location.href.replace(/#.*$/, '');

export async function gameLink(
  game: Game,
  players: readonly Player[] | undefined,
  at?: number,
): Promise<string> {
  const data = await packText(recordOf(game, players));
  return here() + makeRoute({ screen: 'shared', data, at });
}

export const positionLink = (state: State): string =>
  here() + makeRoute({ screen: 'position', text: makePosition(state) });

/** False when the browser does not let us write to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function saveFile(name: string, content: string | Blob, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const DRAWN = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'paint-order',
  'font',
  'text-anchor',
  'transform',
  'display',
  'visibility',
] as const;

/** A copy of an element whose styles are written into it, so that it needs no style sheet. */
function styledCopy<T extends Element>(original: T): T {
  const copy = original.cloneNode(true) as T;
  const from = [original, ...original.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    const rules = DRAWN.map((name) => `${name}:${style.getPropertyValue(name)}`).filter(
      (rule) => !/:(none|normal|auto)?$/.test(rule) || /^(fill|stroke|display):none$/.test(rule),
    );
    to[i].setAttribute('style', rules.join(';'));
    for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-hidden'])
      to[i].removeAttribute(name);
  });
  return copy;
}

/** A drawing as a document of its own: styles written into it, patterns brought along. */
export function pictureOf(svg: SVGSVGElement): string {
  const copy = styledCopy(svg);
  for (const node of copy.querySelectorAll('[data-hex]')) node.remove();
  const defs = document.querySelector('svg defs');
  if (defs) copy.insertBefore(styledCopy(defs), copy.firstChild);
  const { x, y, width, height } = svg.viewBox.baseVal;
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: '#14110e' }))
    ground.setAttribute(name, String(value));
  copy.insertBefore(ground, copy.firstChild);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as pixels. */
export async function pixelsOf(picture: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
