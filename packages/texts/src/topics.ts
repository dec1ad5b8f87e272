// What a help card can explain: the signs on a tile, and everything the engine's vocabulary of faces can say.

import type { Bonus, Instant } from '@nhex/engine';
import type { Message } from './message.ts';

export type HelpTopic =
  // signs on the edges
  | 'melee'
  | 'ranged'
  | 'both'
  | 'gauss'
  | 'armor'
  | 'net'
  | 'link'
  | 'long-link'
  | 'hostile-link'
  | 'entry'
  | 'exit'
  | 'trap'
  // badges
  | 'hq'
  | 'initiative'
  | 'initiatives'
  | 'no-initiative'
  | 'toughness'
  | 'mobility'
  | 'netted'
  // what modules, HQs and special units do
  | `gives.${keyof Bonus}`
  | 'slows'
  | 'scopes'
  | 'recon'
  | 'rotations'
  | 'sharpshooter'
  | 'rotates'
  | 'heavy'
  | 'boarding'
  | 'explodes'
  | 'trap-explodes'
  | 'bomber'
  | 'structure'
  | `instant.${Instant}`;

/** A short title and one or two sentences. */
export interface Topic {
  readonly title: Message;
  readonly text: Message;
}
