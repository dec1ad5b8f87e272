// What single actions on a board came to. Replies to the same board are looked for again and again, with other tiles
// drawn: what a tile can do there is tried out in full only once, after that only the best of it.

import { CHOICE_TYPES, type Code, codeType, fieldReader } from '@nhex/engine';

/** Actions of one tile, or of one kind of movement, that stay worth trying. */
const BEST = 8;

const hexesOf = fieldReader('small-bomb', 'hexes');
/** What tells actions of one kind apart: above all the tile that is placed. */
const OPERAND: Readonly<Record<string, ((code: Code) => number) | undefined>> = {
  place: fieldReader('place', 'tile'),
  bomber: fieldReader('bomber', 'tile'),
  discard: fieldReader('discard', 'tile'),
  transport: fieldReader('transport', 'via'),
  push: fieldReader('push', 'pusher'),
  'small-bomb': (code) => hexesOf(code)[0],
};
const NUMBER_OF = Object.fromEntries(CHOICE_TYPES.map((type, number) => [type, number]));

function groupOf(code: Code): number {
  const type = codeType(code);
  return (OPERAND[type]?.(code) ?? 0) * CHOICE_TYPES.length + NUMBER_OF[type];
}

export class Tried {
  readonly #chances = new Map<Code, number>();
  /** Groups under way, with their codes. */
  readonly #open = new Map<number, Set<Code>>();
  /** The best codes of the groups that have been tried in full. */
  readonly #best = new Map<number, ReadonlySet<Code>>();

  chanceOf(code: Code): number | undefined {
    return this.#chances.get(code);
  }

  isWorthTrying(code: Code): boolean {
    return this.#best.get(groupOf(code))?.has(code) ?? true;
  }

  note(code: Code, chance: number): void {
    const group = groupOf(code);
    if (this.#best.has(group)) return;
    this.#chances.set(code, chance);
    const codes = this.#open.get(group);
    if (codes) codes.add(code);
    else this.#open.set(group, new Set([code]));
  }

  /** All legal codes of the groups noted since the last time have been tried. */
  conclude(): void {
    const chance = (code: Code): number => this.#chances.get(code) ?? 0;
    for (const [group, codes] of this.#open) {
      this.#best.set(group, new Set([...codes].sort((a, b) => chance(b) - chance(a)).slice(0, BEST)));
    }
    this.#open.clear();
  }
}
