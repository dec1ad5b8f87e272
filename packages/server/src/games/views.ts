// What a table looks like from outside, as JSON text: the same for everybody, and the open choices for who decides.

import { choicesIn, mayTakeBack, positionOf } from '../referee/engine.ts';
import { deadlineOf, leftAt } from './clock.ts';
import { deciderAt, resultAt, type SeatHolder, type Table } from './table.ts';

/** A change as the stream tells it. */
export interface Change {
  readonly kind: string;
  readonly seat?: number;
  readonly choice?: string;
  readonly draws?: readonly string[];
  readonly at: number;
}

const seatView = (holder: SeatHolder, left: boolean): object => ({
  ...holder,
  ...(left ? { left: true } : {}),
});

function clockView({ clock }: Table): object | undefined {
  if (!clock) return undefined;
  return {
    ...clock.setting,
    left: clock.left.map((_, seat) => leftAt(clock, seat, clock.since)),
    running: clock.running ?? null,
    since: clock.since,
    deadline: deadlineOf(clock) ?? null,
  };
}

const common = new WeakMap<Table, string>();

/** The part that everybody may see, without the closing brace. */
function commonText(table: Table, seed: string): string {
  let text = common.get(table);
  if (text === undefined) {
    const result = resultAt(table);
    const { takeBack, forecast } = table.settings;
    text = JSON.stringify({
      id: table.id,
      sequence: table.sequence,
      status: table.status,
      options: table.options,
      seats: table.seats.map((holder, seat) => seatView(holder, table.play.left.includes(seat))),
      position: positionOf(table.play),
      decider: deciderAt(table) ?? null,
      private: table.private,
      takeBack,
      forecast,
      clock: clockView(table),
      result,
      drawOffer: table.offer,
      commitment: table.commitment,
      reveal: table.status === 'over' ? seed : undefined,
    }).slice(0, -1);
    common.set(table, text);
  }
  return text;
}

/** The view of a seat (undefined: of somebody who watches), with the change that led to it. */
export function viewText(table: Table, seed: string, seat: number | undefined, change?: Change): string {
  let text = commonText(table, seed);
  if (change !== undefined) text += `,"change":${JSON.stringify(change)}`;
  if (seat !== undefined) {
    text += `,"you":${seat}`;
    if (seat === deciderAt(table) && !table.play.left.includes(seat))
      text += `,"choices":${JSON.stringify(choicesIn(table.play))}`;
    if (table.settings.takeBack && table.status === 'playing' && mayTakeBack(table.play, seat))
      text += ',"mayTakeBack":true';
    // Its link is an invitation: not for everybody who watches.
    if (table.rematch !== undefined) text += `,"rematch":${JSON.stringify(table.rematch)}`;
  }
  return `${text}}`;
}
