import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { armyKeys } from '@nhex/engine';
import { en } from '@nhex/texts';
import { describe, expect, test } from 'vitest';
import { readDraft } from '../src/app/draft.ts';
import { type Draft, judge, settleArmies } from '../src/app/game/new-game.ts';
import { readSettings } from '../src/app/settings.svelte.ts';

describe('use of the texts', () => {
  test('every text is used somewhere', () => {
    const folder = fileURLToPath(new URL('../src/app/', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(ts|svelte)$/.test(name),
    );
    const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const families = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map((match) => match[1]);
    const unused = Object.keys(en.screens).filter(
      (key) => !source.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});

describe('what the browser kept', () => {
  test('broken settings fall back', () => {
    expect(readSettings('{"sound":false,"speed":3,"motion":"wild"}')).toMatchObject({
      sound: false,
      speed: 1,
      motion: 'system',
    });
    expect(readSettings('not json')).toMatchObject({ sound: true });
    expect(readSettings('null')).toMatchObject({ sound: true });
  });
  test('a broken draft falls back', () => {
    expect(readDraft('{"armies":["nobody"],"mode":"team"}', false, armyKeys())).toMatchObject({
      mode: 'duel',
    });
    expect(readDraft('[]', true, armyKeys()).players).toEqual([{ kind: 'person' }, { kind: 'person' }]);
  });
});

describe('new game', () => {
  test('surprise armies are different ones', () => {
    const all = ['a', 'b', 'c'];
    expect(settleArmies(['a', 'random', 'random'], all, () => 0)).toEqual(['a', 'b', 'c']);
  });
  test('what does not go together is named', () => {
    const draft = readDraft(undefined, true, armyKeys());
    const fault = (more: Partial<Draft>): string | undefined => {
      const judged = judge({ ...draft, ...more }, ['borgo', 'moloch'], []);
      return judged.ok ? undefined : judged.fault.reason;
    };
    expect(fault({})).toBeUndefined();
    expect(fault({ board: 'expanded' })).toBe('expanded-needs-four');
    expect(fault({ variants: ['mad-bomber', 'mad-bomber-2'] })).toBe('one-mad-bomber');
    expect(fault({ mode: 'team' })).toBe('player-count');
    expect(fault({ edition: '3.0', strikeAllies: false })).toBe('edition-strikes-allies');
  });
});
