// What people loaded from files into this browser: read at the border, kept in localStorage.

import { readJson, readJsonFile } from './json-file.ts';

/** Far more than an army or a scenario needs; a file beyond it is something else. */
const LONGEST = 200_000;

export class KeptList<T extends { readonly key: string }> {
  list: readonly T[] = $state.raw([]);
  /** The browser did not let us keep the last change: it holds until the page closes. */
  lost = $state(false);
  readonly #place: string;
  readonly #check: (value: unknown) => T;

  /** Kept at that place; `check` throws a NhexError that says what is wrong with a value. */
  constructor(place: string, check: (value: unknown) => T) {
    this.#place = place;
    this.#check = check;
    try {
      this.list = this.readStored(localStorage.getItem(place) ?? undefined);
    } catch {
      // A page without storage begins with none.
    }
  }

  /** What a file says. Throws a NhexError that names the place, or a BadFile. */
  read(text: string): T {
    return this.#check(readJson(text, LONGEST));
  }

  /** The same of a file; one that is far too large is not even read. */
  async readFile(file: File): Promise<T> {
    return this.#check(await readJsonFile(file, LONGEST));
  }

  /** What was stored, as far as it still holds. */
  readStored(text: string | undefined): T[] {
    let stored: unknown;
    try {
      stored = JSON.parse(text ?? '[]');
    } catch {
      return [];
    }
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((value) => {
      try {
        return [this.#check(value)];
      } catch {
        return [];
      }
    });
  }

  /** Takes one in; one with the same key is replaced. */
  add(item: T): void {
    this.#set([...this.list.filter(({ key }) => key !== item.key), item]);
  }

  remove(key: string): void {
    this.#set(this.list.filter((item) => item.key !== key));
  }

  #set(list: readonly T[]): void {
    this.list = list;
    try {
      localStorage.setItem(this.#place, JSON.stringify(list));
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }
}
