// Where a player may place tiles: anywhere, unless the scenario gives the seat a zone of its own (ATL-5).

import type { Hex } from '../base/brand.ts';
import { rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';

/** By hex: whether the player whose turn it is may place tiles there; undefined for anywhere. */
export const zoneOf = ({ options, turn }: State): readonly boolean[] | undefined =>
  rulesOf(options).scenario?.deploy[turn.seat];

/** Whether the player whose turn it is may place tiles on that hex. */
export const isInZone = (state: State, hex: Hex): boolean => zoneOf(state)?.[hex] ?? true;
