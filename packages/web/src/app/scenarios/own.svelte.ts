// Scenarios of other people that were loaded into this browser.

import { readScenario } from '@nhex/engine';
import { KeptList } from '../kept-list.svelte.ts';

export const ownScenarios = new KeptList('nhex-scenarios', readScenario);
