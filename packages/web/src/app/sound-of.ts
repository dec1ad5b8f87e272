// Which sounds events make.

import type { GameEvent, SeatId } from '@nhex/engine';
import { isFallOfHq } from '../board/playback.ts';
import { isScene } from './game/history.ts';
import { type Sound, sound } from './sound.ts';

function soundFor(event: GameEvent, people: readonly SeatId[]): Sound | undefined {
  switch (event.type) {
    case 'placed':
    case 'hq-placed':
    case 'deployed':
      return 'place';
    case 'moved':
      return event.how === 'push' ? 'push' : 'place';
    case 'discard':
      return event.why === 'played' ? undefined : 'discard';
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

/** What would tell how a scene ends before it has been watched. */
const AFTER_SCENE: readonly GameEvent['type'][] = ['turn', 'game-over'];

/** The sounds of a choice, each at most once: now, and after the scene it leads to. `people` are the seats of persons. */
export function soundsOf(
  events: readonly GameEvent[],
  people: readonly SeatId[],
): { readonly now: readonly Sound[]; readonly later: readonly Sound[] } {
  const waits = isScene(events);
  const heard = (isLater: boolean): Sound[] => {
    const some = events.filter(({ type }) => (waits && AFTER_SCENE.includes(type)) === isLater);
    return [...new Set(some.map((event) => soundFor(event, people)))].filter((name) => name !== undefined);
  };
  return { now: heard(false), later: heard(true) };
}

/** The sounds of a table. */
export class TableSounds {
  #later: readonly Sound[] = [];

  hear(events: readonly GameEvent[], people: readonly SeatId[]): void {
    const { now, later } = soundsOf(events, people);
    now.forEach(sound);
    this.#later = later;
  }

  sceneOver(): void {
    this.#later.forEach(sound);
    this.#later = [];
  }
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
      if (events.some(({ type }) => type === 'stopped')) sound('block');
      if (kinds.has('melee') || kinds.has('both')) sound('blow');
      return undefined;
    }
    case 'phase':
      return sound('phase');
    case 'treat':
      return sound('heal');
    case 'net':
      return sound('net');
    case 'wound':
      if (events.some(isFallOfHq)) return sound('collapse');
      return events.some(({ type }) => type === 'hq-damaged') ? sound('hq') : undefined;
    case 'death':
      return sound('death');
    default:
      return undefined;
  }
}
