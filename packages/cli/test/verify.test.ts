import { describe, expect, test } from 'vitest';
import { nhex, scratch } from './nhex.ts';
import { ONLINE } from './online-game.ts';

const files = scratch();
/** As today's version would write it. */
const TODAY = ONLINE.replace('[NHex "1"]', '[NHex "4"]').replace(/^\[Hash .*\n/m, '');
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

  test.each([
    ['of a game that was not online', ONLINE.replace(/^; online .*\n/gm, '')],
    ['with another result', TODAY.replace('[Result "1 ', '[Result "0 ')],
    ['with a choice that was not open', TODAY.replace('0 hq b2 r0', '0 hq a1 r0')],
    ['with a line that is none', TODAY.replace('0 keep', 'hello')],
    ['of version 1 with another result', ONLINE.replace('[Result "1 ', '[Result "0 ')],
    ['of version 1 with a choice that was not open', ONLINE.replace('0 hq b2 r0', '0 hq a1 r0')],
  ])('a record %s does not fit: exit code 1', async (_, content) => {
    expect((await nhex('verify', files.put('today.txt', TODAY))).code).toBe(0);
    const { code, out } = await nhex('verify', files.put('unfit.txt', content));
    expect({ code, first: out[0] }).toEqual({ code: 1, first: 'The record does not fit:' });
  });

  test.each([
    ['text', 'hello', 'A record begins with [NHex "4"] (line 1).'],
    ['nothing', '', 'A record begins with [NHex "4"] (line 1).'],
    ['a scenario', '{\n  "edition": "2025"\n}\n', 'A record begins with [NHex "4"] (line 1).'],
    ['something before a record', `hello\n${ONLINE}`, 'A record begins with [NHex "4"] (line 1).'],
    ['a list', '[1, 2]', '"[1, 2]" is not a header like [Name "value"] (line 1).'],
    ['a later version', ONLINE.replace('[NHex "1"]', '[NHex "99"]'), 'only versions up to 4 can be read'],
    ['an unknown army', ONLINE.replace('borgo outpost', 'borgo tank'), '“armies[1]”'],
  ])('what cannot be read as a record is an input error: %s', async (_, content, says) => {
    const file = files.put('none.txt', content);
    const { code, out, err } = await nhex('verify', file);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
    expect(err[0]).toContain(`nhex: ${file}: `);
    expect(err[0]).toContain(says);
  });

  test('no file', async () => {
    expect((await nhex('verify', '/nowhere/at/all')).code).toBe(2);
  });

  test('nhex replay reads it too', async () => {
    expect((await nhex('replay', record, '--json')).code).toBe(0);
  });
});
