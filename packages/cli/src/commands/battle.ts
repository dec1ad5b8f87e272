// `nhex battle FILE...`: fights one Battle on each board, in one way or in all.

import { type BattleOutcome, fightAll, fightFirst, type State } from '@nhex/engine';
import { fill, type Language, type LanguageCode, loadLanguage, type Speaker } from '@nhex/texts';
import type { Command } from 'commander';
import { answerFiles, type Question } from '../answer-files.ts';
import { languageOption } from '../arguments.ts';
import type { Io } from '../io.ts';
import { nameOutcome } from '../words/names.ts';
import { drawBoard } from '../words/picture.ts';
import { speakerFor, tellEvents, tellPoints } from '../words/speaker.ts';

interface Options {
  readonly all?: boolean;
  readonly lang: LanguageCode;
  readonly json?: boolean;
}

function tellOutcome(state: State, { hq, units, events }: BattleOutcome, speaker: Speaker): string {
  const { language } = speaker;
  const after = fill(language, language.cli.after, { points: tellPoints(state, hq, speaker) });
  return `${tellEvents(events, speaker).join('\n')}\n\n${after}\n${drawBoard(state, units)}`;
}

function tellBefore(state: State, speaker: Speaker): string {
  const { language } = speaker;
  const hq = state.seats.map((seat) => seat.hq);
  const before = fill(language, language.cli.before, { points: tellPoints(state, hq, speaker) });
  return `${before}\n${drawBoard(state, state.units)}`;
}

function questionFor(all: boolean, language: Language, io: Io): Question {
  const fight = (state: State): readonly BattleOutcome[] => (all ? fightAll(state) : [fightFirst(state)]);
  return {
    answer: (state) => ({ outcomes: fight(state).map((outcome) => nameOutcome(state, outcome)) }),
    tell: (state) => {
      const speaker = speakerFor(language, state);
      const told = fight(state).map((outcome, i, { length: count }) => {
        const title = fill(language, language.cli.outcome, { number: i + 1, count });
        return `${io.colors.bold(title)}\n${tellOutcome(state, outcome, speaker)}`;
      });
      return [tellBefore(state, speaker), ...told].join('\n\n');
    },
    language,
  };
}

export function addBattle(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('battle')
    .description('fight one Battle on each scenario')
    .argument('<file...>', 'scenario files, or directories of *.json files')
    .option('--all', 'try every combination of decisions, list each distinct outcome once')
    .addOption(languageOption())
    .option('--json', 'print JSON; for several files one line each')
    .action(async (files: string[], { all = false, lang, json = false }: Options) => {
      done(await answerFiles(files, json, questionFor(all, await loadLanguage(lang), io), io));
    });
}
