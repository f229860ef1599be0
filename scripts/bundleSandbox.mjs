import { build } from 'esbuild'
import { register } from 'tsx/esm/api'
import { root } from './install.mjs'

/** What `import 'portico-sandbox'` gives (scripts/sandboxPackage/declarations.mjs has its types). */
const exported = `
  export { openBank } from './mocks/testing/openBank.ts'
  export { BankError } from './mocks/testing/bankError.ts'
`

const entryName = 'portico-sandbox'
const entry = {
  name: entryName,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${entryName}$`) }, () => ({ path: entryName, namespace: entryName }))
    onLoad({ filter: /.*/, namespace: entryName }, () => ({ contents: exported, resolveDir: root, loader: 'ts' }))
  },
}

/** CommonJS packages in the bundle require modules of Node. */
const requireInEsm = `import { createRequire as createRequireHere } from 'node:module'
const require = createRequireHere(import.meta.url)`

const forTests = { in: entryName, out: 'index' }

const shared = async () => {
  const { esbuildDefinitions } = await import('./definitions/definitionsPlugin.ts')
  return {
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    external: ['classic-level', 'postgres'],
    plugins: [entry, esbuildDefinitions],
    logLevel: 'warning',
    metafile: true,
  }
}

const modulesIn = ({ metafile }) =>
  Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter((name) => !name.startsWith(`${entryName}:`))

/**
 * Bundles the HTTP host into `outdir`, whose start is server.js, and for the package also what tests import: index.js, and
 * index.cjs for runners that require it.
 *
 * @returns the modules that are in it
 */
export async function bundleSandbox(outdir, { isPackage = false } = {}) {
  const unregister = register()
  const options = await shared()
  const server = { in: 'mocks/hosts/server.ts', out: 'server' }
  const entryPoints = isPackage ? [server, forTests] : [server]
  const esm = { splitting: true, format: 'esm', banner: { js: requireInEsm } }
  const built = [await build({ ...options, ...esm, entryPoints, outdir })]
  if (isPackage)
    built.push(
      await build({ ...options, entryPoints: [forTests], outdir, format: 'cjs', outExtension: { '.js': '.cjs' } }),
    )
  await unregister()
  // esbuild's own helpers are no input.
  return ['<runtime>', ...new Set(built.flatMap(modulesIn))]
}
