// Why a unit fared as it did, in the language in use.

import { type GameEvent, type Hex, type State, tileOf } from '@nhex/engine';
import * as texts from '@nhex/texts';
import type { PicturedUnit } from '../board/units.ts';
import { standingsOf } from './game/standings.ts';
import { nameOn, speaker } from './texts.ts';

/**
 * What a unit did and why it fared as it did, in the events before `until`; `state` is the game as it stands after
 * them. Nobody is asked about where nobody stands and nobody fell.
 */
export function whyWords(
  unit: PicturedUnit | undefined,
  events: readonly GameEvent[],
  until: number,
  state: State,
): readonly texts.WhyLine[] {
  const { options } = state;
  const asked = unit && {
    unit: unit.unit,
    tile: tileOf(state, unit.kind),
    standing: standingsOf(state).find((each) => each?.unit === unit.unit),
    at: (hex: Hex) => nameOn(state, hex),
  };
  return texts.tellWhy(events, asked, speaker(options), until);
}
