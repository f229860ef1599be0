import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Mutation tests of the charts, noun by noun (all, or those named), each against the model tests of its own noun: most
 * mutants sit in a chart's definition, so every test that runs would run for each of them. Options go to Stryker.
 */
const rooms = readdirSync('src/machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What several charts share is measured with one that uses all of it. */
const shared: Readonly<Record<string, string>> = { contact: 'src/machines/captchaForm.ts' }

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const [named = [], options = []] = [false, true].map((wanted) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('-') === wanted),
)

const stryker = (noun: string): Promise<boolean> =>
  new Promise((resolve) => {
    const mutate = [`src/machines/${noun}/**/*.ts`, ...(shared[noun] ? [shared[noun]] : [])].join(',')
    const child = spawn(join('node_modules', '.bin', 'stryker'), ['run', '--mutate', mutate, ...options], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CHARTS_OF: noun },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

const lines: string[] = []
let [killedOfAll, all, ok] = [0, 0, true]
mkdirSync('reports/mutants', { recursive: true })
for (const noun of named.length > 0 ? named : rooms) {
  ok = (await stryker(noun)) && ok
  const kept = `reports/mutants/${noun}.json`
  renameSync('reports/mutants.json', kept)
  const { files } = JSON.parse(readFileSync(kept, 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  lines.push(`${noun}: ${killed} of ${mutants.length}`)
  killedOfAll += killed
  all += mutants.length
}
process.stdout.write(
  `${lines.join('\n')}\nkilled ${killedOfAll} of ${all} mutants, ${((100 * killedOfAll) / all).toFixed(1)} %\n`,
)
process.exitCode = ok ? 0 : 1
