// The command line as a real process: exit codes, clean stdout, closed pipes, no waiting on strange files.

import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SMALL, scratch } from './nhex.ts';

const { folder, put } = scratch();
const script = fileURLToPath(new URL('../../../scripts/nhex.mjs', import.meta.url));

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function nhex(args: readonly string[], closeAfter = Number.POSITIVE_INFINITY): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString();
      if (out.length > closeAfter) child.stdout.destroy();
    });
    child.stderr.on('data', (part: Buffer) => {
      err += part.toString();
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const small = put('small.json', SMALL);

test('a result is all there is on stdout', async () => {
  const { code, out, err } = await nhex(['battle', '--all', '--json', small]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.endsWith('\n')).toBe(true);
  expect(JSON.parse(out).outcomes).toHaveLength(1);
});

test('an error is one line on stderr and exit code 2', async () => {
  const { code, out, err } = await nhex(['status', put('bad.json', '{"board":')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^nhex: .*bad\.json: line \d+, column \d+: not JSON: .*\n$/);
  expect(err.trimEnd()).not.toContain('\n');
});

test('unknown commands and options end with code 2', async () => {
  for (const args of [['bottle'], ['sim', '--nonsense'], []]) {
    const { code, out, err } = await nhex(args);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  }
});

test('many lines arrive completely through a pipe', async () => {
  const { code, out } = await nhex(['status', '--json', ...Array.from({ length: 400 }, () => small)]);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(400);
  for (const line of lines) expect(JSON.parse(line).file).toBe(small);
});

test('a reader that goes away ends it without a word', async () => {
  const { code, err } = await nhex(
    ['battle', '--json', ...Array.from({ length: 3000 }, () => small)],
    10_000,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.runIf(process.platform !== 'win32')(
  'a named pipe without a writer is refused, not waited for',
  async () => {
    const pipe = join(folder, 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    const { code, err } = await nhex(['battle', pipe]);
    expect(code).toBe(2);
    expect(err).toContain('it is not an ordinary file');
  },
);
