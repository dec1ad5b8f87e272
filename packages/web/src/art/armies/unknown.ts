// The look of an army that has none of its own: colour and emblem follow from its key, so they never change.

import { hash } from '../hash.ts';
import type { ArmyLook, Palette, Pattern } from './look.ts';

/** Told apart from the armies' own colours and from each other, also by people who do not see red or green. */
const PALETTES: readonly Palette[] = [
  { base: '#51233b', deep: '#210715', bright: '#e670ac', ink: '#ffeef5' },
  { base: '#2e305b', deep: '#0e0e27', bright: '#8d90ff', ink: '#f1f3fe' },
  { base: '#512a03', deep: '#210b00', bright: '#e58212', ink: '#fef1e6' },
  { base: '#124020', deep: '#001705', bright: '#43b966', ink: '#ebf8ec' },
  { base: '#005f63', deep: '#003335', bright: '#79e5eb', ink: '#e5f8f9' },
  { base: '#4a4b14', deep: '#232303', bright: '#bdbf48', ink: '#f4f5e6' },
  { base: '#46274d', deep: '#1b091f', bright: '#c97adb', ink: '#faeffc' },
];

const EMBLEMS: readonly string[] = [
  // a shield
  'M-80-88H80V4Q80 66 0 98Q-80 66-80 4ZM-56-64V4Q-56 48 0 72Q56 48 56 4V-64Z',
  // a banner
  'M-70-96H-48V96H-70ZM-38-86H86L52-38L86 10H-38Z',
  // a hexagon in a ring
  'M-92 0A92 92 0 1 1 92 0A92 92 0 1 1-92 0ZM-72 0A72 72 0 1 0 72 0A72 72 0 1 0-72 0ZM-28-48H28L56 0L28 48H-28L-56 0Z',
  // two crossed bars
  'M-94-60L-60-94L0-34L60-94L94-60L34 0L94 60L60 94L0 34L-60 94L-94 60L-34 0Z',
  // a flame
  'M0-98Q70-30 70 30Q70 96 0 98Q-70 96-70 30Q-70-6-40-40Q-34-8-14 0Q-20-56 0-98Z',
];

const PATTERN: Pattern = { size: [28, 28], d: 'M0 14H10M18 14H28M14 0V10M14 18V28', width: 2 };

/** One for each palette. */
export const UNKNOWN_LOOKS: readonly ArmyLook[] = PALETTES.map((palette, number) => ({
  id: `unknown-${number}`,
  palette,
  emblem: EMBLEMS[0],
  pattern: PATTERN,
  pictures: {},
  difficulty: undefined,
}));

export function unknownLook(army: string): ArmyLook {
  const number = hash(army);
  const look = UNKNOWN_LOOKS[number % UNKNOWN_LOOKS.length];
  return { ...look, emblem: EMBLEMS[Math.floor(number / UNKNOWN_LOOKS.length) % EMBLEMS.length] };
}
