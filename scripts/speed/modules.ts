import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { routes as allRoutes, dashboardRoutes, notFoundRoute } from '../../src/rules/routes/routes.ts'
import { pathOf } from '../vite/chunkGroups.ts'
import { type ModuleGraph, modulesDocument, modulesOfRoute, type RouteModules } from './shared/routeModules.ts'

/**
 * Writes docs/modules.md: the twenty largest modules that each route of the production build loads before it is used, each
 * with the imports that lead to it, and what a route loads that only others need.
 */
process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const entry = 'src/main.tsx'

/** Without what a bundler adds, and below the folder of the project. */
const nameOf = (id: string) => pathOf(id.replace(/^\0/, ''), root)

async function readGraph(): Promise<ModuleGraph> {
  const graph: ModuleGraph = { chunks: new Map(), imports: new Map() }
  const note: Plugin = {
    name: 'note-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => ({
          name: nameOf(id),
          bytes: renderedLength,
        }))
        graph.chunks.set(file.fileName, { imports: file.imports, modules })
      }
      for (const id of this.getModuleIds())
        graph.imports.set(nameOf(id), this.getModuleInfo(id)?.importedIds.map(nameOf) ?? [])
    },
  }
  await build({
    root,
    mode: 'production',
    logLevel: 'error',
    define: { __DEFINITIONS__: 'true' },
    plugins: [note],
    build: { write: false },
  })
  return graph
}

const graph = await readGraph()
const routes = [...allRoutes, ...dashboardRoutes.slice(1), notFoundRoute]
const screens = new Map<string, string[]>()
for (const { screen, pattern, view } of routes.map((each) => ({ view: undefined, ...each }))) {
  const address = pattern === '/dashboard' && view ? `/dashboard?page=${view.page}` : pattern
  screens.set(screen, [...(screens.get(screen) ?? []), address])
}
const found: RouteModules[] = [...screens].map(([screen, addresses]) => {
  const parts = screen === 'docs' ? ['src/ui/docs/definition/ServicePage.tsx'] : []
  return { addresses, ...modulesOfRoute(graph, [entry, `src/app/screens/${screen}.tsx`, ...parts]) }
})
const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
writeFileSync('docs/modules.md', modulesDocument(found, day))
console.log('docs/modules.md is written.')
