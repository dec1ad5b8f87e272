// The chain of causes in plain words.

import { type GameEvent, type Hex, hexName } from '@nhex/engine';
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
  }
  if (event.via.length > 0) lines.push(say('via', { units: listed(language, event.via.map(at)) }));
  return lines;
}

/** A unit by its hex, with its name where the speaker knows it. */
function eventUnit(hex: Hex, speaker: Speaker): string {
  const name = speaker.at?.(hex);
  return name ? `${name} ${hexName(hex)}` : hexName(hex);
}

function linesOf(reasons: readonly Reason[], speaker: Speaker): WhyLine[] {
  return flatten(reasons).flatMap(({ reason, depth }) => {
    const text = eventText(reason.event, speaker);
    const more = details(reason.event, speaker);
    return [
      ...(text ? [{ depth, text, index: reason.index }] : []),
      ...more.map((line) => ({ depth: depth + 1, text: line, index: reason.index })),
    ];
  });
}

/** Why the unit on a hex fared as it did, in the events up to (not including) `until`. */
export function whyText(
  events: readonly GameEvent[],
  hex: Hex,
  speaker: Speaker,
  until = events.length,
): readonly WhyLine[] {
  const lines = linesOf(whyOf(events, hex, until), speaker);
  if (lines.length > 0) return lines;
  return [{ depth: 0, text: fill(speaker.language, TEXTS[speaker.language].why.nothing), index: 0 }];
}
