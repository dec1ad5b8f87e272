// Words, pictures and progress: nothing is left unsaid or undefined, whatever happens in a Battle.

import {
  fightAll,
  fightFirst,
  type GameEvent,
  HEX_NAMES,
  type Hex,
  LEADERS,
  type LeaderId,
  NOBODY,
  PRINTED_CATALOGUE,
  parseHex,
  parseScenario,
  type SeatId,
  type TileId,
  type UnitId,
} from '@nhex/engine';
import { en, LANGUAGE_CODES, loadLanguage } from '@nhex/texts';
import picocolors from 'picocolors';
import { describe, expect, test, vi } from 'vitest';
import boards from '../src/bench/fixtures/boards.json';
import { Progress } from '../src/progress.ts';
import { nameEvents } from '../src/words/names.ts';
import { drawBoard } from '../src/words/picture.ts';
import { speakerFor, tellEvents } from '../src/words/speaker.ts';

describe('events', () => {
  const battles = boards.map((board) => {
    const state = parseScenario(board);
    return { state, events: fightAll(state).flatMap((outcome) => outcome.events) };
  });
  const events = battles.flatMap((battle) => battle.events);

  test.each(LANGUAGE_CODES)('all but misses have words (%s)', async (code) => {
    const language = await loadLanguage(code);
    for (const battle of battles) {
      const speaker = speakerFor(language, battle.state);
      for (const event of battle.events) {
        const [line] = tellEvents([event], speaker);
        if (event.type === 'no-target') expect(line).toBeUndefined();
        else expect(line, event.type).toMatch(/\S/);
        expect(line ?? '').not.toMatch(/undefined|NaN|\[object|\{/);
      }
    }
  });

  test('details stand in brackets', () => {
    const state = parseScenario({
      players: [{ army: 'moloch' }, { army: 'borgo' }],
      board: {
        d4: { tile: 'moloch/hybrid' },
        d5: { tile: 'moloch/officer', rotation: 1 },
        d3: { tile: 'borgo/super-mutant' },
      },
    });
    expect(tellEvents(fightFirst(state).events, speakerFor(en, state))).toContain(
      '  Hybrid d4 shoots Super Mutant d3 for 2 wounds. (Shot of strength 2 = 1 + 1 from Officer d5)',
    );
  });

  test('all have names: no hex and no tile is a number', () => {
    const kinds = new Set(events.map((event) => event.type));
    expect(kinds.size).toBeGreaterThan(10);
    for (const event of battles.flatMap(({ state, events: told }) => nameEvents(state, told))) {
      for (const field of ['hex', 'from', 'to', 'at'] as const) {
        const value = event[field];
        if (value !== undefined && value !== null) expect(HEX_NAMES).toContain(value);
      }
      for (const field of ['tile', 'target'] as const) {
        const value = event[field];
        if (value !== undefined) expect(PRINTED_CATALOGUE.byRef.get(String(value))).toBeDefined();
      }
    }
  });
});

describe('events outside Battle', () => {
  const state = parseScenario({ players: [{ army: 'borgo' }, { army: 'moloch' }], board: {} });
  const tileId = (ref: string) => PRINTED_CATALOGUE.byRef.get(ref)?.id as TileId;
  const seat = 1 as SeatId;
  const when = { battle: undefined, phase: undefined, moment: 1 };
  const d4 = parseHex('d4') as Hex;
  const who = { unit: 0 as UnitId, owner: NOBODY, tile: tileId('borgo/mutant'), hex: d4 };
  const events: readonly (readonly [GameEvent, object])[] = [
    [
      {
        type: 'deployed',
        seat,
        ...who,
        kind: tileId('borgo/claws'),
        tiles: [{ hex: d4, tile: tileId('borgo/medic'), rotation: 3 }],
        ...when,
      },
      {
        tile: 'borgo/mutant',
        hex: 'd4',
        owner: null,
        kind: 'borgo/claws',
        tiles: [{ hex: 'd4', tile: 'borgo/medic', rotation: 3 }],
      },
    ],
    [{ type: 'tiles-joined', seat, tiles: [tileId('borgo/claws')], ...when }, { tiles: ['borgo/claws'] }],
    [
      { type: 'passed-on', tile: who.tile, to: seat, ...when },
      { tile: 'borgo/mutant', to: 1 },
    ],
    [
      { type: 'leader-used', seat, leader: 0 as LeaderId, side: 1, ...when },
      { seat: 1, leader: LEADERS[0].key, side: 1 },
    ],
    [
      {
        type: 'strike',
        hit: 0,
        by: undefined,
        leader: 0 as LeaderId,
        seat,
        strength: 1,
        lethal: false,
        to: d4,
        target: who.tile,
        victim: who.unit,
        victimOwner: NOBODY,
        ...when,
      },
      { by: null, leader: LEADERS[0].key, to: 'd4', target: 'borgo/mutant' },
    ],
    [
      { type: 'draw', seat, tile: who.tile, from: 'deck', ...when },
      { tile: 'borgo/mutant', from: 'deck' },
    ],
  ];
  test.each(events)('$type', (event, named) => {
    expect(nameEvents(state, [event])).toMatchObject([named]);
  });
});

describe('the picture of a board', () => {
  const players = [{ army: 'borgo' }, { army: 'moloch' }];
  const pictureWith = (name: string): string => {
    const state = parseScenario({ players, board: { [name]: { tile: 'borgo/hq', rotation: 2 } } });
    return drawBoard(state, state.units);
  };

  test('shows the main board, or all 37 hexes when one outside it is used', () => {
    expect(pictureWith('d4').match(/\b[a-g]\d\b/g)).toHaveLength(19);
    expect(pictureWith('a1').match(/\b[a-g]\d\b/g)).toHaveLength(37);
  });

  test('puts d3 above d4 and c3, e3 half a hex above it to its sides', () => {
    const lines = pictureWith('d4').split('\n');
    const row = (name: string): number => lines.findIndex((line) => line.includes(name));
    expect([row('d3'), row('c3'), row('e3')].map((found) => row('d4') - found)).toEqual([2, 1, 1]);
    expect(lines[row('d4')].indexOf('d4')).toBeGreaterThan(lines[row('c3')].indexOf('c3'));
  });
});

describe('progress', () => {
  const io = (watched: boolean, said: string[]) => ({
    print: () => {},
    complain: (line: string) => said.push(line),
    draw: (part: string) => said.push(part),
    watched,
    colors: picocolors.createColors(false),
  });

  test('is silent in short runs, a line now and then in long ones', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const said: string[] = [];
      const progress = new Progress(io(false, said), 'games', 10);
      progress.update(1);
      vi.advanceTimersByTime(20_000);
      progress.update(5);
      progress.update(6);
      progress.finish();
      expect(said).toEqual(['5 of 10 games (50%)']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('redraws its line for a person and removes it at the end', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const said: string[] = [];
      const progress = new Progress(io(true, said), 'files', 4);
      vi.advanceTimersByTime(1000);
      progress.update(1);
      progress.finish();
      expect(said).toEqual(['\r1 of 4 files (25%)', '\r\u001b[K']);
    } finally {
      vi.useRealTimers();
    }
  });
});
