// English.

import { makeLanguage } from '../language.ts';
import { cli } from './cli.ts';
import { errors, places } from './errors.ts';
import { events, why } from './events.ts';
import { help, topics } from './help.ts';
import { armies, tiles } from './names.ts';
import { screens } from './screens.ts';
import { table } from './table.ts';

export const en = makeLanguage('en', {
  screens: { ...screens, ...table },
  events,
  why,
  topics,
  help,
  armies,
  tiles,
  errors,
  places,
  cli,
});
