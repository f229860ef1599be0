import type { Plugin } from 'vite'

/**
 * With one stylesheet and preloads that the pages name themselves, Vite's helper around `import()` has nothing left to
 * do; it would cost every first load half a kilobyte.
 */
export function plainImports(): Plugin {
  let replaced = false
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        replaced = true
        return 'export const __vitePreload = (load) => load()'
      },
    },
    buildEnd(error) {
      const isServer = this.environment.name === 'ssr'
      if (!error && !isServer && !replaced)
        this.error('Vite has another name for its preload helper: scripts/vite/plainImports.ts')
    },
  }
}
