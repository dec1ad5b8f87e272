// Leaders in English: their names, when and what they do, what the log and the table say about them.

import type { LeaderKey, LeaderMoment } from '@nhex/engine';
import type { Message } from '../message.ts';

export const leaders = {
  'name.scavenger': 'Magpie, the Scavenger',
  'name.recruiter': 'Captain Drum, the Recruiter',
  'name.gambler': 'Lady Sevens, the Gambler',
  'name.pathfinder': 'Old Boots, the Pathfinder',
  'name.gunner': 'Long Berta, the Gunner',
  'name.drillmaster': 'Sergeant Whistle, the Drillmaster',
  'name.jammer': 'Static, the Jammer',
  'name.mechanic': 'Patches, the Mechanic',
  'moment.turn-begins': 'Before you draw',
  'moment.tiles-drawn': 'After you have drawn',
  'moment.turn': 'In your turn',
  'moment.battle-begins': 'When a Battle begins',
  'moment.between-phases': 'Between two phases of a Battle',
  'moment.battle-ends': 'After a Battle',
  'use.reclaim.units': 'put a unit of your discard pile on top of your deck',
  'use.reclaim.all': 'put any tile of your discard pile on top of your deck',
  'use.reclaim.more': {
    one: 'put any tile of your discard pile on top of your deck and draw {count} tile more this turn',
    other: 'put any tile of your discard pile on top of your deck and draw {count} tiles more this turn',
  },
  'use.levy': { one: 'draw {count} tile more this turn', other: 'draw {count} tiles more this turn' },
  'use.exchange': {
    one: 'discard a tile of your hand, then draw one for it and {more} more',
    other: 'discard up to {count} tiles of your hand, then draw as many and {more} more',
  },
  'use.march.straight': 'move one of your units by one hex without turning it',
  'use.march.turning': 'move one of your units by one hex, turn it, or both',
  'use.bombard.any': {
    one: 'give one wound to an enemy unit (no HQ) next to your HQ',
    other: 'give one wound to an enemy unit (no HQ) at most {count} hexes from your HQ',
  },
  'use.bombard.wounded': {
    one: 'give one more wound to a wounded enemy unit (no HQ) next to your HQ',
    other: 'give one more wound to a wounded enemy unit (no HQ) at most {count} hexes from your HQ',
  },
  'use.wheel.sixth': 'turn one of your units by a sixth',
  'use.wheel.any': 'turn one of your units as you like',
  'use.halt.unit': 'an enemy unit (no HQ) next to one of your units misses the phase that comes now',
  'use.halt.hq': 'an enemy unit next to your HQ (no HQ itself) misses the phase that comes now',
  'use.repair': { one: 'your HQ gets {count} point back', other: 'your HQ gets {count} points back' },
} as const satisfies Readonly<Record<string, Message>> &
  Readonly<Record<`name.${LeaderKey}` | `moment.${LeaderMoment}`, Message>>;

export const leaderEvents = {
  'leaders-dealt': 'The leaders’ cards are dealt, three to each side.',
  'leader-chosen': '{seat} has chosen a leader in secret.',
  'leaders-revealed': 'The leaders show themselves: {leaders}.',
  'leaders-revealed.one': '{leader} ({seat})',
  'leader-used.first': '{seat} uses {leader}; the card is turned over.',
  'leader-used.second': '{seat} uses {leader} for the second time; the card leaves.',
  reclaimed: '{seat} puts {tile} back on top of the deck.',
  'hq-repaired': {
    one: 'The HQ of {seat} gets {count} point back, {left} now.',
    other: 'The HQ of {seat} gets {count} points back, {left} now.',
  },
  'discard.exchanged': '{seat} exchanges {tile}.',
  'moved.march': 'Led by hand, {tile} moves from {from} to {to}.',
  'lost-chance.halted': '{unit} is held up by a leader and misses this phase.',
  'strike.leader': {
    one: '{target} is hit for {count} wound by {leader}.',
    other: '{target} is hit for {count} wounds by {leader}.',
  },
} as const satisfies Readonly<Record<string, Message>>;

export const leaderTable = {
  'variant.leaders': 'Leaders',
  'variant.leaders.about':
    'Each side gets three cards, chooses one in secret and uses it twice in the game, at the moment the card names.',
  'act.deal': 'Deal the leaders’ cards',
  'act.leader': 'Choose {leader}',
  'act.pass': 'Not now',
  'act.reclaim': 'Take back {tile}',
  'act.levy': 'Draw more',
  'act.exchange': 'Exchange {slots}',
  'act.march': 'Use the leader: move a unit',
  'act.bombard': 'Use the leader: wound an enemy',
  'act.wheel': 'Turn a unit',
  'act.halt': 'Hold up {hexTile} {hex}',
  'act.repair': 'Repair the HQ {hex}',
  'ask.deal': 'Before anything else three leaders’ cards are dealt to each side, face down',
  'ask.leader': 'Choose your leader; nobody else sees your cards',
  'ask.leader.other': 'The other side chooses its leader in secret',
  'ask.lead': 'Your leader {leader} could act now: {use}',
  'leader.of': 'Leader of {player}: {leader}',
  'leader.left': { one: '{count} use left', other: '{count} uses left' },
  'leader.spent': 'Both uses are spent',
  'leader.hidden': 'A leader’s card that you may not see',
  'leader.secret': '{player} has chosen; the card is turned up when all have',
  'leader.first': 'First use',
  'leader.second': 'Second use',
  'leader.now': 'This side lies up now',
  'leader.rule':
    'At most once in each player’s turn and once in a Battle, twice in the game. It is always your choice. Allies share one leader.',
  'leader.choose': 'Your three cards',
  'leader.revealed': 'The leaders are turned up',
  'leader.go': 'Go on',
  'help.keys.leader': 'take up what your leader does on the board',
} as const satisfies Readonly<Record<string, Message>>;
