// The armies that come with the engine, in the order of their release sheets.

import type { Army } from '../tiles/face.ts';
import { borgo } from './borgo.ts';
import { doomsday } from './doomsday.ts';
import { hegemony } from './hegemony.ts';
import { moloch } from './moloch.ts';
import { neutral } from './neutral.ts';
import { outpost } from './outpost.ts';

export const PRINTED_ARMIES: readonly Army[] = [borgo, hegemony, moloch, outpost, doomsday];
export const NEUTRAL_ARMY: Army = neutral;
