// The rule symbols at the edges of a tile as path data, one path a kind, for the tile as printed (rotation 0).
// Shapes, not colours, tell them apart: blunt wedges, long thin arrows, coiled bolts, bars, meshes, sockets, teeth, chevrons.

import type { Edge, Face, TileInfo, UnitFace } from '@nhex/engine';
import { SYMBOL } from './colours.ts';
import { circlePath, type Point, polygon, polyline, turned } from './geometry.ts';

export const SYMBOL_KINDS = [
  'armor',
  'net',
  'melee',
  'ranged',
  'gauss',
  'link',
  'long-link',
  'hostile-link',
  'trap',
  'entry',
  'exit',
] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

export interface SymbolLayer {
  readonly kind: SymbolKind;
  readonly d: string;
  /** Drawn as an area or as a line of that width. */
  readonly line: number | undefined;
  readonly colour: string;
}

const COLOURS: Readonly<Record<SymbolKind, string>> = {
  armor: SYMBOL.armor,
  net: SYMBOL.net,
  melee: SYMBOL.melee,
  ranged: SYMBOL.ranged,
  gauss: SYMBOL.gauss,
  link: SYMBOL.link,
  'long-link': SYMBOL.link,
  'hostile-link': SYMBOL.hostile,
  trap: SYMBOL.trap,
  entry: SYMBOL.redirect,
  exit: SYMBOL.redirect,
};
const LINES: Readonly<Partial<Record<SymbolKind, number>>> = { net: 4, entry: 7, exit: 6 };

/** The outermost line of symbols, just inside the rim. */
const OUTER = -79;

type Shape = (points: readonly (readonly [number, number])[]) => Point[];
const at: Shape = (points) => points.map(([x, y]) => ({ x, y }));

const ARMOR = at([
  [-42, OUTER],
  [42, OUTER],
  [35, OUTER + 14],
  [-35, OUTER + 14],
]);

/** A blunt wedge of that width whose tip is at (x, tip). */
const wedge = (x: number, tip: number, width: number, height: number): Point[] =>
  at([
    [x - width / 2, tip + height],
    [x - 3.5, tip],
    [x + 3.5, tip],
    [x + width / 2, tip + height],
  ]);

/** A long thin arrow whose tip is at (x, tip). */
const arrow = (x: number, tip: number, length: number): Point[] =>
  at([
    [x, tip],
    [x + 9, tip + 19],
    [x + 3.6, tip + 17],
    [x + 3.6, tip + length],
    [x - 3.6, tip + length],
    [x - 3.6, tip + 17],
    [x - 9, tip + 19],
  ]);

/** A bolt through two coils: a Gauss shot goes through everything. */
const bolt = (tip: number): Point[][] => [
  at([
    [0, tip],
    [11, tip + 15],
    [4, tip + 24],
    [4, tip + 54],
    [-4, tip + 54],
    [-4, tip + 24],
    [-11, tip + 15],
  ]),
  ...[28, 40].map((y) =>
    at([
      [-15, tip + y],
      [15, tip + y],
      [15, tip + y + 6],
      [-15, tip + y + 6],
    ]),
  ),
];

/** Rows of rhombs hanging from the edge. */
function mesh(rows: number): Point[][] {
  const columns = 4;
  const [width, height] = [19.5, 17];
  const lines: Point[][] = [];
  for (let row = 0; row < rows; row++) {
    for (const phase of [0, 1]) {
      const knots = Array.from({ length: columns + 1 }, (_, i) => {
        const depth = row + ((i + phase) % 2);
        return { x: (i - columns / 2) * width * (1 - depth * 0.17), y: OUTER + 1 + depth * height };
      });
      lines.push(knots);
    }
  }
  return lines;
}

const TEETH = at([
  [-42, OUTER],
  [42, OUTER],
  [33, OUTER + 24],
  [22, OUTER + 8],
  [11, OUTER + 24],
  [0, OUTER + 8],
  [-11, OUTER + 24],
  [-22, OUTER + 8],
  [-33, OUTER + 24],
]);

/** A plug towards the edge with a round body. */
const socket = (edge: number, y: number): string =>
  polygon(
    at([
      [-9, OUTER],
      [9, OUTER],
      [9, y],
      [-9, y],
    ]).map((p) => turned(p, edge)),
  ) + circlePath(turned({ x: 0, y }, edge), 14);
const hole = (edge: number, y: number): string => circlePath(turned({ x: 0, y }, edge), 5.5);

const diamond = (edge: number, y: number): string =>
  polygon(
    at([
      [0, y - 17],
      [16, y],
      [0, y + 17],
      [-16, y],
    ]).map((p) => turned(p, edge)),
  );

const fatArrow = (tip: number): Point[] =>
  at([
    [0, tip],
    [20, tip + 20],
    [9, tip + 20],
    [9, tip + 38],
    [-9, tip + 38],
    [-9, tip + 20],
    [-20, tip + 20],
  ]);

const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];
const WIDTHS = [0, 34, 25, 20];
/** What fits along an edge. */
const EDGE = 84;

class Layers {
  readonly paths = new Map<SymbolKind, string>();
  add(kind: SymbolKind, path: string): void {
    this.paths.set(kind, (this.paths.get(kind) ?? '') + path);
  }
}

/** Side by side around the middle of the edge. */
const spread = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);

