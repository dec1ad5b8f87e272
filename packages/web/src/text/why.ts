// The chain of causes in plain words.

import { type GameEvent, type Hex, hexName, type TileInfo, type UnitStanding } from '@nhex/engine';
import { flatten, type Reason, whyOf } from '../board/why.ts';
import { listed, TEXTS, unitName, type WhyKey } from './catalogues.ts';
import { eventText, type Speaker } from './events.ts';
import { fill, type TextParams } from './message.ts';

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

/** How the strength of an attack came about, and the way it took. */
function details(event: GameEvent, speaker: Speaker): string[] {
  const { language } = speaker;
  const say = (key: WhyKey, params?: TextParams): string => fill(language, TEXTS[language].why[key], params);
  const at = (hex: Hex): string => eventUnit(hex, speaker);
  if (event.type === 'netted' || (event.type === 'lost-chance' && event.why === 'netted')) {
    return event.by.length > 0 ? [say('netted.by', { units: listed(language, event.by.map(at)) })] : [];
  }
  if (event.type === 'declared') return event.what === 'explode' ? [] : [say('converted')];
  if (event.type !== 'attack') return [];
  const lines: string[] = [];
  if (event.endless) lines.push(say('strength.endless'));
  else if (event.kind === 'gauss') lines.push(say('strength.gauss'));
  else if (event.bonuses.length > 0 || event.armor > 0) {
    const added = event.bonuses.reduce((sum, bonus) => sum + bonus.amount, 0);
    const kind = event.kind === 'melee' ? 'strength.melee' : 'strength.ranged';
    let text = say(kind, { total: event.strength, base: event.strength + event.armor - added });
    for (const bonus of event.bonuses) {
      text += say('strength.bonus', {
        amount: signed(bonus.amount),
        unit: unitName(language, bonus.tile, bonus.hex),
      });
    }
    if (event.armor > 0) text += say('strength.armor', { amount: event.armor });
    lines.push(text);
  } else if (event.strength > 1) lines.push(say('strength.printed', { total: event.strength }));
  if (event.via.length > 0) lines.push(say('via', { units: listed(language, event.via.map(at)) }));
  return lines;
}

/** A unit by its hex, with its name where the speaker knows it. */
function eventUnit(hex: Hex, speaker: Speaker): string {
  const name = speaker.at?.(hex);
  return name ? `${name} ${hexName(hex)}` : hexName(hex);
}

/** In which phase the unit acted, and what moved it there. */
function timing(phase: number, { tile, standing }: AskedUnit, speaker: Speaker): string {
  const { language } = speaker;
  const { why } = TEXTS[language];
  if (tile.initiative.includes(phase)) return fill(language, why.acts, { phase });
  const helpers = (standing?.sources ?? [])
    .filter(({ bonus }) => bonus.initiative || bonus.extraAction)
    .map(({ from }) => eventUnit(from, speaker));
  const text = fill(language, why['acts.changed'], { phase, printed: tile.initiative.join(', ') });
  return helpers.length === 0
    ? text
    : text + fill(language, why['acts.from'], { units: listed(language, helpers) });
}

/** What the unit still has before it, where the events so far do not tell it. */
function prospects(events: readonly GameEvent[], hex: Hex, asked: AskedUnit, speaker: Speaker): string[] {
  const { language } = speaker;
  const { why } = TEXTS[language];
  const { tile, standing } = asked;
  const began = events.map(({ type }) => type).lastIndexOf('phase');
  if (!standing || events.some(({ type }) => type === 'battle-over')) return [];
  if (standing.initiative.length === 0) return tile.isHq ? [] : [fill(language, why.never)];
  const start = events[began];
  const phase = start?.type === 'phase' ? start.phase : Number.POSITIVE_INFINITY;
  const hasActed = events
    .slice(began + 1)
    .some((event) => ('from' in event && event.from === hex) || ('hex' in event && event.hex === hex));
  const phases = standing.initiative.filter((each) => each < phase || (each === phase && !hasActed));
  if (phases.length === 0) return [];
  const key = standing.netted ? 'to-come.netted' : 'to-come';
  const units = listed(
    language,
    standing.nettedBy.map((by) => eventUnit(by, speaker)),
  );
  return [fill(language, why[key], { phases: phases.join(', '), units })];
}

function linesOf(reasons: readonly Reason[], speaker: Speaker, asked: AskedUnit | undefined): WhyLine[] {
  return flatten(reasons).flatMap(({ reason, depth }) => {
    const { event } = reason;
    const text = eventText(event, speaker);
    const more = details(event, speaker);
    const isOwn = depth === 0 && (event.type === 'attack' || event.type === 'no-target');
    if (isOwn && asked) more.unshift(timing(event.phase, asked, speaker));
    return [
      ...(text ? [{ depth, text, index: reason.index }] : []),
      ...more.map((line) => ({ depth: depth + 1, text: line, index: reason.index })),
    ];
  });
}

/** What the unit on a hex did and why it fared as it did, in the events up to (not including) `until`. */
export function whyText(
  events: readonly GameEvent[],
  hex: Hex,
  speaker: Speaker,
  until = events.length,
  asked?: AskedUnit,
): readonly WhyLine[] {
  const { why } = TEXTS[speaker.language];
  const lines = linesOf(whyOf(events, hex, until), speaker, asked);
  const plain = (text: string): WhyLine => ({ depth: 0, text, index: until });
  if (lines.length === 0) lines.push(plain(fill(speaker.language, asked ? why.nothing : why.empty)));
  const more = asked ? prospects(events.slice(0, until), hex, asked, speaker) : [];
  return [...lines, ...more.map(plain)];
}
