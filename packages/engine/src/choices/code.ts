// A choice packed into one small integer: bots and simulations list and compare thousands of them.
// Where a field lies in the integer is known in this file alone.

import type { Hex } from '../base/brand.ts';
import {
  CHOICE_TYPES,
  type Choice,
  type ChoiceType,
  type FieldKind,
  type FieldTypes,
  type SHAPES,
  shapeOf,
} from './choice.ts';

/** A choice in one integer of at most 31 bits: its type, then its fields in the order of the table. */
export type Code = number;

const TYPE_BITS = 6;
const BITS: Readonly<Record<FieldKind, number>> = {
  tile: 11, // MAX_TILES
  hex: 6,
  onlyHex: 6,
  triple: 18,
  rotation: 3,
  seat: 3,
  hit: 20,
  edge: 3,
  attack: 1,
  slots: 8,
  leader: 5, // HIDDEN_LEADER
};
/** The highest number of a hit: more than all ways of all shots of one moment. */
export const MOST_HITS = (1 << BITS.hit) - 1;
/** A field `onlyHex` that names none. */
const NO_HEX = 63;
const HEX_MASK = 63;
const ROTATION_MASK = 7;

const slotsIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((slot) => mask & (1 << slot));

/** A value as bits, and back. */
const TO_BITS: { readonly [K in FieldKind]: (value: FieldTypes[K]) => number } = {
  tile: Number,
  hex: Number,
  onlyHex: (hex) => hex ?? NO_HEX,
  triple: ([a, b, c]) => a | (b << 6) | (c << 12),
  rotation: Number,
  seat: Number,
  hit: Number,
  edge: Number,
  attack: (kind) => (kind === 'melee' ? 0 : 1),
  slots: (slots) => slots.reduce((mask, slot) => mask | (1 << slot), 0),
  leader: Number,
};
/** Absent for what is a plain number. */
const FROM_BITS: { readonly [K in FieldKind]?: (bits: number) => unknown } = {
  onlyHex: (bits) => (bits === NO_HEX ? undefined : bits),
  triple: (bits) => [bits & HEX_MASK, (bits >> 6) & HEX_MASK, bits >> 12],
  attack: (bits) => (bits === 0 ? 'melee' : 'ranged'),
  slots: slotsIn,
};

interface Place {
  readonly name: string;
  readonly kind: FieldKind;
  readonly shift: number;
  readonly mask: number;
  readonly read: ((bits: number) => unknown) | undefined;
}

const NUMBER_OF = Object.fromEntries(CHOICE_TYPES.map((type, number) => [type, number])) as Record<
  ChoiceType,
  number
>;
/** Rotations and destinations come first, so that they lie at the same place in every type that has both. */
const ORDER = ['rotation', 'to'];
const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

const PLACES = CHOICE_TYPES.map((type): readonly Place[] => {
  let shift = TYPE_BITS;
  const packed = [...shapeOf(type)].sort(([a], [b]) => rank(a) - rank(b));
  const places = packed.map(([name, kind]) => {
    const place = { name, kind, shift, mask: (1 << BITS[kind]) - 1, read: FROM_BITS[kind] };
    shift += BITS[kind];
    return place;
  });
  return shapeOf(type).flatMap(([name]) => places.filter((place) => place.name === name));
});

/** The code with another rotation than 0. */
export const withRotation = (code: Code, rotation: number): Code => code | (rotation << TYPE_BITS);
/** The code of a type that has both, with another destination and rotation than 0. */
export const withStep = (code: Code, to: number, rotation: number): Code =>
  code | (rotation << TYPE_BITS) | (to << (TYPE_BITS + BITS.rotation));

export const codeType = (code: Code): ChoiceType => CHOICE_TYPES[code & ((1 << TYPE_BITS) - 1)];

export function packChoice(choice: Choice): Code {
  const number = NUMBER_OF[choice.type];
  let code = number;
  for (const { name, kind, shift } of PLACES[number]) {
    const value = (choice as unknown as Readonly<Record<string, unknown>>)[name];
    code |= (TO_BITS[kind] as (value: unknown) => number)(value) << shift;
  }
  return code;
}

const valueIn = (code: Code, { shift, mask, read }: Place): unknown => {
  const bits = (code >> shift) & mask;
  return read ? read(bits) : bits;
};

type Make = (type: ChoiceType, code: Code, at: readonly Place[]) => object;

/** The value of a field that is a plain number. */
const numberIn = (code: Code, { shift, mask }: Place): number => (code >> shift) & mask;

/** By the names of its fields: choices that are written out are made several times faster than name by name; these fields are plain numbers. */
const WRITTEN_OUT: Readonly<Record<string, Make>> = {
  tile: (type, code, at) => ({ type, tile: numberIn(code, at[0]) }),
  hex: (type, code, at) => ({ type, hex: numberIn(code, at[0]) }),
  hit: (type, code, at) => ({ type, hit: numberIn(code, at[0]) }),
  medic: (type, code, at) => ({ type, medic: numberIn(code, at[0]) }),
  'medic patient': (type, code, at) => ({
    type,
    medic: numberIn(code, at[0]),
    patient: numberIn(code, at[1]),
  }),
  'hex rotation': (type, code, at) => ({ type, hex: numberIn(code, at[0]), rotation: numberIn(code, at[1]) }),
  'tile hex rotation': (type, code, at) => ({
    type,
    tile: numberIn(code, at[0]),
    hex: numberIn(code, at[1]),
    rotation: numberIn(code, at[2]),
  }),
  'from to rotation': (type, code, at) => ({
    type,
    from: numberIn(code, at[0]),
    to: numberIn(code, at[1]),
    rotation: numberIn(code, at[2]),
  }),
};

