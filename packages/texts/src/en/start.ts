// Starting out, in English: home, the first game, what the levels and the difficulty of armies mean.

import type { Message } from '../message.ts';

export const start = {
  'home.play': 'Play now',
  'home.seat': '{army} ({level})',
  'home.online': 'Play online',
  'home.onlineHint': 'against people, live or by turns',
  'home.customise': 'Customise a game',
  'home.customiseHint': 'armies, bots, rules, clock',
  'home.learn': 'Learn to play',
  'home.learnHint': 'twelve short lessons',
  'duel.title': 'New here?',
  'duel.text':
    'Play a guided first duel: a real game against a Beginner, with a coach who explains, advises and lets you take things back.',
  'duel.start': 'Guided first duel',
  'duel.no': 'No, thanks',
  'home.rules': 'Rules',
  'home.rulesHint': 'every rule, with boards to try',
  'home.armies': 'Armies',
  'home.armiesHint': 'sheets, tiles, match-ups',
  'hand.what': 'What does it do? {tile}',
  'legend.open': 'Symbols',
  'rule.of': 'Rule {number}',
  'home.puzzles': 'Puzzles',
  'home.puzzlesHint': 'one Battle each, a new one every day',
  'replay.puzzle': 'Make a puzzle of it',
  'difficulty.1': 'easy',
  'difficulty.2': 'medium',
  'difficulty.3': 'demanding',
  'about.person': 'Somebody at this screen.',
  'about.beginner': 'Looks who aims at whom, but forgets who strikes first. For your first games.',
  'about.easy': 'Fights the Battle in its head, one action after the other, and overlooks some.',
  'about.medium': 'Plans its whole turn and knows what each tile is worth, but overlooks some things.',
  'about.hard': 'Plans further and also thinks of your best answer.',
  'about.expert': 'The strongest: many plans, many draws, many answers. For people who win too often.',
} as const satisfies Readonly<Record<string, Message>>;
