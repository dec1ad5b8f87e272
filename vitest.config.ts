// The test projects: unit and property (Node), server (both stores, real processes), web (Svelte code in Node), browser (the built site in Chromium).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['nhex:source', ...defaultServerConditions];
const resolve = { conditions };
const ssr = { resolve: { conditions } };
const propertyTests = '**/*.property.test.ts';

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['packages/{engine,bots,puzzles,texts,cli}/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [propertyTests],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'property',
          include: [`packages/*/test/${propertyTests}`],
          testTimeout: 600_000,
        },
      },
      {
        resolve,
        ssr,
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'web',
          include: ['packages/web/test/**/*.test.ts'],
          exclude: [propertyTests],
          setupFiles: ['packages/web/test/speak.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: ['packages/server/test/postgres-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'browser',
          include: ['packages/{web,server}/test-browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page on a busy machine: what is waited for may take its time, and one second try tells slowness from a fault.
          expect: { poll: { timeout: 10_000 } },
          retry: 1,
        },
      },
    ],
  },
});
