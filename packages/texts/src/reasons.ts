// Why something happened to a unit: the chain of causes out of a list of events, as data. why.ts makes sentences of it.

import type { GameEvent, Hex } from '@nhex/engine';
import type { EventOf } from './events.ts';

/** One link of the chain with what led to it. */
export interface Reason {
  /** The event itself. */
  readonly event: GameEvent;
  /** Its place in the list. */
  readonly index: number;
  readonly because: readonly Reason[];
}

/** Hits are numbered anew after each of these. */
const MOMENTS: readonly GameEvent['type'][] = [
  'phase',
  'instant',
  'battle',
  'battle-over',
  'turn',
  'placed',
  'hq-placed',
];

/** From where on the hits of the moment of that event are numbered. */
function momentOf(events: readonly GameEvent[], index: number): number {
  for (let at = index; at >= 0; at--) if (MOMENTS.includes(events[at].type)) return at;
  return 0;
}

const isHit = (event: GameEvent): event is EventOf<'attack' | 'strike' | 'blast'> =>
  event.type === 'attack' || event.type === 'strike' || event.type === 'blast';

/** The hit of that number in the moment of the event at `index`. */
function hitOf(events: readonly GameEvent[], index: number, hit: number): number | undefined {
  const from = momentOf(events, index);
  for (let at = index; at >= from; at--) {
    const event = events[at];
    if (isHit(event) && event.hit === hit) return at;
  }
  // An explosion may be told before the blow that set it off.
  for (let at = index + 1; at < events.length && !MOMENTS.includes(events[at].type); at++) {
    const event = events[at];
    if (isHit(event) && event.hit === hit) return at;
  }
  return undefined;
}

class Explainer {
  readonly #events: readonly GameEvent[];
  readonly #open = new Set<number>();

  constructor(events: readonly GameEvent[]) {
    this.#events = events;
  }

