// The built site in a real Chromium, for the browser tests: one server and one browser for each test file.
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { CHROMIUM_ARGS } from '../scripts/chromium-args.mjs';
import { quickly } from './drive.ts';

interface Opened {
  readonly page: Page;
  readonly errors: readonly string[];
}

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** A page in a fresh context, at a path of the site; its errors are collected. It is closed with the test, so that no page moves on behind the others. */
  open(path?: string, options?: BrowserContextOptions): Promise<Opened>;
  /** The same with quick games, and with these settings besides. */
  openQuickly(
    path?: string,
    options?: BrowserContextOptions,
    settings?: Record<string, unknown>,
  ): Promise<Opened>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found; npm test installs one or says how.');
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await serve({ folder, port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const fresh = async (options: BrowserContextOptions): Promise<Opened> => {
    // The service worker fetches the whole client for every fresh context: only for those who ask for it.
    const context = await browser.newContext({ serviceWorkers: 'block', ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    return { page, errors };
  };
  return {
    url: server.url,
    browser,
    async open(path = '/', options = {}) {
      const opened = await fresh(options);
      await opened.page.goto(new URL(path, server.url).href);
      return opened;
    },
    async openQuickly(path = '/', options = {}, settings = {}) {
      const opened = await fresh(options);
      await quickly(opened.page, settings);
      await opened.page.goto(new URL(path, server.url).href);
      return opened;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
