// Takes the chosen pictograms out of @iconify-json/game-icons (CC BY 3.0) into small path data and a credits list.
// Run it after changing the table: node packages/web/scripts/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

/** Icon name by author, as on game-icons.net/1x1/<author>/<name>.html. */
const CHOSEN = {
  delapouite:
    'bandit battle-mech binoculars brass-knuckles brick-wall brute captain-hat-profile card-joker clown cpu crosshair cyborg-face dynamite eye-target ' +
    'film-projector gate graduate-cap hiking laser-turret mecha-head military-fort missile-launcher mountain-road move old-wagon power-generator prism push settings-knobs spider-bot ' +
    'steam-locomotive steampunk-goggles three-friends tracked-robot truck walking-turret',
  lorc:
    'armadillo-tail artificial-hive battle-tank beams-aura bolas bolter-gun bombing-run brain bull-horns cannon cog ' +
    'crested-helmet crossed-pistols crossed-swords crown crowned-skull daemon-skull fire-ray fishing-net gas-mask laser-blast ' +
    'mantrap metal-scales microscope-lens minigun muscle-up omega open-book radar-dish raven ray-gun rocket run scythe ' +
    'shark-jaws spinning-blades sunbeams ' +
    'gears sentry-gun tesla-turret time-bomb treasure-map triple-claws unlit-bomb wasp-sting whip',
  sbed: 'ammo-box circular-saw medical-pack nuclear',
  skoll:
    'ak47u allied-star balaclava bayonet brodie-helmet fist jeep kevlar-vest rank-1 rank-2 rank-3 siege-ram spiked-bat ' +
    'stick-grenade winchester-rifle',
  willdabeast: 'round-shield',
};
/** On the first pages, on their tiles, and on those of a first duel (Borgo against Moloch); all others are fetched when one is wanted. */
const FIRST =
  'radar-dish settings-knobs treasure-map mountain-road graduate-cap eye-target three-friends film-projector open-book allied-star rank-1 cog ' +
  'crossed-swords move push crosshair stick-grenade bombing-run unlit-bomb ' +
  'daemon-skull brute triple-claws muscle-up fishing-net fist balaclava medical-pack rank-2 rank-3 binoculars mecha-head brick-wall cyborg-face tesla-turret battle-mech clown ' +
  'tracked-robot missile-launcher circular-saw walking-turret sentry-gun wasp-sting spider-bot bolter-gun artificial-hive brain rocket battle-tank crested-helmet bayonet prism';
const AUTHORS = {
  delapouite: ['Delapouite', 'https://delapouite.com'],
  lorc: ['Lorc', 'https://lorcblog.blogspot.com'],
  sbed: ['Sbed', 'https://opengameart.org/content/95-game-icons'],
  skoll: ['Skoll', 'https://game-icons.net'],
  willdabeast: ['Willdabeast', 'https://wjbstories.blogspot.com'],
};

/** 512 units become 200: fine enough for a picture of 300 pixels, and two thirds of the bytes. */
const SCALE = 200 / 512;
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function tokens(path) {
  const commands = [];
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const arity = ARITY[letter.toLowerCase()];
    const numbers = [];
    const at = { text: rest };
    while (true) {
      // The flags of an arc may be written without a separator.
      const flag = letter.toLowerCase() === 'a' && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
      const match = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(
        at.text,
      );
      if (!match) break;
      numbers.push(Number(match[1]));
      at.text = at.text.slice(match[0].length);
    }
    if (arity === 0) commands.push([letter, []]);
    for (let i = 0; i < numbers.length && arity; i += arity) {
      const again = i > 0 && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter;
      commands.push([again, numbers.slice(i, i + arity)]);
    }
  }
  return commands;
}

