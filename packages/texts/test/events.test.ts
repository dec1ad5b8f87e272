// Events in words: a sentence for every one, in every language.

import {
  type EventBody,
  type GameEvent,
  type Hex,
  type LeaderId,
  PRINTED_CATALOGUE,
  parseHex,
  type SeatId,
  type TileId,
  type UnitId,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { type Language, type Speaker, tellEvent } from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';

const { byRef, tiles } = PRINTED_CATALOGUE;
const idOf = (ref: string): TileId => byRef.get(ref)?.id as TileId;
const tile = idOf('borgo/claws');
const grenade = idOf('borgo/grenade');
const battleTile = idOf('borgo/battle');
const speakerIn = (language: Language): Speaker => ({
  language,
  army: () => 'Army',
  seat: (seat) => `Seat ${seat}`,
  tile: (id) => tiles[id],
});
const speakers = inEveryLanguage.map(speakerIn);
const [english, polish] = speakers;
const inBattle = (event: EventBody): GameEvent => ({ ...event, battle: 1, phase: 2, moment: 3 });

describe('events', () => {
  const [hex, other, third] = ['d4', 'd3', 'd2'].map((name) => parseHex(name) as Hex);
  const [seat, rival] = [0, 1] as SeatId[];
  const [unit, victim] = [3, 4] as UnitId[];
  const leader = 0 as LeaderId;
  const who = { unit, owner: seat, tile, hex };
  const striker = { from: other, tile, unit, owner: seat };
  const struck = { to: hex, target: tile, victim, victimOwner: rival };
  const attack = {
    type: 'attack',
    hit: 0,
    direction: 3,
    strength: 2,
    lethal: false,
    melee: 2,
    ranged: 0,
    base: 2,
    bonuses: [],
    armor: 0,
    cover: undefined,
    converted: false,
    via: [],
    ...striker,
    ...struck,
  } as const;
  const bodies: EventBody[] = [
    { type: 'hq-placed', seat, rotation: 0, ...who },
    { type: 'mercenary-chosen', seat, tile },
    { type: 'turn', seat, number: 3 },
    ...(['deck', 'mercenary'] as const).map((from) => ({ type: 'draw' as const, seat, tile, from })),
    ...(['forced', 'chosen', 'unlucky', 'bomber'] as const).map((why) => ({
      type: 'discard' as const,
      seat,
      tile,
      why,
    })),
    { type: 'placed', seat, rotation: 0, ...who },
    { type: 'instant', seat, tile, hexes: [] },
    { type: 'instant', seat, tile, hexes: [hex, other] },
    ...(['move', 'mobility', 'transport', 'rotate', 'pivot', 'push', 'step'] as const).map((how) => ({
      type: 'moved' as const,
      seat,
      how,
      unit,
      owner: seat,
      tile,
      from: other,
      to: hex,
      rotation: 0,
      by: how === 'transport' || how === 'push' ? { hex: third, tile } : undefined,
    })),
    { type: 'turn-over', seat },
    { type: 'last-tile', seat },
    { type: 'overtime', seats: [seat, rival] },
    ...(['tile', 'full', 'final', 'overtime', 'study'] as const).map((reason) => ({
      type: 'battle' as const,
      reason,
      starter: seat,
    })),
    { type: 'phase' },
    ...(['explode', 'melee', 'ranged'] as const).map((what) => ({
      type: 'declared' as const,
      what,
      edge: 0,
      by: [],
      ...who,
    })),
    { type: 'aimed', edge: 0, at: third, ...who },
    ...(['melee', 'ranged', 'gauss', 'both'] as const).map((kind) => ({ ...attack, kind })),
    { ...attack, kind: 'ranged', lethal: true },
    ...(['armor', 'cover', 'hq-spares-hq'] as const).map((why) => ({
      type: 'stopped' as const,
      why,
      cover: why === 'cover' ? ('ruins' as const) : undefined,
      ...striker,
      ...struck,
    })),
    { type: 'no-target', direction: 0, ...striker },
    ...(['netted', 'squeezed', 'passed'] as const).map((why) => ({
      type: 'lost-chance' as const,
      why,
      by: [],
      ...who,
    })),
    ...[true, false].map((changed) => ({ type: 'battle-over' as const, changed })),
    { type: 'strike', hit: 0, by: tile, leader: undefined, seat, strength: 1, lethal: false, ...struck },
    { type: 'strike', hit: 0, by: undefined, leader, seat, strength: 1, lethal: false, ...struck },
    { type: 'explosion', setOffBy: undefined, ...who },
    { type: 'blast', hit: 1, strength: 1, ...striker, ...struck },
    {
      type: 'treated',
      hit: 0,
      patient: who,
      medic: { ...who, unit: victim },
      died: { ...who, unit: victim },
    },
    { type: 'treated', hit: 0, patient: who, medic: { ...who, unit: victim }, died: who },
    { type: 'wounded', wounds: 1, total: 1, lethal: false, hits: [], ...who },
    { type: 'hq-damaged', seat, damage: 3, left: 17, hits: [], ...who },
    { type: 'points', seat, points: 2, total: 5 },
    ...(['wounds', 'sacrifice', 'explosion', 'lost-toughness', 'hq-destroyed', 'eliminated'] as const).map(
      (why) => ({ type: 'died' as const, why, hexes: [hex], hits: [], ...who }),
    ),
    ...[rival, undefined].map((to) => ({ type: 'passed-on' as const, tile, to })),
    { type: 'netted', by: [{ hex: other, tile }], ...who },
    { type: 'freed', ...who },
    { type: 'eliminated', seat },
    { type: 'resigned', seat },
    { type: 'time-over', seat },
    { type: 'draw-agreed' },
    ...[[], [seat], [seat, rival]].map((winners) => ({
      type: 'game-over' as const,
      result: { winners, reason: 'final-battle' as const },
    })),
  ];
  const all = bodies.map(inBattle);

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
      tellEvent(inBattle({ type: 'wounded', wounds: n, total: n, lethal: false, hits: [], ...who }), polish);
    expect([1, 2, 5, 12].map(wounds)).toEqual([
      'Nożownik d4: 1 rana.',
      'Nożownik d4: 2 rany.',
      'Nożownik d4: 5 ran.',
      'Nożownik d4: 12 ran.',
    ]);
  });

  test('earlier wounds are counted in', () => {
    const wounded = (total: number): GameEvent =>
      inBattle({ type: 'wounded', wounds: 1, total, lethal: false, hits: [], ...who });
    expect(tellEvent(wounded(1), english)).toBe('Claws d4 takes 1 wound.');
    expect(tellEvent(wounded(2), english)).toBe('Claws d4 takes 1 wound, 2 in all.');
  });

  test('what another sentence tells is left out', () => {
    const silent: EventBody[] = [
      { type: 'discard', seat, tile, why: 'played' },
      { type: 'instant', seat, tile: battleTile, hexes: [] },
      // A Grenade destroys, whatever the toughness.
      { type: 'strike', hit: 0, by: grenade, leader: undefined, seat, strength: 1, lethal: true, ...struck },
      { type: 'wounded', wounds: 1, total: 1, lethal: true, hits: [0], ...who },
    ];
    for (const event of silent) expect(tellEvent(inBattle(event), english)).toBeUndefined();
  });
});
