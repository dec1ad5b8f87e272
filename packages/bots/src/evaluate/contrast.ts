// One number for a seat out of one for each.

import { rulesOf, type SeatId, type State } from '@nhex/engine';

/** Own side minus the others: halfway between the strongest of them and their mean. The numbers begin at `from`. */
export function contrast(state: State, seat: SeatId, bySeat: ArrayLike<number>, from = 0): number {
  if (state.seats.length === 2) return bySeat[from + seat] - bySeat[from + 1 - seat];
  const { side } = rulesOf(state.options).mode;
  const totals = new Map<number, number>();
  state.seats.forEach(({ alive }, index) => {
    const each = index as SeatId;
    if (alive || side(each) === side(seat))
      totals.set(side(each), (totals.get(side(each)) ?? 0) + bySeat[from + each]);
  });
  const own = totals.get(side(seat)) ?? 0;
  totals.delete(side(seat));
  if (totals.size === 0) return own;
  const others = [...totals.values()];
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length;
  return own - (Math.max(...others) + mean) / 2;
}
