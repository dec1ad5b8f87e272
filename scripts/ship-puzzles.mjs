// `node scripts/ship-puzzles.mjs STEPS COLLECTION`: puts the puzzles of two folders into packages/puzzles/src/shipped.
// The files are those that `nhex puzzles make` writes; the first steps are taken in the order of their names and say
// their rule. What is doubled is refused; `nhex puzzles prove` proves what was written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

const FIELDS = [
  'key',
  'position',
  'hand',
  'plays',
  'goal',
  'difficulty',
  'rating',
  'ideas',
  'rule',
  'solutions',
];

const read = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** The board of a position line: what stands where. */
const boardOf = ({ position }) => position.split('/')[4];

function write(name, constant, puzzles) {
  const lines = puzzles.map((puzzle) => {
    const kept = FIELDS.flatMap((field) => (puzzle[field] === undefined ? [] : [[field, puzzle[field]]]));
    return `  '${JSON.stringify(Object.fromEntries(kept)).replace(/[\\']/g, '\\$&')}',\n`;
  });
  const text = `// Written by scripts/ship-puzzles.mjs.\n\nexport const ${constant}: readonly string[] = [\n${lines.join('')}];\n`;
  writeFileSync(at('packages/puzzles/src/shipped', `${name}.generated.ts`), text);
}

const [steps, collection] = process.argv.slice(2).map(read);
if (!steps || !collection) {
  console.error('usage: node scripts/ship-puzzles.mjs STEPS COLLECTION');
  process.exit(2);
}
const seen = new Map();
for (const puzzle of [...steps, ...collection])
  for (const mark of [`key ${puzzle.key}`, `board ${boardOf(puzzle)}`]) {
    if (seen.has(mark)) {
      console.error(`${puzzle.key}: doubled (${mark}), see ${seen.get(mark)}`);
      process.exit(1);
    }
    seen.set(mark, puzzle.key);
  }
write('first-steps', 'FIRST_STEPS', steps);
write(
  'collection',
  'COLLECTION',
  collection.sort((a, b) => a.rating - b.rating),
);
console.log(`${steps.length} first steps, ${collection.length} in the collection`);
