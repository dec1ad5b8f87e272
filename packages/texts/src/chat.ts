// Sentences that players at a table can say to each other without writing: each has its words in every language.

export const PRESETS = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'moment',
  'good-game',
] as const;
export type Preset = (typeof PRESETS)[number];
