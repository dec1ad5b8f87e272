// The chain of causes: what a death leads back to.
import {
  ALL_LEADERS,
  applyChoice,
  type BattleOutcome,
  type Choice,
  type Code,
  codesOf,
  describeUnits,
  fightFirst,
  type GameEvent,
  type Hex,
  type LeaderId,
  leaderByKey,
  newState,
  type Owner,
  parseChoice,
  parseHex,
  parseScenario,
  placeUnit,
  rulesOf,
  type Scenario,
  type State,
  type TileId,
  tileOf,
  type UnitId,
  type UnitStanding,
  unitAt,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  type AskedUnit,
  currentValues,
  en,
  flatten,
  type Reason,
  type Speaker,
  tellDetails,
  tellEvent,
  tellWhy,
  whyOf,
} from '../src/index.ts';

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

describe('why, over several inputs', () => {
  const byRef = (state: State, ref: string): TileId =>
    rulesOf(state.options).catalogue.byRef.get(ref)?.id as TileId;
  const put = (state: State, ref: string, hex: string, owner: number, rotation = 0): UnitId =>
    placeUnit(state.units, { hex: h(hex), tile: byRef(state, ref), rotation }, owner as Owner);

  /** A game of Outpost against Moloch with these leaders in its first turn, HQs on b4 and f2; Outpost has that hand. */
  function duel(hand: readonly string[], leaders: readonly [string, string] = ['gunner', 'jammer']): State {
    const start = newState({ armies: ['outpost', 'moloch'], variants: ['leaders'] }, 'why');
    const [one, two] = leaders.map((key) => leaderByKey(key) as LeaderId);
    const [a, b, c, d] = ALL_LEADERS.filter((id) => id !== one && id !== two);
    const { state: dealt } = applyChoice(start, { type: 'deal' }, [one, a, b, two, c, d]);
    const lines = [...leaders.map((key) => `leader ${key}`), 'hq b4 r0', 'hq f2 r0'];
    const { state } = played(dealt, ...lines);
    state.seats[0].hand = hand.map((ref) => byRef(state, ref));
    return state;
  }

  /** Plays choices; what a turn asks before it goes on is answered by the first that may be chosen. */
  function played(start: State, ...lines: readonly string[]): { state: State; events: GameEvent[] } {
    let state = start;
    const events: GameEvent[] = [];
    const apply = (choice: Choice | Code): void => {
      const applied = applyChoice(state, choice);
      state = applied.state;
      events.push(...applied.events);
    };
    for (const line of lines) {
      apply(parseChoice(line, state));
      while (['unlucky', 'forced-discard', 'draw'].includes(state.pending?.kind ?? ''))
        apply(codesOf(state)[0]);
    }
    return { state, events };
  }

  function told(state: State, events: readonly GameEvent[], unit: UnitId, ref: string): string[] {
    const speaker: Speaker = {
      language: en,
      army: (key) => key,
      seat: (seat) => `P${seat}`,
      tile: (tile) => tileOf(state, tile),
    };
    const asked = { unit, tile: tileOf(state, byRef(state, ref)), standing: undefined, at: String };
    return tellWhy(events, asked, speaker).map(({ text, depth }) => '  '.repeat(depth) + text);
  }

  test('a wound of one turn and the death in a later one each have their own instant', () => {
    const start = duel(['outpost/sniper']);
    const unit = put(start, 'moloch/stormtrooper', 'd4', 1);
    const first = played(start, 'sniper d4', 'end', 'end');
    first.state.seats[0].hand = [byRef(start, 'outpost/sniper')];
    const second = played(first.state, 'sniper d4');
    const wound = ['Sniper hits Stormtrooper d4 for 1 wound.', '  P0 plays Sniper on d4.'];
    const indented = (by: string): string[] => wound.map((line) => by + line);
    expect(told(start, first.events, unit, 'moloch/stormtrooper')).toEqual([
      'Stormtrooper d4 takes 1 wound.',
      ...indented('  '),
    ]);
    expect(told(start, [...first.events, ...second.events], unit, 'moloch/stormtrooper')).toEqual([
      'Stormtrooper d4 takes 1 wound.',
      ...indented('  '),
      'Stormtrooper d4 dies.',
      '  Stormtrooper d4 takes 1 wound.',
      ...indented('    '),
      ...indented('  '),
    ]);
  });

  test('what a leader shot is not explained by an instant elsewhere', () => {
    const start = duel(['outpost/sniper']);
    const near = put(start, 'moloch/hybrid', 'c4', 1);
    put(start, 'moloch/stormtrooper', 'd2', 1);
    const { state, events } = played(start, 'sniper d2', 'bombard c4');
    expect(told(state, events, near, 'moloch/hybrid')).toEqual([
      'Hybrid c4 dies.',
      '  Hybrid c4 is hit for 1 wound by Long Berta, the Gunner.',
      '    P0 uses Long Berta, the Gunner; the card is turned over.',
    ]);
  });

  test('a unit whose toughness went in the moment of its wound breaks down because of that wound', () => {
    const start = duel(['outpost/sniper']);
    const unit = put(start, 'moloch/hybrid', 'd4', 1);
    const when = { battle: 1, phase: 2, moment: 7 };
    const tile = byRef(start, 'moloch/hybrid');
    const who = { unit, owner: 1 as Owner, tile, hex: h('d4') };
    const events: GameEvent[] = [
      { type: 'wounded', wounds: 1, total: 1, lethal: false, hits: [], ...who, ...when },
      { type: 'died', why: 'lost-toughness', hexes: [who.hex], hits: [], ...who, ...when },
    ];
    expect(told(start, events, unit, 'moloch/hybrid')).toEqual([
      'Hybrid d4 breaks down: what made it tougher is gone.',
      '  Hybrid d4 takes 1 wound.',
    ]);
  });

  test('a unit that has the number of a fallen one is told nothing of it', () => {
    const start = duel(['outpost/sniper', 'outpost/runner']);
    const unit = put(start, 'moloch/hybrid', 'd4', 1);
    const { state, events } = played(start, 'sniper d4', 'place runner d4 r0');
    expect(unitAt(state.units, h('d4'))?.unit).toBe(unit);
    expect(told(state, events, unit, 'outpost/runner')).toEqual([
      'It has done nothing and nobody has harmed it so far.',
    ]);
  });
});

