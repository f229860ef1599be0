import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { thirdPartyLicencesFile } from '../licences/thirdPartyLicences.ts'
import { type Build, ensureBuilt } from '../support/built.ts'

/** Of what a module imports: `react` of `react/jsx-runtime`. */
export const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

/** What our own modules import from packages, as a bundler sees it that has no part in the build. */
export async function importedPackages(entries: readonly string[], sandbox: boolean): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [...entries],
    outdir: '.cache',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    define: { __SANDBOX__: String(sandbox) },
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'made-by-plugins',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^virtual:|\?\w+$|\.mdx$/ }, ({ path }) => ({ path, external: true })),
      },
    ],
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  return new Set(
    imported
      .filter(({ path, external }) => external && !/^\.|^virtual:|^node:|\?\w+$|\.mdx$/.test(path))
      .map(({ path }) => packageOf(path))
      .filter((name) => !builtinModules.includes(name)),
  )
}

/** The packages of a notice: `react 19.3.1 (MIT)`, `cookie 1.1.1 (MIT), inside msw`. */
export function listedPackages(notice: string): { name: string; version: string | undefined }[] {
  const [list = ''] = notice.split('\n\n===')
  return [...list.matchAll(/^(@?\S+?)(?: (\d\S*))? \(.+\)(?:, inside \S+)?$/gm)].map(([, name = '', version]) => ({
    name,
    version,
  }))
}

function lockedVersions(): Set<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  return new Set(
    Object.entries(packages).map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`),
  )
}

async function wrongWith(name: Build, entries: readonly string[]): Promise<string[]> {
  const file = join(await ensureBuilt(name), thirdPartyLicencesFile)
  if (!existsSync(file)) return [`${name} build: has no ${thirdPartyLicencesFile}`]
  const listed = listedPackages(readFileSync(file, 'utf8'))
  const names = new Set(listed.map((each) => each.name))
  const locked = lockedVersions()
  const imported = await importedPackages(entries, name === 'sandbox')
  return [
    ...[...imported]
      .filter((each) => !names.has(each))
      .map((each) => `${name} build: ${thirdPartyLicencesFile} lacks ${each}, which the sources import`),
    ...listed
      .map((each) => `${each.name} ${each.version}`)
      .filter((each) => !each.endsWith(' undefined') && !locked.has(each))
      .map((each) => `${name} build: ${thirdPartyLicencesFile} has ${each}, which package-lock.json does not know`),
    ...['.br', '.gz']
      .filter((suffix) => !existsSync(file + suffix))
      .map((suffix) => `${name} build: ${thirdPartyLicencesFile}${suffix} is missing`),
  ]
}

/** The notices of both builds name every package that the sources import, and no version that is not installed. */
export async function licences(): Promise<string> {
  const wrong = [
    ...(await wrongWith('portal', ['src/main.tsx'])),
    ...(await wrongWith('sandbox', ['src/main.tsx', 'mocks/hosts/worker.ts'])),
  ]
  return wrong.join('\n')
}
