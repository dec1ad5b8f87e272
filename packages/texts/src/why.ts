// The chain of causes in plain words.

import { type GameEvent, type Hex, type TileInfo, type UnitStanding } from '@nhex/engine';
import { type EventOf, type Speaker, tellEvent, unitAt } from './events.ts';
import { type Language, listed } from './language.ts';
import { fill, type Params } from './message.ts';
import { unitName } from './names.ts';
import { flatten, type Reason, whyOf } from './reasons.ts';

export interface WhyLine {
  /** How deep in the chain; 0 is what happened. */
  readonly depth: number;
  readonly text: string;
  /** The event behind it, by its place in the list. */
  readonly index: number;
}

/** The unit asked about, as it stands now; a fallen one has no standing. */
export interface AskedUnit {
  readonly tile: TileInfo;
  readonly standing: UnitStanding | undefined;
}

const signed = (amount: number): string => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);
const say = ({ language }: Speaker, key: keyof Language['why'], params?: Params): string =>
  fill(language, language.why[key], params);
const unitsAt = (speaker: Speaker, hexes: readonly Hex[]): string =>
  listed(
    speaker.language,
    hexes.map((hex) => unitAt(speaker, hex)),
  );

/** How the strength of an attack came about. */
function strengthOf(event: EventOf<'attack'>, speaker: Speaker): string | undefined {
  const { strength, armor, bonuses, endless, kind } = event;
  if (endless) return say(speaker, 'strength.endless');
  if (kind === 'gauss') return say(speaker, 'strength.gauss');
  if (bonuses.length === 0 && armor === 0)
    return strength > 1 ? say(speaker, 'strength.printed', { total: strength }) : undefined;
  const added = bonuses.reduce((sum, bonus) => sum + bonus.amount, 0);
  const base = { total: strength, base: strength + armor - added };
  return [
    say(speaker, kind === 'melee' ? 'strength.melee' : 'strength.ranged', base),
    ...bonuses.map(({ amount, tile, hex }) =>
      say(speaker, 'strength.bonus', {
        amount: signed(amount),
        unit: unitName(speaker, speaker.tile(tile), hex),
      }),
    ),
    ...(armor > 0 ? [say(speaker, 'strength.armor', { amount: armor })] : []),
  ].join('');
}

/** What the sentence of an event leaves out: how strong and why, the way it took, who did it. */
export function tellDetails(event: GameEvent, speaker: Speaker): string[] {
  switch (event.type) {
    case 'netted':
    case 'lost-chance':
      return event.by.length > 0 ? [say(speaker, 'netted.by', { units: unitsAt(speaker, event.by) })] : [];
    case 'declared':
      return event.what === 'explode' ? [] : [say(speaker, 'converted')];
    case 'attack': {
      const strength = strengthOf(event, speaker);
      const via = event.via.length > 0 ? [say(speaker, 'via', { units: unitsAt(speaker, event.via) })] : [];
      return strength === undefined ? via : [strength, ...via];
    }
    default:
      return [];
  }
}

/** In which phase the unit acted, and what moved it there. */
function timing(phase: number, { tile, standing }: AskedUnit, speaker: Speaker): string {
  if (tile.initiative.includes(phase)) return say(speaker, 'acts', { phase });
  const helpers = (standing?.sources ?? [])
    .filter(({ bonus }) => bonus.initiative || bonus.extraAction)
    .map(({ from }) => from);
  const text = say(speaker, 'acts.changed', { phase, printed: tile.initiative.join(', ') });
  return helpers.length === 0 ? text : text + say(speaker, 'acts.from', { units: unitsAt(speaker, helpers) });
}

/** What the unit still has before it, where the events so far do not tell it. */
function prospects(events: readonly GameEvent[], hex: Hex, asked: AskedUnit, speaker: Speaker): string[] {
  const { tile, standing } = asked;
  const began = events.map(({ type }) => type).lastIndexOf('phase');
  if (!standing || events.some(({ type }) => type === 'battle-over')) return [];
  if (standing.initiative.length === 0) return tile.isHq ? [] : [say(speaker, 'never')];
  const start = events[began];
  const phase = start?.type === 'phase' ? start.phase : Number.POSITIVE_INFINITY;
  const hasActed = events
    .slice(began + 1)
    .some((event) => ('from' in event && event.from === hex) || ('hex' in event && event.hex === hex));
  const phases = standing.initiative.filter((each) => each < phase || (each === phase && !hasActed));
  if (phases.length === 0) return [];
  const key = standing.netted ? 'to-come.netted' : 'to-come';
  return [say(speaker, key, { phases: phases.join(', '), units: unitsAt(speaker, standing.nettedBy) })];
}

function linesOf(reasons: readonly Reason[], speaker: Speaker, asked: AskedUnit | undefined): WhyLine[] {
  return flatten(reasons).flatMap(({ reason, depth }) => {
    const { event } = reason;
    const text = tellEvent(event, speaker);
    const more = tellDetails(event, speaker);
    const isOwn = depth === 0 && (event.type === 'attack' || event.type === 'no-target');
    if (isOwn && asked) more.unshift(timing(event.phase, asked, speaker));
    return [
      ...(text ? [{ depth, text, index: reason.index }] : []),
      ...more.map((line) => ({ depth: depth + 1, text: line, index: reason.index })),
    ];
  });
}

/** What the unit on a hex did and why it fared as it did, in the events up to (not including) `until`. */
export function tellWhy(
  events: readonly GameEvent[],
  hex: Hex,
  speaker: Speaker,
  until = events.length,
  asked?: AskedUnit,
): readonly WhyLine[] {
  const lines = linesOf(whyOf(events, hex, until), speaker, asked);
  const plain = (text: string): WhyLine => ({ depth: 0, text, index: until });
  if (lines.length === 0) lines.push(plain(say(speaker, asked ? 'nothing' : 'empty')));
  const more = asked ? prospects(events.slice(0, until), hex, asked, speaker) : [];
  return [...lines, ...more.map(plain)];
}
