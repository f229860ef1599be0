import { fork } from 'node:child_process'
import type { WalkResult } from './tally.ts'

/** Runs this command again in so many processes, each of which knows which one it is by `--process`. */
export async function inProcesses(count: number, onResult: (result: WalkResult) => void): Promise<void> {
  const run = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const child = fork('scripts/run.mjs', ['tests/walk/main.ts', ...process.argv.slice(2), '--process', `${number}`])
      process.once('exit', () => child.kill())
      child.on('message', (result) => onResult(result as WalkResult))
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A process of walks ended with ${code}.`))))
    })
  await Promise.all(Array.from({ length: count }, (_, number) => run(number)))
}
