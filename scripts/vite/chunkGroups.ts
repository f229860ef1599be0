import type { Plugin } from 'vite'
import { dashboardViews } from '../../src/rules/dashboard/dashboardViews.ts'

/** A module of the build, by its path within the project. */
export interface BuiltModule {
  id: string
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

const entry = 'index.html'
/** They hand on every component of Radix, of which the bundler keeps those that are used: what they import says nothing. */
const barrels = 'node_modules/radix-ui/dist/'
/** The file of a screen, by its name. */
export const screenFile = /^src\/app\/screens\/([^/]+)\.tsx$/
const signedIn: ReadonlySet<string> = new Set(dashboardViews.map(({ screen }) => screen))

/** What the documentation loads with each page of text, and with each page of a service. */
const articlePart = 'src/ui/docs/page/pageModules.ts'
export const servicesPart = 'src/ui/docs/definition/ServicePage.tsx'
/** What only some pages of text load, with the facts that they list. */
const pageParts = 'src/ui/docs/page/parts/'

/** What every page loads right after its views: to answer pointers and keys, and to report failures. */
const afterViews: ReadonlySet<string> = new Set([
  'src/app/router/prefetch.ts',
  'src/ui/kit/states/isOutdated.ts',
  'src/ui/shell/doubleClicks.ts',
  'src/ui/shell/guardPage.ts',
  'src/ui/shell/strayDrops.ts',
  'src/ui/shell/translatedTexts.ts',
])

/** What a screen is built on decides what loads with it. */
type Kind = 'content' | 'chart' | 'form' | 'signedIn'

const formLibrary = '@tanstack/react-form'

const reaches = (closure: ReadonlySet<string>, library: string) =>
  [...closure].some((id) => id.includes(`node_modules/${library}/`))

function kindOf(screen: string, closure: ReadonlySet<string>): Kind {
  if (reaches(closure, formLibrary)) return 'form'
  if (signedIn.has(screen)) return 'signedIn'
  return reaches(closure, 'xstate') ? 'chart' : 'content'
}

/**
 * The chunk of each module that several parts of the portal share, so that they are few and none is loaded for nothing.
 * `core`: what every page needs, and what pages of every kind share. `interactive`: what every page loads right after its
 * views. `bank`: what opens the session after the first paint.
 * `form`: what forms share. `shared`: what forms share with the signed-in area; what is about a noun has a chunk of that
 * name. `charts`: what the documentation shares with these; `docs-form`: what its parts and the bank do; `PageArticle`:
 * what each page of text loads with it, `samples`: what the pages of services show as well. What two screens
 * share beside these has a chunk of its own, and so has what a screen shares with parts that are loaded later, apart from
 * what the documentation's pages of text list of another screen's. All else is in the chunk of its screen or part.
 * @throws Error when the build has none of the files that this starts from
 */
export function chunksOf(modules: readonly BuiltModule[]): ReadonlyMap<string, string> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const lazyPartsOf = (id: string) => byId.get(id)?.dynamicallyImportedIds ?? []

