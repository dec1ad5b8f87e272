// What an answer to a question leads to, in words and as signs on the board.

import { type Forecast, type State, unitOwner } from '@nhex/engine';
import type { Outlook } from '../board/types.ts';
import { outlooksOf } from './game/picture.ts';
import type { Preview } from './game/thinker.ts';
import { t } from './i18n.svelte.ts';
import { armyName, seatName } from './names.ts';
import { listed, unitName } from './words.ts';

/** The board to compare with: a unit that is only pushed away has not fallen. */
const boardBefore = (state: State, preview: Preview): readonly number[] =>
  state.stage === 'push' ? preview.board : state.board;

/** HQ points by army, and who loses what. In a game of many only the points that change are told. */
export function consequenceText(preview: Preview, state: State): string {
  const board = boardBefore(state, preview);
  const hq = state.seats.flatMap((seat, number) => {
    const after = preview.hqAfter[number];
    if (after === seat.hq && state.seats.length > 2) return [];
    const points = after === seat.hq ? `${after}` : `${seat.hq} → ${after}`;
    return [`${seatName(state.options, number)} ${points}`];
  });
  const fallen = new Map<number, string[]>();
  board.forEach((unit, hex) => {
    if (!unit || preview.boardAfter[hex]) return;
    const owner = unitOwner(unit);
    fallen.set(owner, [...(fallen.get(owner) ?? []), unitName(board, hex)]);
  });
  const losses = [...fallen].map(([owner, units]) =>
    t('then.loses', {
      player: state.seats[owner] ? seatName(state.options, owner) : armyName('neutral'),
      list: listed(units),
    }),
  );
  const parts = hq.length > 0 ? [t('then.option', { list: listed(hq) }), ...losses] : losses;
  return parts.length > 0 ? parts.join('; ') : t('then.nothing');
}

/** The same as signs over the units. */
export function consequenceSigns(preview: Preview, state: State): Outlook[] {
  const hq: Forecast['hq'] = preview.hqAfter.map((points) => ({ least: points, most: points }));
  const outcome = preview.forecast ?? { first: { board: preview.boardAfter, hq: preview.hqAfter }, hq };
  return outlooksOf(state, boardBefore(state, preview), outcome);
}
