// What known.ts fetches. Whoever has the list knows them (see the engine's knowScenarios).

import { CAMPAIGNS, SCENARIOS } from '@nhex/engine';

export const ATLAS = SCENARIOS.filter(({ set }) => set === 'atlas');
export { CAMPAIGNS, SCENARIOS };