  reason(index: number): Reason {
    const event = this.#events[index];
    if (this.#open.has(index)) return { event, index, because: [] };
    this.#open.add(index);
    const because = this.#causes(event, index);
    this.#open.delete(index);
    return { event, index, because };
  }

  /** A hit with its causes and what it led to before `until`. */
  deed(index: number, hit: number, until: number): Reason {
    const reason = this.reason(index);
    const led: Reason[] = [];
    for (let at = index + 1; at < until && !MOMENTS.includes(this.#events[at].type); at++) {
      const event = this.#events[at];
      const byThis =
        event.type === 'treated'
          ? event.hit === hit
          : (event.type === 'died' || event.type === 'hq-damaged') && event.hits.includes(hit);
      if (byThis) led.push({ event, index: at, because: [] });
    }
    // That it exploded is told by its death.
    return { ...reason, because: reason.event.type === 'blast' ? led : [...reason.because, ...led] };
  }

  #causes(event: GameEvent, index: number): Reason[] {
    switch (event.type) {
      case 'died':
        return this.#deathCauses(event, index);
      case 'wounded':
      case 'hq-damaged':
        return this.#hits(event.hits, index);
      case 'blast':
        return this.#last(index, (each) => each.type === 'explosion' && each.hex === event.from);
      case 'explosion':
        return event.setOffBy === undefined
          ? this.#last(
              index,
              (each) => each.type === 'declared' && each.hex === event.hex && each.what === 'explode',
            )
          : this.#hits([event.setOffBy], index);
      case 'treated':
        return this.#hits([event.hit], index);
      case 'strike':
        return this.#last(index, (each) => each.type === 'instant');
      case 'attack':
        return this.#last(
          index,
          (each) => each.type === 'declared' && each.hex === event.from && each.what !== 'explode',
        );
      default:
        return [];
    }
  }

  #deathCauses(event: EventOf<'died'>, index: number): Reason[] {
    switch (event.why) {
      case 'sacrifice':
        return this.#last(index, (each) => each.type === 'treated' && each.died === event.hex);
      case 'explosion':
        return this.#last(index, (each) => each.type === 'explosion' && each.hex === event.hex);
      case 'wounds':
      case 'hq-destroyed':
      case 'eliminated':
      case 'lost-toughness':
        return [...this.#earlierWounds(event.hex, index), ...this.#hits(event.hits, index)];
    }
  }

  /** Wounds and damage of earlier moments that the unit still had. */
  #earlierWounds(hex: Hex, index: number): Reason[] {
    const found: Reason[] = [];
    const moment = momentOf(this.#events, index);
    for (let at = moment - 1; at >= 0; at--) {
      const event = this.#events[at];
      if ((event.type === 'died' && event.hex === hex) || (event.type === 'placed' && event.hex === hex))
        break;
      if (event.type === 'moved' && (event.to === hex || event.from === hex)) break;
      if ((event.type === 'wounded' || event.type === 'hq-damaged') && event.hex === hex)
        found.unshift(this.reason(at));
    }
    return found;
  }

  #hits(hits: readonly number[], index: number): Reason[] {
    return hits.flatMap((hit) => {
      const at = hitOf(this.#events, index, hit);
      return at === undefined ? [] : [this.reason(at)];
    });
  }

  /** The nearest earlier event of the same moment (or the one that opened it). */
  #last(index: number, wanted: (event: GameEvent) => boolean): Reason[] {
    const from = momentOf(this.#events, index);
    for (let at = index - 1; at >= from; at--) if (wanted(this.#events[at])) return [this.reason(at)];
    return [];
  }
}

/** Whether an event is something that the unit on that hex did, or that happened to it. */
function concerns(event: GameEvent, hex: Hex): boolean {
  switch (event.type) {
    case 'died':
    case 'wounded':
    case 'hq-damaged':
    case 'netted':
    case 'freed':
    case 'lost-chance':
    case 'explosion':
      return event.hex === hex;
    case 'treated':
      return event.patient === hex || (event.medic === hex && event.died !== hex);
    case 'stopped':
      return event.to === hex || event.from === hex;
    case 'attack':
    case 'blast':
    case 'no-target':
      return event.from === hex;
    case 'declared':
      return event.hex === hex;
    case 'moved':
      return event.to === hex && event.how === 'push';
    default:
      return false;
  }
}

/** Whether the unit on that hex acts in it. */
const isDeed = (event: GameEvent, hex: Hex): boolean =>
  (event.type === 'attack' || event.type === 'stopped' || event.type === 'blast') && event.from === hex;

/**
 * What the unit on a hex did, what happened to it and why, in the order of the events up to (not including) `until`.
 * A wound that leads to a death in the same moment is told as part of that death only, a declaration as part of what
 * it led to, and an empty line only where the unit hit nobody in that moment.
 */
export function whyOf(events: readonly GameEvent[], hex: Hex, until = events.length): Reason[] {
  const past = events.slice(0, until);
  const explainer = new Explainer(events);
  const deaths = new Set<number>();
  const deeds = new Set<number>();
  past.forEach((event, index) => {
    if (event.type === 'died' && event.hex === hex) deaths.add(momentOf(past, index));
    if (isDeed(event, hex)) deeds.add(momentOf(past, index));
  });
  const reasons: Reason[] = [];
  past.forEach((event, index) => {
    if (!concerns(event, hex)) return;
    const moment = momentOf(past, index);
    if (deaths.has(moment) && (event.type === 'wounded' || event.type === 'explosion')) return;
    if (deeds.has(moment) && (event.type === 'declared' || event.type === 'no-target')) return;
    if (event.type === 'no-target') deeds.add(moment);
    const isHitting = event.type === 'attack' || event.type === 'blast';
    reasons.push(isHitting ? explainer.deed(index, event.hit, until) : explainer.reason(index));
  });
  return reasons;
}

/** The chain as a flat list with its depth, for lists on the screen. */
export function flatten(
  reasons: readonly Reason[],
  depth = 0,
): { readonly reason: Reason; readonly depth: number }[] {
  return reasons.flatMap((reason) => [{ reason, depth }, ...flatten(reason.because, depth + 1)]);
}
