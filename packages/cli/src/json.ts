// JSON from strangers, read with our own eyes: the first fault is named by line and column in the same sentence on
// every Node. Depth is bounded, and a key that would silently replace an earlier one is refused.

import { InputError, oneLine } from './errors.ts';

const DEEPEST = 50;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** The first character that may stand in a text as it is. */
const FIRST_PLAIN = 0x20;

/** Where in the text a character stands, for people. */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  return `line ${before.length}, column ${[...(before.at(-1) ?? '')].length + 1}`;
}

/** What stands there instead: the character, or its number when it would not be seen. */
function found(text: string, at: number): string {
  const character = text.codePointAt(at);
  if (character === undefined) return 'but the text ends here';
  const shown = String.fromCodePoint(character);
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(shown)) return `not ${shown === '"' ? "'\"'" : `"${shown}"`}`;
  return `not U+${character.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Goes through a text once, by the grammar of RFC 8259. */
class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Throws an InputError at the first place where the text cannot be JSON, or should not. */
  check(): void {
    this.#value(0);
    if (this.#at < this.#text.length) this.#expected('the end of the text');
  }

  #value(depth: number): void {
    this.#match(SPACE);
    const first = this.#text[this.#at];
    if (first === '{') this.#object(depth + 1);
    else if (first === '[') this.#list(depth + 1);
    else if (first === '"') this.#string();
    else if (!this.#match(NUMBER) && !this.#match(WORD)) this.#expected('a value');
    this.#match(SPACE);
  }

  #object(depth: number): void {
    this.#open(depth);
    const keys = new Set<string>();
    if (this.#take('}')) return;
    do {
      this.#match(SPACE);
      const at = this.#at;
      if (this.#text[at] !== '"') this.#expected('a key in double quotes');
      this.#string();
      const key = String(JSON.parse(this.#text.slice(at, this.#at)));
      if (keys.has(key)) this.#refuse(at, `the key "${oneLine(key).slice(0, 40)}" stands twice`);
      keys.add(key);
      this.#match(SPACE);
      if (!this.#take(':')) this.#expected('":"');
      this.#value(depth);
    } while (this.#take(','));
    if (!this.#take('}')) this.#expected('"," or "}"');
  }

  #list(depth: number): void {
    this.#open(depth);
    if (this.#take(']')) return;
    do this.#value(depth);
    while (this.#take(','));
    if (!this.#take(']')) this.#expected('"," or "]"');
  }

  #open(depth: number): void {
    if (depth > DEEPEST) this.#refuse(this.#at, `nested more than ${DEEPEST} deep`);
    this.#at++;
    this.#match(SPACE);
  }

  #string(): void {
    for (this.#at++; this.#text[this.#at] !== '"'; ) {
      if (!(this.#text.charCodeAt(this.#at) >= FIRST_PLAIN)) this.#expected('the closing quote');
      if (this.#text[this.#at] !== '\\') this.#at++;
      else if (!this.#match(ESCAPE))
        this.#refuse(this.#at, 'not JSON: an unknown escape after the backslash');
    }
    this.#at++;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const matched = pattern.test(this.#text);
    if (matched) this.#at = pattern.lastIndex;
    return matched;
  }

  #expected(what: string): never {
    return this.#refuse(this.#at, `not JSON: ${what} is needed, ${found(this.#text, this.#at)}`);
  }

  #refuse(at: number, why: string): never {
    throw new InputError(why, placeOf(this.#text, at));
  }
}

export function parseJson(text: string): unknown {
  new Reader(text).check();
  return JSON.parse(text);
}
