import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { mutationPlan, nouns } from './mutants/mutationPlan.ts'

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

/**
 * Mutation tests of the charts, noun by noun (all, or those named), each against the model tests of its own noun: most
 * mutants sit in a chart's definition, so every test that runs would run for each of them. `noun/flow` takes one chart
 * and its test alone, `bank` the charts of the sandbox's bank, and `books` what moves its money; `books/transfers` takes one
 * file of it, with its own test alone if it has one, and `books/transfers:1-90` some lines. Options go to Stryker.
 */
const [named = [], options = []] = [false, true].map((wanted) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('-') === wanted),
)

const stryker = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { mutate, tests } = mutationPlan(name)
    const child = spawn(join('node_modules', '.bin', 'stryker'), ['run', '--mutate', mutate.join(','), ...options], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TESTS_OF_MUTANTS: tests.join(' ') },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

const lines: string[] = []
let [killedOfAll, all, ok] = [0, 0, true]
mkdirSync('reports/mutants', { recursive: true })
for (const name of named.length > 0 ? named : [...nouns, 'navigationBlocker', 'bank', 'books']) {
  ok = (await stryker(name)) && ok
  const kept = `reports/mutants/${name.replace('/', '.')}.json`
  renameSync('reports/mutants.json', kept)
  const { files } = JSON.parse(readFileSync(kept, 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  lines.push(`${name}: ${killed} of ${mutants.length}`)
  killedOfAll += killed
  all += mutants.length
}
process.stdout.write(
  `${lines.join('\n')}\nkilled ${killedOfAll} of ${all} mutants, ${((100 * killedOfAll) / all).toFixed(1)} %\n`,
)
process.exitCode = ok ? 0 : 1
