/** A module of a chunk; its bytes are those before names are shortened and the file is compressed. */
export interface LoadedModule {
  name: string
  bytes: number
}

/** A build: its chunks by file, and what each module imports statically. */
export interface ModuleGraph {
  chunks: Map<string, { imports: readonly string[]; modules: readonly LoadedModule[] }>
  imports: Map<string, readonly string[]>
}

interface ExplainedModule extends LoadedModule {
  /** The imports that lead to it from the entry or the screen, which come first. */
  why: readonly string[]
}

export interface RouteModules {
  addresses: readonly string[]
  bytes: number
  largest: readonly ExplainedModule[]
  /** What comes along in a chunk, and nothing that the route imports leads to it. */
  unneeded: readonly LoadedModule[]
}

const shown = 20

/** The shortest way of static imports to every module, from the roots. */
function waysFrom({ imports }: ModuleGraph, roots: readonly string[]): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(roots.map((root) => [root, []]))
  for (const [name, way] of ways)
    for (const imported of imports.get(name) ?? []) if (!ways.has(imported)) ways.set(imported, [...way, name])
  return ways
}

function loadedBy({ chunks }: ModuleGraph, roots: readonly string[]): LoadedModule[] {
  const files = new Set<string>()
  const take = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) take(imported)
  }
  for (const [file, { modules }] of chunks) if (modules.some(({ name }) => roots.includes(name))) take(file)
  return [...files].flatMap((file) => chunks.get(file)?.modules ?? [])
}

/** What a route loads before it is used: the chunks of its roots with all that these import statically. */
export function modulesOfRoute(graph: ModuleGraph, roots: readonly string[]): Omit<RouteModules, 'addresses'> {
  const ways = waysFrom(graph, roots)
  const loaded = loadedBy(graph, roots)
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes || one.name.localeCompare(other.name))
  const needed = loaded.filter(({ name }) => ways.has(name))
  return {
    bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: needed.slice(0, shown).map((module) => ({ ...module, why: ways.get(module.name) ?? [] })),
    unneeded: loaded.filter(({ name }) => !ways.has(name) && graph.imports.has(name)),
  }
}

/** How many of the modules that only others need are named; there may be a hundred. */
const named = 5

const shortName = (name: string) => name.replace(/^.*node_modules\//, '').replace(/^src\//, '')

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The last three of a way say enough: who imports the module, and for whom. */
const reason = (why: readonly string[]) =>
  why.length === 0 ? 'the route itself' : why.slice(-3).map(shortName).join(' → ')

/** As Markdown: a module that several routes load has one row. */
export function modulesDocument(routes: readonly RouteModules[], day: string): string {
  const rows = new Map<string, { module: ExplainedModule; addresses: string[] }>()
  for (const { largest, addresses } of routes)
    for (const module of largest) {
      const row = rows.get(module.name) ?? { module, addresses: [] }
      row.addresses.push(addresses[0] ?? '')
      rows.set(module.name, row)
    }
  const whose = (addresses: readonly string[]) => (addresses.length === routes.length ? 'all' : addresses.join(', '))
  const table = [...rows.values()]
    .toSorted((one, other) => other.module.bytes - one.module.bytes)
    .map(
      ({ module, addresses }) =>
        `| ${shortName(module.name)} | ${kilobytes(module.bytes)} | ${reason(module.why)} | ${whose(addresses)} |`,
    )
  const totals = routes.map(({ addresses, bytes, unneeded }) => {
    const extra = unneeded.reduce((sum, module) => sum + module.bytes, 0)
    const names = unneeded.slice(0, named).map(({ name }) => shortName(name))
    return `| ${addresses.join(', ')} | ${kilobytes(bytes)} | ${kilobytes(extra)} | ${names.join(', ')} |`
  })
  return [
    '# Modules of each route',
    '',
    `\`npm run speed -- modules\` writes this file from the production build; this version is of ${day}. It lists what a route`,
    'loads before it is used: the chunks of its screen, with everything that they import statically. Sizes are kB of JavaScript',
    'before names are shortened and files are compressed; about a sixth of that is sent (`scripts/checks/budgets.ts`).',
    '',
    '## Routes',
    '',
    'Chunks are shared by several routes (`scripts/vite/chunkGroups.ts`), as each request costs a round trip, so a route',
    'loads a little that only other routes need. Parts of the session, which every page starts after its first frame, count as such.',
    '',
    `| route | kB | needed by other routes only | the largest ${named} of these |`,
    '| ----- | -: | --------------------------: | ---------------------- |',
    ...totals,
    '',
    '## The twenty largest modules of each route',
    '',
    'A module is listed once, with the routes among whose twenty largest it is, and the imports that lead to it there.',
    '',
    '| module | kB | imported by | among the largest of |',
    '| ------ | -: | ----------- | -------------------- |',
    ...table,
    '',
  ].join('\n')
}
