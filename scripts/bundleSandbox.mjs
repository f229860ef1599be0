import { build } from 'esbuild'
import { register } from 'tsx/esm/api'

/**
 * Bundles the HTTP host into `outdir`; its start is server.js.
 *
 * @returns the modules that are in it
 */
export async function bundleSandbox(outdir) {
  const unregister = register()
  const { esbuildDefinitions } = await import('./definitions/definitionsPlugin.ts')
  const { metafile } = await build({
    entryPoints: ['mocks/hosts/server.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: ['classic-level'],
    plugins: [esbuildDefinitions],
    logLevel: 'warning',
    metafile: true,
  })
  await unregister()
  // esbuild's own helpers are no input.
  return ['<runtime>', ...Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))]
}
