// Plays a game by chance and notes every choice and where it led.

import { choicesOf, isOver, listChoices, newTable, playListed, positionOf } from '../adapter.ts';
import { type Dice, diceOf, type Plan, type Played } from './many.ts';

/** A stream for the players; 0 to 5 are the decks of the seats. */
const PLAYERS_STREAM = 100;

export interface Habits {
  /** Any kind of choice first, then any choice of that kind, so that rare ones come more often. */
  readonly byKind: boolean;
  /** Kinds of choices that are made only when there is no other. */
  readonly leftAlone: readonly string[];
}

const kindOf = (text: string): string => text.split(' ')[0];

function pick(texts: readonly string[], { byKind, leftAlone }: Habits, dice: Dice): string {
  const wanted = texts.filter((text) => !leftAlone.includes(kindOf(text)));
  const among = wanted.length > 0 ? wanted : texts;
  if (!byKind) return among[dice(among.length)];
  const kinds = [...new Set(among.map(kindOf))];
  const kind = kinds[dice(kinds.length)];
  const ofKind = among.filter((text) => kindOf(text) === kind);
  return ofKind[dice(ofKind.length)];
}

export function playByChance(plan: Plan, habits: Habits): Played {
  const table = newTable(plan.options, plan.seed);
  const dice = diceOf(plan.seed, PLAYERS_STREAM);
  const choices: string[] = [];
  const positions: string[] = [];
  while (!isOver(table)) {
    const texts = choicesOf(table);
    const choice = pick(texts, habits, dice);
    listChoices(table);
    playListed(table, texts.indexOf(choice));
    choices.push(choice);
    positions.push(positionOf(table));
  }
  return { ...plan, choices, positions };
}
