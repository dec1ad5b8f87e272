// JSON from strangers: bounded depth, no key twice, faults in one sentence.

import { InputError, oneLine } from './errors.ts';

const DEEPEST = 50;
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** Refuses what JSON.parse lets through: endless nesting, and a key that silently replaces an earlier one. */
function checkShape(text: string): void {
  const open: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      open.push(new Set());
      if (open.length > DEEPEST) throw new InputError(`nested more than ${DEEPEST} deep`);
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (colon !== undefined) {
      const key = String(JSON.parse(token.slice(0, token.length - colon.length)));
      const keys = open.at(-1);
      if (keys?.has(key)) throw new InputError(`the key "${oneLine(key).slice(0, 40)}" stands twice`);
      keys?.add(key);
    }
  }
}

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(`not JSON: ${oneLine((error as Error).message)}`);
  }
  checkShape(text);
  return value;
}
