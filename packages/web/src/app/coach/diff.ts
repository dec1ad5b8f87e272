// What a choice changes about the Battle that would follow: who would fall, who would be saved, what the HQs would lose.
// Read off the engine's forecasts; nothing is judged here but the sum.

import {
  type Forecast,
  NOWHERE,
  type SeatId,
  type State,
  type UnitId,
  type Units,
  unitsOn,
} from '@nhex/engine';

/** The Battle that a board would have. */
export interface Outcome {
  readonly units: Units;
  readonly forecast: Forecast;
}

export interface Change {
  /** Enemies that would fall now and would not have before. */
  readonly kills: readonly UnitId[];
  /** Own units that would have fallen and do not now. */
  readonly saves: readonly UnitId[];
  /** Own units that would fall now and would not have before. */
  readonly loses: readonly UnitId[];
  /** Enemies that would have fallen and do not now. */
  readonly spares: readonly UnitId[];
  /** Points that the other HQs lose more than before, and the own. */
  readonly dealt: number;
  readonly taken: number;
}

const fallen = ({ units, forecast }: Outcome): readonly { unit: UnitId; owner: number }[] =>
  unitsOn(units).filter(({ unit }) => forecast.first.units.hex[unit] === NOWHERE);

const lost = (state: State, { forecast }: Outcome, is: (seat: number) => boolean): number =>
  state.seats.reduce((sum, { hq }, seat) => (is(seat) ? sum + hq - forecast.first.hq[seat] : sum), 0);

/** What is different between two Battles, for that seat. */
export function changeOf(state: State, seat: SeatId, before: Outcome, after: Outcome): Change {
  const falls = fallen(after);
  const fell = fallen(before);
  const isNew = ({ unit }: { unit: UnitId }): boolean => !fell.some((each) => each.unit === unit);
  const isGone = ({ unit }: { unit: UnitId }): boolean =>
    !falls.some((each) => each.unit === unit) && after.units.hex[unit] !== NOWHERE;
  const mine = ({ owner }: { owner: number }): boolean => owner === seat;
  const units = (list: readonly { unit: UnitId; owner: number }[]): UnitId[] => list.map(({ unit }) => unit);
  return {
    kills: units(falls.filter((each) => !mine(each) && isNew(each))),
    loses: units(falls.filter((each) => mine(each) && isNew(each))),
    saves: units(fell.filter((each) => mine(each) && isGone(each))),
    spares: units(fell.filter((each) => !mine(each) && isGone(each))),
    dealt: lost(state, after, (each) => each !== seat) - lost(state, before, (each) => each !== seat),
    taken: lost(state, after, (each) => each === seat) - lost(state, before, (each) => each === seat),
  };
}

/** How good that is: a point of an HQ counts as much as a unit. */
export const worth = ({ kills, saves, loses, spares, dealt, taken }: Change): number =>
  kills.length + saves.length - loses.length - spares.length + dealt - taken;

export const isNothing = (change: Change): boolean =>
  [change.kills, change.saves, change.loses, change.spares].every((list) => list.length === 0) &&
  change.dealt === 0 &&
  change.taken === 0;
