// The direction of imports. CONTRIBUTING.md draws the same map for people.
const engine = '^packages/engine/src';

// Inside the engine each room may import from the rooms before it and from itself.
const rooms = [
  ['base'],
  ['board'],
  ['tiles'],
  ['armies', 'editions', 'modes'],
  ['scenarios', 'cards'],
  ['units', 'choices'],
  ['flow', 'state'],
  ['standing'],
  ['battle'],
  ['turn'],
  ['game'],
  ['notation'],
];
const folder = (names) => `${engine}/(${names.join('|')})/`;

const roomRules = rooms.map((names, index) => {
  const allowed = rooms.slice(0, index + 1).flat();
  return {
    name: `engine-${names.join('-')}`,
    comment: `${names.join(', ')} may import only from: ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: folder(names) },
    to: { path: `${engine}/[^/]+/`, pathNot: folder(allowed) },
  };
});

const packageRules = [
  ['engine', []],
  ['bots', ['engine']],
  ['puzzles', ['engine', 'bots']],
  ['texts', ['engine']],
  ['server', ['engine', 'bots', 'texts']],
  ['cli', ['engine', 'bots', 'puzzles', 'texts', 'server']],
  ['web', ['engine', 'bots', 'puzzles', 'texts']],
].map(([name, below]) => ({
  name: `package-${name}`,
  comment: `@nhex/${name} may import only from: ${[name, ...below].join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: [name, ...below].map((each) => `^packages/${each}/`) },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be read one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that nothing answers.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    ...roomRules,
    {
      name: 'engine-index-is-the-door',
      comment: 'index.ts is for the outside; inside, import the module itself.',
      severity: 'error',
      from: { path: `${engine}/` },
      to: { path: `${engine}/index[.]ts$` },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine has no run-time dependencies, not even Node.',
      severity: 'error',
      from: { path: `${engine}/` },
      to: { pathNot: `${engine}/` },
    },
    ...packageRules,
    {
      name: 'through-the-adapter',
      comment:
        'Programs that also run on earlier commits know the packages by packages/cli/src/adapter.ts alone.',
      severity: 'error',
      from: { path: '^packages/cli/src/(protocol/|bench/(side|measure|workloads)[.])' },
      to: { path: '^packages/(?!cli/)' },
    },
    {
      name: 'server-engine-in-one-place',
      comment: 'Of the server only the referee and the bots call the engine.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/(referee/engine|games/think|proof/rival)[.]ts$',
      },
      to: { path: engine },
    },
    {
      name: 'cli-checks-the-referee-only',
      comment: 'The command line verifies records; it does not serve.',
      severity: 'error',
      from: { path: '^packages/cli/src/' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/referee/' },
    },
    {
      name: 'through-the-door',
      comment: 'Other packages are imported by their name (@nhex/...), not by a path into them.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$1/', '/src/(referee/|shipped/|maker/)?(index|worker)[.]ts$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The rival of the server's benchmark brings dependencies of its own, installed when it is run.
    exclude: { path: ['(^|/)dist/', '^packages/server/bench/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['nhex:source', 'import', 'node', 'svelte', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json', '.d.ts'],
    },
  },
};
