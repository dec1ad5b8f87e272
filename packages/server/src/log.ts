// Structured logs on stderr: what was asked and how it ended, never headers, bodies or tokens.

import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { Config } from './config.ts';

export const makeLogger = (config: Pick<Config, 'logLevel'>): FastifyBaseLogger =>
  pino({ level: config.logLevel }, destination({ fd: 2, sync: true }));
