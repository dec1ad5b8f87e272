// The standing of every unit, reckoned once for each board: words for hexes, numbers on tiles and lines all ask for it.

import { describeUnits, type State, type UnitStanding } from '@nhex/engine';

type Seen = Pick<State, 'options' | 'units'>;
const known = new WeakMap<
  Seen['units'],
  { readonly of: State['options']; readonly version: number; readonly all: (UnitStanding | undefined)[] }
>();

/** By hex, as `describeUnits`. */
export function standingsOf(state: Seen): readonly (UnitStanding | undefined)[] {
  const found = known.get(state.units);
  if (found?.of === state.options && found.version === state.units.version) return found.all;
  const all = describeUnits(state);
  known.set(state.units, { of: state.options, version: state.units.version, all });
  return all;
}
