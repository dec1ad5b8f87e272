// The command line as a function: arguments in, exit code out.

import { addBattle } from './commands/battle.ts';
import { addBot } from './commands/bot.ts';
import { addFairness } from './commands/fairness.ts';
import { addLadder } from './commands/ladder.ts';
import { addLearn } from './commands/learn.ts';
import { addMatch } from './commands/match.ts';
import { addPuzzle } from './commands/puzzle.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addScenarios } from './commands/scenarios.ts';
import { addSim } from './commands/sim.ts';
import { addStatus } from './commands/status.ts';
import { addVerify } from './commands/verify.ts';
import { drive, newProgram } from './drive.ts';
import type { Io } from './io.ts';

/** Runs one command; `args` are those after the program's name. */
export function run(args: readonly string[], io: Io): Promise<number> {
  const program = newProgram('nhex', 'Neuroshima Hex on the command line', io);
  program.helpCommand('help [command]', 'show the help of a command');
  let code = 0;
  const done = (exitCode: number): void => {
    code = exitCode;
  };
  for (const add of [
    addBattle,
    addStatus,
    addSim,
    addScenarios,
    addMatch,
    addLadder,
    addFairness,
    addLearn,
    addReplay,
    addPuzzles,
    addPuzzle,
    addBot,
    addVerify,
  ])
    add(program, io, done);
  return drive(program, args, io, () => code);
}
