// The result of a game in words.

import type { State } from '@nhex/engine';
import { t } from './i18n.svelte.ts';
import { seatName, teamLetter } from './names.ts';

export function resultText(state: State): string {
  const winners = state.result?.winners ?? [];
  const names = winners.map((seat) => seatName(state.options, seat));
  if (winners.length === 0) return t('end.draw');
  const letter = teamLetter(state.options, winners[0]);
  if (letter !== undefined) return t('end.teamWins', { letter, players: names.join(', ') });
  if (winners.length === 1) return t('end.wins', { player: names[0] });
  return t('end.shared', { players: names.join(', ') });
}

export const reasonText = (state: State): string =>
  state.result ? t(`end.reason.${state.result.reason}`) : '';
