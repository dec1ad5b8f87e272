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

const isHit = (event: GameEvent): event is EventOf<'attack' | 'strike' | 'blast'> =>
  event.type === 'attack' || event.type === 'strike' || event.type === 'blast';

/** The unit comes to the board: what was said of its number before is about another one. */
const isEntry = (event: GameEvent, unit: UnitId): boolean =>
  (event.type === 'placed' ||
    event.type === 'arrived' ||
    event.type === 'deployed' ||
    event.type === 'hq-placed') &&
  event.unit === unit;

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
        return this.#one(index, ({ type }) => type === 'instant' || type === 'leader-used');
      case 'attack':
        return event.converted
          ? this.#one(index, (each) => each.type === 'declared' && each.unit === event.unit)
          : [];
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
        return [...this.#earlierWounds(event, index), ...this.#hits(event.hits, index)];
    }
  }

  /** Wounds and damage that the unit had already; those of the hits that kill it are told by them. */
  #earlierWounds({ unit, hits }: EventOf<'died'>, index: number): Reason[] {
    const found: Reason[] = [];
    for (let at = index - 1; at >= 0; at--) {
      const event = this.#events[at];
      if (!('unit' in event) || event.unit !== unit) continue;
      if (isEntry(event, unit) || (event.type === 'terrain-heals' && event.total === 0)) break;
      const isWound =
        event.type === 'wounded' || event.type === 'terrain-wounds' || event.type === 'hq-damaged';
      if (isWound && !(hits.length > 0 && this.#isSameMoment(at, index))) found.unshift(this.reason(at));
    }
    return found;
  }

  #hits(hits: readonly number[], index: number): Reason[] {
    return hits.flatMap((hit) => this.#one(index, (each) => isHit(each) && each.hit === hit));
  }

  /** The event of the same moment, before or after: an explosion may be told before the blow that set it off. */
  #one(index: number, wanted: (event: GameEvent) => boolean): Reason[] {
    const { moment } = this.#events[index];
    const at = this.#events.findIndex((event) => event.moment === moment && wanted(event));
    return at < 0 ? [] : [this.reason(at)];
  }

  #isSameMoment(one: number, other: number): boolean {
    return this.#events[one].moment === this.#events[other].moment;
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
    case 'terrain-heals':
      return event.unit === unit;
    case 'stopped':
      return event.unit === unit || event.victim === unit;
    case 'treated':
      return event.patient.unit === unit || (event.medic.unit === unit && event.died.unit !== unit);
    case 'moved':
      return event.unit === unit && event.how === 'push';
    // A strike is told by what comes of it; where a unit comes from and goes is seen; the others are about no unit.
    case 'strike':
    case 'hq-placed':
    case 'placed':
    case 'arrived':
    case 'deployed':
    case 'left':
    case 'hq-repaired':
    case 'mercenary-chosen':
    case 'leaders-dealt':
    case 'leader-chosen':
    case 'leaders-revealed':
    case 'leader-used':
    case 'reclaimed':
    case 'turn':
    case 'draw':
    case 'discard':
    case 'instant':
    case 'turn-over':
    case 'last-tile':
    case 'overtime':
    case 'battle':
    case 'phase':
    case 'battle-over':
    case 'points':
    case 'passed-on':
    case 'alliance':
    case 'tiles-joined':
    case 'objective':
    case 'eliminated':
    case 'resigned':
    case 'time-over':
    case 'draw-agreed':
    case 'game-over':
      return false;
  }
}

/** Whether the unit acts in it. */
const isDeed = (event: GameEvent, unit: UnitId): boolean =>
  (event.type === 'attack' || event.type === 'stopped' || event.type === 'blast') && event.unit === unit;

/** What a death in the same moment tells among its causes. */
const TOLD_BY_DEATH: readonly GameEvent['type'][] = ['wounded', 'terrain-wounds', 'explosion'];

/**
 * What a unit did, what happened to it and why, in the order of the events up to (not including) `until`.
 * A wound that leads to a death in the same moment is told as part of that death only, a declaration as part of what
 * it led to, and an empty line only where the unit hit nobody in that moment.
 */
export function whyOf(events: readonly GameEvent[], unit: UnitId, until = events.length): Reason[] {
  const past = events.slice(0, until);
  const since = past.reduce((last, event, index) => (isEntry(event, unit) ? index : last), 0);
  const explainer = new Explainer(events);
  const momentsOf = (which: (event: GameEvent) => boolean): Set<number> =>
    new Set(past.filter(which).map(({ moment }) => moment));
  const deaths = momentsOf((event) => event.type === 'died' && event.unit === unit);
  const deeds = momentsOf((event) => isDeed(event, unit));
  const reasons: Reason[] = [];
  past.forEach((event, index) => {
    if (index < since || !concerns(event, unit)) return;
    const { moment } = event;
    if (deaths.has(moment) && TOLD_BY_DEATH.includes(event.type)) return;
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
