// The parts of English that come when somebody wants them.

import type { PartLoaders } from '../parts.ts';

export const parts: PartLoaders = {
  atlas: async () => (await import('./atlas.ts')).atlas,
  coach: async () => (await import('./coach.ts')).coach,
  learn: async () => ({ ...(await import('./learn.ts')).learn, ...(await import('./lessons.ts')).lessons }),
  notices: async () => (await import('./notices.ts')).notices,
  online: async () => (await import('./online.ts')).online,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  study: async () => (await import('./study.ts')).study,
};
