// The editions side by side: every value of the engine's rule sets, point by point, with the rule it belongs to.

import { EDITION_RULES, EDITIONS, type EditionRules } from '@nhex/engine';

export interface EditionValue {
  /** What the value is called; undefined for a plain number. */
  readonly key: string | undefined;
  readonly number: number | undefined;
}

export interface EditionPoint {
  readonly point: string;
  readonly rule: string;
  /** One for each edition, in their order. */
  readonly values: readonly EditionValue[];
  /** Whether the editions differ. */
  readonly differs: boolean;
}

const RULE_OF: Readonly<
  Record<keyof Omit<EditionRules, 'inTheBox'> | keyof EditionRules['inTheBox'], string>
> = {
  unluckyDraw: 'TURN-4',
  teamHq: 'MODE-5',
  strikingAllies: 'MODE-6',
  destroyedHqLeaves: 'BAT-6',
  tie: 'MODE-2',
  tieAtTwenty: 'MODE-3',
  reinforcementSurplus: 'VAR-2',
  reinforcementUnlucky: 'VAR-2',
  doomsday: 'DDM-1',
  mercenaries: 'VAR-3',
  structures: 'STR-1',
};

const valueOf = (value: string | number | boolean): EditionValue =>
  typeof value === 'number'
    ? { key: undefined, number: value }
    : { key: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value, number: undefined };

function pointOf(
  point: string,
  rule: string,
  read: (rules: EditionRules) => string | number | boolean,
): EditionPoint {
  const raw = EDITIONS.map((edition) => read(EDITION_RULES[edition]));
  return { point, rule, values: raw.map(valueOf), differs: new Set(raw).size > 1 };
}

export function editionPoints(): EditionPoint[] {
  const { inTheBox, ...plain } = EDITION_RULES[EDITIONS[0]];
  return [
    ...(Object.keys(plain) as (keyof typeof plain)[]).map((name) =>
      pointOf(name, RULE_OF[name], (rules) => rules[name]),
    ),
    ...(Object.keys(inTheBox) as (keyof typeof inTheBox)[]).map((name) =>
      pointOf(`inTheBox.${name}`, RULE_OF[name], (rules) => rules.inTheBox[name]),
    ),
  ];
}
