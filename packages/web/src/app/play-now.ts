// One tap into a game: the last set-up of this browser, or an easy army against a Beginner.

import { armyKeys } from '@nhex/engine';
import { loadDraft, saveDraft } from './draft.ts';
import { type Draft, judge, settleArmies } from './game/new-game.ts';
import { freshSeed, type Player } from './game/players.ts';
import { t } from './i18n.svelte.ts';
import { armyName } from './names.ts';
import { ownArmies } from './own-armies.svelte.ts';
import { startGame } from './tables.svelte.ts';

/** Starts the game of a draft and keeps the draft; false when the rules do not allow it. */
export function startDraft(draft: Draft, hotSeat: boolean): boolean {
  const armies = settleArmies(draft.armies, armyKeys(), Math.random);
  const judgement = judge(draft, armies, ownArmies.list);
  if (!judgement.ok) return false;
  saveDraft(draft, hotSeat);
  startGame({
    options: judgement.options,
    seed: draft.seed.trim() || freshSeed(),
    players: draft.players,
    preview: draft.preview,
    minutes: draft.minutes,
    bonus: draft.bonus,
  });
  return true;
}

const lastDraft = (): Draft => loadDraft(false, armyKeys(ownArmies.list));

/** False when the last set-up cannot be played any more. */
export const playNow = (): boolean => startDraft(lastDraft(), false);

const playerWords = (draft: Draft, player: Player, seat: number): string => {
  const army = armyName({ ownArmies: ownArmies.list }, draft.armies[seat]);
  return player.kind === 'bot' ? t('home.seat', { army, level: t(`level.${player.level}`) }) : army;
};

/** What would be played, in words: "Borgo – Moloch (Beginner)". */
export function playNowWords(): string {
  const draft = lastDraft();
  if (draft.players.length > 3) return t(`mode.${draft.mode}`);
  return draft.players.map((player, seat) => playerWords(draft, player, seat)).join(' – ');
}
