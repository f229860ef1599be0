import type { Plugin } from 'vite'

const files = ['src/rules/dashboard/dashboardViews.ts', 'src/rules/docs/docs.ts', 'src/rules/routes/routes.ts']

const description = /\bdescription:\s*'(?:[^'\\]|\\.)*',?/g

/**
 * Routes describe themselves to search engines, which read that in the pre-rendered pages: the code of the page goes
 * without, every first load would carry three kilobytes of it.
 */
export function dropDescriptions(): Plugin {
  const dropped = new Set<string>()
  return {
    name: 'drop-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/rules\/.*\.ts$/ },
      handler(code, id) {
        const file = files.find((each) => id.endsWith(`/${each}`))
        if (this.environment.name === 'ssr' || file === undefined || !description.test(code)) return null
        dropped.add(file)
        return { code: code.replace(description, ''), map: null }
      },
    },
    buildEnd(error) {
      const missing = files.filter((file) => !dropped.has(file))
      if (!error && this.environment.name !== 'ssr' && missing.length > 0)
        this.error(`No descriptions of routes in ${missing.join(', ')}: scripts/vite/dropDescriptions.ts`)
    },
  }
}
