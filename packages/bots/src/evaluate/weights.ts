// The weights of the evaluation, one row a feature, one column a respect of STAGE_WEIGHTS.

import type { FEATURES } from './features.ts';

export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], readonly [number, number, number, number]>> =
  {
    tempo: [0, 0, 0, 0],
    hq: [1.2, 1.5, 0, 0.5],
    'hq-danger': [0.4, 0.4, 0, 0],
    battle: [0.6, 0.3, 0.6, 1.5],
    'battle-danger': [0.1, 0.2, 0.1, 0.5],
    kill: [0.4, 0.4, 0.4, 1],
    worth: [0.35, -0.2, 0, 0],
    'worth-after': [0.5, -0.3, 0.2, 0],
    threat: [0.3, 0, 0, 0],
    'threat-after': [0.6, 0, 0, 0],
    siege: [0.1, 0, 0, 0],
    open: [0, 0, 0, 0],
    netted: [0.2, 0, 0, 0],
    'battle-tiles': [0.15, 0, 0.1, -0.3],
    'kept-tiles': [0.05, 0, 0, 0],
  };
