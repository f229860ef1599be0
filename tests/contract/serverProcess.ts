import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { Host } from './hosts.ts'

export interface ServerProcess extends Host {
  child: ChildProcess
  address: string
  /** The lines that it has printed. */
  output: string[]
  errors: string[]
  /** With what it has ended, and after how many milliseconds from the signal. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; after: number }>
}

/** What `npm run sandbox` runs, with these options; it ends with the test. */
export async function startServer(options: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0', ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [output, errors]: [string[], string[]] = [[], []]
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line))
  const exited = once(child, 'exit') as Promise<[number | null]>
  await Promise.race([once(lines, 'line'), exited])
  const [address] = /http:\/\/[\d.]+:\d+/.exec(output[0] ?? '') ?? []
  if (address === undefined) throw new Error(errors.join('\n'))
  return {
    child,
    address,
    output,
    errors,
    call: (path, init) => fetch(`${address}${path}`, init),
    close: async () => void child.kill('SIGKILL'),
    async end(signal) {
      const start = performance.now()
      child.kill(signal)
      const [code] = await exited
      return { code, after: performance.now() - start }
    },
  }
}
