const nouns =
  'session|captcha|onboarding|password|mailLink|contact|catalogue|docs|tryItOut|search|applications|firstCall|analytics|tickets|profile|announcements|dashboard|sandbox'
const typesOnly = ['type-only', 'type-import']
const source = '^(src|mocks|tests|scripts)/'

/** A layer may reach these paths at run time, and besides them only types from `types`. */
const zone = (layer, path, mayReach, types) => [
  {
    name: `${layer}-zone`,
    severity: 'error',
    from: { path },
    to: { path: source, pathNot: [path, ...mayReach, ...(types ? [types] : [])] },
  },
  ...(types
    ? [
        {
          name: `${layer}-types-only`,
          severity: 'error',
          from: { path },
          to: { path: types, dependencyTypesNot: typesOnly },
        },
      ]
    : []),
]

const packages = (layer, path, allowed) => ({
  name: `${layer}-packages`,
  severity: 'error',
  from: { path },
  to: { path: '(^|/)node_modules/', pathNot: `(^|/)node_modules/(${allowed})/` },
})

const siblings = (layer, from, to, own) => ({
  name: `${layer}-siblings`,
  severity: 'error',
  from: { path: from },
  to: { path: to, pathNot: own },
})

/**
 * The floors of mocks, the highest first: a folder may reach those of lower floors, none beside it and none above. README.md
 * ("Project structure") shows the same lines.
 */
export const floors = [
  ['testing'],
  ['hosts'],
  ['sandbox.ts'],
  ['control'],
  ['services', 'seed'],
  ['portal', 'authorization', 'products'],
  ['kernel', 'ledger'],
  ['bank', 'fixtures'],
  ['db', 'http', 'openapi'],
]

/** The path of a folder of mocks, or of a file beside them. */
const onFloor = (name) => (name.endsWith('.ts') ? `^mocks/${name.replace('.', '\\.')}$` : `^mocks/${name}/`)

const floorZones = floors.flatMap((names, index) =>
  names.map((name) => ({
    name: `floor-${name.replace('.ts', '')}`,
    severity: 'error',
    from: { path: onFloor(name) },
    to: {
      path: '^mocks/',
      pathNot: [name, ...floors.slice(index + 1).flat()].map(onFloor),
    },
  })),
)

/** The zones of the project (README.md, "Project structure"). */
const forbidden = [
  ...zone('rules', '^src/rules/', []),
  ...zone('machines', '^src/machines/', ['^src/rules/'], '^src/api/'),
  ...zone('content', '^src/content/', ['^src/rules/']),
  ...zone('ui', '^src/ui/', ['^src/(rules|content)/'], '^src/machines/'),
  ...zone('api', '^src/api/', ['^src/rules/']),
  ...zone('app', '^src/app/', ['^src/(rules|content|machines|ui|api)/']),
  ...zone('main', '^src/main\\.tsx$', ['^src/', '^mocks/']),
  ...zone('mocks', '^mocks/', ['^src/rules/'], '^src/api/'),
  ...floorZones,
  {
    name: 'floor-missing',
    severity: 'error',
    from: { path: '^mocks/', pathNot: floors.flat().map(onFloor) },
    to: {},
  },
  {
    name: 'main-mocks-dynamic',
    severity: 'error',
    from: { path: '^src/main\\.tsx$' },
    to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import', ...typesOnly] },
  },
  {
    name: 'startup-types-only',
    severity: 'error',
    from: { path: '^src/app/', pathNot: '^src/app/bootstrap/' },
    to: { path: '^src/app/bootstrap/', dependencyTypesNot: typesOnly },
  },
  {
    name: 'authenticated-calls-by-name',
    severity: 'error',
    from: { path: '^src/app/', pathNot: '^src/app/session/startAuthorizedCall\\.ts' },
    to: {
      path: '^src/api/(operations|analytics|applications|account/profile|tickets)\\.ts',
      dependencyTypesNot: typesOnly,
    },
  },
  { name: 'nothing-takes-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
  { name: 'nothing-takes-scripts', severity: 'error', from: { path: '^(src|mocks)/' }, to: { path: '^scripts/' } },
  packages('rules', '^src/rules/', 'superstruct'),
  packages('machines', '^src/machines/', 'xstate'),
  packages('api', '^src/api/', 'openapi-fetch|superstruct'),
  {
    name: 'mocks-packages',
    severity: 'error',
    from: { path: '^mocks/' },
    to: { path: '(^|/)node_modules/(react|react-dom|@radix-ui|@xstate/react|jotai|sonner|wouter)/' },
  },
  {
    name: 'mocks-node',
    severity: 'error',
    from: {
      path: '^mocks/',
      pathNot:
        '^mocks/(hosts/(server|server/(serverOptions|nodeHost|readBody|uncaughtErrors)|access/(checkControlKey|randomSeed))|db/storage/(level/[^/]+|postgres/turns/runningTurn))\\.ts$',
    },
    to: { dependencyTypes: ['core'], dependencyTypesNot: typesOnly },
  },
  {
    name: 'mocks-level',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/db/storage/level/' },
    to: { path: '(^|/)node_modules/classic-level/' },
  },
  {
    name: 'mocks-postgres',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/db/storage/postgres/' },
    to: { path: '(^|/)node_modules/postgres/' },
  },
  {
    name: 'mocks-data',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/db/table\\.ts$' },
    to: { path: '(^|/)node_modules/@msw/data/' },
  },
  siblings('machines', '^src/machines/([^/]+)/', '^src/machines/[^/]+/', '^src/machines/$1/'),
  siblings('ui', '^src/ui/([^/]+)/', '^src/ui/[^/]+/', '^src/ui/($1|kit|shell)/'),
  siblings(
    'api',
    `^src/api/(?:account/)?(${nouns})\\.ts$`,
    `^src/api/(?:account/)?(${nouns})\\.ts$`,
    '^src/api/(?:account/)?$1\\.ts$',
  ),
  siblings('products', '^mocks/products/(?!baas/)([^/]+)/', '^mocks/products/[^/]+/', '^mocks/products/$1/'),
  siblings('baas', '^mocks/products/baas/', '^mocks/products/[^/]+/', '^mocks/products/(baas|investments)/'),
  siblings('sandbox', `^mocks/portal/(${nouns})[./]`, `^mocks/portal/(${nouns})[./]`, '^mocks/portal/$1[./]'),
  { name: 'no-cycles', severity: 'error', from: { path: source }, to: { circular: true } },
  { name: 'no-barrels', severity: 'error', from: { path: source }, to: { dependencyTypes: ['export'] } },
  // hast is types alone (@types/hast): there is no package of that name.
  {
    name: 'resolvable',
    severity: 'error',
    from: { path: source },
    to: { path: '^(?!(?:virtual:(definitions|search-index)|hast)$)', couldNotResolve: true },
  },
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: ['node_modules'] },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
