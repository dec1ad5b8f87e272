// Why something happened to a unit: the chain of causes out of a list of events, as data. why.ts makes sentences of it.

import type { GameEvent, UnitId } from '@nhex/engine';
import type { EventOf } from './events.ts';

/** One link of the chain with what led to it. */
export interface Reason {
  /** The event itself. */
  readonly event: GameEvent;
  /** Its place in the list. */
  readonly index: number;
  readonly because: readonly Reason[];
}

/** What falls at the same time: one phase of a Battle, or an instant. Hits are numbered within it. */
const momentOf = ({ battle, phase }: GameEvent): string => `${battle}/${phase}`;

const isHit = (event: GameEvent): event is EventOf<'attack' | 'strike' | 'blast'> =>
  event.type === 'attack' || event.type === 'strike' || event.type === 'blast';

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
    for (let at = index + 1; at < until && this.#isSameMoment(at, index); at++) {
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
        return this.#one(index, (each) => each.type === 'explosion' && each.unit === event.unit);
      case 'explosion':
        return event.setOffBy === undefined
          ? this.#one(
              index,
              (each) => each.type === 'declared' && each.unit === event.unit && each.what === 'explode',
            )
          : this.#hits([event.setOffBy], index);
      case 'treated':
        return this.#hits([event.hit], index);
      case 'strike':
        return this.#one(index, (each) => each.type === 'instant');
      case 'attack':
        return this.#one(
          index,
          (each) => each.type === 'declared' && each.unit === event.unit && each.what !== 'explode',
        );
      default:
        return [];
    }
  }

  #deathCauses(event: EventOf<'died'>, index: number): Reason[] {
    switch (event.why) {
      case 'sacrifice':
        return this.#one(index, (each) => each.type === 'treated' && each.died.unit === event.unit);
      case 'explosion':
        return this.#one(index, (each) => each.type === 'explosion' && each.unit === event.unit);
      case 'wounds':
      case 'hq-destroyed':
      case 'eliminated':
      case 'lost-toughness':
      case 'terrain':
        return [...this.#earlierWounds(event.unit, index), ...this.#hits(event.hits, index)];
    }
  }

  /** Wounds and damage of earlier moments that the unit still had. */
  #earlierWounds(unit: UnitId, index: number): Reason[] {
    const found: Reason[] = [];
    for (let at = index - 1; at >= 0; at--) {
      const event = this.#events[at];
      if (!('unit' in event) || event.unit !== unit) continue;
      // The number belonged to another unit before.
      if (event.type === 'died' || event.type === 'placed' || event.type === 'arrived') break;
      if (
        (event.type === 'wounded' || event.type === 'terrain-wounds' || event.type === 'hq-damaged') &&
        !this.#isSameMoment(at, index)
      )
        found.unshift(this.reason(at));
    }
    return found;
  }

  #hits(hits: readonly number[], index: number): Reason[] {
    return hits.flatMap((hit) => this.#one(index, (each) => isHit(each) && each.hit === hit));
  }

  /** The nearest earlier event of the same moment; the next one if there is none: an explosion may be told before the blow. */
  #one(index: number, wanted: (event: GameEvent) => boolean): Reason[] {
    const events = this.#events;
    for (let at = index - 1; at >= 0 && this.#isSameMoment(at, index); at--)
      if (wanted(events[at])) return [this.reason(at)];
    for (let at = index + 1; at < events.length && this.#isSameMoment(at, index); at++)
      if (wanted(events[at])) return [this.reason(at)];
    return [];
  }

  #isSameMoment(one: number, other: number): boolean {
    return momentOf(this.#events[one]) === momentOf(this.#events[other]);
  }
}

/** Whether an event is something that the unit did, or that happened to it. */
function concerns(event: GameEvent, unit: UnitId): boolean {
  switch (event.type) {
    case 'died':
    case 'wounded':
    case 'hq-damaged':
    case 'netted':
    case 'freed':
    case 'lost-chance':
    case 'explosion':
    case 'attack':
    case 'blast':
    case 'no-target':
    case 'declared':
    case 'aimed':
    case 'terrain-wounds':
      return event.unit === unit;
    case 'stopped':
      return event.unit === unit || event.victim === unit;
    case 'treated':
      return event.patient.unit === unit || (event.medic.unit === unit && event.died.unit !== unit);
    case 'moved':
      return event.unit === unit && event.how === 'push';
    default:
      return false;
  }
}

/** Whether the unit acts in it. */
const isDeed = (event: GameEvent, unit: UnitId): boolean =>
  (event.type === 'attack' || event.type === 'stopped' || event.type === 'blast') && event.unit === unit;

/**
 * What a unit did, what happened to it and why, in the order of the events up to (not including) `until`.
 * A wound that leads to a death in the same moment is told as part of that death only, a declaration as part of what
 * it led to, and an empty line only where the unit hit nobody in that moment.
 */
export function whyOf(events: readonly GameEvent[], unit: UnitId, until = events.length): Reason[] {
  const past = events.slice(0, until);
  const explainer = new Explainer(events);
  const momentsOf = (which: (event: GameEvent) => boolean): Set<string> =>
    new Set(past.filter(which).map(momentOf));
  const deaths = momentsOf((event) => event.type === 'died' && event.unit === unit);
  const deeds = momentsOf((event) => isDeed(event, unit));
  const reasons: Reason[] = [];
  past.forEach((event, index) => {
    if (!concerns(event, unit)) return;
    const moment = momentOf(event);
    if (deaths.has(moment) && (event.type === 'wounded' || event.type === 'explosion')) return;
    if (
      deeds.has(moment) &&
      (event.type === 'declared' || event.type === 'aimed' || event.type === 'no-target')
    )
      return;
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
