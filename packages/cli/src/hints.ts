// What is allowed and yet told on standard error.

import { crowdOf } from '@nhex/engine';
import type { Io } from './io.ts';

/** Structures, leaders and scenarios are not recommended together (STR-12, LEAD-5). */
export function hintAtCrowd(io: Io, played: Parameters<typeof crowdOf>[0]): void {
  const crowd = crowdOf(played);
  if (crowd.length > 0) io.complain(`allowed, but not recommended together: ${crowd.join(', ')}`);
}
