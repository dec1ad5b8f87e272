// What came of Battles: losses, points, who did most; and, at the end of a game, what decided it and one thing to try.

import type { GameEvent, Hex, Owner, SeatId, TileId, UnitId } from '@nhex/engine';
import { type BattleSpan, battlesOf, type History } from './history.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Blow = EventOf<'attack'> | EventOf<'blast'>;

/** Somebody who hits, with how much came of it. */
export interface Doer {
  readonly unit: UnitId;
  readonly owner: Owner;
  readonly tile: TileId;
  readonly hex: Hex;
  readonly count: number;
}

export interface BattleSummary {
  /** Wounds dealt to units, those that killed not counted. */
  readonly wounds: number;
  readonly fallen: readonly EventOf<'died'>[];
  readonly hqBefore: readonly number[];
  readonly hqAfter: readonly number[];
  /** Who dealt the most damage to HQs; without any, who brought down the most units. */
  readonly hero: (Doer & { readonly how: 'hq' | 'units' }) | undefined;
}

const isBlow = (event: GameEvent): event is Blow => event.type === 'attack' || event.type === 'blast';

/** The hits of one moment go by numbers: who dealt a hit that an event of the same moment names. */
function dealers(events: readonly GameEvent[]): (event: GameEvent, hits: readonly number[]) => Blow[] {
  const blows = events.filter(isBlow);
  return ({ moment }, hits) => blows.filter((blow) => blow.moment === moment && hits.includes(blow.hit));
}

/** Who did most, by points that each of their hits is worth. */
function foremost(scores: readonly { readonly blow: Blow; readonly points: number }[]): Doer | undefined {
  const doers = new Map<UnitId, Doer>();
  for (const { blow, points } of scores) {
    const { unit, owner, tile, from } = blow;
    const count = (doers.get(unit)?.count ?? 0) + points;
    doers.set(unit, { unit, owner, tile, hex: from, count });
  }
  return [...doers.values()].reduce<Doer | undefined>(
    (best, each) => (best && best.count >= each.count ? best : each),
    undefined,
  );
}

/** Who hit HQs, with the points of each hit. */
function hqBlows(events: readonly GameEvent[], of?: SeatId): { blow: Blow; points: number }[] {
  const dealt = dealers(events);
  return events.flatMap((event) =>
    event.type === 'hq-damaged' && (of === undefined || event.seat === of)
      ? dealt(event, event.hits).map((blow) => ({ blow, points: blow.strength }))
      : [],
  );
}

export function summaryOf(
  events: readonly GameEvent[],
  hqBefore: readonly number[],
  hqAfter: readonly number[],
): BattleSummary {
  const dealt = dealers(events);
  const fallen = events.filter((event) => event.type === 'died');
  const wounds = events.reduce(
    (sum, event) => sum + (event.type === 'wounded' && !event.lethal ? event.wounds : 0),
    0,
  );
  const atHq = foremost(hqBlows(events));
  const kills = foremost(
    fallen.flatMap((event) => dealt(event, event.hits).map((blow) => ({ blow, points: 1 }))),
  );
  const hero = atHq ? { ...atHq, how: 'hq' as const } : kills && { ...kills, how: 'units' as const };
  return { wounds, fallen, hqBefore, hqAfter, hero };
}

/** One thing to try next time, with the number that speaks for it. */
export type Advice =
  | { readonly key: 'no-battles' | 'forecast' }
  | { readonly key: 'open-hq' | 'melee-hq'; readonly points: number }
  | { readonly key: 'nets' | 'initiative'; readonly count: number };

export interface PostMortem {
  /** The Battle that cost the loser most, and how much. */
  readonly battle: { readonly span: BattleSpan; readonly points: number } | undefined;
  readonly hero: Doer | undefined;
  readonly advice: Advice;
}

/** How the game was lost by that seat. */
export function postMortem(history: History, loser: SeatId): PostMortem {
  const events = history.steps.flatMap((step) => step.events);
  const lostIn = ({ hqBefore, hqAfter }: BattleSpan): number => hqBefore[loser] - hqAfter[loser];
  const worst = battlesOf(history).reduce<BattleSpan | undefined>(
    (most, span) => (most && lostIn(most) >= lostIn(span) ? most : span),
    undefined,
  );
  const battle = worst && lostIn(worst) > 0 ? { span: worst, points: lostIn(worst) } : undefined;
  return { battle, hero: foremost(hqBlows(events, loser)), advice: adviceFor(events, loser) };
}

function adviceFor(events: readonly GameEvent[], loser: SeatId): Advice {
  const points = (kinds: readonly string[]): number =>
    hqBlows(events, loser).reduce(
      (sum, { blow, points: worth }) =>
        sum + (blow.type === 'attack' && kinds.includes(blow.kind) ? worth : 0),
      0,
    );
  const shots = points(['ranged', 'gauss']);
  const blows = points(['melee', 'both']);
  const netted = events.filter(
    (event) => event.type === 'lost-chance' && event.why === 'netted' && event.owner === loser,
  ).length;
  const early = fellBeforeActing(events, loser);
  const called = events.some((event) => event.type === 'battle' && event.starter === loser);
  if (shots >= 5 && shots >= blows) return { key: 'open-hq', points: shots };
  if (blows >= 5) return { key: 'melee-hq', points: blows };
  if (netted >= 3) return { key: 'nets', count: netted };
  if (early >= 3) return { key: 'initiative', count: early };
  return { key: called ? 'forecast' : 'no-battles' };
}

/** Units of that seat that fell in a Battle without having struck in it. */
function fellBeforeActing(events: readonly GameEvent[], seat: SeatId): number {
  const acted = new Set(
    events.flatMap((event) =>
      event.type === 'attack' && event.owner === seat ? [`${event.battle}/${event.unit}`] : [],
    ),
  );
  return events.filter(
    (event) =>
      event.type === 'died' &&
      event.owner === seat &&
      event.battle !== undefined &&
      !acted.has(`${event.battle}/${event.unit}`),
  ).length;
}
