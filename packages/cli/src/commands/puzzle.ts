// `nhex puzzle FILE|KEY`: one puzzle, and with --solve the proof of all its solutions.

import { NhexError } from '@nhex/engine';
import { isPuzzleFault, type Proof, type Puzzle, PuzzleError, readPuzzle, startOf } from '@nhex/puzzles';
import { shippedPuzzle } from '@nhex/puzzles/shipped';
import type { Command } from 'commander';
import { InputError, messageOf, showPath } from '../errors.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { parseJson } from '../json.ts';
import { Progress } from '../progress.ts';
import { drawBoard } from '../words/picture.ts';
import { armiesOf, solveAside } from './puzzles.ts';

const PERCENT = 100;

interface Options {
  readonly solve?: boolean;
  readonly json?: boolean;
}

/** A shipped puzzle by its key, or one from a file. */
function find(name: string): Puzzle {
  const known = shippedPuzzle(name);
  if (known) return known;
  const place = showPath(name);
  try {
    return readPuzzle(parseJson(readText(name)));
  } catch (error) {
    if (error instanceof InputError && !name.includes('.') && !name.includes('/'))
      throw new InputError('there is no puzzle of this key, and no such file', place);
    if (error instanceof InputError || isPuzzleFault(error)) throw new InputError(messageOf(error), place);
    throw error;
  }
}

function answer(puzzle: Puzzle, proof: Proof | undefined) {
  const { key, position, hand, plays, goal, difficulty, rating, ideas, rule } = puzzle;
  const solutions = proof?.solutions ?? puzzle.solutions;
  return {
    key,
    position,
    hand,
    plays,
    goal,
    difficulty: difficulty ?? null,
    rating: rating ?? null,
    ideas: ideas ?? [],
    rule: rule ?? null,
    solved: (solutions?.length ?? 0) > 0,
    ...(proof ? { solutions: proof.solutions, fewer: proof.fewer ?? null, battles: proof.battles } : {}),
  };
}

function tell(puzzle: Puzzle, proof: Proof | undefined): string {
  const start = startOf(puzzle);
  const { goal, plays, hand } = puzzle;
  const units = goal.kind === 'kill' ? ` ${goal.units.join(' ')}` : '';
  const points = start.seats.map(({ hq }) => hq);
  const lines = [
    `${puzzle.key}: ${armiesOf(puzzle).join(' against ')}, HQ points ${points[start.turn.seat]} and ${points[1 - start.turn.seat]}`,
    drawBoard(start, start.units),
    '',
    `hand: ${hand.join(' ')}`,
    `goal: ${goal.kind}${units} with ${goal.fewest ? 'as few tiles as possible' : `exactly ${plays} tiles`}`,
  ];
  if (!proof) return lines.join('\n');
  const found = proof.solutions.map((line, i) => `  ${i + 1}. ${line.join(', ')}`);
  const fewer = proof.fewer === undefined ? [] : [`${proof.fewer} tiles are enough`];
  return [
    ...lines,
    `solutions (${proof.battles} Battles fought):`,
    ...(found.length > 0 ? found : ['  none']),
    ...fewer,
  ].join('\n');
}

async function show(name: string, { solve = false, json = false }: Options, io: Io): Promise<void> {
  const puzzle = find(name);
  const progress = new Progress(io, 'per cent', PERCENT);
  let proof: Proof | undefined;
  try {
    if (solve) proof = await solveAside(puzzle, (part) => progress.update(Math.floor(part * PERCENT)));
  } catch (error) {
    if (error instanceof PuzzleError || error instanceof NhexError)
      throw new InputError(messageOf(error), showPath(name));
    throw error;
  }
  progress.finish();
  io.print(json ? JSON.stringify(answer(puzzle, proof)) : tell(puzzle, proof));
}

export function addPuzzle(program: Command, io: Io): void {
  program
    .command('puzzle')
    .description('show one puzzle, or prove its solutions')
    .argument('<file|key>', 'a file that `puzzles make` wrote, or the key of a shipped puzzle')
    .option('--solve', 'find all solutions')
    .option('--json', 'print JSON')
    .action((name: string, options: Options) => show(name, options, io));
}
