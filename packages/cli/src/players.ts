// Who plays the seats: bots by name, `random` by the quick loop itself.

import { InputError } from './errors.ts';
import type { Player } from './playout.ts';

function playerFor(name: string): Player {
  if (name === 'random') return undefined;
  throw new InputError(`there is no bot "${name}"`, 'bots');
}

/** One player a seat; a single name is for all seats, none means random. */
export function playersFor(names: readonly string[], seats: number): Player[] {
  if (names.length > 1 && names.length !== seats) {
    throw new InputError(`${names.length} bots for ${seats} seats`, 'bots');
  }
  return Array.from({ length: seats }, (_, seat) => playerFor(names[seat] ?? names[0] ?? 'random'));
}
