// `npm run match-ups -w @nhex/web`: takes the results of army against army out of a match of the ladder (docs/ladder)
// into a small module for the army sheets. The match itself: see docs/bots.md.
import { readFileSync, writeFileSync } from 'node:fs';

const SOURCE = 'docs/ladder/expert-expert-300-goal.json';
const root = new URL('../../../', import.meta.url);
const match = JSON.parse(readFileSync(new URL(SOURCE, root), 'utf8'));

const lines = match.pairings.map(
  ({ armies: [one, other], games, armyScore, armyError }) =>
    `  { armies: ['${one}', '${other}'], games: ${games}, score: ${armyScore}, error: ${armyError} },`,
);
writeFileSync(
  new URL('../src/learn/armies/match-ups.generated.ts', import.meta.url),
  `// Army against army: written by \`npm run match-ups -w @nhex/web\` from ${SOURCE}; not to be changed by hand.

export interface MatchUp {
  readonly armies: readonly [string, string];
  readonly games: number;
  /** What the first army made of them: 1 is every game won. */
  readonly score: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

export const MATCH_LEVEL = '${match.a}';
export const MATCH_UPS: readonly MatchUp[] = [
${lines.join('\n')}
];
`,
);
