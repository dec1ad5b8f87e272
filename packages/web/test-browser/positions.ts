// Games that stand just before something interesting, made with the engine and opened through a link.
import {
  applyChoice,
  type Choice,
  type GameOptionsInput,
  gameFrom,
  makePosition,
  makeUnit,
  newState,
  parseHex,
  requestOf,
  type State,
  tileByRef,
} from '@nhex/engine';
import type { Page } from 'playwright-core';

type Units = Readonly<
  Record<string, readonly [ref: string, owner: number, rotation: number, wounds?: number]>
>;

/** The first player's turn on a board with these units, with these tiles in hand. */
export function positionOf(
  armies: readonly string[],
  units: Units,
  hand: readonly string[],
  options: Partial<GameOptionsInput> = {},
): State {
  let state = newState({ ...options, armies }, 'position');
  while (state.stage === 'hq') {
    const choice = requestOf(state)?.choices[0] as Choice;
    state = applyChoice(state, choice).state;
  }
  const tile = (ref: string): number => {
    const found = tileByRef(ref);
    if (!found) throw new Error(`no tile ${ref}`);
    return found.id;
  };
  const board = state.board.map(() => 0);
  for (const [name, [ref, owner, rotation, wounds]] of Object.entries(units)) {
    board[parseHex(name) as number] = makeUnit(tile(ref), owner, rotation, wounds ?? 0);
  }
  // Whatever is used here is taken from the decks, so that every tile exists as often as it should.
  const take = (deck: readonly number[], used: readonly number[]): number[] => {
    const left = [...deck];
    for (const each of used) {
      const at = left.indexOf(each);
      if (at >= 0) left.splice(at, 1);
    }
    return left;
  };
  const used = (owner: number): number[] =>
    Object.values(units).flatMap(([ref, who]) => (who === owner ? [tile(ref)] : []));
  const inHand = hand.map(tile);
  return {
    ...state,
    stage: 'turn',
    board,
    seats: state.seats.map((seat, number) => {
      const held = number === 0 ? inHand : [];
      const deck = take([...seat.deck, ...seat.hand], [...used(number), ...held]);
      return { ...seat, hand: held, deck: deck.sort((one, other) => one - other) };
    }),
    turn: { ...state.turn, number: 5, seat: 0, place: 0, limit: 3, drawn: 0 },
  };
}

/** Opens a position and sits down at it: two people, or the second seat a bot. */
export async function sitAt(page: Page, url: string, state: State): Promise<void> {
  await page.goto(`${url}#/p/${encodeURIComponent(makePosition(gameFrom(state).state))}`);
  await page.reload();
  await page.locator('[data-testid=branch]').click();
  await page.locator('[data-testid=branch-go]').click();
  await page.locator('[data-testid=prompt]').waitFor();
  const handOver = page.locator('[data-testid=hand-over]');
  if (await handOver.count()) await handOver.click();
}
