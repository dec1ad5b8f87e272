// Whose doing an event of the log is.

import type { GameEvent, Hex } from '@nhex/engine';

/**
 * The seat that acts, or else the one it happens to; undefined for what concerns the whole table.
 * `ownerAt` tells whose unit stands on a hex.
 */
export function ownerOf(event: GameEvent, ownerAt: (hex: Hex) => number | undefined): number | undefined {
  switch (event.type) {
    case 'battle':
      return event.reason === 'tile' ? event.starter : undefined;
    case 'died':
      return event.owner;
    case 'attack':
    case 'stopped':
    case 'no-target':
    case 'blast':
      return ownerAt(event.from);
    case 'declared':
    case 'lost-chance':
    case 'explosion':
    case 'wounded':
    case 'netted':
    case 'freed':
      return ownerAt(event.hex);
    case 'treated':
      return ownerAt(event.medic);
    case 'passed-on':
      return event.to;
    case 'overtime':
    case 'phase':
    case 'battle-over':
    case 'game-over':
      return undefined;
    default:
      return event.seat;
  }
}
