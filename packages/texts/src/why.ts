// The chain of causes in plain words.

import type { Cause, GameEvent, Hex, Part, TileInfo, UnitId, UnitStanding } from '@nhex/engine';
import { type EventOf, partName, type Speaker, tellEvent } from './events.ts';
import { type Language, listed } from './language.ts';
import { fill, type Params } from './message.ts';
import { terrainName } from './names.ts';
import { flatten, type Reason, whyOf } from './reasons.ts';
import { ruleOfEvent } from './rule-numbers.ts';

export interface WhyLine {
  /** How deep in the chain; 0 is what happened. */
  readonly depth: number;
  readonly text: string;
  /** The event behind it, by its place in the list. */
  readonly index: number;
  /** The number of the rule behind it, where there is one to look up. */
  readonly rule?: string | undefined;
}

/** The unit asked about, as it stands now; a fallen one has no standing. */
export interface AskedUnit {
  readonly unit: UnitId;
  readonly tile: TileInfo;
  readonly standing: UnitStanding | undefined;
  /** What stands on a hex now, by name. */
  readonly at: (hex: Hex) => string;
}

const signed = (amount: number): string => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);
const say = ({ language }: Speaker, key: keyof Language['why'], params?: Params): string =>
  fill(language, language.why[key], params);
const partNames = (speaker: Speaker, parts: readonly Part[]): string =>
  listed(
    speaker.language,
    parts.map((part) => partName(speaker, part)),
  );

/** What one cause adds to the strength of an attack. */
function bonusWords(cause: Cause, speaker: Speaker): string {
  const amount = signed(cause.amount);
  return 'terrain' in cause
    ? say(speaker, 'strength.ground', { amount, terrain: terrainName(speaker.language, cause.terrain) })
    : say(speaker, 'strength.bonus', { amount, unit: partName(speaker, cause) });
}

/** What armor or cover takes off. */
function armorWords({ armor, cover }: EventOf<'attack'>, speaker: Speaker): string {
  if (armor === 0) return '';
  return cover === undefined
    ? say(speaker, 'strength.armor', { amount: armor })
    : say(speaker, 'strength.cover', { amount: armor, terrain: terrainName(speaker.language, cover) });
}

/** How the strength of an attack came about. */
function strengthOf(event: EventOf<'attack'>, speaker: Speaker): string | undefined {
  const { strength: total, armor, base, bonuses, lethal, kind } = event;
  if (lethal) return say(speaker, 'strength.endless');
  if (kind === 'gauss') return say(speaker, 'strength.gauss');
  if (bonuses.length === 0 && armor === 0)
    return total > 1 ? say(speaker, 'strength.printed', { total }) : undefined;
  return [
    say(speaker, kind === 'melee' ? 'strength.melee' : 'strength.ranged', { total, base }),
    ...bonuses.map((bonus) => bonusWords(bonus, speaker)),
    armorWords(event, speaker),
  ].join('');
}

/** What the sentence of an event leaves out: how strong and why, the way it took, who did it. */
export function tellDetails(event: GameEvent, speaker: Speaker): string[] {
  switch (event.type) {
    case 'netted':
    case 'lost-chance':
      return event.by.length > 0 ? [say(speaker, 'netted.by', { units: partNames(speaker, event.by) })] : [];
    case 'declared':
      return event.what === 'explode' ? [] : [say(speaker, 'converted')];
    case 'attack': {
      const strength = strengthOf(event, speaker);
      const via = event.via.length > 0 ? [say(speaker, 'via', { units: partNames(speaker, event.via) })] : [];
      return strength === undefined ? via : [strength, ...via];
    }
    default:
      return [];
  }
}

/** In which phase the unit acted, and what moved it there. */
function timing(phase: number, { tile, standing, at }: AskedUnit, speaker: Speaker): string {
  if (tile.initiative.includes(phase)) return say(speaker, 'acts', { phase });
  const helpers = (standing?.sources ?? [])
    .filter(({ bonus }) => bonus.initiative || ('extraAction' in bonus && bonus.extraAction))
    .map(({ from, terrain }) => (terrain ? terrainName(speaker.language, terrain) : at(from)));
  const text = say(speaker, 'acts.changed', { phase, printed: tile.initiative.join(', ') });
  return helpers.length === 0
    ? text
    : text + say(speaker, 'acts.from', { units: listed(speaker.language, helpers) });
}

/** What the unit still has before it, where the events so far do not tell it. */
function prospects(events: readonly GameEvent[], asked: AskedUnit, speaker: Speaker): string[] {
  const { unit, tile, standing, at } = asked;
  const last = events.at(-1);
  if (!standing || events.some(({ type }) => type === 'battle-over')) return [];
  if (standing.initiative.length === 0) return tile.isHq ? [] : [say(speaker, 'never')];
  const running = last?.phase ?? Number.POSITIVE_INFINITY;
  const hasActed = events.some((event) => event.phase === running && 'unit' in event && event.unit === unit);
  const phases = standing.initiative.filter((each) => each < running || (each === running && !hasActed));
  if (phases.length === 0) return [];
  const key = standing.netted ? 'to-come.netted' : 'to-come';
  const units = listed(speaker.language, standing.nettedBy.map(at));
  return [say(speaker, key, { phases: phases.join(', '), units })];
}

function linesOf(reasons: readonly Reason[], speaker: Speaker, asked: AskedUnit): WhyLine[] {
  return flatten(reasons).flatMap(({ reason, depth }) => {
    const { event } = reason;
    const text = tellEvent(event, speaker);
    const more = tellDetails(event, speaker);
    const isOwn = depth === 0 && (event.type === 'attack' || event.type === 'no-target');
    if (isOwn && event.phase !== undefined) more.unshift(timing(event.phase, asked, speaker));
    const rule = ruleOfEvent(event, speaker.tile);
    return [
      ...(text ? [{ depth, text, index: reason.index, rule }] : []),
      ...more.map((line) => ({ depth: depth + 1, text: line, index: reason.index })),
    ];
  });
}

/**
 * What a unit did and why it fared as it did, in the events up to (not including) `until`. Nobody is asked about where
 * nobody stands and nobody fell.
 */
export function tellWhy(
  events: readonly GameEvent[],
  asked: AskedUnit | undefined,
  speaker: Speaker,
  until = events.length,
): readonly WhyLine[] {
  const plain = (text: string): WhyLine => ({ depth: 0, text, index: until });
  if (!asked) return [plain(say(speaker, 'empty'))];
  const lines = linesOf(whyOf(events, asked.unit, until), speaker, asked);
  if (lines.length === 0) lines.push(plain(say(speaker, 'nothing')));
  return [...lines, ...prospects(events.slice(0, until), asked, speaker).map(plain)];
}
