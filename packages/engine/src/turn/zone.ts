// Where a player may place tiles: anywhere, unless the scenario gives the seat a zone of its own (ATL-5).

import type { Hex } from '../base/brand.ts';
import { rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';

/** Whether the player whose turn it is may place tiles on that hex. */
export const isInZone = ({ options, turn }: State, hex: Hex): boolean =>
  rulesOf(options).scenario?.deploy[turn.seat]?.[hex] ?? true;
