// The picture of a position for previews of links: the board with its units, who plays, what is left of the HQs.

import { Resvg } from '@resvg/resvg-js';
import type { Table } from '../games/table.ts';
import { hqOf, pictureOf } from '../referee/engine.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const SIZE = 58;
/** By seat; far apart for every kind of eyes. */
const COLOURS = ['#d9822b', '#2f7fb8', '#5a9e4b', '#a256a8', '#c94f4f', '#8c8c3a'];
const NEUTRAL = '#6b7280';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).slice(0, 200);

/** The middle of a hex; columns run from west to east. */
const middle = (q: number, r: number): readonly [number, number] => [
  WIDTH / 2 + 1.5 * SIZE * q,
  HEIGHT / 2 + Math.sqrt(3) * SIZE * (r + q / 2),
];

const corners = (x: number, y: number, size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** What fits on a hex: the first word of the tile's key. */
const label = (tile: string): string => tile.split('-')[0].slice(0, 7);

function hexes(table: Table): string {
  return pictureOf(table.play)
    .map(({ q, r, unit }) => {
      const [x, y] = middle(q, r);
      const ground = `<polygon points="${corners(x, y, SIZE - 2)}" fill="#262b33" stroke="#3d4450" stroke-width="2"/>`;
      if (!unit) return ground;
      const colour = COLOURS[unit.owner] ?? NEUTRAL;
      const words = unit.hq ? 'HQ' : label(unit.tile);
      return `${ground}<polygon points="${corners(x, y, SIZE - 8)}" fill="${colour}" stroke="${
        unit.hq ? '#ffffff' : '#14171c'
      }" stroke-width="${unit.hq ? 5 : 2}"/><text x="${x.toFixed(1)}" y="${(y + 7).toFixed(
        1,
      )}" font-size="${unit.hq ? 30 : 18}" font-weight="700" text-anchor="middle" fill="#ffffff">${escaped(words)}</text>`;
    })
    .join('');
}

export const namesAt = ({ seats }: Table): string[] =>
  seats.map((holder) =>
    holder.kind === 'player' ? holder.player.name : holder.kind === 'bot' ? `bot ${holder.bot}` : '…',
  );

function sides(table: Table): string {
  const hq = hqOf(table.play);
  const names = namesAt(table);
  return names
    .map((name, seat) => {
      const left = seat % 2 === 0;
      const x = left ? 40 : WIDTH - 40;
      const y = 90 + Math.floor(seat / 2) * 170;
      const anchor = left ? 'start' : 'end';
      const line = (dy: number, size: number, fill: string, text: string): string =>
        `<text x="${x}" y="${y + dy}" font-size="${size}" font-weight="700" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;
      return (
        line(0, 34, '#f3f4f6', name) +
        line(38, 24, COLOURS[seat], table.options.armies[seat]) +
        line(104, 60, '#f3f4f6', String(hq[seat]))
      );
    })
    .join('');
}

export const pictureSvg = (table: Table): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif"><rect width="100%" height="100%" fill="#14171c"/>${hexes(table)}${sides(table)}</svg>`;

export const picturePng = (svg: string): Uint8Array => new Resvg(svg).render().asPng();
