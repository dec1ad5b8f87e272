// What a table looks like from outside, as JSON text: the same for everybody, and the open choices for who decides.

import { choicesIn, hasSecrets, mayTakeBack, positionFor, type Verdict } from '../referee/engine.ts';
import { deadlineOf, leftAt } from './clock.ts';
import { draftView } from './draft.ts';
import { deciderAt, resultAt, type SeatHolder, type Table } from './table.ts';

/** A change as the stream tells it. */
export interface Change {
  readonly kind: string;
  /** What it is in the engine's log, besides a choice: who follows the game declares it in their copy. */
  readonly verdict?: Verdict;
  readonly seat?: number;
  readonly choice?: string;
  readonly draws?: readonly string[];
  readonly at: number;
}

const seatView = (holder: SeatHolder, left: boolean): object => ({
  ...holder,
  ...(left ? { left: true } : {}),
});

/** The clock as it runs; before the beginning what was agreed on. */
function clockView({ clock, settings }: Table): object | undefined {
  if (!clock) return settings.clock;
  return {
    ...clock.setting,
    left: clock.left.map((_, seat) => leftAt(clock, seat, clock.since)),
    running: clock.running ?? null,
    since: clock.since,
    deadline: deadlineOf(clock) ?? null,
  };
}

const common = new WeakMap<Table, string>();

/** The part that everybody may see, without the closing brace; while something is secret, as that seat sees it (LEAD-1). */
function commonText(table: Table, seed: string, seat: number | undefined): string {
  const isSecret = hasSecrets(table.play);
  let text = isSecret ? undefined : common.get(table);
  if (text === undefined) {
    const result = resultAt(table);
    const { takeBack, forecast } = table.settings;
    text = JSON.stringify({
      id: table.id,
      sequence: table.sequence,
      status: table.status,
      options: table.options,
      seats: table.seats.map((holder, seat) => seatView(holder, table.play.left.includes(seat))),
      position: positionFor(table.play, seat),
      decider: deciderAt(table) ?? null,
      private: table.private,
      takeBack,
      forecast,
      delay: table.settings.delay,
      rated: table.settings.rated,
      armyChoice: table.settings.armyChoice,
      draft: draftView(table),
      match: table.match && { ...table.match, kind: table.settings.match },
      clock: clockView(table),
      result,
      drawOffer: table.offer,
      commitment: table.commitment,
      reveal: table.status === 'over' && !table.sealed ? seed : undefined,
    }).slice(0, -1);
    if (!isSecret) common.set(table, text);
  }
  return text;
}

/** The view of a seat (undefined: of somebody who watches), with the change that led to it, as that seat may see both. */
export function viewText(
  table: Table,
  seed: string,
  seat: number | undefined,
  change?: Change,
  viewer = seat,
): string {
  let text = commonText(table, seed, viewer);
  if (change !== undefined) text += `,"change":${JSON.stringify(change)}`;
  if (seat !== undefined) {
    text += `,"you":${seat},"lastOwn":${table.lastOwn[seat]}`;
    if (seat === deciderAt(table) && !table.play.left.includes(seat))
      text += `,"choices":${JSON.stringify(choicesIn(table.play))}`;
    if (table.settings.takeBack && table.status === 'playing' && mayTakeBack(table.play, seat))
      text += ',"mayTakeBack":true';
    // Its link is an invitation: not for everybody who watches.
    if (table.rematch !== undefined) text += `,"rematch":${JSON.stringify(table.rematch)}`;
  }
  return `${text}}`;
}
