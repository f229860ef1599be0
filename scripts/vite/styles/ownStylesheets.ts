import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { transform } from 'esbuild'
import postcss from 'postcss'
import type { Plugin } from 'vite'
import { relativeType } from '../relativeType.ts'
import { swaggerStyles, swaggerStylesheet } from './swaggerStyles.ts'

const suffix = '?sheet'
const prefix = '\0sheet:'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/**
 * `import sheet from './definition.css?sheet'` is the address of a stylesheet of its own: the one stylesheet of the build
 * is part of every first load, and these rules belong to one chunk, which loads it (`ui/kit/parts/loadStylesheet.ts`).
 * What is rendered at build shows it as well, with `<link rel="stylesheet" href={sheet} precedence="docs" />`
 * (`scripts/pages/assemblePage.ts`).
 *
 * @param besideModules gets the stylesheets of packages that are in one
 */
export function ownStylesheets(besideModules: Set<string>): Plugin {
  let root = ''
  let isBuild = false
  let isServer = false
  return {
    name: 'own-stylesheets',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
      isServer = Boolean(config.build.ssr)
    },
    resolveId: {
      filter: { id: /\.css\?sheet$/ },
      handler(id, importer) {
        if (importer === undefined) return null
        // Vite would take a name that ends in .css for a part of the one stylesheet.
        return `${prefix}${resolve(dirname(importer), id.slice(0, -suffix.length))}.js`
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      async handler(id) {
        const file = id.slice(prefix.length, -'.js'.length)
        this.addWatchFile(file)
        const source = readFileSync(file, 'utf8')
        const packages = join(root, 'node_modules')
        const hasSwaggers = file.endsWith('/swagger.css')
        if (hasSwaggers) besideModules.add(swaggerStylesheet(packages))
        const written = hasSwaggers ? await swaggerStyles(source, packages) : source
        const { css } = await postcss([relativeType]).process(written, { from: undefined })
        if (!isBuild)
          return `export default ${JSON.stringify(`data:text/css;base64,${Buffer.from(css).toString('base64')}`)}`
        const { code } = await transform(css, { loader: 'css', minify: true })
        const fileName = `assets/${basename(file, '.css')}-${hashOf(code)}.css`
        if (!isServer) this.emitFile({ type: 'asset', fileName, source: code })
        return `export default ${JSON.stringify(`/${fileName}`)}`
      },
    },
  }
}
