// What is wrong, in the language in use. The engine gives a code, a place and an English sentence; of the sentence
// only the text it quotes is shown.

import { NhexError } from '@nhex/engine';
import { t } from './i18n.svelte.ts';

/** A text in quotes with which the engine's reason begins or ends: what could not be read. */
const QUOTED = /(?:^|: )("(?:[^"\\]|\\.)*")|("(?:[^"\\]|\\.)*")$/;

function quotedIn(message: string): string {
  const [, first, last] = QUOTED.exec(message) ?? [];
  try {
    return String(JSON.parse(first ?? last ?? '""'));
  } catch {
    return '';
  }
}

function placeWords(place: string): string {
  const [, kind, where] = /\b(line|column|units:|player) (\w+)$/.exec(place) ?? [];
  switch (kind) {
    case 'line':
      return t('error.place.line', { number: where });
    case 'column':
      return t('error.place.column', { number: where });
    case 'units:':
      return t('error.place.hex', { hex: where });
    case 'player':
      return t('player.number', { number: Number(where) + 1 });
    default:
      return t('error.quoted', { text: place.split(/[: ]/)[0] });
  }
}

/** A sentence about a fault. An error that is not the engine's keeps its own words: there are no better ones. */
export function faultWords(fault: Error): string {
  if (!(fault instanceof NhexError)) return fault.message;
  const text = quotedIn(fault.message);
  const what = text === '' ? '' : `: ${t('error.quoted', { text })}`;
  const where = fault.place === undefined ? '' : ` (${placeWords(fault.place)})`;
  return `${t(`error.code.${fault.code}`)}${what}${where}.`;
}
