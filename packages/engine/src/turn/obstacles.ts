// Why a tile of the hand cannot be played now: the same conditions as in the lists of choices, said as a code.

import { NO_UNIT, type TileId } from '../base/brand.ts';
import { CodeList } from '../choices/code.ts';
import { nettedOn } from '../standing/nets.ts';
import { surveyOf } from '../standing/survey.ts';
import { grapples, rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';
import type { Instant } from '../tiles/face.ts';
import { isFree, unitsOn } from '../units/units.ts';
import { listInstant } from './actions.ts';
import { hqOf } from './instants.ts';
import { isInZone } from './zone.ts';

export const OBSTACLES = [
  /** TURN-1. */
  'discard-first',
  /** TURN-1, VAR-2: as many tiles as allowed have been played. */
  'plays-used-up',
  'no-free-hex',
  /** INST-2. */
  'last-tile-drawn',
  /** Nobody of one's own stands free to move (INST-3). */
  'nobody-can-move',
  /** INST-4. */
  'no-enemy-beside-a-unit',
  'no-room-to-push',
  /** INST-5. */
  'no-enemy-on-board',
  /** INST-6. */
  'own-hq-netted',
  'no-enemy-beside-hq',
  /** Nothing to aim at for another reason. */
  'no-target',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What keeps this tile of the player's hand from being played; undefined when it can be, or when another question is open. */
export function obstacleTo(state: State, tile: TileId): Obstacle | undefined {
  const { pending, turn } = state;
  if (pending?.kind === 'forced-discard') return 'discard-first';
  if (pending?.kind !== 'turn') return undefined;
  if (turn.plays >= turn.maxPlays) return 'plays-used-up';
  const rules = rulesOf(state.options);
  const { instant } = rules.tiles[tile];
  if (instant === undefined) return hasPlace(state) ? undefined : 'no-free-hex';
  const ways = new CodeList();
  listInstant(state, instant, ways);
  return ways.size > 0 ? undefined : whyNot(state, instant);
}

function hasPlace(state: State): boolean {
  const { free } = surveyOf(rulesOf(state.options), state.units);
  for (let i = 0; i < free.size; i++) if (isInZone(state, free.at(i))) return true;
  return false;
}

function whyNot(state: State, instant: Instant): Obstacle {
  switch (instant) {
    case 'battle':
      return 'last-tile-drawn';
    case 'move':
      return 'nobody-can-move';
    case 'push-back':
      return meetsEnemy(state) ? 'no-room-to-push' : 'no-enemy-beside-a-unit';
    case 'sniper':
      return 'no-enemy-on-board';
    case 'grenade':
      return whyNoGrenade(state);
    case 'air-strike':
    case 'small-bomb':
      return 'no-target';
  }
}

/** Whether one of the player's units that can push stands beside somebody who could be pushed at all. */
function meetsEnemy(state: State): boolean {
  const { units, turn, options } = state;
  const rules = rulesOf(options);
  const netted = nettedOn(rules, units);
  return unitsOn(units).some(({ unit, owner, tiles }) => {
    if (owner !== turn.seat || netted[unit]) return false;
    return tiles.some(({ hex }) =>
      rules.board.neighbours[hex].some(
        (other) => !isFree(units, other) && grapples(rules, turn.seat, units.owner[units.at[other]]),
      ),
    );
  });
}

function whyNoGrenade(state: State): Obstacle {
  const hq = hqOf(state, state.turn.seat);
  const netted = nettedOn(rulesOf(state.options), state.units);
  return hq !== NO_UNIT && netted[hq] ? 'own-hq-netted' : 'no-enemy-beside-hq';
}
