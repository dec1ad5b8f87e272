// A page at rest costs no power: what moves comes to rest.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** They turn while something is waited for. */
const WAITING = ['app/online/QuickPairing.svelte', 'app/online/TableNotices.svelte'];

test('nothing moves for ever, except where something is waited for', () => {
  const styled = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(svelte|css)$/.test(name));
  expect(styled.length).toBeGreaterThan(100);
  const endless = styled.filter((name) =>
    /animation[^;]*\binfinite\b|repeatCount/.test(readFileSync(SOURCES + name, 'utf8')),
  );
  expect(endless.sort()).toEqual(WAITING);
});
