import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * How long `openBank()` of the packed package takes in new processes (docs/speed.md): the import of the package, by ES module
 * and by require, the first bank and each further one.
 */
const processes = Number(process.env.PROCESSES ?? 7)
const banks = Number(process.env.BANKS ?? 30)

interface Times {
  /** In milliseconds of real time, and of processor time. */
  wall: number
  processor: number
}

const measuring = (load: string) => `
  const since = (began, used) => {
    const { user, system } = process.cpuUsage(used)
    return { wall: performance.now() - began, processor: (user + system) / 1000 }
  }
  const run = async () => {
    const times = []
    const [start, startUsed] = [performance.now(), process.cpuUsage()]
    const { openBank } = ${load}
    times.push(since(start, startUsed))
    for (let count = 0; count <= ${banks}; count++) {
      const [began, used] = [performance.now(), process.cpuUsage()]
      await openBank()
      times.push(since(began, used))
    }
    process.stdout.write(JSON.stringify(times))
  }
  run()`

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
const row = (name: string, times: readonly Times[]) => {
  const text = (of: (each: Times) => number) => `${median(times.map(of)).toFixed(0)} ms`
  return `| ${name} | ${text(({ wall }) => wall)} | ${text(({ processor }) => processor)} |`
}

const folder = mkdtempSync(join(tmpdir(), 'portico-open-bank-'))
try {
  const output = execFileSync(process.execPath, ['scripts/packSandbox.mjs', '--out', folder], { encoding: 'utf8' })
  const unpacked = join(folder, 'node_modules/portico-sandbox')
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', output.trim(), '--strip-components=1', '-C', unpacked])
  console.log('| what | real time | processor time |\n| --- | ---: | ---: |')
  for (const [file, load] of [
    ['module.mjs', `await import('portico-sandbox')`],
    ['module.cjs', `require('portico-sandbox')`],
  ] as const) {
    writeFileSync(join(folder, file), measuring(load))
    const runs = Array.from({ length: processes }, () => {
      const times = execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' })
      return JSON.parse(times) as Times[]
    })
    const times = (from: number, to?: number) => runs.flatMap((run) => run.slice(from, to))
    console.log(row(`the import, ${load.replace(/\(.*/, '')}`, times(0, 1)))
    console.log(row('the first bank', times(1, 2)))
    console.log(row('the second to fifth', times(2, 6)))
    console.log(row('each further', times(6)))
  }
} finally {
  rmSync(folder, { recursive: true })
}