function addAttacks(layers: Layers, face: UnitFace, edge: Edge, tip: number): void {
  const melee = face.melee?.[edge] ?? 0;
  const ranged = face.ranged?.[edge] ?? 0;
  const put = (kind: SymbolKind, points: readonly Point[]): void =>
    layers.add(kind, polygon(points.map((p) => turned(p, edge))));
  if (face.gauss?.includes(edge)) for (const part of bolt(tip)) put('gauss', part);
  if (melee && ranged) {
    // One attack of two parts (UNIT-4): the arrow lies on a broad wedge.
    put('melee', wedge(0, tip + 4, 24 + melee * 24, 27));
    for (const x of spread(ranged, 18)) put('ranged', arrow(x, tip, 54));
    return;
  }
  const width = Math.min(WIDTHS[Math.min(melee, 3)], EDGE / melee);
  for (const x of spread(melee, width + 1)) put('melee', wedge(x, tip, width, 27));
  for (const x of spread(ranged, Math.min(20, EDGE / ranged))) put('ranged', arrow(x, tip, 50));
}

function buildLayers(face: UnitFace): SymbolLayer[] {
  const layers = new Layers();
  for (const edge of EDGES) {
    let tip = OUTER + 2;
    const attacks =
      face.melee?.[edge] || face.ranged?.[edge] || face.gauss?.includes(edge) || face.exits?.includes(edge);
    const turn = (points: readonly Point[]): Point[] => points.map((p) => turned(p, edge));
    if (face.armor?.includes(edge)) {
      layers.add('armor', polygon(turn(ARMOR)));
      tip += 17;
    }
    if (face.net?.includes(edge)) {
      for (const line of mesh(attacks ? 1 : 2)) layers.add('net', polyline(turn(line)));
      tip += 20;
    }
    addAttacks(layers, face, edge, tip);
    if (face.exits?.includes(edge)) layers.add('exit', polygon(turn(fatArrow(tip + 2))));
    if (face.entries?.includes(edge)) {
      const chevron = at([
        [-15, OUTER + 4],
        [0, OUTER + 17],
        [15, OUTER + 4],
      ]);
      layers.add('entry', polyline(turn(chevron)));
    }
    if (face.trap?.includes(edge)) layers.add('trap', polygon(turn(TEETH)));
    if (!face.connections?.includes(edge)) continue;
    if (face.inflicts || face.scopes) layers.add('hostile-link', diamond(edge, OUTER + 18));
    else if (face.longDistance) layers.add('long-link', socket(edge, OUTER + 15) + socket(edge, OUTER + 42));
    else layers.add('link', socket(edge, OUTER + 16));
  }
  return SYMBOL_KINDS.flatMap((kind) => {
    const d = layers.paths.get(kind);
    return d ? [{ kind, d, line: LINES[kind], colour: COLOURS[kind] }] : [];
  });
}

/** Dark middles of the sockets and diamonds, drawn over them. */
function buildHoles(face: UnitFace): string {
  return (face.connections ?? [])
    .map((edge) => {
      if (face.inflicts || face.scopes) {
        const y = OUTER + 18;
        const inner = at([
          [0, y - 6],
          [6, y],
          [0, y + 6],
          [-6, y],
        ]);
        return polygon(inner.map((p) => turned(p, edge)));
      }
      return face.longDistance ? hole(edge, OUTER + 15) + hole(edge, OUTER + 42) : hole(edge, OUTER + 16);
    })
    .join('');
}

export interface FaceDrawing {
  readonly layers: readonly SymbolLayer[];
  readonly holes: string;
  /** Whether something long reaches towards the middle. */
  readonly crowded: boolean;
}

/** Symbols that reach towards the middle. */
const LONG: readonly SymbolKind[] = ['ranged', 'gauss', 'exit', 'long-link'];
const PLAIN: FaceDrawing = { layers: [], holes: '', crowded: false };

function draw(face: Face): FaceDrawing {
  if (face.kind === 'instant') return PLAIN;
  const layers = buildLayers(face);
  return { layers, holes: buildHoles(face), crowded: layers.some(({ kind }) => LONG.includes(kind)) };
}

/** By face: two games may have different tiles under one number. */
const cache = new WeakMap<Face, FaceDrawing>();

/** The edge symbols of a tile, drawn once and remembered. */
export function drawingOf({ face }: Pick<TileInfo, 'face'>): FaceDrawing {
  const known = cache.get(face);
  if (known) return known;
  const drawing = draw(face);
  cache.set(face, drawing);
  return drawing;
}

/** One symbol alone in a box of 40 by 40 around the origin, for legends and badges. */
export const LEGEND: Readonly<Record<SymbolKind, SymbolLayer>> = Object.fromEntries(
  SYMBOL_KINDS.map((kind) => [kind, legendOf(kind)]),
) as unknown as Record<SymbolKind, SymbolLayer>;

function legendOf(kind: SymbolKind): SymbolLayer {
  const lower = (points: readonly Point[], by: number): Point[] =>
    points.map(({ x, y }) => ({ x, y: y + by }));
  const paths: Readonly<Record<SymbolKind, string>> = {
    armor: polygon(lower(ARMOR, 75)),
    net: mesh(2)
      .map((line) => polyline(lower(line, 66)))
      .join(''),
    melee: polygon(wedge(0, -14, 34, 27)),
    ranged: polygon(arrow(0, -25, 50)),
    gauss: bolt(-27)
      .map((part) => polygon(part))
      .join(''),
    link: circlePath({ x: 0, y: 0 }, 14) + circlePath({ x: 0, y: 0 }, 5),
    'long-link': circlePath({ x: 0, y: -13 }, 12) + circlePath({ x: 0, y: 13 }, 12),
    'hostile-link': diamond(0, 0),
    trap: polygon(lower(TEETH, 70)),
    entry: polyline(
      at([
        [-17, -7],
        [0, 9],
        [17, -7],
      ]),
    ),
    exit: polygon(fatArrow(-19)),
  };
  return { kind, d: paths[kind], line: LINES[kind], colour: COLOURS[kind] };
}