describe('why, on terrain', () => {
  const texts = {
    title: 't',
    story: 's',
    skill: 'k',
    goals: ['a', 'b'],
    rules: [],
    objectives: [],
    victories: ['a', 'b'],
  };
  const scenario = (units: Scenario['units'], terrain: Scenario['board']['terrain']): State =>
    newState(
      {
        scenario: {
          key: 'why',
          set: 'atlas',
          seats: [{ army: 'moloch' }, { army: 'outpost' }],
          board: terrain ? { terrain } : {},
          limit: { turns: 40 },
          end: ['hq'],
          units: units ?? [],
          texts: { en: texts, pl: texts },
        },
      },
      1,
    );
  function attacksOf(state: State, from: string): string[] {
    const speaker: Speaker = {
      language: en,
      army: (key) => key,
      seat: (seat) => `P${seat}`,
      tile: (tile) => tileOf(state, tile),
    };
    return fightFirst(state).events.flatMap((event) =>
      (event.type === 'attack' || event.type === 'stopped') && event.from === h(from)
        ? [tellEvent(event, speaker) ?? '', ...tellDetails(event, speaker)]
        : [],
    );
  }
  const structure = (hex: string, second: string) => ({
    hex,
    tile: 'outpost/structure-1b',
    owner: 1,
    second: { hex: second, tile: 'outpost/structure-2b' },
  });
  const target = { hex: 'd2', tile: 'moloch/hybrid', owner: 0 };

  test.each([
    ['both', { d4: 'nest', d5: 'nest' }],
    ['the first', { d4: 'nest' }],
    ['the second', { d5: 'nest' }],
  ] as const)('[STR-5] [ATL-2] a Structure with %s on a nest shoots 3 = 2 + 1', (_, terrain) => {
    const [, strength] = attacksOf(scenario([structure('d4', 'd5'), target], terrain), 'd4');
    expect(strength).toBe('Shot of strength 3 = 2 + 1 from the ground (Sniper’s nest)');
  });

  test('[ATL-2] a shot that cover stops is not told to meet armor', () => {
    const gun = { hex: 'd4', tile: 'moloch/hybrid', owner: 0 };
    const covered = { hex: 'd2', tile: 'outpost/runner', owner: 1 };
    expect(attacksOf(scenario([gun, covered], { d2: 'ruins' }), 'd4')).toEqual([
      'The ground covers Runner d2 from the shot of Hybrid d4 (Ruins).',
    ]);
  });

  test('[ATL-2] the ground is among what makes a unit what it is', () => {
    const state = scenario([{ hex: 'd4', tile: 'moloch/hybrid', owner: 0 }], { d4: 'hill' });
    const standing = describeUnits(state)[h('d4')] as UnitStanding;
    const tile = tileOf(state, state.units.tile[h('d4')]);
    expect(currentValues(en, [tile], standing, 0, String)).toContain('+1 initiative from Hill');
  });
});
