// The scenarios that come with the game, in the order in which they are shown. Whoever has this list knows them; a bundler
// leaves it out of a program that never names it (see knowScenarios).

import { ATLAS } from './atlas/index.ts';
import { CAMPAIGNS } from './campaign/index.ts';
import { knowScenarios } from './known.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = knowScenarios([
  ...ATLAS,
  ...CAMPAIGNS.flatMap(({ missions }) => missions.map(({ scenario }) => scenario)),
]);
