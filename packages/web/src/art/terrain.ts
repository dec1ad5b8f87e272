// The look of terrain and holes: a tint of the hex and a drawing on it, in the scale of tiles (corner radius 100).
// Shapes tell them apart; colours only help.

import type { HoleKind, TerrainKind } from '@nhex/engine';

export interface Stroke {
  readonly d: string;
  /** Drawn as a line of that width; as an area otherwise. */
  readonly line?: number;
  /** `ink` unless it is said: `ground` cuts out, `light` shines. */
  readonly tone?: 'ground' | 'light';
  readonly dash?: string;
}

export interface TerrainLook {
  readonly ground: string;
  readonly ink: string;
  readonly light: string;
  readonly strokes: readonly Stroke[];
}

const ring = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1${-r} 0Z`;
/** An arc of a carousel with its arrow head, from the top clockwise. */
const ARC = 'M0-64A64 64 0 0 1 45-45';
const HEAD = 'M36-62L62-40L34-28Z';

export const TERRAIN_LOOKS: Readonly<Record<TerrainKind, TerrainLook>> = {
  ruins: {
    ground: '#322b23',
    ink: '#b5a085',
    light: '#8a7860',
    strokes: [
      { d: 'M-66 48V-14L-54-26L-46-18V0L-34-6V-50L-18-58L-6-46V48Z' },
      { d: 'M14 48V-2L30-14L38-6V14L52 8V-32L66-38V48Z' },
      { d: 'M-29-34H-17V-16H-29ZM-57 8H-45V26H-57ZM-29 8H-17V26H-29ZM44 22H56V36H44Z', tone: 'ground' },
      { d: 'M-84 56L-74 46L-64 56ZM-8 60L4 46L18 60ZM66 58L74 50L84 58Z', tone: 'light' },
    ],
  },
  bunker: {
    ground: '#262b26',
    ink: '#9aa696',
    light: '#c7d2c2',
    strokes: [
      { d: 'M-72 40Q-68-36 0-40Q68-36 72 40Z' },
      { d: 'M-58 26Q-52-22 0-26', line: 5, tone: 'light' },
      { d: 'M-42 0H42V15H-42Z', tone: 'ground' },
      { d: 'M-84 42H84', line: 7 },
    ],
  },
  hill: {
    ground: '#332c1b',
    ink: '#cdb368',
    light: '#efdc9c',
    strokes: [
      { d: 'M-80 18C-82-24-34-56 6-52C52-50 84-20 80 18C76 52 30 60-8 58C-46 58-78 50-80 18Z', line: 5 },
      { d: 'M-52 10C-54-18-20-40 8-36C36-34 54-14 50 10C46 34 18 38-6 38C-32 36-52 30-52 10Z', line: 5 },
      { d: 'M-24 0C-24-14-6-22 8-20C20-18 26-8 22 4C18 14 4 18-6 16C-16 16-24 10-24 0Z' },
    ],
  },
  swamp: {
    ground: '#1d2a1f',
    ink: '#7dab69',
    light: '#b6d79d',
    strokes: [
      { d: 'M-72 4q12-12 24 0t24 0 24 0 24 0 24 0 24 0', line: 6 },
      { d: 'M-52 34q12-12 24 0t24 0 24 0 24 0', line: 6 },
      { d: 'M-44-10V-52M-34-10V-66M-24-10V-44M34-10V-46M44-10V-60', line: 5, tone: 'light' },
    ],
  },
  nest: {
    ground: '#2d2816',
    ink: '#ffe27a',
    light: '#b8a052',
    strokes: [
      { d: ring(70), line: 13, dash: '26 10', tone: 'light' },
      { d: ring(34), line: 6 },
      { d: 'M0-56V-18M0 56V18M-56 0H-18M56 0H18', line: 6 },
    ],
  },
  arena: {
    ground: '#301a12',
    ink: '#ff9d6b',
    light: '#a85c38',
    strokes: [
      { d: ring(70), line: 14, dash: '12 10', tone: 'light' },
      { d: 'M-38-44L36 34M38-44L-36 34', line: 9 },
      { d: 'M-44 22L-22 44M44 22L22 44', line: 8 },
      { d: 'M-38 38L-50 50M38 38L50 50', line: 8 },
    ],
  },
  mine: {
    ground: '#2a1d18',
    ink: '#ff7d5c',
    light: '#ffd0c2',
    strokes: [
      { d: 'M0-54V54M-54 0H54M-38-38L38 38M38-38L-38 38', line: 10 },
      { d: ring(36) },
      { d: ring(36), line: 5, tone: 'ground' },
      { d: ring(11), tone: 'light' },
    ],
  },
  fire: {
    ground: '#3b190b',
    ink: '#ff7a2c',
    light: '#ffd36b',
    strokes: [
      {
        d: 'M0-70C34-34 50-8 50 18A50 50 0 0 1-50 18C-50-6-34-18-26-38C-18-22-12-16-5-18C-10-36-9-54 0-70Z',
      },
      { d: 'M2-12C18 6 26 18 26 34A26 26 0 0 1-26 34C-26 18-10 12 2-12Z', tone: 'light' },
    ],
  },
  aid: {
    ground: '#18291f',
    ink: '#8ff0c0',
    light: '#3d7a5c',
    strokes: [
      { d: 'M-54-54H54V54H-54Z', line: 7, tone: 'light' },
      { d: 'M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z' },
    ],
  },
  belt: {
    ground: '#26211b',
    ink: '#d8b878',
    light: '#6d5a3f',
    strokes: [
      { d: 'M-44 78V-78M44 78V-78', line: 9, tone: 'light' },
      { d: 'M-40 60H40M-40 30H40M-40 0H40M-40-30H40M-40-60H40', line: 3, tone: 'light' },
      { d: 'M-24 66L0 42L24 66M-24 18L0-6L24 18M-24-30L0-54L24-30', line: 11 },
    ],
  },
  carousel: {
    ground: '#261d30',
    ink: '#dcb0ff',
    light: '#6f5689',
    strokes: [
      { d: ring(74), line: 4, tone: 'light' },
      { d: ring(44), line: 4, tone: 'light' },
      { d: 'M0-44V-12M0 44V12M-38-22L-10-6M38 22L10 6M38-22L10-6M-38 22L-10 6', line: 6, tone: 'light' },
      { d: ring(12) },
      { d: `${ARC}M55 32A64 64 0 0 1 18 61M-55 32A64 64 0 0 1-61-18`, line: 9 },
      { d: `${HEAD}M36 62L4 70L12 44ZM-72-6L-66-38L-46-22Z` },
    ],
  },
  exit: {
    ground: '#14252e',
    ink: '#8fd6ff',
    light: '#47798f',
    strokes: [
      { d: 'M18-26V-54H-46V54H18V26', line: 9, tone: 'light' },
      { d: 'M-18 0H58', line: 11 },
      { d: 'M44-26L78 0L44 26Z' },
    ],
  },
  goal: {
    ground: '#33290f',
    ink: '#ffd772',
    light: '#8f763c',
    strokes: [
      { d: 'M72 0L36 62H-36L-72 0L-36-62H36Z', line: 9, dash: '20 12', tone: 'light' },
      { d: 'M-20 46V-46', line: 8 },
      { d: 'M-20-46L38-27L-20-6Z' },
    ],
  },
};

/** What is left of terrain that is used up. */
export const SPENT: readonly Stroke[] = [
  {
    d: 'M-46 6L-30-28L2-20L28-40L46-6L34 18L44 36L6 30L-18 44L-28 20Z',
    line: 6,
    tone: 'light',
  },
  { d: 'M-16 2L0-10L18 0L10 16L-10 14Z', tone: 'ground' },
];

export const HOLE_LOOKS: Readonly<Record<HoleKind, TerrainLook>> = {
  wall: {
    ground: '#3c342b',
    ink: '#5d5144',
    light: '#776857',
    strokes: [
      { d: 'M88 0L44 76H-44L-88 0L-44-76H44Z' },
      { d: 'M-62-46H62M-79-16H79M-79 16H79M-62 46H62', line: 4, tone: 'ground' },
      {
        d: 'M-20-76V-46M26-76V-46M-46-46V-16M0-46V-16M46-46V-16M-24-16V16M24-16V16M-64-16V16M64-16V16M-46 16V46M0 16V46M46 16V46M-20 46V76M26 46V76',
        line: 4,
        tone: 'ground',
      },
      { d: 'M-86-4L-44-74H44', line: 4, tone: 'light' },
    ],
  },
  chasm: {
    ground: '#070504',
    ink: '#2b2018',
    light: '#4b3826',
    strokes: [
      { d: 'M98 0L49 85H-49L-98 0L-49-85H49Z', line: 8, tone: 'light' },
      {
        d: 'M-88-8L-60-16L-44-40L-52-66L-20-58L4-72L30-54L52-62L60-34L88-20L92 4L70 22L62 50L34 52L18 74L-14 60L-40 72L-50 46L-80 34L-74 12Z',
        line: 10,
      },
      { d: 'M-52-6L-30-30L0-38L32-26L44 4L20 34L-14 36L-42 22Z', line: 6 },
    ],
  },
  water: {
    ground: '#0f2a36',
    ink: '#3f8aa6',
    light: '#6fc0da',
    strokes: [
      { d: 'M-60-36q15-14 30 0t30 0 30 0 30 0', line: 6 },
      { d: 'M-76-4q15-14 30 0t30 0 30 0 30 0 30 0', line: 6, tone: 'light' },
      { d: 'M-60 28q15-14 30 0t30 0 30 0 30 0', line: 6 },
      { d: 'M-30 58q15-14 30 0t30 0', line: 6 },
    ],
  },
};
