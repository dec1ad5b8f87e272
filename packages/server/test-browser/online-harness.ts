// Two people and a server: the built client behind a real server that can be stopped and started again at its address.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { files } from '../../../scripts/serve.mjs';
import { quickly } from '../../web/test-browser/drive.ts';
import { configFrom, openServer, type Server } from '../src/index.ts';

export interface House {
  readonly url: string;
  /** A time that is ahead of ours. */
  readonly clock: { ahead: number };
  /** Somebody with a browser of their own. */
  person(options?: BrowserContextOptions): Promise<Person>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained about. */
  readonly complaints: readonly string[];
}

export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'nhex-online-'));
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const path = findChromium();
  const browser: Browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const clock = { ahead: 0 };
  let port = 0;
  let server: Server | undefined;
  let http: HttpServer | undefined;

  async function start(): Promise<void> {
    const config = configFrom({ NHEX_DATA: data, NHEX_LOG: 'silent', NHEX_RATE_LIMITS: 'off' });
    server = await openServer({ ...config, graceMs: 0 }, files(dist), () => Date.now() + clock.ahead);
    const listening = createServer(server.answer);
    http = listening;
    await new Promise<void>((done) => listening.listen(port, '127.0.0.1', done));
    ({ port } = listening.address() as AddressInfo);
  }
  async function stop(): Promise<void> {
    const closed = new Promise((done) => http?.close(done));
    await server?.close();
    http?.closeAllConnections();
    await closed;
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    clock,
    start,
    stop,
    async person(options = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await quickly(page);
      return { page, context, complaints };
    },
    async close() {
      await browser.close();
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Wish {
  readonly armies?: readonly string[];
  readonly holders?: readonly string[];
  readonly pace?: 'live' | 'days' | 'none';
  readonly private?: boolean;
  readonly match?: string;
  readonly armyChoice?: string;
  /** Who is asked to the second seat. */
  readonly against?: string;
}

/** Opens a table by the form of the client; the answer is the game's id. */
export async function openTable(page: Page, url: string, wish: Wish = {}): Promise<string> {
  await page.goto(`${url}/#/online/new`);
  await page.locator('[data-testid=create]').waitFor();
  if (wish.armyChoice !== undefined)
    await page.locator('[data-testid=army-choice]').selectOption(wish.armyChoice);
  else
    for (const [seat, army] of (wish.armies ?? ['moloch', 'outpost']).entries())
      await page.locator(`[data-army="${seat}"]`).selectOption(army);
  for (const [seat, holder] of (wish.holders ?? ['me', 'open']).entries())
    await page.locator(`[data-holder="${seat}"]`).selectOption(holder);
  await page.locator(`input[name=pace][value=${wish.pace ?? 'none'}]`).check();
  await page.locator('[data-testid=private]').setChecked(wish.private ?? false);
  if (wish.match !== undefined) await page.locator('[data-testid=match-kind]').selectOption(wish.match);
  if (wish.against !== undefined) await page.locator('[data-name="1"]').fill(wish.against);
  await page.locator('[data-testid=create]').click();
  await page.waitForURL(/#\/online\/game\//);
  return page.url().split('/').at(-1) ?? '';
}

/** Follows an invitation and sits down. */
export async function sitDown(page: Page, url: string, id: string, seat = 1): Promise<void> {
  await page.goto(`${url}/#/online/game/${id}`);
  await page.locator(`[data-testid=sit-${seat}]`).click();
  await atTable(page);
}

/** Gives up, with the question before it. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator('[data-testid=resign]:visible').first().click();
  await page.locator('[data-testid=resign-go]').click();
  await page.locator('[data-testid=result]').waitFor();
}

export const atTable = (page: Page): Promise<void> => page.locator('[data-hex="d4"]').waitFor();
