// What is hidden in this game, and how it can be checked afterwards: a secret seed, the commitment to it, and the
// place in the deck from which each tile is drawn. docs/security.md says what an attacker could try.

import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits from the system's cryptographic generator, as 64 hex digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is published at the start: the SHA-256 of the seed as it will be written in the record. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/**
 * A number from 0 to `below - 1` for one draw of one seat: the first 48 bits of HMAC-SHA256(seed, "draw SEAT NUMBER TRY"),
 * tried again where the remainder would favour small numbers. Knowing all earlier draws says nothing about it.
 */
export function drawBelow(seed: string, seat: number, draw: number, below: number): number {
  const fair = RANGE - (RANGE % below);
  for (let attempt = 0; ; attempt++) {
    const bits = createHmac('sha256', seed)
      .update(`draw ${seat} ${draw} ${attempt}`)
      .digest()
      .readUIntBE(0, BYTES);
    if (bits < fair) return bits % below;
  }
}

/** The next `count` unseen tiles of a seat that has drawn `drawn` tiles so far; `deck` holds what is left, by key. */
export function deal(
  seed: string,
  seat: number,
  drawn: number,
  deck: readonly string[],
  count: number,
): string[] {
  const left = [...deck].sort();
  return Array.from(
    { length: count },
    (_, i) => left.splice(drawBelow(seed, seat, drawn + i, left.length), 1)[0],
  );
}
