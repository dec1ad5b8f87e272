// Long games cut short: the kept game is played on to its last turns, then it is ended with one's own hands.
import { type Game, makeRecord, parseRecord, play, requestOf } from '@nhex/engine';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/app/storage.svelte.ts';
import { act, endTurn, type Hands, look, whenKept } from './drive.ts';

/** Every turn is ended as soon as it may be, every other question gets the first answer. */
function playedOn(game: Game, until: (game: Game) => boolean): Game {
  let now = game;
  for (let request = requestOf(now.state); request && !until(now); request = requestOf(now.state)) {
    const { choices } = request;
    now = play(now, choices.find(({ type }) => type === 'end') ?? choices[0]).game;
  }
  return now;
}

/** Reads or writes the game that was kept last. */
const kept = (page: Page, changes: Partial<SavedGame> = {}): Promise<SavedGame> =>
  page.evaluate(async (given) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('nhex', 1));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const all = (await asked(games.getAll())) as SavedGame[];
    const [last] = all.sort((a, b) => b.updated - a.updated);
    const changed = { ...last, ...given };
    await asked(games.put(changed));
    db.close();
    return changed;
  }, changes);

/** The kept scenario goes on by itself until so many turns are left; then it is opened again. */
export async function skipToLastTurns(page: Page, turns: number): Promise<void> {
  await whenKept(page);
  const here = page.url();
  // Whoever has left the table does not write any more.
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.locator('[data-testid=prompt]').waitFor({ state: 'detached' });
  const { record, updated } = await kept(page);
  const last = playedOn(parseRecord(record), ({ state }) => {
    const { turns: last } = state.options.scenario?.limit ?? { turns: 0 };
    return state.turn.number > last - turns && state.pending?.kind === 'turn';
  });
  await kept(page, { record: makeRecord(last), inputs: last.log.length, updated: updated + 1 });
  await page.goto(here);
  await page.reload();
  await page.locator('[data-testid=prompt]').waitFor();
}

/** Ends every turn as soon as it may be ended, until the game is over. What others do takes no step of ours. */
export async function hurryToTheEnd(page: Page, hands: Hands): Promise<void> {
  const tried = new Set<string>();
  for (let step = 0; step < 300; step++) {
    await page.locator('[data-mine=true], [data-testid=scene], [data-testid=result]').first().waitFor();
    const now = await look(page);
    if (now.what === 'over') return;
    if (now.what === 'choice' && now.canEnd && !now.selecting) {
      tried.clear();
      await endTurn(page, hands);
    } else await act(page, { hands }, step, tried);
  }
  throw new Error(`the game did not end: ${JSON.stringify(await look(page))}`);
}
