import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mutationPlan, subjects } from './mutants/mutationPlan.ts'
import { endWith, orEnd } from './support/options.ts'

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

const stryker = ({ mutate, tests }: ReturnType<typeof mutationPlan>): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', 'stryker'), ['run', '--mutate', mutate.join(','), ...options], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TESTS_OF_MUTANTS: tests.join(' ') },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

const report = 'reports/mutants.json'
const chosen = named.length > 0 ? named : subjects
const plans = orEnd(() => chosen.map((name) => [name, mutationPlan(name)] as const))
const lines: string[] = []
let [killedOfAll, all, ok] = [0, 0, true]
mkdirSync('reports/mutants', { recursive: true })
for (const [name, plan] of plans) {
  rmSync(report, { force: true })
  ok = (await stryker(plan)) && ok
  if (!existsSync(report)) endWith(`Stryker reports nothing of ${name}.`)
  const kept = `reports/mutants/${name.replace('/', '.')}.json`
  renameSync(report, kept)
  const { files } = JSON.parse(readFileSync(kept, 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  lines.push(`${name}: ${killed} of ${mutants.length}`)
  killedOfAll += killed
  all += mutants.length
}
const share = all === 0 ? '' : `, ${((100 * killedOfAll) / all).toFixed(1)} %`
process.stdout.write(`${lines.join('\n')}\nkilled ${killedOfAll} of ${all} mutants${share}\n`)
process.exitCode = ok ? 0 : 1
