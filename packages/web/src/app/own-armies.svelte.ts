// Armies that people made themselves and loaded into this browser.

import { type Army, armyKeys, NhexError, parseArmy } from '@nhex/engine';
import { KeptList } from './kept-list.svelte.ts';

function checked(value: unknown): Army {
  const army = parseArmy(value);
  // On the screen an army is chosen by its key, so nothing may stand in for a printed one.
  if (armyKeys().includes(army.key))
    throw new NhexError('bad-army', 'key-taken', { key: army.key }, 'army.key');
  return army;
}

export const ownArmies = new KeptList('nhex-armies', checked);
