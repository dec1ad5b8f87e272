// What the table says while one plays, in English: obstacles, bots at their pace, summaries, the end.

import type { Message } from '../message.ts';

export const atTable = {
  // why a tile cannot be played
  'cannot.discard-first': 'one tile has to be discarded first',
  'cannot.plays-used-up': 'you have played as many tiles as a turn allows',
  'cannot.no-free-hex': 'no hex is free for it',
  'cannot.last-tile-drawn': 'somebody has drawn a last tile, so no Battle can be called any more',
  'cannot.nobody-can-move': 'none of your units can move: they are all netted',
  'cannot.no-enemy-beside-a-unit': 'none of your units that are free to act stands next to an enemy',
  'cannot.no-room-to-push':
    'no enemy next to your units can be pushed: netted, too heavy, or no free hex behind',
  'cannot.no-enemy-on-board': 'there is no enemy unit on the board (an HQ does not count)',
  'cannot.own-hq-netted': 'your HQ is netted',
  'cannot.no-enemy-beside-hq': 'no enemy unit stands next to your HQ',
  'cannot.no-target': 'there is nothing to aim at',
  'ask.cannot': '{tile} cannot be played: {why}. Discard it?',
  'table.cannot': 'Cannot be played now: {why}.',
  // the end of the turn
  'ask.sureEnd': 'You have not played anything. End the turn all the same?',
  'act.endAnyway': 'End it',
  // bots
  'bot.pause': 'Pause',
  'bot.goOn': 'Go on',
  'bot.next': 'Next move',
  'bot.paused': 'Paused',
  'bot.ready': '{player} has decided',
  'bot.pace': 'Pace of the bots',
  'bot.pace.slow': 'Slow',
  'bot.pace.normal': 'Normal',
  'bot.pace.fast': 'Fast',
  'bot.pace.step': 'Step by step',
  'act.lastTurn': 'Show the last turn again',
  'table.lastTurn': 'The last turn',
  // at once, then the Battle
  'then.atOnce': 'At once',
  'then.thenBattle': 'If a Battle follows',
  'then.briefNow': 'If a Battle came now',
  'then.maybeSaved': 'unless a Medic helps',
  'then.hurt': 'Wounded: {list}',
  // the Battle is over
  'battle.hit': '{from} → {to}: {strength}',
  'battle.blocked': '{from} → {to}: armor',
  'sum.title': 'The Battle is over',
  'sum.nothing': 'Nothing changed.',
  'sum.wounds': { one: '{count} wound', other: '{count} wounds' },
  'sum.loses': { one: '{player} loses {count} unit: {list}', other: '{player} loses {count} units: {list}' },
  'sum.hq': '{player}: HQ {before} → {after}',
  'sum.decided': 'What decided it: {unit} hit the HQ for {damage}.',
  'sum.decidedUnit': 'What decided it: {unit} brought down {count}.',
  // the table's menu
  'menu.restart': 'Start again',
  'menu.restartTitle': 'Start again?',
  'menu.restartText': 'A new game with the same armies and players begins. This one stays in your games.',
  'menu.restartGo': 'New game',
  'handOver.never': 'Don’t ask again',
  // names
  'new.name': 'Name',
  'new.nameHint': 'optional',
  // the end
  'end.youWon': 'You won',
  'end.youLost': 'You lost',
  'end.decided': 'What decided it',
  'end.decidedBattle': {
    one: 'Battle {number} in turn {turn}: {player} lost {count} HQ point, more than in any other.',
    other: 'Battle {number} in turn {turn}: {player} lost {count} HQ points, more than in any other.',
  },
  'end.decidedUnit': {
    one: 'The most damage to an HQ came from {unit} of {player}: {count} point.',
    other: 'The most damage to an HQ came from {unit} of {player}: {count} points.',
  },
  'end.try': 'Next time',
  'end.try.no-battles': 'Call a Battle when the forecast is in your favour: you never did.',
  'end.try.open-hq': 'Cover your HQ: {points} of the points you lost came from shots through open lines.',
  'end.try.melee-hq':
    'Keep enemies from standing next to your HQ: {points} of the points you lost were blows.',
  'end.try.nets': {
    one: 'Your units lost {count} action to nets: place nets of your own, or strike the net fighters first.',
    other:
      'Your units lost {count} actions to nets: place nets of your own, or strike the net fighters first.',
  },
  'end.try.initiative':
    '{count} of your units fell before they could act: Scouts make them faster, nets keep the enemy from acting.',
  'end.try.forecast':
    'Before you end a turn, look at “What if Battle?”: it shows what the enemy’s next Battle would do.',
  // the set-up
  'new.fix.board': 'Play on {board}',
  'new.fix.variant': 'Without {variant}',
  'new.fix.armies': 'Different armies',
  // settings
  'settings.pace': 'Pace of the bots',
  'settings.oneTap': 'Play without confirming (what can be taken back)',
  'settings.textSize': 'Text size',
  'settings.textSize.small': 'Small',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Large',
  'settings.textSize.huge': 'Very large',
  'settings.theme': 'Look',
  'settings.theme.dark': 'Night',
  'settings.theme.dusk': 'Dusk, brighter',
  'settings.theme.contrast': 'High contrast',
  'settings.music': 'Music',
  // games
  'replays.search': 'Search',
  'replays.searchHint': 'army, player, result or date',
  'replays.found': { one: '{count} game', other: '{count} games' },
  'replays.noneFound': 'No game matches.',
  'replays.yours': 'Your games',
  'replays.elsewhere': 'Open a game from elsewhere',
  'replays.won': 'won',
  'replays.lost': 'lost',
} as const satisfies Readonly<Record<string, Message>>;
