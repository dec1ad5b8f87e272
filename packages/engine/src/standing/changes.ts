// Which units became netted or free between two looks at the board, as events with their cause (NET-5).

import type { EventSink } from '../flow/events.ts';
import { partOn, unitsOn } from '../units/units.ts';
import type { Field } from './field.ts';
import { nettersOf } from './nets.ts';

/** Reports changes from `before` to `after`. */
export function reportNets(before: readonly number[], after: Field, sink: EventSink): void {
  if (!sink) return;
  const { rules, units, netted } = after;
  for (const { unit, owner } of unitsOn(units)) {
    if (netted[unit] === before[unit]) continue;
    const hex = units.hex[unit];
    const tile = units.kind[unit];
    if (netted[unit]) {
      const by = nettersOf(rules, units, unit).map((at) => partOn(units, at));
      sink({ type: 'netted', unit, owner, hex, tile, by });
    } else {
      sink({ type: 'freed', unit, owner, hex, tile });
    }
  }
}
