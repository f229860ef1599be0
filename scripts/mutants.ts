import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Mutation tests of the charts, noun by noun (all, or those named), each against the model tests of its own noun: most
 * mutants sit in a chart's definition, so every test that runs would run for each of them. `noun/flow` takes one chart
 * and its test alone. Options go to Stryker.
 */
const nouns = readdirSync('src/machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What is not in the noun's folder, or not in the flow's file, but measured with it. */
const besides: Readonly<Record<string, readonly string[]>> = {
  contact: ['captchaForm.ts', 'failure.ts'],
  navigationBlocker: ['navigationBlocker.machine.ts'],
  'docs/signatureWorkbench': ['docs/signatureWorkbench.setup.ts'],
  'applications/applicationForm': [
    'applications/applicationForm.setup.ts',
    'applications/key.ts',
    'applications/secret.ts',
    'applications/form.ts',
  ],
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const [named = [], options = []] = [false, true].map((wanted) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('-') === wanted),
)

const stryker = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const one = name.includes('/')
    const files = [one ? `${name}.machine.ts` : `${name}/**/*.ts`, ...(besides[name] ?? [])]
    const mutate = files.map((file) => `src/machines/${file}`).join(',')
    const child = spawn(join('node_modules', '.bin', 'stryker'), ['run', '--mutate', mutate, ...options], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CHARTS_OF: one ? name : `${name}/*` },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

const lines: string[] = []
let [killedOfAll, all, ok] = [0, 0, true]
mkdirSync('reports/mutants', { recursive: true })
for (const name of named.length > 0 ? named : [...nouns, 'navigationBlocker']) {
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
