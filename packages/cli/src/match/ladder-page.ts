// The page about the bots: ratings, time per turn, who beats whom, and the match-ups of the armies.

import type { MatchResult } from './summary.ts';

export interface LadderRow {
  readonly bot: string;
  readonly elo: number;
  readonly error: number;
  readonly msPerTurn: number;
}

export interface Ladder {
  readonly rows: readonly LadderRow[];
  readonly matches: readonly MatchResult[];
  /** The strongest bot against itself. */
  readonly mirror: MatchResult;
  readonly seed: string;
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const signed = (elo: number): string => (elo > 0 ? `+${elo}` : String(elo));
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map((_, i) => (i === 0 ? '---' : '--:')).join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

function matchUps({ pairings }: MatchResult): string[] {
  const armies = [...new Set(pairings.flatMap((pairing) => pairing.armies))].sort();
  const cell = (row: string, column: string): string => {
    if (row === column) return '';
    const pairing = pairings.find(({ armies }) => armies.includes(row) && armies.includes(column));
    if (!pairing) return '';
    const {
      armies: [first],
      armyScore,
      armyError,
    } = pairing;
    return `${percent(first === row ? armyScore : 1 - armyScore)} ± ${Math.round(100 * armyError)}`;
  };
  return table(
    ['', ...armies],
    armies.map((row) => [row, ...armies.map((column) => cell(row, column))]),
  );
}

/** The figures as a page; what the bots are stands in `intro`. */
export function ladderPage(intro: string, { rows, matches, mirror, seed }: Ladder): string {
  return [
    intro.trimEnd(),
    '',
    '## Ratings',
    '',
    `Duplicate pairs over all pairings of the armies, seed \`${seed}\`, thinking limited by positions, not by the clock.`,
    'The ratings follow from all matches together. `nhex ladder` makes this part of the page anew.',
    '',
    ...table(
      ['bot', 'Elo', '95%', 'time a turn'],
      rows.map(({ bot, elo, error, msPerTurn }) => [
        bot,
        String(Math.round(elo)),
        `± ${Math.round(error)}`,
        `${Math.round(msPerTurn)} ms`,
      ]),
    ),
    '',
    '## Matches',
    '',
    ...table(
      ['match', 'score', 'Elo difference', '95% interval', 'games'],
      matches.map(({ a, b, score, elo, interval, games }) => [
        `${a} against ${b}`,
        `${(100 * score).toFixed(1)}%`,
        signed(elo),
        `${signed(interval[0])} to ${signed(interval[1])}`,
        String(games),
      ]),
    ),
    '',
    `## Armies: ${mirror.a} against itself`,
    '',
    `Share of points of the army on the left, with its 95% interval; ${mirror.games} games in all.`,
    '',
    ...matchUps(mirror),
    '',
  ].join('\n');
}
