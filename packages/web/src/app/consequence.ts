// What an answer to a question leads to, in words and as signs on the board.

import { type Forecast, type State, stageOf, type Units, unitsOn } from '@nhex/engine';
import type { Outlook } from '../board/types.ts';
import { outlooksOf } from './game/picture.ts';
import type { Preview } from './game/thinker.ts';
import { t } from './i18n.svelte.ts';
import { armyName, seatName } from './names.ts';
import { listed, unitName } from './words.ts';

/** The board to compare with: a unit that is only pushed away has not fallen. */
const unitsBefore = (state: State, preview: Preview): Units =>
  stageOf(state) === 'push' ? preview.units : state.units;

/** HQ points by army, and who loses what. In a game of many only the points that change are told. */
export function consequenceText(preview: Preview, state: State): string {
  const hq = state.seats.flatMap((seat, number) => {
    const after = preview.hqAfter[number];
    if (after === seat.hq && state.seats.length > 2) return [];
    const points = after === seat.hq ? `${after}` : `${seat.hq} → ${after}`;
    return [`${seatName(state.options, number)} ${points}`];
  });
  const fallen = new Map<number, string[]>();
  for (const unit of unitsOn(unitsBefore(state, preview))) {
    if (!preview.gone.includes(unit.unit)) continue;
    fallen.set(unit.owner, [...(fallen.get(unit.owner) ?? []), unitName(state, unit.tiles[0])]);
  }
  const losses = [...fallen].map(([owner, units]) =>
    t('then.loses', {
      player: state.seats[owner] ? seatName(state.options, owner) : armyName(state.options, 'neutral'),
      list: listed(units),
    }),
  );
  const parts = hq.length > 0 ? [t('then.option', { list: listed(hq) }), ...losses] : losses;
  return parts.length > 0 ? parts.join('; ') : t('then.nothing');
}

/** The same as signs over the units. */
export function consequenceSigns(preview: Preview, state: State): Outlook[] {
  const hq: Forecast['hq'] = preview.hqAfter.map((points) => ({ least: points, most: points }));
  const outcome = preview.forecast ?? { first: { units: preview.unitsAfter, hq: preview.hqAfter }, hq };
  return outlooksOf(state, unitsBefore(state, preview), outcome, preview.gone);
}
