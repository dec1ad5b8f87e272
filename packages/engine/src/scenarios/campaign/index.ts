// The campaigns that come with the game. Whoever has them knows their missions by their keys (see knowScenarios).

import { knowScenarios } from '../known.ts';
import type { Campaign } from './campaign.ts';
import { rise } from './rise/index.ts';

export const CAMPAIGNS: readonly Campaign[] = [rise];

for (const { missions } of CAMPAIGNS) knowScenarios(missions.map(({ scenario }) => scenario));
