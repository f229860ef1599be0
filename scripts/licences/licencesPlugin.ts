import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { servedModules } from './servedModules.ts'
import { thirdPartyLicences, thirdPartyLicencesFile } from './thirdPartyLicences.ts'

/** Notes the files whose rules are in a stylesheet of the build: what `@import` names is no module. */
export const notedStyles = (besideModules: Set<string>): PostcssPlugin => ({
  postcssPlugin: 'noted-styles',
  OnceExit(sheet) {
    sheet.walk(({ source }) => {
      if (source?.input.file !== undefined) besideModules.add(source.input.file)
    })
  },
})

/**
 * Writes the licences of all third-party code that a build contains, or fails the build; in development serves those of what the
 * server has bundled and served so far.
 *
 * @param besideModules what the build contains that is no module of its chunks, read at its end
 */
export function licencesPlugin(besideModules: ReadonlySet<string>): Plugin {
  let root = ''
  return {
    name: 'third-party-licences',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${thirdPartyLicencesFile}`) return next()
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(thirdPartyLicences([...servedModules(server), ...besideModules], { root }))
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? Object.keys(file.modules) : [],
        )
        this.emitFile({
          type: 'asset',
          fileName: thirdPartyLicencesFile,
          source: thirdPartyLicences([...modules, ...besideModules], { root }),
        })
      },
    },
  }
}
