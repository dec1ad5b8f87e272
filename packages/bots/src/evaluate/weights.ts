// The weights of the evaluation, one row a feature, one column a respect of STAGE_WEIGHTS.
// Fitted to 19,246 positions of self-play by bots with hand-set weights (docs/bots.md says what was tried).

import type { FEATURES } from './features.ts';

type Weights = Record<(typeof FEATURES)[number], readonly [number, number, number, number]>;

export const WEIGHTS: Readonly<Weights> = {
  tempo: [-0.07, -0.2, -0.44, -0.2],
  hq: [1.88, 1.81, 0.77, 0.61],
  'hq-danger': [0.28, 0.31, 0.11, 0.13],
  battle: [0.88, 0.6, 0.63, 0.06],
  'battle-danger': [0.39, 0.4, 0.19, 0.15],
  kill: [0.03, 0.02, 0.02, 0.0],
  worth: [0.04, 0.4, -0.22, -0.03],
  'worth-after': [0.06, -0.2, 0.54, -0.15],
  threat: [-0.16, 0.32, 0.05, 0.2],
  'threat-after': [0.31, 0.19, 0.39, 0.03],
  aim: [0, 0, 0, 0],
  'aim-after': [0, 0, 0, 0],
  links: [0, 0, 0, 0],
  'lead-after': [0, 0, 0, 0],
  siege: [-0.19, 0.22, 0.2, 0.04],
  open: [0.13, -0.03, 0.05, -0.13],
  netted: [-0.31, 0.03, 0.07, 0.05],
  'battle-tiles': [-0.3, 0.22, -0.23, -0.05],
  'kept-tiles': [-0.08, -0.01, -0.09, 0.15],
};
