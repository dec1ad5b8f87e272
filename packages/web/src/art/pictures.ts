// Which pictogram stands on which kind of tile.

import type { Instant, TileInfo } from '@nhex/engine';
import { ICON_PATHS, type IconName } from './icons.generated.ts';

/** By tile reference; tiles of the same role share the pictogram of that role (`*`). */
const BY_REF: Readonly<Record<string, IconName>> = {
  'borgo/hq': 'daemon-skull',
  'borgo/mutant': 'brute',
  'borgo/claws': 'triple-claws',
  'borgo/super-mutant': 'muscle-up',
  'borgo/net-fighter': 'fishing-net',
  'borgo/brawler': 'fist',
  'borgo/assassin': 'balaclava',
  'borgo/officer': 'rank-2',
  'borgo/super-officer': 'rank-3',
  'hegemony/hq': 'crowned-skull',
  'hegemony/runner': 'run',
  'hegemony/thug': 'spiked-bat',
  'hegemony/ganger': 'bandit',
  'hegemony/gladiator': 'crested-helmet',
  'hegemony/net-fighter': 'fishing-net',
  'hegemony/guard': 'kevlar-vest',
  'hegemony/net-master': 'whip',
  'hegemony/universal-soldier': 'bayonet',
  'hegemony/boss': 'crown',
  'hegemony/quartermaster': 'ammo-box',
  'hegemony/officer-i': 'rank-1',
  'hegemony/officer-ii': 'rank-2',
  'hegemony/transport': 'jeep',
  'moloch/hq': 'mecha-head',
  'moloch/blocker': 'brick-wall',
  'moloch/hybrid': 'cyborg-face',
  'moloch/gauss-cannon': 'tesla-turret',
  'moloch/juggernaut': 'battle-mech',
  'moloch/clown': 'clown',
  'moloch/hunter-killer': 'tracked-robot',
  'moloch/protector': 'missile-launcher',
  'moloch/armored-hunter': 'circular-saw',
  'moloch/guard': 'walking-turret',
  'moloch/armored-guard': 'sentry-gun',
  'moloch/hornet': 'wasp-sting',
  'moloch/net-fighter': 'spider-bot',
  'moloch/stormtrooper': 'bolter-gun',
  'moloch/mother-module': 'artificial-hive',
  'moloch/brain': 'brain',
  'outpost/hq': 'military-fort',
  'outpost/runner': 'run',
  'outpost/hmg': 'minigun',
  'outpost/commando': 'ak47u',
  'outpost/annihilator': 'rocket',
  'outpost/mobile-armor': 'battle-tank',
  'outpost/brawler': 'brass-knuckles',
  'outpost/recon-center': 'radar-dish',
  'outpost/saboteur': 'time-bomb',
  'outpost/scoper': 'eye-target',
  'doomsday/hq': 'nuclear',
  'doomsday/alpha-shooter': 'crossed-pistols',
  'doomsday/gauss-cannon': 'tesla-turret',
  'doomsday/gamma-shooter': 'ray-gun',
  'doomsday/delta-shooter': 'cannon',
  'doomsday/omega-shooter': 'omega',
  'doomsday/doom-net-fighter': 'spider-bot',
  'doomsday/fireblast': 'fire-ray',
  'doomsday/tripler': 'prism',
  'doomsday/main-war-processor': 'cpu',
  'doomsday/trap': 'mantrap',
  'neutral/mercenary-net-man': 'bolas',
  'neutral/mercenary-gunner': 'winchester-rifle',
  'neutral/mercenary-rifleman': 'brodie-helmet',
  'neutral/mercenary-shield-bearer': 'round-shield',
  'neutral/mad-bomber': 'dynamite',
  '*/medic': 'medical-pack',
  '*/officer': 'allied-star',
  '*/scout': 'binoculars',
};

/** An instant looks the same in every army. */
export const INSTANT_ICONS: Readonly<Record<Instant, IconName>> = {
  battle: 'crossed-swords',
  move: 'move',
  'push-back': 'push',
  sniper: 'crosshair',
  grenade: 'stick-grenade',
  'air-strike': 'bombing-run',
  'small-bomb': 'unlit-bomb',
};

/** The name of a tile's pictogram, or undefined for a tile that has none of its own. */
export const iconOf = (tile: Pick<TileInfo, 'ref' | 'key' | 'instant'>): IconName | undefined =>
  tile.instant ? INSTANT_ICONS[tile.instant] : (BY_REF[tile.ref] ?? BY_REF[`*/${tile.key}`]);

/** A pictogram by role for tiles we have never seen (armies of your own). */
const fallback = (tile: Pick<TileInfo, 'kind'>): IconName => {
  if (tile.kind === 'hq') return 'military-fort';
  return tile.kind === 'module' ? 'allied-star' : 'brute';
};

/** Path data in a box of 200 by 200. */
export const picturePath = (tile: TileInfo): string => ICON_PATHS[iconOf(tile) ?? fallback(tile)];
