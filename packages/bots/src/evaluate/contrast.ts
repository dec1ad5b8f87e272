// One number for a seat out of one for each.

import { rulesOf, type SeatId, type State, serves } from '@nhex/engine';

/** An ally for a time (ATL-5) is a rival again later: what they have counts against us, but not much for now. */
const ALLY_FOR_A_TIME = 0.3;

/** How much of what another side's seat has counts against `seat` now. */
const rivalry = ({ options }: State, seat: SeatId, other: SeatId): number =>
  options.era !== undefined && serves(rulesOf(options), seat, other) ? ALLY_FOR_A_TIME : 1;

/** Own side minus the others: halfway between the strongest of them and their mean. The numbers begin at `from`. */
export function contrast(state: State, seat: SeatId, bySeat: ArrayLike<number>, from = 0): number {
  if (state.seats.length === 2) {
    const other = (1 - seat) as SeatId;
    return bySeat[from + seat] - rivalry(state, seat, other) * bySeat[from + other];
  }
  const { side } = rulesOf(state.options).mode;
  const totals = new Map<number, number>();
  state.seats.forEach(({ alive }, index) => {
    const each = index as SeatId;
    const isOwn = side(each) === side(seat);
    if (!alive && !isOwn) return;
    const counts = isOwn ? 1 : rivalry(state, seat, each);
    totals.set(side(each), (totals.get(side(each)) ?? 0) + counts * bySeat[from + each]);
  });
  const own = totals.get(side(seat)) ?? 0;
  totals.delete(side(seat));
  if (totals.size === 0) return own;
  const others = [...totals.values()];
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length;
  return own - (Math.max(...others) + mean) / 2;
}
