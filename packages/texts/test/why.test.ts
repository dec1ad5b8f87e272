// The chain of causes: what a death leads back to.
import {
  describeUnits,
  fightFirst,
  type GameEvent,
  type Hex,
  parseHex,
  parseScenario,
  tileByRef,
  tileInfo,
  unitTile,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { en, flatten, type Reason, type Speaker, tellWhy, whyOf } from '../src/index.ts';

const h = (name: string): Hex => parseHex(name) ?? -1;
const tile = (ref: string): number => tileByRef(ref)?.id ?? -1;
const battle = (
  armies: readonly [string, string],
  board: Record<string, { tile: string; rotation?: number; wounds?: number }>,
): readonly GameEvent[] =>
  fightFirst(parseScenario({ players: armies.map((army) => ({ army })), board })).events;
const types = (reasons: readonly Reason[]): string[] =>
  flatten(reasons).map(({ reason, depth }) => `${depth} ${reason.event.type}`);

const speaker: Speaker = {
  language: en,
  army: (key) => key,
  seat: (seat) => ['Moloch', 'Borgo'][seat],
  tile: tileInfo,
  at: () => undefined,
};

describe('why', () => {
  test('a unit shot with an Officer behind the shot', () => {
    // Hybrid d4 shoots north at the Mutant d3; the Officer stands south of the Hybrid, connected northwards.
    const events = battle(['moloch', 'borgo'], {
      d4: { tile: 'moloch/hybrid' },
      d5: { tile: 'moloch/officer', rotation: 1 },
      d3: { tile: 'borgo/super-mutant', rotation: 0 },
    });
    const reasons = whyOf(events, h('d3'));
    expect(types(reasons)).toEqual(['0 died', '1 attack']);
    const lines = tellWhy(events, h('d3'), speaker).map((line) => line.text);
    expect(lines).toEqual([
      'Super Mutant d3 dies.',
      'Hybrid d4 shoots Super Mutant d3 for 2 wounds.',
      'Shot of strength 2 = 1 + 1 from Officer d5',
    ]);
  });

  test('a Medic that died for its patient', () => {
    const events = battle(['moloch', 'borgo'], {
      d4: { tile: 'moloch/hybrid' },
      d3: { tile: 'borgo/brawler', rotation: 3 },
      d2: { tile: 'borgo/medic', rotation: 3 },
    });
    expect(types(whyOf(events, h('d2')))).toEqual(['0 died', '1 treated', '2 attack']);
    expect(types(whyOf(events, h('d3'))).slice(0, 2)).toEqual(['0 treated', '1 attack']);
  });

  test('wounds of several moments add up', () => {
    const hit = (number: number): GameEvent => ({
      type: 'attack',
      phase: 3 - number,
      hit: 0,
      kind: 'melee',
      from: h('d4'),
      tile: tile('borgo/brawler'),
      direction: 0,
      to: h('d3'),
      target: tile('moloch/blocker'),
      strength: 1,
      endless: false,
      melee: 1,
      ranged: 0,
      armor: 0,
      bonuses: [],
      via: [],
    });
    const wound = (total: number): GameEvent => ({
      type: 'wounded',
      hex: h('d3'),
      tile: tile('moloch/blocker'),
      wounds: 1,
      total,
      hits: [0],
    });
    const events: GameEvent[] = [
      { type: 'phase', phase: 3 },
      hit(0),
      wound(1),
      { type: 'phase', phase: 2 },
      hit(1),
      wound(2),
      { type: 'phase', phase: 1 },
      hit(2),
      wound(3),
      { type: 'died', hex: h('d3'), tile: tile('moloch/blocker'), owner: 0, why: 'wounds', hits: [0] },
    ];
    const death = whyOf(events, h('d3')).at(-1);
    expect(death?.event.type).toBe('died');
    expect(types(death ? [death] : [])).toEqual([
      '0 died',
      '1 wounded',
      '2 attack',
      '1 wounded',
      '2 attack',
      '1 attack',
    ]);
  });

  test('a chain of explosions leads back to the blow that began it', () => {
    const [trap, bomber] = [tile('doomsday/trap'), tile('neutral/mad-bomber')];
    const events: GameEvent[] = [
      { type: 'phase', phase: 2 },
      {
        type: 'attack',
        phase: 2,
        hit: 0,
        kind: 'melee',
        from: h('d2'),
        tile: tile('borgo/mutant'),
        direction: 3,
        to: h('d3'),
        target: trap,
        strength: 1,
        endless: false,
        melee: 1,
        ranged: 0,
        armor: 0,
        bonuses: [],
        via: [],
      },
      { type: 'explosion', hex: h('d3'), tile: trap, setOffBy: 0 },
      { type: 'blast', hit: 1, from: h('d3'), to: h('d4'), target: bomber, strength: 1 },
      { type: 'explosion', hex: h('d4'), tile: bomber, setOffBy: 1 },
      { type: 'blast', hit: 2, from: h('d4'), to: h('d5'), target: tile('borgo/claws'), strength: 1 },
      { type: 'wounded', hex: h('d5'), tile: tile('borgo/claws'), wounds: 1, total: 1, hits: [2] },
      { type: 'died', hex: h('d5'), tile: tile('borgo/claws'), owner: 1, why: 'wounds', hits: [2] },
    ];
    expect(types(whyOf(events, h('d5')))).toEqual([
      '0 died',
      '1 blast',
      '2 explosion',
      '3 blast',
      '4 explosion',
      '5 attack',
    ]);
  });

  test('what a unit did: when, how strong, and what it led to', () => {
    const state = parseScenario({
      players: [{ army: 'moloch' }, { army: 'outpost' }],
      board: {
        d4: { tile: 'moloch/hybrid' },
        d3: { tile: 'outpost/brawler', rotation: 3 },
        e3: { tile: 'moloch/blocker' },
      },
    });
    const { events } = fightFirst(state);
    const standing = describeUnits(state);
    const lines = (name: string, until?: number): string[] => {
      const unit = state.board[h(name)];
      const asked = unit ? { tile: tileInfo(unitTile(unit)), standing: standing[h(name)] } : undefined;
      return tellWhy(events, h(name), speaker, until, asked).map((line) => line.text);
    };
    expect(lines('d3').slice(0, 4)).toEqual([
      'Brawler d3 hits Hybrid d4 for 2 wounds.',
      'At initiative 3',
      'Strength 2 is printed on it',
      'Hybrid d4 dies.',
    ]);
    expect(lines('d3', 1)).toEqual([
      'It has done nothing and nobody has harmed it so far.',
      'It acts at initiative 3.',
    ]);
    expect(lines('e3', 1)[1]).toBe('It has no initiative: it never attacks.');
    expect(lines('e4')).toEqual(['Nobody stands here, and nobody fell here.']);
  });

  test('nothing happened to a hex nobody touched', () => {
    expect(whyOf([], h('d4'))).toEqual([]);
    expect(tellWhy([], h('d4'), speaker)).toHaveLength(1);
  });

  test('the past only: later events are left out', () => {
    const events = battle(['moloch', 'borgo'], {
      d4: { tile: 'moloch/hybrid' },
      d3: { tile: 'borgo/mutant', rotation: 0 },
    });
    const death = events.findIndex((event) => event.type === 'died');
    expect(whyOf(events, h('d3'), death).some((reason) => reason.event.type === 'died')).toBe(false);
  });
});
