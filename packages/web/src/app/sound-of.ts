// Which sounds events make.

import type { GameEvent, SeatId } from '@nhex/engine';
import { type Sound, sound } from './sound.ts';

function soundFor(event: GameEvent, people: readonly SeatId[]): Sound | undefined {
  switch (event.type) {
    case 'placed':
    case 'hq-placed':
    case 'moved':
      return 'place';
    case 'turn':
      return 'turn';
    case 'game-over': {
      const lost = people.length === 1 && !event.result.winners.includes(people[0]);
      return lost ? 'lose' : 'win';
    }
    default:
      return undefined;
  }
}

/** The sounds of a choice, each at most once. `people` are the seats of persons. */
export function soundsOf(events: readonly GameEvent[], people: readonly SeatId[]): void {
  for (const name of new Set(events.map((event) => soundFor(event, people)))) if (name) sound(name);
}

/** The sound of one step of a scene. */
export function stepSound(kind: string, events: readonly GameEvent[]): void {
  switch (kind) {
    case 'battle':
      return sound('battle');
    case 'explosion':
      return sound('boom');
    case 'strike':
      return sound('shot');
    case 'attack': {
      const kinds = new Set(events.map((event) => (event.type === 'attack' ? event.kind : undefined)));
      if (kinds.has('ranged') || kinds.has('gauss') || kinds.has('both')) sound('shot');
      if (kinds.has('melee') || kinds.has('both')) sound('blow');
      return undefined;
    }
    case 'wound':
      return events.some(({ type }) => type === 'hq-damaged') ? sound('hq') : undefined;
    case 'death':
      return sound('death');
    default:
      return undefined;
  }
}
