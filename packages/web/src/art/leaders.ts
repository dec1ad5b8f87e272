// The portraits of the leaders: one pictogram each. A leader without one of its own gets a crown.

import { type IconName, iconPath } from './icons.svelte.ts';

export const PORTRAITS: Readonly<Record<string, IconName>> = {
  scavenger: 'raven',
  recruiter: 'captain-hat-profile',
  gambler: 'card-joker',
  pathfinder: 'hiking',
  gunner: 'cannon',
  drillmaster: 'brodie-helmet',
  jammer: 'gas-mask',
  mechanic: 'steampunk-goggles',
};

/** Path data in a box of 200 by 200. */
export const portraitOf = (leader: string): string => iconPath(PORTRAITS[leader] ?? 'crown');
