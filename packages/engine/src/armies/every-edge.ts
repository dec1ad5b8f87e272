// The blow that every HQ (and a few warriors) deals all around (UNIT-10).

import type { Strengths } from '../tiles/face.ts';

export const EVERY_EDGE: Strengths = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 };
