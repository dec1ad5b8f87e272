// The grid turned around d4: rules know no preferred direction, so a turned board has to fare the same.

import { ALL_HEXES, axialOf, type Hex, NOWHERE } from '../src/index.ts';

/** The hex after turning the whole grid clockwise by that many sixths. */
export function turnHex(hex: Hex, sixths: number): Hex {
  let { q, r } = axialOf(hex);
  for (let i = 0; i < ((sixths % 6) + 6) % 6; i++) [q, r] = [-r, q + r];
  return ALL_HEXES.find((at) => axialOf(at).q === q && axialOf(at).r === r) ?? NOWHERE;
}