/** Rounds every absolute position to the grid and writes the way relatively, so that errors never add up. */
function compact(path) {
  const grid = (n) => Math.round(n * SCALE);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  const write = (letter, numbers) => {
    if (letter !== last || letter === 'm') out += letter;
    else if (numbers.length && numbers[0] >= 0) out += ' ';
    out += numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join('');
    last = letter;
  };
  for (const [letter, n] of tokens(path)) {
    const lower = letter.toLowerCase();
    const relative = letter === lower;
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const dx = (value) => grid(baseX + value) - grid(x);
    const dy = (value) => grid(baseY + value) - grid(y);
    if (lower === 'z') {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    let [nextX, nextY] = [x, y];
    if (lower === 'h') nextX = baseX + n[0];
    else if (lower === 'v') nextY = baseY + n[0];
    else [nextX, nextY] = [baseX + n.at(-2), baseY + n.at(-1)];
    const stays = grid(nextX) === grid(x) && grid(nextY) === grid(y);
    if (lower === 'h') {
      if (!stays) write('h', [dx(n[0])]);
    } else if (lower === 'v') {
      if (!stays) write('v', [dy(n[0])]);
    } else if (lower === 'a') {
      if (!stays) {
        const radius = (r) => Math.max(1, grid(r));
        write('a', [radius(n[0]), radius(n[1]), Math.round(n[2]), n[3], n[4], dx(n[5]), dy(n[6])]);
      }
    } else if (lower === 'm' || lower === 'l') {
      if (lower === 'm' || !stays) write(lower, [dx(n[0]), dy(n[1])]);
    } else {
      write(
        lower,
        n.map((value, i) => (i % 2 ? dy(value) : dx(value))),
      );
    }
    if (lower === 'm') [startX, startY] = [nextX, nextY];
    [x, y] = [nextX, nextY];
  }
  return out;
}

const icons = Object.entries(CHOSEN)
  .flatMap(([author, names]) => names.split(' ').map((name) => ({ author, name })))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const pathOf = (name) => {
  const icon = source.icons[name];
  if (!icon) throw new Error(`no icon ${name}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => compact(match[1])).join('');
};

const firstNames = FIRST.split(' ');
const isFirst = ({ name }) => firstNames.includes(name);
const quote = (name) => (/^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`);
const write = (file, name, some) =>
  writeFileSync(
    new URL(`../src/art/${file}`, import.meta.url),
    `// biome-ignore-all format: generated
// Path data of pictograms in a box of 200 by 200. Made by scripts/make-icons.mjs from game-icons.net (CC BY 3.0,
// authors in CREDITS.md); do not edit.

export const ${name} = {
${some.map((icon) => `  ${quote(icon.name)}: '${pathOf(icon.name)}',`).join('\n')}
} as const;
`,
  );
write('first-icons.generated.ts', 'FIRST_ICONS', icons.filter(isFirst));
write(
  'more-icons.generated.ts',
  'MORE_ICONS',
  icons.filter((icon) => !isFirst(icon)),
);
writeFileSync(
  new URL('../src/art/credits.generated.ts', import.meta.url),
  `// biome-ignore-all format: generated
// Who drew the pictograms, for the credits page. Made by scripts/make-icons.mjs; do not edit.

export interface IconCredit {
  readonly author: string;
  readonly url: string;
  readonly icons: readonly string[];
}

export const ICON_CREDITS: readonly IconCredit[] = [
${Object.entries(CHOSEN)
  .map(([author, names]) => {
    const list = names
      .split(' ')
      .sort()
      .map((name) => `'${name}'`)
      .join(', ');
    return `  { author: '${AUTHORS[author][0]}', url: '${AUTHORS[author][1]}', icons: [${list}] },`;
  })
  .join('\n')}
];
export const ICON_LICENCE = { name: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' } as const;
export const ICON_SOURCE = { name: 'game-icons.net', url: 'https://game-icons.net' } as const;
`,
);
writeFileSync(
  new URL('../src/art/CREDITS.md', import.meta.url),
  `# Credits of the pictures

The pictograms on the tiles come from [game-icons.net](https://game-icons.net) under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They were scaled, rounded to whole numbers and recoloured.
Everything else (tile frames, rule symbols, army patterns and emblems) was drawn for this project.

${Object.entries(CHOSEN)
  .map(([author, names]) => {
    const list = names
      .split(' ')
      .sort()
      .map((name) => `[${name}](https://game-icons.net/1x1/${author}/${name}.html)`);
    return `## [${AUTHORS[author][0]}](${AUTHORS[author][1]})\n\n${list.join(', ')}\n`;
  })
  .join('\n')}`,
);
console.log(`${icons.length} icons`);
