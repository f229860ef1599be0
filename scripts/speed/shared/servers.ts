import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The servers that are compared, and the tools for it, which are installed outside of the project. */
const tools = join(tmpdir(), 'portico-speed-tools')
const packages = ['@stoplight/prism-cli@5.14.2', 'json-server@0.17.4', 'autocannon@8.0.0']

export type Autocannon = (options: object) => Promise<{
  requests: { total: number }
  duration: number
  non2xx: number
}>

export function installTools(): Autocannon {
  if (!packages.every((name) => existsSync(join(tools, 'node_modules', name.slice(0, name.lastIndexOf('@')))))) {
    mkdirSync(tools, { recursive: true })
    const parameters = ['install', '--prefix', tools, '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
    if (spawnSync('npm', parameters, { stdio: 'inherit' }).status !== 0) throw new Error('The tools were not installed')
  }
  return createRequire(join(tools, 'package.json'))('autocannon') as Autocannon
}

export interface Server {
  name: string
  child: ChildProcess
  address: string
  /** The call that is compared. */
  call: { path: string; method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
}

const running = new Set<ChildProcess>()

function run(name: string, parameters: string[]): ChildProcess {
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  child.once('exit', (code) => {
    if (running.delete(child)) throw new Error(`${name} ended with ${code}`)
  })
  return child
}

export async function stop({ child }: Server): Promise<void> {
  running.delete(child)
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}

export function killAll(): void {
  for (const child of running) {
    running.delete(child)
    child.kill('SIGKILL')
  }
}

/** Resolves with what the pattern finds in the server's output. */
const printed = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve) =>
    child.stdout?.on('data', (data) => {
      const [found] = pattern.exec(String(data)) ?? []
      if (found) resolve(found)
    }),
  )

export async function answering(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer) return void (await answer.arrayBuffer())
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export async function startSandbox(name: string, call: Server['call'], parameters: string[] = []): Promise<Server> {
  const child = run(name, ['scripts/sandbox.mjs', '--port', '0', ...parameters])
  return { name, child, call, address: await printed(child, /http:\/\/[\d.]+:\d+/) }
}

/** A server of the tools; its port comes after the parameters. */
export async function startTool(
  name: string,
  parameters: string[],
  port: number,
  call: Server['call'],
): Promise<Server> {
  const child = run(name, [join(tools, 'node_modules/.bin', name), ...parameters, '--port', String(port)])
  const address = `http://127.0.0.1:${port}`
  await answering(address)
  return { name, child, address, call }
}

/** Processor time of a server so far, in milliseconds; only on Linux. */
export function processorTime({ child }: Server): number {
  const file = `/proc/${child.pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory of a server, in megabytes; only on Linux. */
export function residentMemory({ child }: Server): number {
  const file = `/proc/${child.pid}/status`
  const [, kilobytes] = existsSync(file) ? (/^VmRSS:\s*(\d+)/m.exec(readFileSync(file, 'utf8')) ?? []) : []
  return Math.round(Number(kilobytes ?? Number.NaN) / 1024)
}
