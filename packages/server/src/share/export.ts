// The public export: every finished public game of a month, one line of JSON each, with its record.

import { linesOf } from '../games/listing.ts';
import type { Watching } from '../games/watching.ts';
import type { Store } from '../store/store.ts';

const PAGE = 50;

/** The first moment of a month `2026-10`, and of the next one. */
export function monthOf(text: string): readonly [number, number] {
  const [year, month] = text.split('-').map(Number);
  return [Date.UTC(year, month - 1), Date.UTC(year, month)];
}

/** The months that are over and have games, the newest first. */
export async function exportMonths({ db }: Store, now: number): Promise<string[]> {
  const first = await db
    .selectFrom('games')
    .select((pick) => pick.fn.min('ended').as('at'))
    .executeTakeFirst();
  if (!first?.at) return [];
  const months: string[] = [];
  const at = new Date(now);
  for (let month = 1; ; month++) {
    const start = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - month);
    months.push(new Date(start).toISOString().slice(0, 7));
    if (start <= first.at || month > 1200) break;
  }
  return monthOf(months[0])[1] <= first.at ? [] : months;
}

/** Games that one of the players left as a private one are not in it; nor are names of deleted players. */
export async function* exportOf(store: Store, watching: Watching, month: string): AsyncGenerator<string> {
  const [from, until] = monthOf(month);
  let after = { ended: from - 1, id: '' };
  for (;;) {
    const { ended, id } = after;
    const games = await store.db
      .selectFrom('games')
      .selectAll()
      .where('private', '=', 0)
      .where('started', 'is not', null)
      .where('ended', '>=', from)
      .where('ended', '<', until)
      .where((where) =>
        where.or([where('ended', '>', ended), where.and([where('ended', '=', ended), where('id', '>', id)])]),
      )
      .orderBy('ended')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const line of await linesOf(store, games)) {
      const record = await watching.record(line.id, undefined).catch(() => undefined);
      // A game that cannot be read any more is left out, the others are not the worse for it.
      if (record !== undefined) yield `${JSON.stringify({ ...line, record })}\n`;
    }
    const last = games.at(-1);
    if (!last) return;
    after = { ended: last.ended ?? until, id: last.id };
  }
}
