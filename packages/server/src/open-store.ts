// The store that a configuration names.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { openEmbedded } from './store/embedded.ts';
import { openPostgres } from './store/postgres.ts';
import type { Store } from './store/store.ts';

/** `alone`: as the one server of an embedded file; `beside`: for a moment, while that server may be running. */
export const openStore = (config: Config, how: 'alone' | 'beside'): Promise<Store> =>
  config.databaseUrl === undefined
    ? openEmbedded(join(config.data, 'nhex.db'), how)
    : openPostgres(config.databaseUrl, randomUUID());
