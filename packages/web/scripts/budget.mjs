// `npm run budget -w @nhex/web`: measures the built client against its budgets and fails when one is broken.
// First load: script, style and typefaces before the bot worker. Table: from reload until a choice can be made, also with the
// processor slowed four times. Forecast: there and back, through the worker. Picking: long tasks from pick to forecast with the
// processor slowed four times. At rest: what a table costs while nobody does anything. Playback: frame times of a Battle on a
// full board. A part alone: `npm run budget -w @nhex/web -- picking` (load, table, picking, rest, playback).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { CHROMIUM_ARGS } from './chromium-args.mjs';
import { click, longestTasks, middleOf } from './main-thread.mjs';

const LIMITS = {
  firstLoad: 200 * 1024,
  table: 1000,
  slowTable: 3000,
  forecast: 16,
  longTask: 50,
  rest: 10,
  frame: 1000 / 60,
};
const SLOWED = 4;
const PICKING_ROUNDS = 3;
const REST_SECONDS = 10;
/** Until all that moves for a while has come to rest. */
const SETTLED_MS = 5000;
const web = fileURLToPath(new URL('..', import.meta.url));

async function load(path) {
  const name = basename(path);
  const folder = mkdtempSync(join(tmpdir(), 'nhex-budget-'));
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(web, `${path}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['nhex:source'],
    external: ['playwright-core'],
    outfile,
    logLevel: 'warning',
  });
  const module = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true, force: true });
  return module;
}

const drive = await load('test-browser/drive');
const { sitAt } = await load('test-browser/positions');
const { positionOf } = await load('test/positions');
const site = await serve({ folder: join(web, 'dist'), port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const results = [];
const report = (name, value, limit, unit, note = '') => {
  results.push(value <= limit);
  console.log(
    `${value <= limit ? 'ok  ' : 'OVER'}  ${name}: ${Math.round(value * 10) / 10} ${unit} (budget ${Math.round(limit * 10) / 10})${note && `  ${note}`}`,
  );
};
const quantile = (values, q) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

const OURS = 'armored-hunter hunter-killer hybrid guard protector juggernaut stormtrooper hornet'.split(' ');
const THEIRS = 'commando annihilator runner brawler hmg mobile-armor commando annihilator commando'.split(
  ' ',
);
const HEXES = 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' ');

try {
  const parts = { load: firstLoad, table: tableAndForecasts, picking, rest: atRest, playback };
  const wanted = process.argv.slice(2);
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await measure();
} finally {
  await browser.close();
  await site.close();
}
process.exit(results.every(Boolean) ? 0 : 1);

/** Everything a first visit loads until the table stands, without the worker and the service worker's own fetches. */
async function firstLoad() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = new Map();
  const reading = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css|woff2)$/.test(path) && !/worker/.test(path))
      reading.push(
        response
          .body()
          .then((body) => files.set(path, body))
          .catch(() => undefined),
      );
  });
  await page.goto(site.url);
  await page.locator('.play').waitFor();
  await Promise.all(reading);
  const size = (pack) => [...files.values()].reduce((sum, body) => sum + pack(body).length, 0);
  report(
    'first load, home (brotli)',
    size(brotliCompressSync) / 1024,
    LIMITS.firstLoad / 1024,
    'KB',
    `${files.size} files, gzip ${Math.round(size(gzipSync) / 1024)} KB`,
  );
  await page.locator('.play').click();
  await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
  await Promise.all(reading);
  report(
    'first load until a duel can be played (brotli)',
    size(brotliCompressSync) / 1024,
    LIMITS.firstLoad / 1024,
    'KB',
    `${files.size} files, gzip ${Math.round(size(gzipSync) / 1024)} KB`,
  );
  await context.close();
}

async function tableAndForecasts() {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await drive.quickly(page);
  await page.goto(site.url);
  await drive.startGame(page, { seed: 'budget', armies: ['moloch', 'outpost'] });
  await drive.playUntil(
    page,
    { hands: 'mouse' },
    (now) => now.what === 'choice' && now.stage === 'turn' && !now.selecting,
  );
  const usable = async (rounds) => {
    const times = [];
    for (let i = 0; i < rounds; i++) {
      await page.reload();
      await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
      times.push(await page.evaluate(() => performance.now()));
    }
    return times;
  };
  const times = await usable(5);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const slow = await usable(3);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  report(
    'table usable after a reload (median of 5)',
    quantile(times, 0.5),
    LIMITS.table,
    'ms',
    `slowest ${Math.round(Math.max(...times))} ms`,
  );
  report(
    `table usable after a reload, processor slowed ${SLOWED} times (median of 3)`,
    quantile(slow, 0.5),
    LIMITS.slowTable,
    'ms',
    `slowest ${Math.round(Math.max(...slow))} ms`,
  );
  await drive.playUntil(page, { hands: 'mouse' }, () => false);
  const seen = await page.evaluate(() =>
    performance
      .getEntriesByName('nhex-forecast')
      .map((entry) => ({ reckoned: entry.detail, all: entry.duration })),
  );
  const reckoned = seen.map((each) => each.reckoned);
  const all = seen.map((each) => each.all);
  const said = (values) =>
    `median ${quantile(values, 0.5).toFixed(1)}, slowest ${Math.max(...values).toFixed(1)} ms`;
  report(
    'forecast in a whole game, 95 of 100',
    quantile(reckoned, 0.95),
    LIMITS.forecast,
    'ms',
    `${seen.length} forecasts, ${said(reckoned)}; there and back through the worker: ${said(all)}`,
  );
  await context.close();
}

/** A board with both HQs and that many units, turned this way and that. */
function crowd(count) {
  const units = { b2: ['moloch/hq', 0, 0], f4: ['outpost/hq', 1, 0] };
  HEXES.filter((hex) => !units[hex])
    .slice(0, count)
    .forEach((hex, i) => {
      const own = i % 2 === 0;
      units[hex] = own
        ? [`moloch/${OURS[(i >> 1) % OURS.length]}`, 0, i % 6]
        : [`outpost/${THEIRS[(i >> 1) % THEIRS.length]}`, 1, (i + 2) % 6];
    });
  return units;
}

/** A crowded board in front of somebody with tiles in hand. */
async function crowdedTable(settings = {}) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await drive.quickly(page, { handOver: false, motion: 'full', ...settings });
  const units = crowd(10);
  const hand = ['moloch/hybrid', 'moloch/hornet', 'moloch/battle'];
  await sitAt(page, site.url, positionOf(['moloch', 'outpost'], units, hand));
  await page.waitForTimeout(1500);
  const free = HEXES.filter((hex) => !units[hex]).slice(0, 4);
  return { context, page, free };
}

/** From the pick of a tile to its forecast, hex after hex, with the processor slowed; the first time is the hardest. */
async function picking() {
  const firsts = [];
  const later = [];
  for (let round = 0; round < PICKING_ROUNDS; round++) {
    const { context, page, free } = await crowdedTable();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const tiles = await Promise.all([0, 1].map((i) => middleOf(page.locator('.hand.active .tile').nth(i))));
    const hexes = await Promise.all(free.map((hex) => middleOf(page.locator(`[data-hex=${hex}]`))));
    const press = (name, key) => [name, () => page.keyboard.press(key)];
    const steps = tiles.flatMap((tile, i) => [
      [`tile ${i + 1}`, () => click(page, tile)],
      ...hexes.flatMap((hex, j) => [
        [`tile ${i + 1} on ${free[j]}`, () => click(page, hex)],
        press(`tile ${i + 1} turned on ${free[j]}`, 'e'),
      ]),
      press('hex dropped', 'Escape'),
      press('tile dropped', 'Escape'),
    ]);
    const [tile, hex, ...rest] = await longestTasks(browser, page, steps);
    firsts.push(Math.max(tile.ms, hex.ms));
    later.push(...rest);
    await context.close();
  }
  later.sort((one, other) => other.ms - one.ms);
  const slowed = `processor slowed ${SLOWED} times, longest task`;
  report(
    `first pick, ${slowed} (median of ${PICKING_ROUNDS})`,
    quantile(firsts, 0.5),
    LIMITS.longTask,
    'ms',
    firsts.map(Math.round).join(', '),
  );
  const slowest = later
    .slice(0, 3)
    .map(({ name, ms, busy }) => `${name} ${Math.round(ms)} (${Math.round(busy)} at work)`);
  const median = later[later.length >> 1].ms;
  report(
    `picks, turns and forecasts, ${slowed}`,
    later[0].ms,
    LIMITS.longTask,
    'ms',
    `${later.length} of them, median ${median.toFixed(0)} ms, slowest: ${slowest.join(', ')}`,
  );
}

/** What a table costs while nobody does anything: processor time of the whole browser, less that of an empty page. */
async function atRest() {
  const root = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await root.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  const during = async (seconds) => {
    const before = await used();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return ((await used()) - before) / seconds;
  };
  const empty = await browser.newPage();
  await empty.waitForTimeout(2000);
  const nothing = await during(REST_SECONDS);
  await empty.close();
  const { context, page, free } = await crowdedTable();
  const rest = async (name) => {
    await page.waitForTimeout(SETTLED_MS);
    const all = await during(REST_SECONDS);
    report(
      `at rest, ${name}`,
      Math.max(0, all - nothing),
      LIMITS.rest,
      'ms a second',
      `an empty page ${nothing.toFixed(1)}`,
    );
  };
  await rest('a table');
  await page.locator('.hand.active .tile').first().click();
  await page.locator(`[data-hex=${free[0]}]`).click();
  await rest('a tile about to be placed');
  await page.locator('[data-testid=confirm]').click();
  await rest('after a move with its sound');
  await context.close();
}

async function playback() {
  const units = crowd(16);
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem(
      'nhex-settings',
      JSON.stringify({ speed: 1, motion: 'full', language: 'en', sound: false }),
    ),
  );
  await sitAt(page, site.url, positionOf(['moloch', 'outpost'], units, ['moloch/battle']));
  await page.locator('.hand.active .tile').first().click();
  await page.locator('[data-testid=confirm]:not([disabled])').click();
  await page.locator('[data-testid=scene]').waitFor();
  const frames = await page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        let last = performance.now();
        const tick = (now) => {
          times.push(now - last);
          last = now;
          if (times.length < 360 && document.querySelector('[data-testid=scene]'))
            requestAnimationFrame(tick);
          else done(times.slice(2));
        };
        requestAnimationFrame(tick);
      }),
  );
  const average = frames.reduce((sum, each) => sum + each, 0) / frames.length;
  const median = quantile(frames, 0.5);
  // A frame counts as kept when it came within a millisecond and a half of its time.
  report(
    'playback on a full board, median frame',
    median,
    LIMITS.frame + 1.5,
    'ms',
    `${frames.length} frames, average ${average.toFixed(1)} ms, 95 of 100 within ${quantile(frames, 0.95).toFixed(1)} ms, slowest ${Math.max(...frames).toFixed(1)} ms`,
  );
  await context.close();
}
