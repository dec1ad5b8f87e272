// The result of a game in words.

import type { Game, State } from '@nhex/engine';
import { t } from './i18n.svelte.ts';
import { seatName, teamLetter } from './names.ts';

export function resultText({ options, result }: State): string {
  const winners = result?.winners ?? [];
  const names = winners.map((seat) => seatName(options, seat));
  if (winners.length === 0) return t('end.draw');
  // Who wins with whom does not change when alliances do.
  const letter = teamLetter({ ...options, era: 0 }, winners[0]);
  if (letter !== undefined) return t('end.teamWins', { letter, players: names.join(', ') });
  if (winners.length === 1) return t('end.wins', { player: names[0] });
  return t('end.shared', { players: names.join(', ') });
}

export function reasonText({ state, log }: Game): string {
  const { options, result } = state;
  if (!result) return '';
  const last = log.at(-1);
  const player = last ? seatName(options, last.seat) : '';
  return t(`end.reason.${result.reason}`, { player });
}
