import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
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
 * Writes the licences of all third-party code that a build contains, or fails the build.
 *
 * @param besideModules what the build contains that is no module of its chunks, read at its end
 */
export function licencesPlugin(besideModules: ReadonlySet<string>): Plugin {
  let root = ''
  return {
    name: 'third-party-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root
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
