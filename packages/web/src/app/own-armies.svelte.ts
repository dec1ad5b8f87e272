// Armies that people made themselves and loaded into this browser, kept in localStorage.

import { type Army, armyKeys, NhexError, parseArmy } from '@nhex/engine';

const KEY = 'nhex-armies';
/** Far more than an army needs; a file beyond it is something else. */
const LONGEST = 200_000;

/** A file that is no army for another reason than what the engine says about it. */
export class BadArmyFile extends Error {
  readonly why: 'not-json' | 'too-large';
  constructor(why: 'not-json' | 'too-large') {
    super(why);
    this.why = why;
  }
}

/** The army of a file. Throws a NhexError that names the place, or a BadArmyFile. */
export function readArmy(text: string): Army {
  if (text.length > LONGEST) throw new BadArmyFile('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadArmyFile('not-json');
  }
  const army = parseArmy(value);
  // On the screen an army is chosen by its key, so nothing may stand in for a printed one.
  if (armyKeys().includes(army.key))
    throw new NhexError('bad-army', 'key-taken', { key: army.key }, 'army.key');
  return army;
}

/** The same of a file; one that is far too large is not even read. */
export async function readArmyFile(file: File): Promise<Army> {
  if (file.size > LONGEST) throw new BadArmyFile('too-large');
  return readArmy(await file.text());
}

/** Armies that were stored, as far as they still hold. */
export function readArmies(text: string | undefined): Army[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value) => {
    try {
      return [readArmy(JSON.stringify(value))];
    } catch {
      return [];
    }
  });
}

function load(): Army[] {
  try {
    return readArmies(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return [];
  }
}

class OwnArmies {
  list: readonly Army[] = $state.raw(load());
  /** The browser did not let us keep the last change: it holds until the page closes. */
  lost = $state(false);

  /** Takes an army in; one with the same key is replaced. */
  add(army: Army): void {
    this.#set([...this.list.filter(({ key }) => key !== army.key), army]);
  }

  remove(key: string): void {
    this.#set(this.list.filter((army) => army.key !== key));
  }

  #set(list: readonly Army[]): void {
    this.list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }
}

export const ownArmies = new OwnArmies();
