import { spawn } from 'node:child_process'
import { join } from 'node:path'

interface Ended {
  ok: boolean
  output: string
}

const fileOf = (command: string): string =>
  command === 'node' ? process.execPath : join('node_modules', '.bin', command)

const needsShell = (command: string): boolean => process.platform === 'win32' && command !== 'node'

/** Runs a command of node_modules/.bin, or `node` itself, and keeps what it says; `onOutput` gets it as it comes. */
export const run = (
  command: string,
  parameters: string[],
  onOutput: (chunk: Buffer) => void = () => {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(fileOf(command), parameters, { stdio: ['ignore', 'pipe', 'pipe'], shell: needsShell(command) })
    const chunks: Buffer[] = []
    const keep = (chunk: Buffer) => {
      chunks.push(chunk)
      onOutput(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString().trim() }))
  })

/** Runs a command as `run` does, and lets it speak for itself; true when it ends well. */
export const show = (
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(fileOf(command), parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      shell: needsShell(command),
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

/** Runs one of our own TypeScript files in a process of its own. */
export const runScript = (
  file: string,
  parameters: readonly string[] = [],
  flags: readonly string[] = [],
  onOutput?: (chunk: Buffer) => void,
): Promise<Ended> => run('node', [...flags, '--import', 'tsx', file, ...parameters], onOutput)
