// The main way in Firefox, where one is installed: start, place, Battle, replay.
import { fileURLToPath } from 'node:url';
import { makePosition } from '@nhex/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';
import { positionOf } from '../test/positions.ts';
import { Firefox, findFirefox } from './firefox.ts';

const path = findFirefox();

describe.skipIf(path === undefined)('in Firefox (skipped where none is installed)', () => {
  let firefox: Firefox;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve({
      folder: fileURLToPath(new URL('../dist', import.meta.url)),
      port: 0,
      host: '127.0.0.1',
    });
    firefox = await Firefox.launch(path as string, 1366, 768);
  }, 120_000);
  afterAll(async () => {
    await firefox?.close();
    await site?.close();
  });

  const shows = async (selector: string): Promise<void> => {
    await expect.poll(() => firefox.count(selector), { timeout: 20_000 }).toBeGreaterThan(0);
  };

  test('start, place, Battle, replay', { timeout: 120_000 }, async () => {
    await firefox.go(site.url);
    await shows('.play');
    await firefox.value(
      `localStorage.setItem('nhex-settings', JSON.stringify({ speed: 4, pace: 'fast', language: 'en', handOver: false }))`,
    );
    // A game against a bot: the HQ is placed, the bot answers.
    await firefox.go(`${site.url}#/new`);
    await shows('form .go');
    await firefox.click('form .go');
    await shows('[data-hex=b2]');
    await firefox.click('[data-hex=b2]');
    await shows('[data-testid=confirm]:not([disabled])');
    await firefox.click('[data-testid=confirm]');
    await shows('[data-testid=prompt][data-mine=true]:not([data-stage=hq])');

    // A Battle, called and watched to its summary.
    const state = positionOf(
      ['moloch', 'outpost'],
      {
        b4: ['moloch/hq', 0, 0],
        f2: ['outpost/hq', 1, 0],
        d4: ['moloch/hunter-killer', 0, 0],
        d3: ['outpost/commando', 1, 3],
      },
      ['moloch/battle', 'moloch/guard'],
    );
    await firefox.go(`${site.url}#/p/${encodeURIComponent(makePosition(state))}`);
    await shows('[data-testid=branch]');
    await firefox.click('[data-testid=branch]');
    await firefox.click('[data-testid=branch-go]');
    await shows('.hand.active .tile');
    await firefox.click('.hand.active .tile[data-place="1"]');
    await firefox.click('[data-hex=e4]');
    await shows('[data-testid=confirm]:not([disabled])');
    await firefox.click('[data-testid=confirm]');
    await shows('[data-testid=undo]');
    await firefox.click('.hand.active .tile[data-place="0"]');
    await firefox.click('[data-testid=confirm]');
    await shows('[data-testid=scene]');
    await shows('[data-testid=summary]');
    await firefox.click('[data-testid=scene-done]');
    await shows('[data-kept=true]');

    // The replay of it, step by step.
    await firefox.value(`(location.hash = location.hash.replace('#/table/', '#/replay/'))`);
    await shows('[data-testid=replay-at]');
    await firefox.click('[data-testid=replay-play]');
    await shows('[data-testid=scene]');
  });
});
