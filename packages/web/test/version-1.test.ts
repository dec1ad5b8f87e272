// What the first version of the client kept and shared still opens (fixtures/version-1/README.md).

import { makePosition, parsePosition, parseRecord } from '@nhex/engine';
import { expect, test } from 'vitest';
import { readDraft } from '../src/app/draft.ts';
import { keptTable } from '../src/app/game/opening.ts';
import { bot, PERSON } from '../src/app/game/players.ts';
import { unpackText } from '../src/app/link.ts';
import { notesIn } from '../src/app/record.ts';
import { parseRoute } from '../src/app/router.svelte.ts';
import { readSettings } from '../src/app/settings.svelte.ts';
import type { SavedGame } from '../src/app/storage.svelte.ts';
import links from './fixtures/version-1/links.json';
import storage from './fixtures/version-1/local-storage.json';
import saved from './fixtures/version-1/saved-games.json';
import { plainThinker } from './helpers.ts';

const services = { thinker: plainThinker((codes) => codes[0]), now: () => 0, botPace: () => 0 };

test.each(saved)('a kept game: $what', ({ game }) => {
  const kept = game as unknown as SavedGame;
  const table = keptTable(kept, services);
  const { bonus = 0, used = table.saved().used } = kept;
  expect(table.saved()).toMatchObject({
    id: kept.id,
    players: kept.players,
    preview: kept.preview,
    minutes: kept.minutes,
    bonus,
    used,
    lostOnTime: kept.lostOnTime,
    created: kept.created,
    finished: kept.finished,
    armies: kept.armies,
    hq: kept.hq,
    winners: kept.winners,
    inputs: kept.inputs,
  });
});

test.each(links)('a link: $what', async (link) => {
  const route = parseRoute(link.hash);
  switch (route.screen) {
    case 'shared': {
      const record = await unpackText(route.data);
      expect(record).toBe(link.record);
      const { players = null, lostOnTime = null } = notesIn(record, parseRecord(record));
      expect({ players, lostOnTime }).toEqual({ players: link.players, lostOnTime: link.lostOnTime });
      expect(route.at ?? null).toBe(link.at);
      break;
    }
    case 'position':
      expect(route.text).toBe(link.position);
      expect(makePosition(parsePosition(route.text))).toBe(route.text);
      break;
    case 'table':
    case 'replay':
      expect(route.id).toBe(link.id);
      break;
    default:
      expect.unreachable(`${link.hash} leads to ${route.screen}`);
  }
});

test('what was set, and the last set-ups', () => {
  expect(readSettings(storage['nhex-settings'])).toEqual({
    language: 'pl',
    sound: false,
    motion: 'reduced',
    forecast: true,
    coordinates: true,
    patterns: false,
    speed: 2,
    handOver: true,
    typedMoves: true,
  });
  expect(readDraft(storage['nhex-draft'], false)).toMatchObject({
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
  expect(readDraft(storage['nhex-draft-hot-seat'], true)).toMatchObject({
    armies: ['doomsday', 'hegemony'],
    edition: 'unified',
    variants: ['reinforcement', 'mad-bomber-mercenary'],
    mercenariesEach: 2,
  });
});
