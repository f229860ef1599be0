import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScript } from './command.ts'
import { acquireLock } from './lock.ts'
import { v8Flags } from './v8Flags.ts'

/** The production build, and that with the sandbox. */
export type Build = 'portal' | 'sandbox'

/** What `npm run build` writes is the operator's: builds of our own have their own place. */
const home = join('.cache', 'builds')

const inputs = [
  'src',
  'mocks',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts',
  'config',
  'docs/statecharts',
  'package-lock.json',
  'tsconfig.json',
]

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  const goldens = filesUnder('tests/model').filter((file) => file.endsWith('.golden.json'))
  for (const file of [...inputs.flatMap(filesUnder), ...goldens])
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Who builds holds this lock: two at once would overwrite each other. */
export const lockOf = (build: Build): string => join(home, `${build}.lock`)

export const sayWaiting = (pid: number) => console.log(`Waiting for process ${pid}, which builds the same …`)

const kept = 'PORTICO_KEPT_BUILD'

/** For a run of tests: its processes keep to the build that it began with, whatever is edited meanwhile. */
export function keepBuild(build: Build): void {
  process.env[kept] = build
}

const running = new Map<Build, Promise<string>>()

/**
 * The folder of a build that matches the sources, made now if there is none. Who says so in `onBuilding` also shows what
 * the builder says. Rejects with the builder's own words.
 */
export function ensureBuilt(build: Build, onBuilding?: () => void): Promise<string> {
  const started = running.get(build) ?? make(build, onBuilding)
  running.set(build, started)
  return started
}

async function make(build: Build, onBuilding?: () => void): Promise<string> {
  const folder = join(home, build)
  const stamp = join(home, `${build}.digest`)
  const digest = digestOfSources()
  const isFresh = () =>
    existsSync(folder) && existsSync(stamp) && (process.env[kept] === build || readFileSync(stamp, 'utf8') === digest)
  const release = await acquireLock(lockOf(build), { onWaiting: sayWaiting })
  try {
    if (isFresh()) return folder
    rmSync(stamp, { force: true })
    onBuilding?.()
    const show = onBuilding && ((chunk: Buffer) => process.stdout.write(chunk))
    const parameters = ['--out', folder, '--quick', ...(build === 'sandbox' ? ['--sandbox'] : [])]
    const { ok, output } = await runScript('scripts/build.ts', parameters, v8Flags, show)
    if (!ok) throw new Error(`The ${build} build failed:\n${output}`)
    writeFileSync(stamp, digest)
    return folder
  } finally {
    release()
  }
}
