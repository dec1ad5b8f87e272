// What is hidden in this game, and how it can be checked afterwards: a secret seed, the commitment to it, and the
// place in the deck from which each tile is drawn. docs/security.md says what an attacker could try.

import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits from the system's cryptographic generator, as 64 hex digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is published at the start: the SHA-256 of the seed as it will be written in the record. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Where something is drawn from: the deck of a seat, or the leaders' cards (LEAD-1). */
export type Pile = number | 'leaders';

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/**
 * A number from 0 to `below - 1` for one draw from a pile (a seat's deck by its number, or the leaders' cards): the first 48
 * bits of HMAC-SHA256(seed, "draw PILE NUMBER TRY"), tried again where the remainder would favour small numbers. Knowing
 * all earlier draws says nothing about it.
 */
export function drawBelow(seed: string, pile: Pile, draw: number, below: number): number {
  const fair = RANGE - (RANGE % below);
  for (let attempt = 0; ; attempt++) {
    const bits = createHmac('sha256', seed)
      .update(`draw ${pile} ${draw} ${attempt}`)
      .digest()
      .readUIntBE(0, BYTES);
    if (bits < fair) return bits % below;
  }
}

/** The tile or card that comes as that draw from a pile; `left` holds what is in it then, by key. */
export const dealOne = (seed: string, pile: Pile, draw: number, left: readonly string[]): string =>
  [...left].sort()[drawBelow(seed, pile, draw, left.length)];
