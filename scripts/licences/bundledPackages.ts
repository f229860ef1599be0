import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'

/** A package of which a bundle has code or styles. */
export interface BundledPackage {
  name: string
  /** Unknown for most that another package carries. */
  version?: string
  /** The package that has this one inside its own files. */
  carrier?: string
  /** Where it is installed; what is carried may not be. */
  folder?: string
}

/** Modules that have no file, by their beginning: what makes them, or nothing when our own plugins do. */
const withoutFile: readonly (readonly [start: string, maker?: string])[] = [
  ['\0sheet:'],
  ['\0swagger-stub:'],
  ['\0virtual:'],
  ['virtual:'],
  // scripts/vite/plainImports.ts puts ours in its place.
  ['\0vite/preload-helper.js'],
  ['\0vite/', 'vite'],
  // An empty module in the place of one of Node's.
  ['__vite-browser-external'],
  ['\0rolldown/', 'rolldown'],
  ['<runtime>', 'esbuild'],
]

/** What a package carries though neither a source map nor a comment says so. */
const carriedUnnamed: Readonly<Record<string, readonly string[]>> = {
  // Inside tachyons-sass, inside swagger-ui.css.
  'swagger-ui-react': ['normalize.css'],
}

const inPackage = /^(.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** What bundlers write above the code of another package: `// node_modules/.pnpm/cookie@1.1.1/node_modules/cookie/…`. */
const regionComment = /^\/\/(?:#region)? ?(\S*node_modules\/\S+)$/gm

const carriedSource = /node_modules\/(?:\.pnpm\/.*?@(\d[^_(/]*)[^/]*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/[^/].*$/

const slashed = (path: string) => path.replaceAll('\\', '/')

/** Node's own look-up, from a folder upwards. */
function installedFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? undefined : installedFolder(name, dirname(from))
}

function readManifest(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The sources of other packages from which a file of a package was made. */
function carriedSources(file: string): string[] {
  if (!existsSync(file)) return []
  const regions = [...readFileSync(file, 'utf8').matchAll(regionComment)].map(([, source = '']) => source)
  if (!existsSync(`${file}.map`)) return regions
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources?: (string | null)[] }
  return [...regions, ...(sources ?? []).flatMap((source) => source ?? [])]
}

function carriedPackages(carrier: string, folder: string, files: Iterable<string>): BundledPackage[] {
  const named = [...files].flatMap(carriedSources).flatMap((source) => {
    const [, version, name] = carriedSource.exec(source) ?? []
    return name === undefined || name === carrier ? [] : [{ name, ...(version && { version }) }]
  })
  return [...named, ...(carriedUnnamed[carrier] ?? []).map((name) => ({ name }))].map((carried) => {
    const installed = installedFolder(carried.name, folder)
    return { ...carried, carrier, ...(installed && { folder: installed }) }
  })
}

/**
 * The packages that modules of a bundle belong to, and what those carry inside their own files.
 * @param modules as a bundler names them: a path below `root`, absolute or not, or a name without a file
 * @throws Error that names a module of unknown origin
 */
export function bundledPackages(modules: Iterable<string>, root: string): BundledPackage[] {
  const filesOf = new Map<string, Set<string>>()
  const add = (folder: string, file?: string) => {
    const files = filesOf.get(folder) ?? new Set()
    filesOf.set(folder, file === undefined ? files : files.add(file))
  }
  for (const id of modules) {
    const made = withoutFile.find(([start]) => id.startsWith(start))
    if (made) {
      const [, maker] = made
      const folder = maker && (installedFolder(maker, root) ?? installedFolder(maker, join(root, 'node_modules/vite')))
      if (maker && !folder) throw new Error(`${JSON.stringify(id)} is made by ${maker}, which is not installed.`)
      if (folder) add(folder)
      continue
    }
    const file = id.replace(/\?.*$/, '')
    if (file.includes('\0') || (isAbsolute(file) && !slashed(file).startsWith(`${slashed(root)}/`)))
      throw new Error(
        `The package of the module ${JSON.stringify(id)} is unknown: name it in scripts/licences/bundledPackages.ts.`,
      )
    const path = slashed(resolve(root, file))
    const [, folder] = inPackage.exec(path) ?? []
    if (folder !== undefined) add(folder, path)
  }
  return [...filesOf].flatMap(([folder, files]) => {
    const { name, version } = readManifest(folder)
    return [{ name, version, folder }, ...carriedPackages(name, folder, files)]
  })
}
