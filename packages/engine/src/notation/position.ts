// A whole position in one line of text: this version is written, this and earlier ones are read. Grammar in docs/notation.md.

import { seedFrom } from '../base/random.ts';
import type { State } from '../state/state.ts';
import { checkPosition } from './check.ts';
import { readFields } from './position-read.ts';
import { VERSION } from './position-write.ts';
import { fail } from './reader.ts';
import { readVersion1 } from './version-1.ts';

type ReadFields = (values: readonly string[], rngFor: (players: number) => number[]) => State;

/** Every version that was ever written, with how it is read. */
const READERS: Readonly<Record<string, ReadFields | undefined>> = {
  nhex1: readVersion1,
  [VERSION]: readFields,
};

const MAX_LENGTH = 2_000_000;

/**
 * Reads a position line. A NhexError names the field of a fault.
 * `seed` decides the draws from here on; without it they follow from the text.
 */
export function parsePosition(text: string, seed?: string | number): State {
  if (text.length > MAX_LENGTH) return fail('position', 'too-long', { most: MAX_LENGTH });
  const [version, ...values] = text.trim().split('/');
  const read = Object.hasOwn(READERS, version) ? READERS[version] : undefined;
  if (!read) return fail('position', 'other-version', { version: VERSION });
  const rngFor = (players: number): number[] =>
    Array.from({ length: players }, (_, seat) => seedFrom(seed ?? text, seat));
  return checkPosition(read(values, rngFor));
}
