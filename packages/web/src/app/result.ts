// The result of a game in words. Who lost on time is known beside the engine's state.

import type { State } from '@nhex/engine';
import { winnersOnTime } from './game/on-time.ts';
import { t } from './i18n.svelte.ts';
import { seatName, teamLetter } from './names.ts';

export function resultText(state: State, lostOnTime?: number): string {
  const winners = lostOnTime === undefined ? (state.result?.winners ?? []) : winnersOnTime(state, lostOnTime);
  const names = winners.map((seat) => seatName(state.options, seat));
  if (winners.length === 0) return t('end.draw');
  const letter = teamLetter(state.options, winners[0]);
  if (letter !== undefined) return t('end.teamWins', { letter, players: names.join(', ') });
  if (winners.length === 1) return t('end.wins', { player: names[0] });
  return t('end.shared', { players: names.join(', ') });
}

export function reasonText(state: State, lostOnTime?: number): string {
  if (lostOnTime !== undefined) return t('end.onTime', { player: seatName(state.options, lostOnTime) });
  return state.result ? t(`end.reason.${state.result.reason}`) : '';
}
