import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Host } from '../../../../hosts.ts'

/** A server process, which may be killed and started again. */
export interface Instance {
  isUp(): boolean
  /** The bank of this name; empty for the default bank. A call rejects while the process is down. */
  bank(name: string): Host
  kill(): Promise<void>
  start(): Promise<void>
  /** It stands still for a while. */
  pause(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What `npm run sandbox` runs. */
export async function startInstance(database: string, said: string[]): Promise<Instance> {
  let child: ChildProcess | undefined
  let address = ''

  async function start() {
    const parameters = ['scripts/sandbox.mjs', '--port', '0', '--database', database]
    const started = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
    createInterface({ input: started.stderr }).on('line', (line) => said.push(line))
    const lines = createInterface({ input: started.stdout })
    const [line] = (await Promise.race([once(lines, 'line'), once(started, 'exit').then(() => [''])])) as [string]
    const found = /http:\/\/\S+:\d+/.exec(line)
    // While the database is away a server does not start.
    if (!found) return void (await pause(100).then(start))
    address = found[0]
    child = started
  }

  async function end(signal: NodeJS.Signals) {
    const ended = child
    if (!ended) return
    child = undefined
    const exited = once(ended, 'exit')
    ended.kill(signal)
    await exited
  }

  await start()
  return {
    isUp: () => child !== undefined,
    bank: (name) => ({
      async call(path, init) {
        if (!child) throw new Error('The instance is down')
        return fetch(`${address}${name === '' ? '' : `/banks/${name}`}${path}`, {
          ...init,
          signal: AbortSignal.timeout(20_000),
        })
      },
      close: async () => undefined,
    }),
    kill: () => end('SIGKILL'),
    start,
    async pause(milliseconds) {
      const paused = child
      paused?.kill('SIGSTOP')
      await pause(milliseconds)
      paused?.kill('SIGCONT')
    },
    stop: () => end('SIGTERM'),
  }
}
