// Passwords (argon2id) and recovery codes.

import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What OWASP asks for at least; about 20 ms and 19 MB each, in the thread pool of Node. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Algorithm.Argon2id; the package declares it as a const enum. */
const ARGON2ID = 2;

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), { ...COST, algorithm: ARGON2ID });

let nobody: Promise<string> | undefined;

/** Compares in constant time; for nobody's password it takes as long and says no. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && typeof stored === 'string';
}

/** Without what looks alike: I, L, O, U, 0, 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 5;
const GROUP = 5;

/** 25 letters, 122 bits: as good as a key, and still to be written down. */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As it was written down: blanks, dashes and small letters make no difference. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
