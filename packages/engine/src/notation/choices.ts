// A choice as a line of text: `place claws c3 r2`, `push b2 c2 > d2`, `end`. What it names follows from the table of
// shapes. Grammar in docs/notation.md.

import type { TileId } from '../base/brand.ts';
import { counted, type Place } from '../base/place.ts';
import { hexName } from '../board/hexes.ts';
import { leaderKey } from '../cards/leaders.ts';
import {
  CHOICE_TYPES,
  type Choice,
  type ChoiceType,
  type FieldKind,
  type FieldTypes,
  shapeOf,
} from '../choices/choice.ts';
import { codeType, MOST_HITS } from '../choices/code.ts';
import { codesOf, deciderOf } from '../game/run.ts';
import type { State } from '../state/state.ts';
import { deploySlots } from '../turn/deploying.ts';
import { listExchanges, redrawSlots } from '../turn/draw.ts';
import { readLeader } from './draws.ts';
import { fail, readHex, readNumber, readTile, readWord, shorten, tileKey } from './reader.ts';

type View = Omit<State, 'rng'>;

/** How a field is written; nothing for one that is left out. */
const WRITE: { readonly [K in FieldKind]: (value: FieldTypes[K], state: View) => string } = {
  tile: (tile, { options }) => tileKey(options, tile),
  hex: hexName,
  onlyHex: (hex) => (hex === undefined ? '' : `> ${hexName(hex)}`),
  triple: (hexes) => hexes.map(hexName).join(' '),
  rotation: (rotation) => `r${rotation}`,
  seat: String,
  hit: String,
  edge: String,
  attack: String,
  slots: (slots, { seats, turn, options }) =>
    slots.map((slot) => tileKey(options, seats[turn.seat].hand[slot])).join(' '),
  leader: leaderKey,
};

/** The text of a choice in that state. */
export function makeChoice(choice: Choice, state: View): string {
  const values = choice as unknown as Readonly<Record<string, unknown>>;
  let text: string = choice.type;
  for (const [name, kind] of shapeOf(choice.type)) {
    const word = (WRITE[kind] as (value: unknown, state: View) => string)(values[name], state);
    if (word !== '') text += ` ${word}`;
  }
  return text;
}

/** Walks over the words of a line and knows at which column it is. */
class Words {
  private next = 0;
  private readonly words: { text: string; column: number }[] = [];
  private readonly line: string;

  constructor(line: string) {
    this.line = line;
    for (const match of line.matchAll(/\S+/g)) this.words.push({ text: match[0], column: match.index + 1 });
  }

  get place(): Place {
    return counted('column', this.words[this.next]?.column ?? this.line.length + 1);
  }

  take(): string | undefined {
    return this.words[this.next++]?.text;
  }

  peek(): string | undefined {
    return this.words[this.next]?.text;
  }

  /** Applies a reader to the next word, at its place. */
  read<T>(reader: (place: Place, text: string | undefined) => T): T {
    const { place } = this;
    return reader(place, this.take());
  }

  end(): void {
    if (this.next < this.words.length) fail(this.place, 'too-much', { word: shorten(this.peek() ?? '') });
  }
}

const numberTo =
  (most: number) =>
  (words: Words): number =>
    words.read((place, text) => readNumber(place, text, 0, most));

/** How a field is read. */
const READ: { readonly [K in FieldKind]: (words: Words, state: State, type: ChoiceType) => unknown } = {
  tile: (words, state) => words.read((place, text) => readTile(place, text, state.options, deciderOf(state))),
  hex: (words) => words.read(readHex),
  onlyHex(words) {
    if (words.peek() === undefined) return undefined;
    words.read((place, text) => readWord(place, text, ['>'] as const));
    return words.read(readHex);
  },
  triple: (words) => [words.read(readHex), words.read(readHex), words.read(readHex)].sort((a, b) => a - b),
  /** `r0` to `r5`; left out it is r0. */
  rotation(words) {
    if (words.peek() === undefined) return 0;
    return words.read((place, text) => {
      const match = /^r([0-5])$/.exec(text ?? '');
      return match ? Number(match[1]) : fail(place, 'not-a-rotation', { value: shorten(text ?? '') });
    });
  },
  seat: (words, state) => numberTo(state.seats.length - 1)(words),
  hit: numberTo(MOST_HITS),
  edge: numberTo(5),
  attack: (words) => words.read((place, text) => readWord(place, text, ['melee', 'ranged'] as const)),
  slots: readSlots,
  leader: (words) => words.read(readLeader),
};

/** Reads a choice written for that state. It need not be legal; a NhexError names the column of a fault. */
export function parseChoice(text: string, view: View): Choice {
  const state = view as State;
  const words = new Words(text);
  const type = words.read((place, word) => {
    const found = CHOICE_TYPES.find((known) => known === word);
    if (found) return found;
    const open = [...new Set(codesOf(state).map(codeType))].join(', ');
    return fail(place, 'no-choice-type', { value: shorten(word ?? ''), open });
  });
  const choice: Record<string, unknown> = { type };
  for (const [name, kind] of shapeOf(type)) choice[name] = READ[kind](words, state, type);
  words.end();
  return choice as unknown as Choice;
}

/** The sets of hand places that a choice of that type can name. */
function slotSets(state: State, type: ChoiceType): readonly (readonly number[])[] {
  if (type === 'redraw') return redrawSlots(state);
  if (type === 'deploy') return deploySlots(state);
  const { hand } = state.seats[state.turn.seat];
  return listExchanges(hand, hand.length);
}

/** The named tiles as places of the hand: those of an open unlucky draw, Structure or exchange that are just these kinds. */
function readSlots(words: Words, state: State, type: ChoiceType): readonly number[] {
  const { hand } = state.seats[state.turn.seat];
  const { place } = words;
  const wanted: TileId[] = [];
  while (words.peek() !== undefined) wanted.push(READ.tile(words, state, type) as TileId);
  const kinds = (tiles: readonly TileId[]): string => [...tiles].sort((a, b) => a - b).join();
  const slots = slotSets(state, type).find((open) => kinds(open.map((slot) => hand[slot])) === kinds(wanted));
  return slots ?? fail(place, type === 'deploy' ? 'not-three-tiles' : 'no-such-redraw', {});
}
