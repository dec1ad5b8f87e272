// The example of the README is run as it stands there.

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as engine from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const example = /<!-- example.*?-->\n```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';

test('the README example runs and prints a game', () => {
  const lines = example.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(20);
  const { outputText } = ts.transpileModule(example, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const printed: string[] = [];
  runInNewContext(outputText, {
    require: (name: string) => (name === '@nhex/engine' ? engine : undefined),
    exports: {},
    console: { log: (...words: unknown[]) => printed.push(words.join(' ')) },
  });
  expect(printed[0]).toBe('0 hq f4 r5');
  expect(printed.some((line) => line.startsWith('HQ points after a Battle now: '))).toBe(true);
  expect(printed.at(-1)).toMatch(/^nhex2\//);
});

test('every function the README names is exported', () => {
  for (const [, name] of readme.matchAll(/`([a-z]\w+)`/g)) {
    if (['seed', 'code', 'reason', 'place', 'state', 'console'].includes(name)) continue;
    expect(engine, name).toHaveProperty(name);
  }
});
