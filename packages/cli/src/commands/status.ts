// `nhex status FILE...`: the standing state of every unit outside Battle.

import { describeUnits, hexName, type State, type UnitStanding } from '@nhex/engine';
import type { Command } from 'commander';
import { answerFiles, type Question } from '../answer-files.ts';
import type { Io } from '../io.ts';
import { nameUnit } from '../words/names.ts';
import { drawBoard } from '../words/picture.ts';

const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

const standingUnits = (state: State): UnitStanding[] =>
  describeUnits(state).filter((unit) => unit !== undefined);

const sourcesOf = (state: State, unit: UnitStanding): { from: string; tile: string; gives: object }[] =>
  unit.sources.map(({ from, bonus }) => ({
    from: hexName(from),
    tile: nameUnit(state.board[from]).tile,
    gives: bonus,
  }));

const answer = (state: State): unknown => ({
  units: Object.fromEntries(
    standingUnits(state).map((unit) => [
      hexName(unit.hex),
      {
        ...nameUnit(state.board[unit.hex]),
        netted: unit.netted,
        nettedBy: unit.nettedBy.map(hexName),
        initiative: unit.initiative,
        melee: unit.melee,
        ranged: unit.ranged,
        toughness: unit.toughness,
        addedToughness: unit.addedToughness,
        sources: sourcesOf(state, unit),
      },
    ]),
  ),
});

const strengths = (name: string, edges: Readonly<Record<number, number>>): string[] => {
  const list = Object.entries(edges).map(
    ([direction, strength]) => `${DIRECTION_NAMES[Number(direction)]} ${strength}`,
  );
  return list.length > 0 ? [`${name} ${list.join(', ')}`] : [];
};

const words = (gives: object): string =>
  Object.entries(gives)
    .map(([what, amount]) =>
      amount === true ? what : `${what} ${Number(amount) > 0 ? '+' : ''}${String(amount)}`,
    )
    .join(', ');

function tellUnit(state: State, unit: UnitStanding): string {
  const { tile, owner } = nameUnit(state.board[unit.hex]);
  const values = [
    ...(unit.initiative.length > 0 ? [`initiative ${unit.initiative.join(', ')}`] : []),
    ...strengths('melee', unit.melee),
    ...strengths('ranged', unit.ranged),
    ...(unit.toughness + unit.addedToughness > 0
      ? [`toughness ${unit.toughness + unit.addedToughness}`]
      : []),
    ...(unit.netted ? [`NETTED by ${unit.nettedBy.map(hexName).join(', ')}`] : []),
    ...sourcesOf(state, unit).map((source) => `${words(source.gives)} from ${source.tile} on ${source.from}`),
  ];
  return `${hexName(unit.hex)} ${tile} of ${owner === null ? 'nobody' : `player ${owner}`}: ${values.join('; ') || 'nothing'}`;
}

const question: Question = {
  answer,
  tell: (state) =>
    `${drawBoard(state.board)}\n\n${standingUnits(state)
      .map((unit) => tellUnit(state, unit))
      .join('\n')}`,
};

export function addStatus(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('status')
    .description('show the standing state of each scenario outside Battle')
    .argument('<file...>', 'scenario files, or directories of *.json files')
    .option('--json', 'print JSON; for several files one line each')
    .action(async (files: string[], options: { readonly json?: boolean }) => {
      done(await answerFiles(files, options.json === true, question, io));
    });
}
