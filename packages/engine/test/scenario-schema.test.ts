// docs/scenario.schema.json tells the truth: what the engine reads fits it, and it names the same fields.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  HOLE_KINDS,
  NhexError,
  OBJECTIVE_KINDS,
  readScenario,
  SCENARIOS,
  TERRAIN_KINDS,
} from '../src/index.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly maxProperties?: number;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, docs), 'utf8'));
const schema = read('scenario.schema.json') as Schema;
const example = read('examples/ambush.json');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value fits the schema: the few words of JSON schema that ours uses. */
function fits(value: unknown, by: Schema): boolean {
  if (by.$ref) return fits(value, schema.$defs?.[by.$ref.replace('#/$defs/', '')] ?? {});
  if (by.anyOf && !by.anyOf.some((each) => fits(value, each))) return false;
  if (by.enum && !by.enum.includes(value)) return false;
  if (by.const !== undefined && value !== by.const) return false;
  switch (by.type) {
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= (by.minimum ?? 0) &&
        (value as number) <= (by.maximum ?? 9999)
      );
    case 'string':
      return (
        typeof value === 'string' &&
        value.length <= (by.maxLength ?? 9999) &&
        (by.pattern === undefined || new RegExp(by.pattern).test(value))
      );
    case 'array':
      return (
        Array.isArray(value) &&
        value.length >= (by.minItems ?? 0) &&
        value.length <= (by.maxItems ?? 9999) &&
        value.every((item) => fits(item, by.items ?? {}))
      );
    case 'object':
      return (
        isObject(value) &&
        (by.required ?? []).every((field) => field in value) &&
        Object.keys(value).length <= (by.maxProperties ?? 9999) &&
        Object.entries(value).every(([field, each]) => {
          const patterns = Object.entries(by.patternProperties ?? {});
          const known =
            by.properties?.[field] ?? patterns.find(([pattern]) => new RegExp(pattern).test(field))?.[1];
          if (known) return fits(each, known);
          const other = by.additionalProperties ?? true;
          return typeof other === 'boolean' ? other : fits(each, other);
        })
      );
    default:
      return true;
  }
}

describe('[ATL-5] the schema of scenario files', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.key, scenario] as const))('%s fits it', (_, scenario) => {
    expect(fits(JSON.parse(JSON.stringify(scenario)), schema)).toBe(true);
  });

  test('the example of the page fits it and is read', () => {
    expect(fits(example, schema)).toBe(true);
    expect(readScenario(example)).toEqual(example);
  });

  test('English is needed, other languages are free, as the engine has it', () => {
    const { texts, ...rest } = example as { texts: { en: { title: string } } };
    const { en } = texts;
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`q${String.fromCharCode(97 + i)}`, en]),
    );
    for (const fitting of [{ en }, { en, de: en, fil: en }]) {
      expect(fits({ ...rest, texts: fitting }, schema)).toBe(true);
      expect(readScenario({ ...rest, texts: fitting }).texts).toEqual(fitting);
    }
    for (const wrong of [
      { de: en },
      { en, Deutsch: en },
      { en, de: { title: 'Nur das' } },
      { en, ...many },
    ]) {
      expect(fits({ ...rest, texts: wrong }, schema)).toBe(false);
      expect(() => readScenario({ ...rest, texts: wrong })).toThrow(NhexError);
    }
  });

  test('it names the terrain, holes and objectives that there are', () => {
    const text = JSON.stringify(schema);
    for (const name of [...TERRAIN_KINDS, ...HOLE_KINDS, ...OBJECTIVE_KINDS])
      expect(text).toContain(`"${name}"`);
  });

  test('every field it names is one that the engine knows, and what is needed there is needed here', () => {
    for (const field of schema.required ?? []) {
      const { [field]: _, ...without } = example as Record<string, unknown>;
      expect(fits(without, schema)).toBe(false);
      expect(() => readScenario(without)).toThrow(NhexError);
    }
    for (const field of Object.keys(schema.properties ?? {})) {
      try {
        readScenario({ ...(example as object), [field]: Symbol.iterator });
      } catch (error) {
        expect((error as NhexError).reason).not.toBe('unknown-field');
      }
    }
  });
});
