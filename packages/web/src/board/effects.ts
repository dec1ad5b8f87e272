// What is to be seen in one step of a timeline: shots, blows, beams, bursts, numbers. Geometry only, no timing.

import type { GameEvent, Hex } from '@nhex/engine';
import { centreOf, type Point, polyline } from '../art/geometry.ts';
import { wayOf } from './lines.ts';
import type { Step } from './playback.ts';

type SpotKind = 'act' | 'aim' | 'burst' | 'spark' | 'skull' | 'mesh' | 'freed' | 'lost' | 'collapse';
export type Effect =
  | { readonly kind: 'shot' | 'beam'; readonly path: string; readonly at: Point; readonly angle: number }
  | { readonly kind: 'blow'; readonly from: Point; readonly to: Point; readonly angle: number }
  | { readonly kind: 'hit'; readonly at: Point; readonly text: string; readonly armor: number }
  | { readonly kind: 'block'; readonly at: Point; readonly angle: number; readonly path: string }
  | { readonly kind: SpotKind; readonly at: Point }
  | { readonly kind: 'heal'; readonly path: string; readonly at: Point; readonly died: Point }
  | { readonly kind: 'number'; readonly at: Point; readonly text: string; readonly big: boolean };

const degrees = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** A point on the way from a to b, by share. */
const between = (a: Point, b: Point, share: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});

type Attack = Extract<GameEvent, { type: 'attack' }>;

function attackEffects(event: Attack): Effect[] {
  const way = wayOf({ ...event, via: event.via.map(({ hex }) => hex) });
  const [to, from] = [way[way.length - 1], way[way.length - 2]];
  const angle = degrees(from, to);
  const effects: Effect[] = [];
  const flies = event.kind !== 'melee';
  if (flies)
    effects.push({ kind: event.kind === 'gauss' ? 'beam' : 'shot', path: polyline(way), at: to, angle });
  if (event.kind === 'melee' || event.kind === 'both') {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    effects.push({
      kind: 'blow',
      from: between(from, to, 45 / length),
      to: between(from, to, 1 - 60 / length),
      angle,
    });
  }
  const strength = event.lethal ? '∞' : String(event.strength);
  effects.push({ kind: 'hit', at: between(to, from, 0.12), text: strength, armor: event.armor });
  return effects;
}

function spot(kind: SpotKind, hex: Hex): Effect {
  return { kind, at: centreOf(hex) };
}

function effectsOfEvent(event: GameEvent): Effect[] {
  switch (event.type) {
    case 'attack':
      return attackEffects(event);
    case 'stopped': {
      const [from, to] = [centreOf(event.from), centreOf(event.to)];
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const at = between(to, from, 74 / length);
      return [{ kind: 'block', at, angle: degrees(from, to), path: polyline([from, at]) }];
    }
    case 'strike':
      return [spot('aim', event.to)];
    case 'instant':
      return event.hexes.map((hex) => spot('spark', hex));
    case 'explosion':
      return [spot('burst', event.hex)];
    case 'blast':
      return [spot('spark', event.to)];
    case 'treated':
      return [
        {
          kind: 'heal',
          path: polyline([centreOf(event.medic.hex), centreOf(event.patient.hex)]),
          at: centreOf(event.patient.hex),
          died: centreOf(event.died.hex),
        },
      ];
    case 'wounded':
      // What destroys outright is seen by the death that follows.
      return event.lethal
        ? [spot('spark', event.hex)]
        : [{ kind: 'number', at: centreOf(event.hex), text: `−${event.wounds}`, big: false }];
    case 'hq-damaged':
      return [
        ...(event.left === 0 ? [spot('collapse', event.hex)] : []),
        { kind: 'number', at: centreOf(event.hex), text: `−${event.damage}`, big: true },
      ];
    case 'died':
      return event.hexes.map((hex) => spot('skull', hex));
    case 'terrain-wounds':
      return [{ kind: 'number', at: centreOf(event.hex), text: `−${event.wounds}`, big: false }];
    case 'netted':
      return [spot('mesh', event.hex)];
    case 'freed':
      return [spot('freed', event.hex)];
    case 'lost-chance':
      return [spot('lost', event.hex)];
    case 'declared':
      return [event.what === 'explode' ? spot('burst', event.hex) : spot('spark', event.hex)];
    case 'aimed':
      return [spot('aim', event.at)];
    // What the units themselves show, what words tell, and what is no step.
    case 'hq-placed':
    case 'placed':
    case 'arrived':
    case 'deployed':
    case 'moved':
    case 'left':
    case 'no-target':
    case 'points':
    case 'hq-repaired':
    case 'terrain-heals':
    case 'battle':
    case 'phase':
    case 'battle-over':
    case 'eliminated':
    case 'game-over':
    case 'leaders-dealt':
    case 'leader-chosen':
    case 'leaders-revealed':
    case 'leader-used':
    case 'reclaimed':
    case 'mercenary-chosen':
    case 'turn':
    case 'draw':
    case 'discard':
    case 'turn-over':
    case 'last-tile':
    case 'overtime':
    case 'passed-on':
    case 'resigned':
    case 'time-over':
    case 'draw-agreed':
    case 'alliance':
    case 'tiles-joined':
    case 'objective':
      return [];
  }
}

/** Everybody who attacks in this step is marked once. */
const actors = (step: Step): Hex[] => [
  ...new Set(
    step.events.flatMap((event) => (event.type === 'attack' || event.type === 'stopped' ? [event.from] : [])),
  ),
];

/** Numbers of hits lie above all beams and blows. */
export function effectsOf(step: Step): Effect[] {
  const effects = step.events.flatMap(effectsOfEvent);
  return [
    ...actors(step).map((hex) => spot('act', hex)),
    ...effects.filter((effect) => effect.kind !== 'hit'),
    ...effects.filter((effect) => effect.kind === 'hit'),
  ];
}
