// The coach of the guided first duel, in English.

import type { Message } from '../message.ts';

export const coach = {
  'coach.title': 'Coach',
  'coach.suggest': 'What would you do?',
  'coach.thinks': 'I am thinking …',
  'coach.takeBack': 'Take it back',
  'coach.turnBack': 'My turn again',
  'coach.leave': 'Play on without me',
  // what is asked
  'coach.hq':
    'Your HQ first: tap a hex. It has 20 points; whoever’s HQ falls to 0 has lost. Beside it your units have 1 more initiative, so leave room around it.',
  'coach.hqThere': 'Good enough. How an HQ is turned makes no difference. Confirm.',
  'coach.first':
    'One tile in your first turn. Tap it, then a hex, turn it until its marks look where you want them, confirm. Then end the turn.',
  'coach.discard':
    'You have three tiles, and one must go. Throw away what helps least now; units and Battles are usually worth keeping.',
  'coach.turn': 'Play what you like of these, keep the rest for later, then end the turn.',
  'coach.done': 'Nothing left to play: end the turn.',
  'coach.decide': 'A decision in the middle of a Battle. Each answer shows what it leads to.',
  'coach.waits': '{army} is playing. Look where its marks point: that is where it will hit.',
  'coach.watch':
    'The Battle runs by itself, from the highest initiative down to 0. Tap a unit to hear why it lived or fell.',
  'coach.instant': 'An instant: it works at once and is gone.',
  'coach.over': 'That was a whole game. Play again, look at it in the replay, or go on with the lessons.',
  'coach.tile': '{tile}. {does}',
  // the Battle
  'coach.now': 'If a Battle came now:',
  'coach.now.nothing': 'If a Battle came now, nothing would happen.',
  'coach.now.theirs': '{units} would fall.',
  'coach.now.theirHq': { one: 'Their HQ would lose {count}.', other: 'Their HQ would lose {count}.' },
  'coach.now.mine': 'You would lose {units}.',
  'coach.now.myHq': { one: 'Your HQ would lose {count}.', other: 'Your HQ would lose {count}.' },
  'coach.battle': 'This starts the Battle and ends your turn.',
  'coach.discarding': 'It goes to the discard pile and does not come back.',
  'coach.confirm': 'Turn it with the arrows if you like, then confirm.',
  'coach.then': 'With this, in a Battle:',
  'coach.noChange': 'nothing more than before. Perhaps later; or turn it, or try another hex.',
  'coach.kills': '{units} would fall.',
  'coach.saves': '{units} would be saved.',
  'coach.loses': 'You would lose {units}.',
  'coach.spares': '{units} would get away.',
  'coach.dealt': { one: 'Their HQ loses {count} more.', other: 'Their HQ loses {count} more.' },
  'coach.missed': { one: 'Their HQ loses {count} less.', other: 'Their HQ loses {count} less.' },
  'coach.taken': { one: 'Your HQ loses {count} more.', other: 'Your HQ loses {count} more.' },
  'coach.spared': { one: 'Your HQ loses {count} less.', other: 'Your HQ loses {count} less.' },
  // advice
  'coach.would': 'My advice: {choice}.',
  'coach.wouldEnd': 'My advice: end the turn here and keep the rest.',
  'coach.do.place': '{tile} on {hex}, turned as shown',
  'coach.do.hq': 'the HQ on {hex}',
  'coach.do.discard': 'discard {tile}',
  'coach.do.move': '{tile} from {from} to {to}',
  'coach.do.push': '{tile} pushes {target}',
  'coach.trade': 'A fair trade: points of their HQ are what wins.',
  'coach.ending': 'What you have not played stays before you for the next turn.',
  'coach.why.place': 'It does nothing yet, but it stands well for what comes.',
  'coach.why.discard': 'The other two are worth more on this board.',
  'coach.why.hq': 'There your units have room beside it.',
  'coach.good': 'Well done.',
  'coach.soso': 'Mind this:',
  'coach.slip': 'There was something better: {choice}. {why} You can take it back.',
} as const satisfies Readonly<Record<string, Message>>;
