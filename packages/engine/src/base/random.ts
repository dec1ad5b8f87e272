// The engine's only source of chance: a small generator whose state is one 32-bit integer in the game state.

/** The next state of a generator. */
export const nextRandom = (state: number): number => (state + 0x6d2b79f5) | 0;

/** A number from 0 to `below - 1` for that state of the generator (mulberry32's output function). */
export function randomBelow(state: number, below: number): number {
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
}

/** A well-mixed generator state from a seed and a stream number; the same everywhere. */
export function seedFrom(seed: number | string, stream: number): number {
  let hash = 2166136261 ^ stream;
  for (const char of `${seed}/${stream}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
