// What is wrong, in English: one sentence for every code of the engine's errors, and the places where it can be.

import type { ErrorCode } from '@nhex/engine';
import type { ErrorPlace } from '../errors.ts';
import type { Message } from '../message.ts';

/** Without a full stop: what could not be read and where may follow. */
export const errors = {
  'bad-option': 'These settings of a game do not go together',
  'bad-scenario': 'This position cannot be read',
  'bad-notation': 'This cannot be read',
  'bad-record': 'The game cannot have been played like that',
  'illegal-choice': 'This is not possible now',
  'game-over': 'The game is over',
  'no-undo': 'This cannot be taken back',
  'too-many': 'There are too many possibilities to follow',
  'bad-army': 'This army does not keep to the rules',
} as const satisfies Readonly<Record<ErrorCode, Message>>;

export const places = {
  line: 'line {line}',
  column: 'character {column}',
  hex: 'hex {hex}',
  seat: 'player {seat}',
  field: '“{field}”',
  quoted: '“{text}”',
} as const satisfies Readonly<Record<keyof ErrorPlace | 'quoted', Message>>;
