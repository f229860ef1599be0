import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { bundleDefinitions } from './bundleDefinitions.ts'
import { contractFile, contractOperations } from './contractOperations.ts'
import { sourceFiles } from './definitionFiles.ts'

const id = 'virtual:definitions'
const resolvedId = `\0${id}`

const code = async (): Promise<string> =>
  `export const definitions = ${JSON.stringify(await bundleDefinitions())}
export const contractOperations = ${JSON.stringify(contractOperations())}`

/** The module `virtual:definitions`: every definition of mocks/openapi, bundled, and the errors of the portal's own calls. */
export const definitionsPlugin = (): Plugin => ({
  name: 'definitions',
  resolveId: (source) => (source === id ? resolvedId : undefined),
  async load(source) {
    if (source !== resolvedId) return undefined
    for (const file of [...sourceFiles(), contractFile]) this.addWatchFile(file)
    return { code: await code(), map: null }
  },
})

/** The same for esbuild. */
export const esbuildDefinitions: EsbuildPlugin = {
  name: 'definitions',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${id}$`) }, () => ({ path: id, namespace: id }))
    build.onLoad({ filter: /.*/, namespace: id }, async () => ({ contents: await code(), loader: 'js' }))
  },
}
