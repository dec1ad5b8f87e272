// Polish.

import { makeLanguage } from '../language.ts';
import { atTable } from './at-table.ts';
import { cli } from './cli.ts';
import { errors, places } from './errors.ts';
import { events, why } from './events.ts';
import { help, topics } from './help.ts';
import { leaderEvents, leaders, leaderTable } from './leaders.ts';
import { armies, tiles } from './names.ts';
import { parts } from './parts.ts';
import { play } from './play.ts';
import { scenarioEvents, scenarioScreens, scenarioWhy } from './scenarios.ts';
import { screens } from './screens.ts';
import { start } from './start.ts';
import { structures, structureTable } from './structures.ts';
import { table } from './table.ts';

export const pl = makeLanguage('pl', {
  screens: {
    ...screens,
    ...start,
    ...table,
    ...atTable,
    ...play,
    ...structureTable,
    ...leaderTable,
    ...scenarioScreens,
  },
  events: { ...events, ...scenarioEvents, ...leaderEvents },
  why: { ...why, ...scenarioWhy },
  topics,
  help,
  armies,
  tiles,
  structures,
  leaders,
  errors,
  places,
  cli,
  parts,
});
