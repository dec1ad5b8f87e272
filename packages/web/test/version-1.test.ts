// What the first version of the client kept and shared still opens (fixtures/version-1/README.md).

import { armyKeys, makePosition, makeRecord, parsePosition } from '@nhex/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { readDraft } from '../src/app/draft.ts';
import { faultWords } from '../src/app/faults.ts';
import { historyOf } from '../src/app/game/history.ts';
import { keptTable } from '../src/app/game/kept.ts';
import { bot, PERSON } from '../src/app/game/players.ts';
import { speak } from '../src/app/i18n.svelte.ts';
import { unpackText } from '../src/app/link.ts';
import { openRecord } from '../src/app/open-record.ts';
import { parseRoute } from '../src/app/router.svelte.ts';
import { readSettings } from '../src/app/settings.svelte.ts';
import { isSound, type SavedGame } from '../src/app/storage.svelte.ts';
import links from './fixtures/version-1/links.json';
import storage from './fixtures/version-1/local-storage.json';
import saved from './fixtures/version-1/saved-games.json';
import { plainThinker, playUntil, testTable } from './helpers.ts';

const services = { thinker: plainThinker((codes) => codes[0]), now: () => 0, botPace: () => 0 };

/** Samples in which a rule that was corrected since makes a choice impossible: the choice, and the rule. */
const DEPARTURES: Readonly<Record<string, readonly [choice: string, rule: string]>> = {
  'six players, unfinished': ['rotate', 'DDM-6: the HQ does not turn itself'],
  'a team game with variants, finished': ['rotate', 'DDM-6'],
  'a team game with variants': [
    'place',
    'MODE-6: the allies of Moloch do not hit it, so the hex is not free',
  ],
  'begun from a position': ['name', 'BAT-5: nobody is named, the owner of the Medics decides'],
};

test.each(saved)('a kept game: $what', ({ what, game }) => {
  const kept = game as unknown as SavedGame;
  expect(isSound(kept)).toBe(true);
  const table = keptTable(kept, services);
  const { bonus = 0, used = table.saved().used } = kept;
  expect(table.departure?.values['choice']).toBe(DEPARTURES[what]?.[0]);
  // That the time is over is an input of its own today.
  const endings = kept.lostOnTime === undefined ? 0 : 1;
  expect(table.saved()).toMatchObject({
    id: kept.id,
    players: kept.players,
    preview: kept.preview,
    minutes: kept.minutes,
    bonus,
    used,
    created: kept.created,
    armies: kept.armies,
  });
  if (table.departure) {
    expect(table.history.steps.length).toBeGreaterThan(0);
    expect(table.history.steps.length).toBeLessThan(kept.inputs);
  } else {
    expect(table.saved()).toMatchObject({
      finished: kept.finished,
      // MODE-2: wounds on the HQs of those who are out still score.
      hq: what === 'a scored game, finished' ? [0, 5, 3] : kept.hq,
      winners: kept.winners,
      inputs: kept.inputs + endings,
    });
  }
  if (endings) expect(table.saved().reason).toBe('time');
  const again = keptTable(table.saved(), services);
  expect(makePosition(again.state)).toBe(makePosition(table.state));
});

test.each(links)('a link: $what', async (link) => {
  const route = parseRoute(link.hash);
  switch (route.screen) {
    case 'shared': {
      const record = await unpackText(route.data);
      expect(record).toBe(link.record);
      const { game, departure, players = null } = openRecord(record);
      expect(departure?.values['choice']).toBe(DEPARTURES[link.what]?.[0]);
      expect(players).toEqual(link.players);
      const last = game.log.at(-1);
      expect(last?.kind === 'time-over' ? last.seat : null).toBe(link.lostOnTime);
      expect(route.at ?? null).toBe(link.at);
      if (!departure) expect(historyOf(game).steps.length).toBeGreaterThanOrEqual(route.at ?? 0);
      expect(makePosition(openRecord(makeRecord(game)).game.state)).toBe(makePosition(game.state));
      break;
    }
    case 'position': {
      expect(route.text).toBe(link.position);
      const state = parsePosition(route.text);
      expect(makePosition(parsePosition(makePosition(state)))).toBe(makePosition(state));
      break;
    }
    case 'table':
    case 'replay':
      expect(route.id).toBe(link.id);
      break;
    default:
      expect.unreachable(`${link.hash} leads to ${route.screen}`);
  }
});

describe('a game that departs from the rules of today', () => {
  afterAll(() => speak('en'));
  const { table } = testTable({ seed: 'departs' });
  table.begin();
  playUntil(table, ({ game }) => game.log.length > 20, 3);
  const lines = makeRecord(table.game)
    .replace(/^\[NHex "\d+"\]/, '[NHex "1"]')
    .trimEnd()
    .split('\n');
  // As if a rule had been corrected since: a choice of the middle is not open any more.
  const at = lines.findIndex((line) => /^\d place /.test(line));
  const record = lines
    .map((line, i) => (i === at ? line.replace(/^(\d) .*/, '$1 push b2 c2') : line))
    .join('\n');
  const kept = { ...table.saved(), record };

  test('opens as far as it goes, and says so in both languages', async () => {
    const { game, departure } = openRecord(record);
    if (!departure) throw new Error('it does not depart');
    expect(game.log.length).toBeGreaterThan(0);
    expect(game.log.length).toBeLessThan(table.game.log.length);
    expect(game.log).toEqual(table.game.log.slice(0, game.log.length));
    expect(faultWords(departure)).toBe(`“push” is not possible like this now (line ${at + 1}).`);
    await speak('pl');
    expect(faultWords(departure)).toBe(`„push” nie jest teraz możliwe w ten sposób (wiersz ${at + 1}).`);
  });

  test('stays in the store as it was until somebody plays on', async () => {
    const stored: SavedGame[] = [];
    const again = keptTable(kept, { ...services, save: async (game) => stored.push(game) > 0 });
    again.begin();
    expect(again.departure).toBeDefined();
    again.setHidden(true);
    again.setHidden(false);
    expect(stored).toEqual([]);
    if (again.handOver !== undefined) again.acceptHandOver();
    if (again.request) again.choose(again.request.choices[0]);
    expect(stored).toHaveLength(1);
  });
});

test('what was set, and the last set-ups', () => {
  expect(readSettings(storage['nhex-settings'])).toMatchObject({
    language: 'pl',
    sound: false,
    motion: 'reduced',
    forecast: true,
    coordinates: true,
    patterns: false,
    speed: 2,
    handOver: true,
    typedMoves: true,
    stories: true,
  });
  expect(readDraft(storage['nhex-draft'], false, armyKeys())).toMatchObject({
    armies: ['random', 'moloch', 'borgo', 'random'],
    players: [PERSON, bot('expert'), bot('hard'), bot('beginner')],
    mode: 'team',
    board: 'expanded',
    variants: ['alternative-start', 'mercenaries', 'mad-bomber'],
    strikeAllies: false,
    preview: false,
    minutes: 15,
    bonus: 10,
  });
  expect(readDraft(storage['nhex-draft-hot-seat'], true, armyKeys())).toMatchObject({
    armies: ['doomsday', 'hegemony'],
    edition: 'unified',
    variants: ['reinforcement', 'mad-bomber-mercenary'],
    mercenariesEach: 2,
  });
});
