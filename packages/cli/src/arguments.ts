// Values of options: whole numbers, lists, languages, refused in one line when they are wrong.

import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@nhex/texts';
import { InvalidArgumentError, Option } from 'commander';

/** A parser for whole numbers in a range. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** `a,b,c` as a list. */
export function list(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.includes('')) throw new InvalidArgumentError('It must be a list like a,b with nothing left out.');
  return items;
}

/** A list of variants, none of them twice. */
export function variantList(text: string): string[] {
  const variants = list(text);
  const again = variants.find((variant, i) => variants.indexOf(variant) < i);
  if (again !== undefined) throw new InvalidArgumentError(`The variant ${again} stands there twice.`);
  return variants;
}

/** A list of bots; `search:nodes=2000,width=8,random` are two, for a part like `width=8` belongs to the one before. */
export function botList(text: string): string[] {
  return list(text).reduce<string[]>((specs, part) => {
    const isSetting = specs.length > 0 && /^[^:]*=/.test(part);
    return isSetting ? [...specs.slice(0, -1), `${specs.at(-1)},${part}`] : [...specs, part];
  }, []);
}

const LONGEST_SEED = 100;

/** Any short text can be a seed. */
export function seed(text: string): string {
  if (text === '' || text.length > LONGEST_SEED || /\p{Cc}/u.test(text)) {
    throw new InvalidArgumentError(`It must be a text of 1 to ${LONGEST_SEED} ordinary characters.`);
  }
  return text;
}

function languageCode(text: string): LanguageCode {
  if (isLanguageCode(text)) return text;
  throw new InvalidArgumentError(`It must be one of ${LANGUAGE_CODES.join(', ')}.`);
}

/** In which language a command says what is not JSON, faults of its input as well. */
export const languageOption = (): Option =>
  new Option('--lang <language>', `the language of the words: ${LANGUAGE_CODES.join(', ')}`)
    .argParser(languageCode)
    .default('en');
