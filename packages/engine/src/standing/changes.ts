// Which units became netted or free between two looks at the board, as events with their cause (NET-5).

import type { EventSink } from '../events.ts';
import type { Rules } from '../state.ts';
import { EMPTY, type Unit, unitTile } from '../tiles/unit.ts';
import { nettersOf } from './nets.ts';
import type { Standing } from './standing.ts';

/** Reports changes from `before` to `after`, the standing of `board`. */
export function reportNets(
  board: readonly Unit[],
  rules: Rules,
  before: Standing,
  after: Standing,
  sink: EventSink,
): void {
  if (!sink) return;
  board.forEach((unit, hex) => {
    if (unit === EMPTY) return;
    if (after.netted[hex] && !before.netted[hex]) {
      sink({ type: 'netted', hex, tile: unitTile(unit), by: nettersOf(board, rules, hex) });
    } else if (!after.netted[hex] && before.netted[hex]) {
      sink({ type: 'freed', hex, tile: unitTile(unit) });
    }
  });
}
