// Ban and pick: two players take armies out of the game in turn, then choose theirs.

import { ApiError } from '../errors.ts';
import { ARMIES, checkGameOptions } from '../referee/engine.ts';
import type { HouseSettings, LiveTables } from './live-tables.ts';
import { lettersOf } from './post.ts';
import { beginPlay } from './repository.ts';
import { DRAFT, seatOf, type Table } from './table.ts';

/** What is chosen from, what was said so far, and who is next. */
export function draftView({ draft, status }: Table): object | undefined {
  if (draft === undefined || status !== 'open') return undefined;
  return {
    ...DRAFT[draft.length],
    left: ARMIES.filter((army) => !draft.includes(army)),
    done: draft.map((army, i) => ({ ...DRAFT[i], army })),
  };
}

/** The armies by seat once everything is said. */
const armiesOf = (draft: readonly string[]): string[] =>
  [0, 1].map((seat) => draft[DRAFT.findIndex((step) => step.kind === 'pick' && step.seat === seat)]);

/** Says the next ban or pick of a player; the last one begins the game. */
export async function draftArmy(
  { store, now, post }: HouseSettings,
  tables: LiveTables,
  id: string,
  player: string,
  army: string,
): Promise<number> {
  const live = await tables.seated(id, player);
  return tables.serial(live, async () => {
    if (store.kind === 'postgres') await tables.catchUp(live);
    const { table } = live;
    const { draft, options } = table;
    if (draft === undefined || table.status !== 'open')
      throw new ApiError('not-now', 'no armies are chosen at this table now');
    const step = DRAFT[draft.length];
    if (step.seat !== seatOf(table, player))
      throw new ApiError('not-your-decision', 'it is not yours to decide now');
    if (!ARMIES.includes(army) || draft.includes(army))
      throw new ApiError('illegal-choice', `the army ${army} cannot be chosen`);
    const said = [...draft, army];
    const at = now();
    const next =
      said.length < DRAFT.length
        ? { draft: JSON.stringify(said) }
        : beginPlay(checkGameOptions({ ...options, armies: armiesOf(said) }), at);
    await store.db
      .updateTable('games')
      .set({ ...next, updated: at })
      .where('id', '=', id)
      .where('draft', '=', JSON.stringify(draft))
      .execute();
    await tables.catchUp(live, { kind: step.kind, seat: step.seat, choice: army, at });
    const letters = lettersOf(undefined, live.table);
    post.send(letters);
    await store.announce({ game: id, sequence: live.table.sequence, letters });
    return live.table.sequence;
  });
}
