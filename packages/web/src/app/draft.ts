// The last set-up chosen on the New game screen, kept so that the next game is one click away.

import { BONUS_SECONDS, CLOCK_MINUTES } from './game/clocks.svelte.ts';
import { type Draft, readRules, SEATS_OF } from './game/new-game.ts';
import { bot, checkPlayers, PERSON } from './game/players.ts';

const key = (hotSeat: boolean): string => (hotSeat ? 'nhex-draft-hot-seat' : 'nhex-draft');

const fresh = (hotSeat: boolean): Draft => ({
  // The two armies that are easiest to play, and a bot that can be beaten.
  armies: ['borgo', 'moloch'],
  players: hotSeat ? [PERSON, PERSON] : [PERSON, bot('beginner')],
  ...readRules({}),
  minutes: 0,
  bonus: 0,
  seed: '',
});

/** The stored draft as far as it still makes sense, with these armies to be had. The seed is always new. */
export function readDraft(text: string | undefined, hotSeat: boolean, armies: readonly string[]): Draft {
  const draft = fresh(hotSeat);
  let stored: Record<string, unknown>;
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return draft;
    stored = parsed as Record<string, unknown>;
  } catch {
    return draft;
  }
  Object.assign(draft, readRules(stored));
  const [least, most] = SEATS_OF(draft.mode);
  const all = [...armies, 'random'];
  const given = Array.isArray(stored['armies']) ? stored['armies'].filter((each) => all.includes(each)) : [];
  if (given.length >= least && given.length <= most) {
    draft.armies = given;
    draft.players = checkPlayers(stored['players'], given.length);
  } else if (draft.mode !== 'duel') return fresh(hotSeat);
  draft.minutes = CLOCK_MINUTES.find((each) => each === stored['minutes']) ?? 0;
  draft.bonus = stored['bonus'] === BONUS_SECONDS ? BONUS_SECONDS : 0;
  return draft;
}

export function loadDraft(hotSeat: boolean, armies: readonly string[]): Draft {
  try {
    return readDraft(localStorage.getItem(key(hotSeat)) ?? undefined, hotSeat, armies);
  } catch {
    return fresh(hotSeat);
  }
}

export function saveDraft(draft: Draft, hotSeat: boolean): void {
  try {
    localStorage.setItem(key(hotSeat), JSON.stringify({ ...draft, seed: '' }));
  } catch {
    // Not kept: the next game starts from the usual set-up.
  }
}
