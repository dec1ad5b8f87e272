// The battle atlas: eight scenarios, each a value of its own (ATL-4).

import type { Scenario } from '../scenario.ts';
import { assemblyLine } from './assembly-line.ts';
import { blackout } from './blackout.ts';
import { breakout } from './breakout.ts';
import { gate } from './gate.ts';
import { lunaPark } from './luna-park.ts';
import { truce } from './truce.ts';
import { twoBanks } from './two-banks.ts';
import { wells } from './wells.ts';

export const ATLAS: readonly Scenario[] = [
  assemblyLine,
  breakout,
  truce,
  gate,
  lunaPark,
  blackout,
  wells,
  twoBanks,
];
