// `nhex battle FILE...`: fights one Battle on each board, in one way or in all.

import { type BattleOutcome, fightAll, fightFirst, type State } from '@nhex/engine';
import type { Command } from 'commander';
import { answerFiles, type Question } from '../answer-files.ts';
import type { Io } from '../io.ts';
import { tellEvents } from '../words/log.ts';
import { nameOutcome } from '../words/names.ts';
import { drawBoard } from '../words/picture.ts';

interface Options {
  readonly all?: boolean;
  readonly json?: boolean;
}

const points = (state: State, hq: readonly number[]): string =>
  state.options.armies.map((army, seat) => `${seat} ${army} ${hq[seat]}`).join(', ');

function tellOutcome(state: State, { hq, board, events }: BattleOutcome): string {
  return `${tellEvents(events)}\n\nHQ: ${points(state, hq)}\n${drawBoard(board)}`;
}

function questionFor(all: boolean, io: Io): Question {
  const fight = (state: State): readonly BattleOutcome[] => (all ? fightAll(state) : [fightFirst(state)]);
  return {
    answer: (state) => ({ outcomes: fight(state).map(nameOutcome) }),
    tell: (state) => {
      const outcomes = fight(state);
      const titles = outcomes.map((_, i) => io.colors.bold(`Outcome ${i + 1} of ${outcomes.length}`));
      const before = `Before: ${points(
        state,
        state.seats.map((seat) => seat.hq),
      )}\n${drawBoard(state.board)}`;
      const told = outcomes.map((outcome, i) => `${titles[i]}\n${tellOutcome(state, outcome)}`);
      return [before, ...told].join('\n\n');
    },
  };
}

export function addBattle(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('battle')
    .description('fight one Battle on each scenario')
    .argument('<file...>', 'scenario files, or directories of *.json files')
    .option('--all', 'try every combination of decisions, list each distinct outcome once')
    .option('--json', 'print JSON; for several files one line each')
    .action(async (files: string[], options: Options) => {
      done(await answerFiles(files, options.json === true, questionFor(options.all === true, io), io));
    });
}
