// The address a player wants mails at: it counts once the code that was sent there has come back.

import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../accounts/tokens.ts';
import { ApiError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { Notifier } from './notifier.ts';

const newCode = (): string => String(randomInt(10_000_000, 100_000_000));
const hashed = (tokens: Tokens, player: string, code: string): string =>
  tokens.hash(`mail ${player} ${code.replace(/\D/g, '')}`);

export async function setMail(
  { db }: Store,
  tokens: Tokens,
  notifier: Notifier,
  player: string,
  { address, language }: { readonly address: string; readonly language: string },
): Promise<void> {
  const code = newCode();
  const row = { player, address, language, code: hashed(tokens, player, code), sent: 0 };
  await db
    .insertInto('mails')
    .values(row)
    .onConflict((conflict) => conflict.column('player').doUpdateSet(row))
    .execute();
  await notifier.mail(address, language, 'confirmSubject', 'confirmBody', { code });
}

export async function confirmMail(
  { db }: Store,
  tokens: Tokens,
  player: string,
  code: string,
): Promise<void> {
  const row = await db.selectFrom('mails').select('code').where('player', '=', player).executeTakeFirst();
  const given = Buffer.from(hashed(tokens, player, code));
  const stored = Buffer.from(row?.code ?? '');
  if (given.length !== stored.length || !timingSafeEqual(given, stored))
    throw new ApiError('wrong-password', 'the code is wrong');
  await db.updateTable('mails').set({ code: null }).where('player', '=', player).execute();
}

export async function removeMail({ db }: Store, player: string): Promise<void> {
  await db.deleteFrom('mails').where('player', '=', player).execute();
}
