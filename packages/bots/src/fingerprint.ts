// Fingerprints of positions: 52 bits mixed from small integers, so that equal positions are found quickly and two
// different ones of the same search practically never share one.

import { HEX_COUNT, NOWHERE, type Units } from '@nhex/engine';

/** A small integer spread over 32 bits: sums of such numbers tell sets apart. */
export function mix(number: number): number {
  const mixed = Math.imul(number + 0x7f4a7c15, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 16);
}

/** All bits of an integer spread over all bits of the result. */
function spread(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

export class Fingerprint {
  #a = 0;
  #b = 0;

  /** Begins anew. */
  clear(): void {
    this.#a = 0x9e3779b9;
    this.#b = 0x85ebca6b;
  }

  add(number: number): void {
    this.#a = Math.imul(this.#a ^ number, 0x01000193);
    this.#a ^= this.#a >>> 15;
    this.#b = Math.imul(this.#b + number, 0xcc9e2d51);
    this.#b ^= this.#b >>> 13;
  }

  addAll(numbers: readonly number[]): void {
    this.add(numbers.length);
    for (let i = 0; i < numbers.length; i++) this.add(numbers[i]);
  }

  /** The same for every order. */
  addSet(numbers: readonly number[], count = numbers.length): void {
    let sum = 0;
    let product = 1;
    for (let i = 0; i < count; i++) {
      const mixed = mix(numbers[i]);
      sum += mixed;
      product = Math.imul(product, mixed | 1);
    }
    this.add(sum | 0);
    this.add(product);
  }

  /** Who stands where. The same whatever numbers the units have: those depend on the order in which they came. */
  addUnits({ hex, second, tile, rotation, owner, wounds }: Units): void {
    let sum = 0;
    let other = 0;
    for (let unit = 0; unit < hex.length; unit++) {
      const at = hex[unit];
      if (at === NOWHERE) continue;
      // At most 27 bits: 10 for the tile, 3 for the rotation, 3 for the owner, 4 for wounds, and the hex.
      const whose = (owner[unit] << 4) | wounds[unit];
      const bits = ((((tile[at] << 3) | rotation[at]) << 7) | whose) * HEX_COUNT + at;
      const mixed = spread(bits);
      sum = (sum + mixed) | 0;
      other = (other + spread(mixed ^ 0x5bd1e995)) | 0;
      const to = second[unit];
      if (to === NOWHERE) continue;
      const partner = spread(mixed ^ (((tile[to] << 3) | rotation[to]) * HEX_COUNT + to));
      sum = (sum + partner) | 0;
      other = (other + spread(partner ^ 0x5bd1e995)) | 0;
    }
    this.add(sum);
    this.add(other);
  }

  get value(): number {
    return (this.#a >>> 0) * 0x100000 + ((this.#b >>> 0) & 0xfffff);
  }
}
