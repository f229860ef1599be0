import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'

/** The files from which Vite has bundled a dependency for development, by the source map beside it. */
function sourcesOf(bundled: string): string[] {
  if (!existsSync(`${bundled}.map`)) return []
  const { sources } = JSON.parse(readFileSync(`${bundled}.map`, 'utf8')) as { sources: (string | null)[] }
  return sources.flatMap((source) => (source === null ? [] : resolve(dirname(bundled), source)))
}

/** The modules of packages that a development server serves. */
export function servedModules({ environments, config }: ViteDevServer): string[] {
  const { moduleGraph, depsOptimizer } = environments.client
  const { optimized, chunks, discovered } = depsOptimizer?.metadata ?? { optimized: {}, chunks: {}, discovered: {} }
  const bundled = [optimized, chunks, discovered].flatMap((each) => Object.values(each)).map(({ file }) => file)
  const loaded = [...moduleGraph.idToModuleMap.keys()].filter((id) => !id.startsWith(config.cacheDir))
  return [...loaded, ...bundled.flatMap(sourcesOf)].filter((id) => id.replaceAll('\\', '/').includes('/node_modules/'))
}
