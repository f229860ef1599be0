import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { packageOf } from '../../../scripts/checks/licences.ts'

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** What Node loads, also of modules that a bundle would leave out. */
async function packagesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '.cache',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.inputs).flatMap(({ imports: found }) => found)
  const names = imports.filter(({ external, path }) => external && !/^(?:node|virtual):/.test(path))
  return [...new Set(names.map(({ path }) => packageOf(path)))].sort()
}

const isDev = (name: string) => Object.hasOwn(manifest.devDependencies, name)

test('what starts, builds or packs without development dependencies imports none', async () => {
  const started = Object.entries(manifest.scripts)
    .filter(([, command]) => command.includes('--omit=dev') || /sandbox\.mjs/i.test(command))
    .map(([name]) => name)
  expect(started).toEqual(['start', 'dev', 'sandbox', 'pack:sandbox', 'build'])

  const entries = [
    'scripts/start.ts',
    'scripts/build.ts',
    'vite.config.ts',
    'scripts/sandbox.mjs',
    'scripts/packSandbox.mjs',
    'mocks/hosts/server.ts',
  ]
  for (const entry of entries) expect((await packagesOf(entry)).filter(isDev), entry).toEqual([])
})

test('a development dependency that the build imports would be found', async () => {
  expect((await packagesOf('tests/unit/repository/dependencies.test.ts')).filter(isDev)).toEqual(['vitest'])
})
