// The chain of causes: what a death leads back to.
import {
  type BattleOutcome,
  describeUnits,
  fightFirst,
  type GameEvent,
  type Hex,
  parseHex,
  parseScenario,
  type State,
  tileOf,
  type UnitId,
  unitAt,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { type AskedUnit, en, flatten, type Reason, type Speaker, tellWhy, whyOf } from '../src/index.ts';

const h = (name: string): Hex => parseHex(name) as Hex;
type Board = Record<
  string,
  { tile: string; rotation?: number; wounds?: number; owner?: number | null; with?: string }
>;

interface Fought extends BattleOutcome {
  readonly before: State;
  readonly unit: (hex: string) => UnitId;
  readonly asked: (hex: string) => AskedUnit | undefined;
  readonly speaker: Speaker;
}

function battle(armies: readonly [string, string], board: Board, more: object = {}): Fought {
  const before = parseScenario({ players: armies.map((army) => ({ army })), board, ...more });
  const standing = describeUnits(before);
  const unit = (hex: string): UnitId => unitAt(before.units, h(hex))?.unit as UnitId;
  const speaker: Speaker = {
    language: en,
    army: (key) => key,
    seat: (seat) => armies[seat],
    tile: (tile) => tileOf(before, tile),
  };
  const asked = (hex: string): AskedUnit | undefined => {
    const found = unitAt(before.units, h(hex));
    if (!found) return undefined;
    const [{ tile }] = found.tiles;
    return { unit: found.unit, tile: tileOf(before, tile), standing: standing[h(hex)], at: String };
  };
  return { ...fightFirst(before), before, unit, asked, speaker };
}

const types = (reasons: readonly Reason[]): string[] =>
  flatten(reasons).map(({ reason, depth }) => `${depth} ${reason.event.type}`);

describe('why', () => {
  test('a unit shot with an Officer behind the shot', () => {
    // Hybrid d4 shoots north at the Mutant d3; the Officer stands south of the Hybrid, connected northwards.
    const { events, unit, asked, speaker } = battle(['moloch', 'borgo'], {
      d4: { tile: 'moloch/hybrid' },
      d5: { tile: 'moloch/officer', rotation: 1 },
      d3: { tile: 'borgo/super-mutant', rotation: 0 },
    });
    expect(types(whyOf(events, unit('d3')))).toEqual(['0 died', '1 attack']);
    expect(tellWhy(events, asked('d3'), speaker).map((line) => line.text)).toEqual([
      'Super Mutant d3 dies.',
      'Hybrid d4 shoots Super Mutant d3 for 2 wounds.',
      'Shot of strength 2 = 1 + 1 from Officer d5',
    ]);
  });

  test('a Medic that died for its patient', () => {
    const { events, unit } = battle(['moloch', 'borgo'], {
      d4: { tile: 'moloch/hybrid' },
      d3: { tile: 'borgo/brawler', rotation: 3 },
      d2: { tile: 'borgo/medic', rotation: 3 },
    });
    expect(types(whyOf(events, unit('d2')))).toEqual(['0 died', '1 treated', '2 attack']);
    expect(types(whyOf(events, unit('d3'))).slice(0, 2)).toEqual(['0 treated', '1 attack']);
  });

  test('wounds of several moments add up, each with its own hit', () => {
    // The Hybrid (initiative 3) wounds first, the Runner (2) kills: both are hit number 0 of their phase.
    const { events, unit } = battle(['moloch', 'borgo'], {
      d5: { tile: 'moloch/hybrid' },
      d3: { tile: 'moloch/hornet', rotation: 3 },
      d4: { tile: 'borgo/super-mutant', rotation: 1 },
    });
    const death = whyOf(events, unit('d4')).at(-1);
    expect(types(death ? [death] : [])).toEqual(['0 died', '1 wounded', '2 attack', '1 attack']);
    const hits = flatten(death ? [death] : []).filter(({ reason }) => reason.event.type === 'attack');
    expect(new Set(hits.map(({ reason }) => reason.event.phase)).size).toBe(2);
  });

  test('a chain of explosions leads back to the blow that began it', () => {
    const { events, unit } = battle(['doomsday', 'borgo'], {
      d2: { tile: 'borgo/mutant', rotation: 3 },
      d3: { tile: 'doomsday/trap' },
      d4: { tile: 'neutral/mad-bomber', owner: null },
      d5: { tile: 'borgo/claws', rotation: 3 },
    });
    const why = whyOf(events, unit('d5')).filter(({ event }) => event.type === 'died');
    expect(types(why)).toEqual(['0 died', '1 blast', '2 explosion', '3 blast', '4 explosion', '5 attack']);
  });

  test('what a unit did: when, how strong, and what it led to', () => {
    const { events, asked, speaker } = battle(['moloch', 'outpost'], {
      d4: { tile: 'moloch/hybrid' },
      d3: { tile: 'outpost/brawler', rotation: 3 },
      e3: { tile: 'moloch/blocker' },
    });
    const lines = (name: string, until?: number): string[] =>
      tellWhy(events, asked(name), speaker, until).map((line) => line.text);
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

  test('a Structure is one unit: what happened to one of its tiles happened to it', () => {
    const face = { kind: 'warrior', initiative: [1], melee: { 0: 1 } };
    const walls = {
      key: 'walls',
      tiles: {},
      structure: [
        { a: face, b: face },
        { a: face, b: face },
      ],
    };
    const { events, unit, asked, speaker } = battle(
      ['moloch', 'walls'],
      {
        d5: { tile: 'moloch/hybrid' },
        d4: { tile: 'walls/structure-1a', with: 'd3' },
        d3: { tile: 'walls/structure-2a', with: 'd4' },
      },
      { armies: [walls] },
    );
    expect(unit('d3')).toBe(unit('d4'));
    const texts = tellWhy(events, asked('d3'), speaker).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(['Structure d4 dies.', 'Hybrid d5 shoots Structure d4 for 1 wound.']);
  });

  test('nothing happened to a unit nobody touched', () => {
    const { unit, asked, speaker } = battle(['moloch', 'borgo'], { d4: { tile: 'moloch/blocker' } });
    const nothing: GameEvent[] = [];
    expect(whyOf(nothing, unit('d4'))).toEqual([]);
    expect(tellWhy(nothing, asked('d4'), speaker)).toHaveLength(2);
  });

  test('the past only: later events are left out', () => {
    const { events, unit } = battle(['moloch', 'borgo'], {
      d4: { tile: 'moloch/hybrid' },
      d3: { tile: 'borgo/mutant', rotation: 0 },
    });
    const death = events.findIndex((event) => event.type === 'died');
    expect(whyOf(events, unit('d3'), death).some((reason) => reason.event.type === 'died')).toBe(false);
  });
});
