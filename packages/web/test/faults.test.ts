import { makePosition, makeRecord, NhexError, parsePosition, parseRecord } from '@nhex/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { faultWords } from '../src/app/faults.ts';
import { speak } from '../src/app/i18n.svelte.ts';
import { refusal } from '../src/app/online/api.ts';
import { faultText, loadTexts, o } from '../src/app/online/i18n.svelte.ts';
import { playUntil, testTable } from './helpers.ts';

afterAll(() => speak('en'));

/** What the engine has against it. */
function faultOf(attempt: () => unknown): NhexError | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof NhexError) return error;
    throw error;
  }
}

const swapped = (list: readonly string[], at: number, by: string): string[] =>
  list.map((each, i) => (i === at ? by : each));

/** Words of the engine's sentences that no Polish sentence has; what stands in quotes is the player's own text. */
const ENGLISH = /\b(the|is|are|not|no|there|that|this|of|one|missing|needed|player|line|column)\b/i;
const unquoted = (words: string): string => words.replace(/„[^”]*”|"(?:[^"\\]|\\.)*"/g, '');

describe('faults in words', () => {
  test('of a typed move: what is wrong, and where', async () => {
    await speak('en');
    const { table } = testTable();
    table.begin();
    const typed = (text: string): string => faultWords(table.typed(text) as Error);
    expect(typed('hq z9 r0')).toBe('There is no hex "z9" (character 4).');
    expect(typed('hq')).toBe('A hex is missing (character 3).');
    expect(typed('dance')).toBe('"dance" is no move; possible now: hq (character 1).');
    expect(typed('end')).toBe('“end” is not possible like this now.');
  });

  test('are Polish in Polish, wherever a record or a position is broken', async () => {
    await speak('pl');
    const { table } = testTable({ seed: 'faults' });
    table.begin();
    playUntil(table, ({ game }) => game.log.length > 30, 3);
    const lines = makeRecord(table.game).split('\n');
    const broken = lines.flatMap((line, i) =>
      [`${line}x`, `9${line}`, line.slice(0, -2), `${line} zz`, ''].map((instead) =>
        swapped(lines, i, instead).join('\n'),
      ),
    );
    const fields = makePosition(table.state).split('/');
    const misplaced = fields.flatMap((field, i) =>
      [`${field}.x`, field.slice(0, -1), field.replace('.', '_'), 'c3.9.claws'].map((instead) =>
        swapped(fields, i, instead).join('/'),
      ),
    );
    const faults = [
      ...['', 'hello', '[NHex "9"]', '[NHex 1]', '[Nonsense "1"]', ...broken].map((text) =>
        faultOf(() => parseRecord(text)),
      ),
      ...['', 'nhex1/', ...misplaced].map((text) => faultOf(() => parsePosition(text))),
    ].filter((fault) => fault !== undefined);
    expect(faults.length).toBeGreaterThan(100);
    for (const fault of faults) {
      const words = faultWords(fault);
      expect(unquoted(words), fault.message).not.toMatch(ENGLISH);
      expect(words, fault.message).not.toMatch(/\{|undefined/);
    }
  });

  test('of the rules are told by data, whatever language the server speaks', async () => {
    await speak('pl');
    const words = async (error: object): Promise<string> => {
      const answer = new Response(JSON.stringify({ error: { code: 'illegal-choice', ...error } }), {
        status: 422,
      });
      return faultText(await refusal(answer));
    };
    const message = 'column 4: there is no hex "z9"';
    const grounds = {
      reason: 'no-such-hex',
      values: { hex: '"z9"' },
      place: [{ kind: 'column', number: 4 }],
    };
    expect(await words({ message, ...grounds })).toBe('Nie ma pola "z9" (znak 4).');
    expect(await words({ message, reason: 'no-such-hex', values: { hex: '"z9"' } })).toBe(
      'Nie ma pola "z9".',
    );
    // A newer server has reasons and places that this client does not know.
    const place = [{ kind: 'moon', number: 4 }];
    expect(await words({ message, ...grounds, place })).toBe('Nie ma pola "z9".');
    await loadTexts();
    for (const error of [
      { message, reason: 'no-such-moon', values: {} },
      { message, reason: 'toString', values: {} },
      { message },
    ])
      expect(await words(error)).toBe(o('error.illegal-choice'));
  });
});
