// What people overlook: rotations and targets far from where they look; never whole tiles, never their own HQ in need.

import { type Code, codeType, type State } from '@nhex/engine';
import type { Dice } from './dice.ts';

/** Overlooks codes of the turn with these chances; calling a Battle and discards are always seen. */
export const overlooking =
  (placements: number, others: number) =>
  (_: State, code: Code, dice: Dice): boolean => {
    switch (codeType(code)) {
      case 'place':
      case 'bomber':
      case 'lay':
        return dice.chance(placements);
      case 'move':
      case 'mobility':
      case 'transport':
      case 'rotate':
      case 'pivot':
      case 'step':
      case 'step-tile':
      case 'push':
      case 'sniper':
      case 'grenade':
      case 'air-strike':
      case 'small-bomb':
      case 'march':
      case 'bombard':
        return dice.chance(others);
      default:
        return false;
    }
  };
