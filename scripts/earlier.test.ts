// Programs on the packages of an earlier commit: that they run, and what is said when there is no such commit.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commitOf, programOn } from './earlier.mjs';
import { at, mtime, root } from './paths.mjs';

/** Not so in an unpacked archive of the sources. */
const hasCommits = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root }).status === 0;

const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

describe.runIf(hasCommits)('an earlier commit', () => {
  test('does the measurements', async () => {
    const side = await programOn(commitOf('HEAD'), 'bench/side');
    const { status, stdout, stderr } = node(side, 'battles', '1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ cpu: expect.any(Number), steps: expect.any(Number) });
  });

  test('has bots that speak the bot protocol', () => {
    const options = { armies: ['borgo', 'moloch'] };
    const hqs = ['hq d2 r0', 'hq d4 r0', 'hq d6 r0'];
    const messages = [
      { type: 'game', protocol: 1, seat: 0, options, time: 1000 },
      { type: 'request', id: 1, seat: 0, stage: 'hq', time: 1000, state: {}, moves: [], choices: hqs },
      { type: 'over', winners: [] },
    ];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [at('scripts', 'bots-of.mjs'), 'HEAD', 'easy'],
      { input: messages.map((message) => `${JSON.stringify(message)}\n`).join(''), encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [ready, choice] = stdout.split('\n').map((line) => line && JSON.parse(line));
    expect(ready).toEqual({ type: 'ready', name: 'easy' });
    expect(choice).toEqual({ type: 'choice', id: 1, choice: expect.stringMatching(/^hq d[246] r0$/) });
  });

  test('has games that the packages of today follow', () => {
    const { status, stdout } = node(at('scripts', 'same-games.mjs'), '--against', 'HEAD', '--games', '3');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^3 of 3 games went the same way to the end; \d+ choices followed\n$/);
  });

  test.each([
    [[], 'usage: node scripts/bots-of.mjs COMMIT BOT'],
    [['no-such-commit', 'hard'], 'there is no commit "no-such-commit" here'],
    [['HEAD', 'nobody'], 'there is no bot "nobody"; there are '],
  ])('node scripts/bots-of.mjs %s is refused in one line', (args, message) => {
    const { status, stdout, stderr } = node(at('scripts', 'bots-of.mjs'), ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.startsWith(`bots-of: ${message}`)).toBe(true);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  test('is bundled once', async () => {
    const hash = commitOf('HEAD');
    const first = mtime(await programOn(hash, 'bench/side'));
    expect(first).toBeGreaterThan(0);
    expect(mtime(await programOn(hash, 'bench/side'))).toBe(first);
  });

  test.each([['no-such-commit'], ['--upload-pack=x'], ['HEAD:package.json'], ['']])(
    '"%s" is none',
    (name) => {
      expect(() => commitOf(name)).toThrow(`there is no commit "${name}" here`);
    },
  );

  test.each(['bench', 'same-games'])('npm run %s says so in one line', (program) => {
    const { status, stdout, stderr } = node(at('scripts', `${program}.mjs`), '--against', 'no-such-commit');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(`${program}: there is no commit "no-such-commit" here\n`);
  });
});
