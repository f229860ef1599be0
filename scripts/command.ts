import { spawn } from 'node:child_process'
import { join } from 'node:path'

interface Ended {
  ok: boolean
  output: string
}

/** Runs a command of node_modules/.bin, or `node` itself, and keeps what it says. */
export const run = (command: string, parameters: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const file = command === 'node' ? process.execPath : join('node_modules', '.bin', command)
    const child = spawn(file, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command !== 'node',
    })
    const chunks: Buffer[] = []
    const keep = (chunk: Buffer) => chunks.push(chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString().trim() }))
  })

/** Runs one of our own TypeScript files in a process of its own. */
export const runScript = (file: string, parameters: string[] = []): Promise<Ended> =>
  run('node', ['--import', 'tsx', file, ...parameters])
