// How units come and go. Still when the person or the system asks for it.

import type { TransitionConfig } from 'svelte/transition';

/** Whether motion is to be avoided. */
export const isStill = (): boolean =>
  typeof document === 'undefined' ||
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Options {
  readonly still: boolean;
}

/** A tile is set down. */
export const pop = (_: Element, { still }: Options): TransitionConfig => ({
  duration: still ? 0 : 220,
  css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${1.25 - 0.25 * t * (2 - t)})`,
});

/** A tile is taken away. */
export const fall = (_: Element, { still }: Options): TransitionConfig => ({
  duration: still ? 0 : 360,
  css: (t, u) => `opacity: ${t}; transform: scale(${1 - 0.35 * u}) rotate(${u * u * 14}deg)`,
});
