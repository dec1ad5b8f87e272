import { describe, expect, test } from 'vitest';
import { nhex, scratch } from './nhex.ts';
import { ONLINE } from './online-game.ts';

const files = scratch();
const record = files.put('online.txt', ONLINE);

describe('nhex verify', () => {
  test('a true deal', async () => {
    const { code, out } = await nhex('verify', record);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^Game \S+: \d+ choices and \d+ draws follow from the seed/);
    const json = await nhex('verify', record, '--json');
    expect(JSON.parse(json.out[0])).toMatchObject({ ok: true, problems: [] });
  });

  test('a deal that was tampered with: exit code 1 and what does not fit', async () => {
    const seed = /^; online seed (\w+)$/m.exec(ONLINE)?.[1] ?? '';
    const other = files.put(
      'other.txt',
      ONLINE.replace(
        seed,
        seed.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      ),
    );
    const { code, out } = await nhex('verify', other);
    expect(code).toBe(1);
    expect(out.join('\n')).toContain('the seed does not match the commitment');
  });

  test('a record of another kind, no record, no file', async () => {
    const plain = ONLINE.replace(/^; online .*\n/gm, '');
    expect((await nhex('verify', files.put('plain.txt', plain))).code).toBe(1);
    expect((await nhex('verify', files.put('none.txt', 'hello'))).code).toBe(1);
    expect((await nhex('verify', '/nowhere/at/all')).code).toBe(2);
  });

  test('nhex replay reads it too', async () => {
    expect((await nhex('replay', record, '--json')).code).toBe(0);
  });
});
