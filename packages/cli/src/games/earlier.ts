// The games of an earlier commit, a line of JSON each: many, played by chance, a third of them choosing by kind.
//   earlier.js <number of games> [<kind of choice that is left alone> ...]

import { once } from 'node:events';
import { planOf } from './many.ts';
import { playByChance } from './play.ts';

const [games, ...leftAlone] = process.argv.slice(2);

for (let number = 0; number < Number(games); number++) {
  const played = playByChance(planOf(number), { byKind: number % 3 === 0, leftAlone });
  // Whoever follows them sets the pace.
  if (!process.stdout.write(`${JSON.stringify(played)}\n`)) await once(process.stdout, 'drain');
}
