import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { definitionsPlugin } from '../../../scripts/definitions/definitionsPlugin.ts'

/** A module of `tests/walk` that uses the bank, of which Vite reads what only it can resolve. */
export async function viteImport<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(import.meta.dirname, '..', file), {
    configFile: false,
    plugins: [definitionsPlugin()],
    define: { __SANDBOX__: 'true', __DEFINITIONS__: 'true' },
  })
  return module
}