  /** All that these import, and of what they load later that in one folder. */
  function closureOf(ids: readonly string[], laterIn?: string): ReadonlySet<string> {
    const found = new Set<string>()
    const open = [...ids]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.add(id)
      if (id.startsWith(barrels)) continue
      open.push(...(byId.get(id)?.importedIds ?? []))
      if (laterIn !== undefined) open.push(...lazyPartsOf(id).filter((part) => part.startsWith(laterIn)))
    }
    return found
  }

  const lazyParts = [...new Set(modules.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))]
  const screens = lazyParts.flatMap((id) => {
    const name = screenFile.exec(id)?.[1]
    if (name === undefined) return []
    const closure = closureOf([id])
    return { name, closure, kind: kindOf(name, closure) }
  })
  const opening = lazyPartsOf('src/main.tsx').filter((id) => id.startsWith('src/app/bootstrap/'))
  /** The calls of the signed-in area come with the first of them, unless they bring rules that nothing else of it needs. */
  const calls = modules
    .filter(({ id }) => id !== 'src/api/operations.ts')
    .flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds.filter((id) => /^src\/api\/[^/]+$/.test(id)))
  if (!byId.has(entry) || screens.length === 0 || opening.length === 0)
    throw new Error('The groups of chunks start from files that the build does not have (scripts/vite/chunkGroups.ts)')
  const core = closureOf([entry])
  const opened = [...opening, ...lazyPartsOf('src/app/Overlays.tsx')]
  const needed = closureOf(opened, 'src/app/session/')
  const isPlain = (call: string) =>
    [...closureOf([call])].every((id) => id === call || core.has(id) || needed.has(id) || id.startsWith('src/api/'))
  const bank = closureOf([...opened, ...calls.filter(isPlain)], 'src/app/session/')
  const laterParts = closureOf(lazyParts.filter((id) => !screenFile.test(id)))
  /** Parts without a form that the documentation loads later. */
  const partsOfDocs = closureOf(
    screens
      .filter(({ name }) => name === 'docs')
      .flatMap(({ closure }) => [...closure].filter((id) => !core.has(id)).flatMap(lazyPartsOf))
      .filter((id) => !screenFile.test(id) && !reaches(closureOf([id]), formLibrary)),
  )
  const article = closureOf([articlePart])
  const services = closureOf([servicesPart])
  const facts = closureOf(lazyParts.filter((id) => id.startsWith(pageParts)))
  const names = new Set(screens.map(({ name }) => name))

  function chunkOf(id: string): string | undefined {
    if (core.has(id)) return 'core'
    if (afterViews.has(id)) return 'interactive'
    const users = screens.filter(({ closure }) => closure.has(id))
    const kinds = new Set(users.map(({ kind }) => kind))
    const own = [...users.map(({ name }) => name), ...(bank.has(id) ? ['bank'] : [])].sort().join('-')
    if (users.length === 0 && !bank.has(id) && article.has(id)) return services.has(id) ? 'samples' : 'PageArticle'
    if (users.length === 0) return bank.has(id) ? 'bank' : undefined
    if (users.length === 1 && own !== 'docs' && facts.has(id) && !bank.has(id)) return `${own}-facts`
    if (users.length === 1) return bank.has(id) ? own : laterParts.has(id) ? `${own}-parts` : undefined
    if (!kinds.has('content') && !kinds.has('chart')) {
      // The documentation, and every page with the bank, would load all forms with it.
      if (partsOfDocs.has(id) || bank.has(id)) return 'docs-form'
      return kinds.has('signedIn') ? (nounOf(id) ?? 'shared') : 'form'
    }
    if (!kinds.has('content') && users.some(({ name }) => name === 'docs')) return 'charts'
    return users.length === 2 ? own : 'core'
  }

  /** That of a folder or file of a layer, where a screen has the same. */
  function nounOf(id: string): string | undefined {
    const [, noun = ''] = /^src\/(?:api|app\/actors|machines|rules|ui)\/(\w+)[./]/.exec(id) ?? []
    return names.has(noun) ? noun : undefined
  }

  return new Map(
    modules.flatMap(({ id }) => {
      const chunk = chunkOf(id)
      return chunk === undefined ? [] : [[id, chunk]]
    }),
  )
}

/** The path of a module within the project, without what a bundler adds to it. */
export const pathOf = (id: string, root: string): string =>
  id
    .replace(/\?.*$/, '')
    .replaceAll('\\', '/')
    .replace(`${root.replaceAll('\\', '/')}/`, '')

/** The groups as the bundler takes them, and the plugin that finds them once all modules are read. */
export function chunkGroups(root: string) {
  let chunks: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const modules = [...this.getModuleIds()].map((id) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        const paths = (ids: readonly string[]) => ids.map((each) => pathOf(each, root))
        return {
          id: pathOf(id, root),
          importedIds: paths(importedIds),
          dynamicallyImportedIds: paths(dynamicallyImportedIds),
        }
      })
      chunks = chunksOf(modules)
    },
  }
  const chunkOf = (id: string) => chunks.get(pathOf(id, root))
  return {
    plugin,
    groups: [
      // With what its modules use of the packages that they import.
      { name: 'core', test: (id: string) => chunkOf(id) === 'core', priority: 1 },
      { name: chunkOf, includeDependenciesRecursively: false },
    ],
  }
}
