// One tab plays a game at a time: the second one that opens it only looks on, and may take it over.

export interface Seat {
  /** Gives the game back. */
  release(): void;
}

const lockName = (id: string): string => `nhex-game-${id}`;

/**
 * Sits down at a game. Calls back with true when this tab may play, with false when another tab has it
 * (now, or after it took the game over). Without Web Locks every tab may play.
 */
export function sitDown(id: string, mayPlay: (yes: boolean) => void, takeOver = false): Seat {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  let done: (() => void) | undefined;
  let left = false;
  if (!locks) {
    mayPlay(true);
    return { release: () => undefined };
  }
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (left) return undefined;
    if (!lock) {
      mayPlay(false);
      return undefined;
    }
    mayPlay(true);
    return new Promise((resolve) => {
      done = resolve;
    });
  };
  locks.request(lockName(id), takeOver ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
    if (!left) mayPlay(false);
  });
  return {
    release() {
      left = true;
      done?.();
    },
  };
}
