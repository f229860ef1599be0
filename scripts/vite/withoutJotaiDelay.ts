import type { Plugin } from 'vite'

const file = /\/jotai\/esm\/react\.mjs$/

const delayed =
  /if \(typeof delay === "number"\) \{\s*console\.warn\(`[^`]*`\);\s*setTimeout\(rerender, delay\);\s*return;\s*\}/

/**
 * The option `delay` of jotai's hooks is deprecated, and nothing here uses it: every first load would carry the guide for
 * those who do, a quarter of a kilobyte. Fails a build in which jotai has it otherwise.
 */
export function withoutJotaiDelay(): Plugin {
  return {
    name: 'without-jotai-delay',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code, id) {
        if (!delayed.test(code)) this.error(`${id} has no such delay: scripts/vite/withoutJotaiDelay.ts`)
        return { code: code.replace(delayed, ''), map: null }
      },
    },
  }
}
