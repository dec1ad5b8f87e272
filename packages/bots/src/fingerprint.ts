// Fingerprints of positions: 52 bits mixed from small integers, so that equal positions are found quickly and two
// different ones of the same search practically never share one.

/** A small integer spread over 32 bits: sums of such numbers tell sets apart. */
export function mix(number: number): number {
  const mixed = Math.imul(number + 0x7f4a7c15, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 16);
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

  get value(): number {
    return (this.#a >>> 0) * 0x100000 + ((this.#b >>> 0) & 0xfffff);
  }
}
