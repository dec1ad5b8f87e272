// A choice as a line of text: `place claws c3 r2`, `push b2 c2 > d2`, `end`. Grammar in docs/notation.md.

import { type Hex, hexName } from '../board/hexes.ts';
import { CHOICE_TYPES, type Choice, codeType } from '../choice.ts';
import type { State } from '../state.ts';
import { redrawSlots } from '../turn/draw.ts';
import { codesOf, deciderOf } from '../turn/legal.ts';
import { readHex, readNumber, readTile, readWord, refuse, shorten, tileKey } from './reader.ts';

const turned = (rotation: number): string => `r${rotation}`;

/** The text of a choice in that state. */
export function makeChoice(choice: Choice, state: Omit<State, 'rng'>): string {
  const { type } = choice;
  switch (choice.type) {
    case 'end':
    case 'battle':
    case 'stop':
    case 'draw':
    case 'keep':
      return type;
    case 'discard':
    case 'take':
    case 'mercenary':
      return `${type} ${tileKey(choice.tile)}`;
    case 'place':
    case 'bomber':
      return `${type} ${tileKey(choice.tile)} ${hexName(choice.hex)} ${turned(choice.rotation)}`;
    case 'redraw': {
      const { hand } = state.seats[state.turn.seat];
      return [type, ...choice.slots.map((slot) => tileKey(hand[slot]))].join(' ');
    }
    case 'hq':
    case 'rotate':
      return `${type} ${hexName(choice.hex)} ${turned(choice.rotation)}`;
    case 'move':
    case 'mobility':
      return `${type} ${hexName(choice.from)} ${hexName(choice.to)} ${turned(choice.rotation)}`;
    case 'transport':
      return `${type} ${hexName(choice.via)} ${hexName(choice.from)} ${hexName(choice.to)} ${turned(choice.rotation)}`;
    case 'step':
      return `${type} ${hexName(choice.to)} ${turned(choice.rotation)}`;
    case 'push': {
      const pushed = `${type} ${hexName(choice.pusher)} ${hexName(choice.target)}`;
      return choice.to === undefined ? pushed : `${pushed} > ${hexName(choice.to)}`;
    }
    case 'push-to':
      return `${type} ${hexName(choice.to)}`;
    case 'small-bomb':
      return [type, ...choice.hexes.map(hexName)].join(' ');
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'declare-next':
    case 'explode':
    case 'attack':
      return `${type} ${hexName(choice.hex)}`;
    case 'convert':
      return `${type} ${hexName(choice.hex)} ${choice.edge} ${choice.to}`;
    case 'name':
    case 'award':
      return `${type} ${choice.seat}`;
    case 'treat':
      return `${type} ${hexName(choice.medic)} ${hexName(choice.patient)}`;
    case 'absorb':
      return `${type} ${choice.hit}`;
    case 'sacrifice':
      return `${type} ${hexName(choice.medic)}`;
  }
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

  get place(): string {
    return `column ${this.words[this.next]?.column ?? this.line.length + 1}`;
  }

  take(): string | undefined {
    return this.words[this.next++]?.text;
  }

  peek(): string | undefined {
    return this.words[this.next]?.text;
  }

  /** Applies a reader to the next word, at its place. */
  read<T>(reader: (place: string, text: string | undefined) => T): T {
    const { place } = this;
    return reader(place, this.take());
  }

  end(): void {
    if (this.next < this.words.length) refuse(this.place, `${shorten(this.peek() ?? '')} is too much`);
  }
}

/** `r0` to `r5`; left out it is r0. */
function readRotation(words: Words): number {
  if (words.peek() === undefined) return 0;
  return words.read((place, text) => {
    const match = /^r([0-5])$/.exec(text ?? '');
    return match ? Number(match[1]) : refuse(place, `${shorten(text ?? '')} is not a rotation r0 to r5`);
  });
}

/** Reads a choice written for that state. It need not be legal; a NhexError names the column of a fault. */
export function parseChoice(text: string, state: Omit<State, 'rng'>): Choice {
  const words = new Words(text);
  const choice = readChoice(words, state as State);
  words.end();
  return choice;
}

function readChoice(words: Words, state: State): Choice {
  const hex = (): Hex => words.read(readHex);
  const tile = (): number =>
    words.read((place, text) => readTile(place, text, state.options, deciderOf(state)));
  const seat = (): number => words.read((place, text) => readNumber(place, text, 0, state.seats.length - 1));
  const type = words.read((place, text) => {
    const found = CHOICE_TYPES.find((word) => word === text);
    if (found) return found;
    const open = [...new Set(codesOf(state).map(codeType))].join(', ');
    return refuse(place, `${shorten(text ?? '')} is no kind of choice; open now: ${open || 'nothing'}`);
  });
  switch (type) {
    case 'end':
    case 'battle':
    case 'stop':
    case 'draw':
    case 'keep':
      return { type };
    case 'discard':
    case 'take':
    case 'mercenary':
      return { type, tile: tile() };
    case 'place':
    case 'bomber':
      return { type, tile: tile(), hex: hex(), rotation: readRotation(words) };
    case 'redraw':
      return { type, slots: readSlots(words, state, tile) };
    case 'hq':
    case 'rotate':
      return { type, hex: hex(), rotation: readRotation(words) };
    case 'move':
    case 'mobility':
      return { type, from: hex(), to: hex(), rotation: readRotation(words) };
    case 'transport':
      return { type, via: hex(), from: hex(), to: hex(), rotation: readRotation(words) };
    case 'step':
      return { type, to: hex(), rotation: readRotation(words) };
    case 'push':
      return { type, pusher: hex(), target: hex(), to: readDestination(words) };
    case 'push-to':
      return { type, to: hex() };
    case 'small-bomb': {
      const [a, b, c] = [hex(), hex(), hex()].sort((x, y) => x - y);
      return { type, hexes: [a, b, c] };
    }
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'declare-next':
    case 'explode':
    case 'attack':
      return { type, hex: hex() };
    case 'convert':
      return {
        type,
        hex: hex(),
        edge: words.read((place, text) => readNumber(place, text, 0, 5)),
        to: words.read((place, text) => readWord(place, text, ['melee', 'ranged'] as const)),
      };
    case 'name':
    case 'award':
      return { type, seat: seat() };
    case 'treat':
      return { type, medic: hex(), patient: hex() };
    case 'absorb':
      return { type, hit: words.read((place, text) => readNumber(place, text, 0, 255)) };
    case 'sacrifice':
      return { type, medic: hex() };
  }
}

function readDestination(words: Words): Hex | undefined {
  if (words.peek() === undefined) return undefined;
  words.read((place, text) => readWord(place, text, ['>'] as const));
  return words.read(readHex);
}

/** The named tiles as places of the hand: those of the open unlucky draw that holds just these kinds. */
function readSlots(words: Words, state: State, tile: () => number): number[] {
  const { hand } = state.seats[state.turn.seat];
  const { place } = words;
  const wanted: number[] = [];
  while (words.peek() !== undefined) wanted.push(tile());
  const kinds = (tiles: readonly number[]): string => [...tiles].sort((a, b) => a - b).join();
  const slots = redrawSlots(state).find((open) => kinds(open.map((slot) => hand[slot])) === kinds(wanted));
  return slots ?? refuse(place, 'these are not the tiles of an unlucky draw that is open now');
}
