import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { virtualModule } from '../vite/virtualModule.ts'
import { bundleDefinitions } from './bundleDefinitions.ts'
import { contractFile, contractOperations } from './contractOperations.ts'
import { sourceFiles } from './definitionFiles.ts'

const id = 'virtual:definitions'

const code = async (): Promise<string> =>
  `export const definitions = ${JSON.stringify(await bundleDefinitions())}
export const contractOperations = ${JSON.stringify(contractOperations())}`

/** The module `virtual:definitions`: every definition of mocks/openapi, bundled, and the errors of the portal's own calls. */
export const definitionsPlugin = (): Plugin => ({
  name: 'definitions',
  ...virtualModule(id, (watch) => {
    for (const file of [...sourceFiles(), contractFile]) watch(file)
    return code()
  }),
})

/** The same for esbuild. */
export const esbuildDefinitions: EsbuildPlugin = {
  name: 'definitions',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${id}$`) }, () => ({ path: id, namespace: id }))
    build.onLoad({ filter: /.*/, namespace: id }, async () => ({ contents: await code(), loader: 'js' }))
  },
}
