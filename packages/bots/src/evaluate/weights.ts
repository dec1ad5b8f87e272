// The weights of the judgement, one row a feature, one column a stage of the game (STAGE).
// `nhex learn --out <this file>` makes it anew. This time: 2 rounds of 1000 games; in the last one
// 59637 plans in 9836 decisions, and 66% of the differences between unseen plans explained.

import type { FEATURES } from './features.ts';

type Weights = Record<(typeof FEATURES)[number], readonly [number, number, number, number]>;

export const WEIGHTS: Readonly<Weights> = {
  moved: [0.02, 0.021, -0.035, -0.023],
  'own-odds': [0.015, -0.012, -0.021, -0.138],
  'their-odds': [0.022, 0.038, -0.034, 0.075],
  hq: [0.495, 0.322, 0.362, -0.15],
  'hq-danger': [0.458, 0.009, -0.016, -0.077],
  battle: [-0.075, 0.048, 0.223, 0.764],
  'battle-danger': [0.102, -0.069, -0.027, -0.209],
  kill: [0.062, 0.003, -0.123, 0.108],
  'lead-after': [0.049, 0.032, 0.023, 0.349],
  'own-battle': [-0.027, -0.019, 0.276, 0.055],
  'their-battle': [0.059, -0.017, 0.363, 0.259],
  'units-now': [0.066, 0.028, 0.027, -0.011],
  'worth-now': [0.042, 0.016, 0.022, -0.099],
  'wounds-now': [0.009, -0.037, -0.024, -0.002],
  'threat-now': [0.052, -0.012, -0.017, -0.176],
  'quick-threat-now': [0.02, 0.001, -0.009, -0.055],
  'aim-now': [0.007, -0.039, 0.014, -0.224],
  'quick-aim-now': [0.006, -0.004, 0.008, 0.138],
  'links-now': [-0.005, -0.001, -0.003, 0.321],
  'netted-now': [0.007, 0.005, -0.035, -0.053],
  'siege-now': [0.042, -0.006, -0.035, 0.006],
  'guard-now': [0.033, -0.018, 0.001, 0.036],
  'open-now': [-0.012, 0.015, -0.044, -0.021],
  'units-after': [0.006, 0.013, 0.021, 0.004],
  'worth-after': [0.018, 0.021, 0.031, 0.008],
  'wounds-after': [-0.03, 0.004, 0.025, 0.107],
  'threat-after': [-0.035, -0.02, 0.095, 0.061],
  'quick-threat-after': [0.001, -0.012, 0.062, -0.076],
  'aim-after': [-0.02, -0.018, 0.061, -0.474],
  'quick-aim-after': [-0.004, 0, 0.018, -0.005],
  'links-after': [-0.024, -0.005, 0.037, -0.335],
  'netted-after': [0.007, 0.081, -0.05, -0.011],
  'siege-after': [-0.06, 0.008, 0.112, 0.18],
  'guard-after': [-0.013, 0.016, 0.061, 0.085],
  'open-after': [0.008, 0.015, -0.019, 0.001],
  'battle-tiles': [-0.001, -0.02, 0.035, -0.138],
  'other-instants': [-0.024, 0.022, 0.023, -0.234],
  'kept-units': [-0.012, 0.028, 0.006, -0.167],
  reserve: [-0.07, 0.007, 0.035, 0.589],
  'reserve-worth': [-0.008, 0.057, 0.035, 0.114],
  'reserve-battles': [0.006, 0, 0.001, 0.039],
};
