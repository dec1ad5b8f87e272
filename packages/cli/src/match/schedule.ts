// Which games a duplicate match consists of: pairs on the same shuffles, the bots swapped between the two games.

/** Two games: the armies sit the same way, the bots change seats. */
export interface Pair {
  readonly number: number;
  readonly armies: readonly [string, string];
  readonly seed: string;
}

/** Every two different armies; a single army meets itself. */
export function pairingsOf(armies: readonly string[]): [string, string][] {
  if (armies.length === 1) return [[armies[0], armies[0]]];
  return armies.flatMap((first, i) => armies.slice(i + 1).map((second): [string, string] => [first, second]));
}

/** Goes round the pairings; every other round the other army begins. */
export function scheduleOf(armies: readonly string[], pairs: number, seed: string): Pair[] {
  const pairings = pairingsOf(armies);
  return Array.from({ length: pairs }, (_, number) => {
    const [first, second] = pairings[number % pairings.length];
    const turned = Math.floor(number / pairings.length) % 2 === 1;
    return { number, armies: turned ? [second, first] : [first, second], seed: `${seed}/${number}` };
  });
}
