import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/**
 * Brings node_modules in line with package-lock.json, or ends the process with one clear line.
 *
 * @param omitsDev leaves out what only checks and tests need: half of the packages and of their size
 */
export function ensureInstalled({ omitsDev = false } = {}) {
  const range = read('package.json').engines.node
  if (!nodeIsInRange(range)) {
    console.error(`portico needs Node ${range}; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled(omitsDev)) return
  // npm would remove what it is asked to leave out.
  const omits = omitsDev && !Object.values(presentPackages() ?? {}).some(isOnlyForDev)
  console.log('Installing packages (first run, or package-lock.json changed) …')
  // `ci` would first delete what is there, under the feet of whatever else is running.
  const how = [
    ...(existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci']),
    ...(omits ? ['--omit=dev'] : []),
  ]
  const { status, error } = spawnSync('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`Packages could not be installed (npm ${how[0]} ${error ? error.message : `ended with ${status}`}).`)
  process.exit(1)
}
