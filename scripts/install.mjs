import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const read = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

/** Node has no range parser of its own: this one knows `^a.b.c` and `>=a.b.c` joined by `||`. */
function nodeIsInRange(range) {
  const have = process.versions.node.split('.').map(Number)
  const atLeast = (want) => {
    const differing = want.findIndex((part, index) => part !== have[index])
    return differing === -1 || have[differing] > want[differing]
  }
  return range.split('||').some((part) => {
    const want = part.match(/\d+/g).map(Number)
    return atLeast(want) && (!part.includes('^') || have[0] === want[0])
  })
}

/** npm writes node_modules/.package-lock.json last, so it shows what is really there, also after a broken install. */
const presentPackages = () => read('node_modules/.package-lock.json')?.packages

const isOnlyForDev = ({ dev, devOptional }) => dev || devOptional

function isInstalled(omitsDev) {
  const wanted = read('package-lock.json')?.packages
  const present = presentPackages()
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (omitsDev && isOnlyForDev(entry))) return true
    return present[path]?.version === entry.version || (present[path] === undefined && (entry.optional || entry.peer))
  })
}

/** Whatever the host is, npm puts the configured registry in its place (`--replace-registry-host`). */
const anyRegistry = 'https://registry.invalid'

/**
 * The lock file with the address of every package. It names no registry, and npm would first ask for the versions of each
 * package to find its address: half of the time of an install.
 */
function withAddresses(lock) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === '' || entry.link || entry.inBundle || entry.resolved) return [path, entry]
    const name = entry.name ?? nameOf(path)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    return [path, { ...entry, resolved: `${anyRegistry}/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

const nameOf = (path) => path.split('node_modules/').at(-1)

function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** What a package does without, unless it is the part of it that runs on one platform. */
function withoutOptional(entry, packages) {
  const ofPlatform = (name) =>
    Object.entries(packages).some(([path, { os, cpu }]) => nameOf(path) === name && (os || cpu))
  const optional = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => ofPlatform(name))
  return { ...entry, optionalDependencies: Object.fromEntries(optional) }
}

/**
 * The project without what only development needs and without what packages do without: `--omit=dev` would keep what
 * development installs and another package takes if it is there (TypeScript, Babel), and the parsers of swagger-client for
 * documents that the portal does not have.
 */
function withoutDev({ devDependencies: _, ...manifest }, lock) {
  const { devDependencies: __, ...project } = lock.packages['']
  const entries = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, entry]) => [path, withoutOptional(entry, lock.packages)])
  const needed = new Set(neededBy(project))
  // A set also visits what is added meanwhile.
  for (const name of needed)
    for (const [path, entry] of entries) if (nameOf(path) === name) for (const each of neededBy(entry)) needed.add(each)
  const kept = entries.filter(([path]) => needed.has(nameOf(path)))
  return [manifest, { ...lock, packages: { '': project, ...Object.fromEntries(kept) } }]
}

function npm(parameters, cwd) {
  const all = [...parameters, '--no-audit', '--no-fund', '--loglevel=error']
  return spawnSync('npm', all, { cwd, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
}

const wasNotFound = (logs) =>
  existsSync(logs) && readdirSync(logs).some((name) => readFileSync(join(logs, name), 'utf8').includes('E404'))

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Installs that were interrupted; another that runs now keeps its folder. */
function removeInterrupted(cache) {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const [, pid] = /^install-(\d+)$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** Installs beside the project and moves what is complete, so that an interrupted install leaves nothing behind. */
function installAside(omitsDev) {
  const cache = join(root, '.cache')
  removeInterrupted(cache)
  const aside = join(cache, `install-${process.pid}`)
  const logs = join(aside, 'logs')
  mkdirSync(aside, { recursive: true })
  try {
    cpSync(join(root, '.npmrc'), join(aside, '.npmrc'))
    const project = [read('package.json'), read('package-lock.json')]
    const [manifest, lock] = omitsDev ? withoutDev(...project) : project
    writeFileSync(join(aside, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(withAddresses(lock)))
    const ended = npm(['ci', '--replace-registry-host=always', `--logs-dir=${logs}`], aside)
    if (ended.status !== 0) return { ...ended, elsewhere: wasNotFound(logs) }
    // Another command may have installed meanwhile.
    if (!existsSync(join(root, 'node_modules'))) renameSync(join(aside, 'node_modules'), join(root, 'node_modules'))
    return ended
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function install(omitsDev) {
  const parameters = omitsDev ? ['--omit=dev'] : []
  // `ci` would first delete what is there, under the feet of whatever else is running.
  if (existsSync(join(root, 'node_modules'))) return npm(['install', '--no-save', ...parameters], root)
  const ended = installAside(omitsDev)
  if (!ended.elsewhere) return ended
  console.log('This registry has other addresses: asking it for each of them …')
  return npm(['ci', ...parameters], root)
}

/**
 * Brings node_modules in line with package-lock.json, or ends the process with one clear line.
 *
 * @param omitsDev leaves out what only checks and tests need: half of the packages and of their size
 */
export function ensureInstalled({ omitsDev = false } = {}) {
  const range = read('package.json').engines.node
  if (!nodeIsInRange(range)) {
    console.error(`Portico needs Node ${range}; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (/[#?%]/.test(root)) {
    console.error(`Vite and Vitest can’t work in a folder with #, ? or % in its path. Rename ${root}.`)
    process.exit(1)
  }
  if (isInstalled(omitsDev)) return
  // npm would remove what it is asked to leave out.
  const omits = omitsDev && !Object.values(presentPackages() ?? {}).some(isOnlyForDev)
  console.log('Installing packages (first run, or package-lock.json changed) …')
  const { status, error } = install(omits)
  if (status === 0) return
  console.error(`Packages could not be installed (npm ${error ? error.message : `ended with ${status}`}).`)
  process.exit(1)
}
