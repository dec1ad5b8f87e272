// `nhex status FILE...`: the standing state of every unit outside Battle.

import { describeUnits, hexName, type State, type UnitStanding } from '@nhex/engine';
import { type Language, type LanguageCode, loadLanguage } from '@nhex/texts';
import type { Command } from 'commander';
import { answerFiles, type Question } from '../answer-files.ts';
import { languageOption } from '../arguments.ts';
import type { Io } from '../io.ts';
import { nameBoard, tileRef } from '../words/names.ts';
import { drawBoard } from '../words/picture.ts';
import { speakerFor, tellUnit } from '../words/speaker.ts';

interface Options {
  readonly lang: LanguageCode;
  readonly json?: boolean;
}

const standingUnits = (state: State): UnitStanding[] =>
  describeUnits(state).filter((unit) => unit !== undefined);

/** A module or aura by its tile, the ground by its terrain. */
const sourcesOf = (state: State, unit: UnitStanding): object[] =>
  unit.sources.map(({ from, terrain, bonus }) => ({
    from: hexName(from),
    ...(terrain ? { terrain } : { tile: tileRef(state, state.units.tile[from]) }),
    gives: bonus,
  }));

function answer(state: State): unknown {
  const board = nameBoard(state, state.units);
  const units = standingUnits(state).map((unit) => [
    hexName(unit.hex),
    {
      ...board[hexName(unit.hex)],
      netted: unit.netted,
      nettedBy: unit.nettedBy.map(hexName),
      initiative: unit.initiative,
      melee: unit.melee,
      ranged: unit.ranged,
      toughness: unit.toughness,
      addedToughness: unit.addedToughness,
      sources: sourcesOf(state, unit),
    },
  ]);
  return { units: Object.fromEntries(units) };
}

const questionIn = (language: Language): Question => ({
  answer,
  tell: (state) => {
    const speaker = speakerFor(language, state);
    const units = standingUnits(state).map((unit) => tellUnit(state, unit, speaker));
    return `${drawBoard(state, state.units)}\n\n${units.join('\n')}`;
  },
  language,
});

export function addStatus(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('status')
    .description('show the standing state of each scenario outside Battle')
    .argument('<file...>', 'scenario files, or directories of *.json files')
    .addOption(languageOption())
    .option('--json', 'print JSON; for several files one line each')
    .action(async (files: string[], { lang, json = false }: Options) => {
      done(await answerFiles(files, json, questionIn(await loadLanguage(lang)), io));
    });
}
