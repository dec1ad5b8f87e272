// Events in words: a sentence for every one, in every language.

import { type GameEvent, NOWHERE, tileByRef, tileInfo } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { type Language, type Speaker, tellEvent } from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';

const tile = tileByRef('borgo/claws')?.id ?? 0;
const grenade = tileByRef('borgo/grenade')?.id ?? 0;
const battle = tileByRef('borgo/battle')?.id ?? 0;
const speakerIn = (language: Language): Speaker => ({
  language,
  army: () => 'Army',
  seat: (seat) => `Seat ${seat}`,
  tile: tileInfo,
  at: () => tile,
});
const speakers = inEveryLanguage.map(speakerIn);
const [english, polish] = speakers;

describe('events', () => {
  const [hex, seat] = [18, 0];
  const attack = {
    type: 'attack',
    phase: 1,
    hit: 0,
    from: 17,
    tile,
    direction: 3,
    to: hex,
    target: tile,
    strength: 2,
    melee: 2,
    ranged: 0,
    armor: 0,
    bonuses: [],
    via: [],
  } as const;
  const all: GameEvent[] = [
    { type: 'hq-placed', seat, hex, rotation: 0, tile },
    { type: 'mercenary-chosen', seat, tile },
    { type: 'turn', seat, number: 3 },
    ...(['deck', 'mercenary'] as const).map((from) => ({ type: 'draw' as const, seat, tile, from })),
    ...(['forced', 'chosen', 'unlucky', 'bomber'] as const).map((why) => ({
      type: 'discard' as const,
      seat,
      tile,
      why,
    })),
    { type: 'placed', seat, hex, rotation: 0, tile },
    { type: 'instant', seat, tile, hexes: [] },
    { type: 'instant', seat, tile, hexes: [hex, 17] },
    ...(['move', 'mobility', 'transport', 'rotate', 'push', 'step'] as const).map((how) => ({
      type: 'moved' as const,
      seat,
      how,
      tile,
      from: 17,
      to: hex,
      rotation: 0,
      by: how === 'move' ? NOWHERE : 16,
    })),
    { type: 'turn-over', seat },
    { type: 'last-tile', seat },
    { type: 'overtime', seats: [0, 1] },
    ...(['tile', 'full', 'final', 'overtime', 'study'] as const).map((reason) => ({
      type: 'battle' as const,
      reason,
      starter: seat,
    })),
    { type: 'phase', phase: 2 },
    ...(['explode', 'melee', 'ranged'] as const).map((what) => ({
      type: 'declared' as const,
      hex,
      tile,
      what,
      edge: 0,
      by: [],
    })),
    ...(['melee', 'ranged', 'gauss', 'both'] as const).map((kind) => ({ ...attack, kind, endless: false })),
    { ...attack, kind: 'ranged', endless: true },
    ...(['armor', 'hq-spares-hq'] as const).map((why) => ({
      type: 'stopped' as const,
      phase: 1,
      from: 17,
      to: hex,
      why,
    })),
    { type: 'no-target', phase: 1, from: hex, direction: 0 },
    ...(['netted', 'squeezed', 'passed'] as const).map((why) => ({
      type: 'lost-chance' as const,
      phase: 1,
      hex,
      tile,
      why,
      by: [],
    })),
    ...[true, false].map((changed) => ({ type: 'battle-over' as const, changed })),
    { type: 'strike', hit: 0, by: tile, seat, to: hex, target: tile, strength: 1 },
    { type: 'explosion', hex, tile, setOffBy: undefined },
    { type: 'blast', hit: 1, from: 17, to: hex, target: tile, strength: 1 },
    { type: 'treated', hit: 0, patient: hex, medic: 17, died: 17 },
    { type: 'treated', hit: 0, patient: hex, medic: 17, died: 16 },
    { type: 'wounded', hex, tile, wounds: 1, total: 1, hits: [] },
    { type: 'hq-damaged', seat, hex, damage: 3, left: 17, hits: [] },
    { type: 'points', seat, points: 2, total: 5 },
    ...(['wounds', 'sacrifice', 'explosion', 'lost-toughness', 'hq-destroyed', 'eliminated'] as const).map(
      (why) => ({ type: 'died' as const, hex, tile, owner: seat, why, hits: [] }),
    ),
    ...[1, undefined].map((to) => ({ type: 'passed-on' as const, tile, to })),
    { type: 'netted', hex, tile, by: [17] },
    { type: 'freed', hex, tile },
    { type: 'eliminated', seat },
    ...[[], [0], [0, 1]].map((winners) => ({
      type: 'game-over' as const,
      result: { winners, reason: 'final-battle' as const },
    })),
  ];

  test('every event has a sentence in every language with all places filled', () => {
    for (const speaker of speakers) {
      for (const event of all) {
        const text = tellEvent(event, speaker);
        expect(text, `${speaker.language.tag} ${JSON.stringify(event)}`).toBeTruthy();
        expect(text).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test('the languages differ', () => {
    for (const event of all) expect(tellEvent(event, english)).not.toBe(tellEvent(event, polish));
  });

  test('Polish plurals', () => {
    const wounds = (n: number): string | undefined =>
      tellEvent({ type: 'wounded', hex, tile, wounds: n, total: n, hits: [] }, polish);
    expect([1, 2, 5, 12].map(wounds)).toEqual([
      'Nożownik d4: 1 rana.',
      'Nożownik d4: 2 rany.',
      'Nożownik d4: 5 ran.',
      'Nożownik d4: 12 ran.',
    ]);
  });

  test('earlier wounds are counted in', () => {
    const wounded = (total: number): GameEvent => ({
      type: 'wounded',
      hex,
      tile,
      wounds: 1,
      total,
      hits: [],
    });
    expect(tellEvent(wounded(1), english)).toBe('Claws d4 takes 1 wound.');
    expect(tellEvent(wounded(2), english)).toBe('Claws d4 takes 1 wound, 2 in all.');
  });

  test('what another sentence tells is left out', () => {
    const silent: GameEvent[] = [
      { type: 'discard', seat, tile, why: 'played' },
      { type: 'instant', seat, tile: battle, hexes: [] },
      // A Grenade destroys, whatever the toughness.
      { type: 'strike', hit: 0, by: grenade, seat, to: hex, target: tile, strength: 99 },
      { type: 'wounded', hex, tile, wounds: 99, total: 99, hits: [0] },
    ];
    for (const event of silent) expect(tellEvent(event, english)).toBeUndefined();
  });
});
