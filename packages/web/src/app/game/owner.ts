// Whose doing an event of the log is.

import type { GameEvent, Owner } from '@nhex/engine';

/** The seat that acts, or else the one it happens to; undefined for what concerns the whole table. */
export function ownerOf(event: GameEvent): Owner | undefined {
  switch (event.type) {
    case 'battle':
      return event.reason === 'tile' ? event.starter : undefined;
    case 'treated':
      return event.medic.owner;
    case 'passed-on':
      return event.to;
    case 'leaders-dealt':
    case 'leaders-revealed':
    case 'overtime':
    case 'phase':
    case 'battle-over':
    case 'draw-agreed':
    case 'alliance':
    case 'objective':
    case 'game-over':
      return undefined;
    default:
      return 'seat' in event ? event.seat : event.owner;
  }
}
