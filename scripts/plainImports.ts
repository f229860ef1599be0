import type { Plugin } from 'vite'

/**
 * With one stylesheet and preloads that the pages name themselves, Vite's helper around `import()` has nothing left to
 * do; it would cost every first load half a kilobyte.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null
    },
  }
}
