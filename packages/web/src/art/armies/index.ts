// The looks of the armies: one file each. Any other army gets a look from its key.

import { borgo } from './borgo.ts';
import { doomsday } from './doomsday.ts';
import { hegemony } from './hegemony.ts';
import type { ArmyLook, Palette } from './look.ts';
import { moloch } from './moloch.ts';
import { neutral } from './neutral.ts';
import { outpost } from './outpost.ts';
import { UNKNOWN_LOOKS, unknownLook } from './unknown.ts';

export type { ArmyLook, Palette } from './look.ts';

const OWN_LOOKS: readonly ArmyLook[] = [borgo, hegemony, moloch, outpost, doomsday, neutral];
const byArmy = new Map(OWN_LOOKS.map((look) => [look.id, look]));

/** Every look whose shades and patterns tiles may refer to. */
export const LOOKS: readonly ArmyLook[] = [...OWN_LOOKS, ...UNKNOWN_LOOKS];

export const lookOf = (army: string): ArmyLook => byArmy.get(army) ?? unknownLook(army);
export const paletteOf = (army: string): Palette => lookOf(army).palette;

/** The colours of an army for style sheets: `--army` on a dark ground, `--army-deep` behind. */
export function armyStyle(army: string): string {
  const { bright, deep } = paletteOf(army);
  return `--army: ${bright}; --army-deep: ${deep}`;
}
