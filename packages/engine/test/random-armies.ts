// Random armies that are right: any mixture of what a face can say, with a Structure.

import fc from 'fast-check';
import type { Army } from '../src/index.ts';

const EDGES = [0, 1, 2, 3, 4, 5] as const;
const edges = fc.subarray([...EDGES], { minLength: 1, maxLength: 4 });
/** Mostly a small number, now and then any that army files allow. */
const upTo = (usual: number, most: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: usual }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: most }) },
  );
const strengths = edges.chain((chosen) =>
  fc.record(Object.fromEntries(chosen.map((edge) => [edge, upTo(3, 9)]))),
);
const yes = fc.constant(true as const);
const amount = upTo(2, 5);
const initiative = fc
  .subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 3 })
  .map((values) => values.sort((a, b) => b - a));
const bonus = fc.oneof(
  fc.record({ melee: amount }),
  fc.record({ ranged: amount }),
  fc.record({ melee: amount, ranged: amount }),
  fc.record({ initiative: amount }),
  fc.record({ toughness: amount }),
  fc.record({ extraAction: fc.constant(1) }),
  fc.record({ medic: yes }),
  fc.record({ quartermaster: yes }),
  fc.record({ transport: yes, melee: amount }),
);

/** What a unit's face can say, one ability at a time. */
const ABILITIES: Readonly<Record<string, fc.Arbitrary<object>>> = {
  melee: fc.record({ melee: strengths, initiative }),
  ranged: fc.record({ ranged: strengths, initiative }),
  gauss: fc.record({ gauss: edges, initiative }),
  armor: fc.record({ armor: edges }),
  net: fc.record({ net: edges }),
  toughness: fc.record({ toughness: upTo(3, 9) }),
  mobility: fc.record({ mobility: upTo(2, 3) }),
  gives: fc.record({ connections: edges, gives: bonus }),
  long: fc.record({ connections: edges, gives: bonus, longDistance: yes }),
  inflicts: fc.record({ connections: edges, inflicts: fc.constant({ initiative: -1 }) }),
  scopes: fc.record({ connections: edges, scopes: yes }),
  recon: fc.record({ recon: upTo(1, 3) }),
  rotations: fc.record({ rotations: upTo(1, 3) }),
  explodes: fc.record({ explodes: yes, initiative }),
  trap: fc.record({ trap: edges }),
  redirects: fc.record({ entries: edges, exits: edges }),
  sharpshooter: fc.record({ sharpshooter: yes, ranged: strengths, initiative }),
  rotates: fc.record({ rotates: yes }),
  heavy: fc.record({ heavy: yes }),
  boarding: fc.record({ boarding: yes }),
};

export type AnyFace = Record<string, unknown> & { readonly kind: string };

/** A warrior or module with up to four abilities. */
export const unitFaces: fc.Arbitrary<AnyFace> = fc
  .record({
    kind: fc.constantFrom('warrior', 'module'),
    abilities: fc
      .subarray(Object.keys(ABILITIES), { minLength: 1, maxLength: 4 })
      .chain((names) => fc.tuple(...names.map((name) => ABILITIES[name]))),
  })
  .map(({ kind, abilities }) => ({ kind, ...Object.assign({}, ...abilities) }));

const aura = fc.option(fc.record({ aura: bonus }), { nil: {} });
const INSTANTS = ['battle', 'move', 'push-back', 'sniper', 'grenade', 'air-strike', 'small-bomb'];

/** An army file for games: an HQ, twelve kinds of unit, all instants, a Structure. */
export const armyFiles = (key: string): fc.Arbitrary<Army> =>
  fc
    .record({
      hq: aura,
      faces: fc.array(unitFaces, { minLength: 12, maxLength: 12 }),
      structure: fc.tuple(
        fc.record({ a: unitFaces, b: unitFaces }),
        fc.record({ a: unitFaces, b: unitFaces }),
      ),
    })
    .map(({ hq, faces, structure }) => ({
      key,
      name: `The ${key}`,
      tiles: {
        hq: { kind: 'hq', initiative: [0], melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, ...hq },
        ...Object.fromEntries(faces.map((face, i) => [`unit-${i}`, { ...face, count: i < 8 ? 2 : 1 }])),
        ...Object.fromEntries(
          INSTANTS.map((instant, i) => [
            instant,
            { kind: 'instant', instant, count: i < 4 ? 3 : i < 6 ? 1 : 0 },
          ]),
        ),
      },
      structure,
    })) as unknown as fc.Arbitrary<Army>;