const byNames: Make = (type, code, at) => {
  const choice: Record<string, unknown> = { type };
  for (const place of at) choice[place.name] = valueIn(code, place);
  return choice;
};

const MAKERS = PLACES.map((places): Make => {
  const arePlain = places.every(({ read }) => read === undefined);
  return (arePlain && WRITTEN_OUT[places.map(({ name }) => name).join(' ')]) || byNames;
});

/** By type: the choice that says no more than its type, made once. */
const PLAIN = CHOICE_TYPES.map((type) => Object.freeze({ type }) as Choice);

export function unpackChoice(code: Code): Choice {
  const number = code & ((1 << TYPE_BITS) - 1);
  const places = PLACES[number];
  if (places.length === 0) return PLAIN[number];
  return MAKERS[number](CHOICE_TYPES[number], code, places) as Choice;
}

type FieldOf<T extends ChoiceType> = keyof (typeof SHAPES)[T] & string;
type KindOf<T extends ChoiceType, F> = (typeof SHAPES)[T][F & keyof (typeof SHAPES)[T]] & FieldKind;
/** What a field is packed from: numbers alone. */
type Packed<K extends FieldKind> = K extends 'onlyHex' ? Hex : FieldTypes[K] & number;

/**
 * Packs choices of one type from the values of these fields, in this order: for loops that list many. Fields that are not
 * named are left at 0, for `withRotation`, `withStep` and lists of all rotations.
 */
export function packer<T extends ChoiceType, const N extends readonly FieldOf<T>[]>(
  type: T,
  ...names: N
): (...values: { -readonly [I in keyof N]: Packed<KindOf<T, N[I]>> }) => Code {
  const number = NUMBER_OF[type];
  const [first, second, third] = names.map((name) => placeOf(type, name).shift);
  const pack = ((): ((...values: number[]) => Code) => {
    switch (names.length) {
      case 0:
        return () => number;
      case 1:
        return (a) => number | (a << first);
      case 2:
        return (a, b) => number | (a << first) | (b << second);
      default:
        return (a, b, c) => number | (a << first) | (b << second) | (c << third);
    }
  })();
  return pack as never;
}

function placeOf(type: ChoiceType, name: string): Place {
  const place = PLACES[NUMBER_OF[type]].find((each) => each.name === name);
  if (!place) throw new Error(`a choice ${type} has no ${name}`);
  return place;
}

/** Reads one field of the codes of a type: `fieldReader('place', 'hex')(code)`. */
export function fieldReader<T extends ChoiceType, F extends keyof (typeof SHAPES)[T] & string>(
  type: T,
  field: F,
): (code: Code) => FieldTypes[(typeof SHAPES)[T][F] & FieldKind] {
  const { shift, mask, read } = placeOf(type, field);
  if (!read) return (code) => ((code >> shift) & mask) as never;
  return (code) => read((code >> shift) & mask) as never;
}

/**
 * A list of codes in one buffer that can be used again and again: simulations make no garbage with it.
 * Most choices come in all six rotations, or in all but the present one: those are one entry.
 */
export class CodeList {
  private readonly entries = new Int32Array(MOST_ENTRIES);
  /** By entry: how many codes there are up to its last. */
  private readonly counts = new Int32Array(MOST_ENTRIES);
  private length = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  at(index: number): Code {
    const { counts } = this;
    // No entry stands for more codes than that.
    let entry = Math.floor(index / ALL_TURNS);
    while (counts[entry] <= index) entry += 1;
    const before = entry === 0 ? 0 : counts[entry - 1];
    return codeOf(this.entries[entry], counts[entry] - before, index - before);
  }

  push(code: Code): void {
    this.enter(code, 1);
  }

  /** The code in all six rotations. */
  pushTurned(code: Code): void {
    this.enter(code, ALL_TURNS);
  }

  /** The code in the five rotations other than its own. */
  pushOtherwise(code: Code): void {
    this.enter(code, OTHERWISE);
  }

  private enter(code: Code, codes: number): void {
    this.entries[this.length] = code;
    this.count += codes;
    this.counts[this.length++] = this.count;
  }

  clear(): void {
    this.length = 0;
    this.count = 0;
  }

  toArray(): Code[] {
    const codes: Code[] = [];
    for (let i = 0; i < this.length; i++) {
      const size = this.counts[i] - codes.length;
      for (let place = 0; place < size; place++) codes.push(codeOf(this.entries[i], size, place));
    }
    return codes;
  }
}

const MOST_ENTRIES = 8192;
/** Codes of an entry that stands for all rotations, and of one for all but its own. */
const ALL_TURNS = 6;
const OTHERWISE = 5;

/** One of the codes that an entry of that many stands for. */
function codeOf(entry: Code, size: number, place: number): Code {
  if (size !== OTHERWISE) return withRotation(entry, place);
  const own = (entry >> TYPE_BITS) & ROTATION_MASK;
  return withRotation(entry & ~(ROTATION_MASK << TYPE_BITS), place < own ? place : place + 1);
}
