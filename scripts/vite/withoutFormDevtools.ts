import type { Plugin } from 'vite'

const file = /\/@tanstack\/form-core\/dist\/esm\/EventClient\.js$/

const client = `const unsubscribe = () => {}
export const formEventClient = { emit() {}, on: () => unsubscribe }`

/**
 * TanStack Form reports every change of a form, passwords included, as an event on the window to developer tools that no
 * page of ours has. Fails a build in which it does so in another way.
 */
export function withoutFormDevtools(): Plugin {
  return {
    name: 'without-form-devtools',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code, id) {
        if (!/export \{\s*formEventClient\s*\}/.test(code))
          this.error(`${id} exports another client: scripts/vite/withoutFormDevtools.ts`)
        return { code: client, map: null }
      },
    },
  }
}
