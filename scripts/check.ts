import { budgets } from './checks/budgets.ts'
import { contract } from './checks/contract.ts'
import { productionContents } from './checks/productionContents.ts'
import { trackedFiles } from './checks/trackedFiles.ts'
import { run, runScript } from './command.ts'
import { closingLine, keepTotals } from './totals.ts'

/** A step answers with what is wrong; an empty text is a pass. */
type Step = () => Promise<string>

const complaint =
  (ended: ReturnType<typeof run> | (() => ReturnType<typeof run>)): Step =>
  async () => {
    const { ok, output } = await (typeof ended === 'function' ? ended() : ended)
    return ok ? '' : output || 'failed without a word'
  }
const command = (name: string, ...parameters: string[]): Step => complaint(() => run(name, parameters))

const steps: Record<string, Step> = {
  'format and lint': command('biome', 'ci', '--colors=off', '.'),
  'import zones, cycles, barrels': command(
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'mocks',
    'scripts',
    'tests',
  ),
  types: command('tsc', '-p', '.', '--pretty', 'false'),
  'dead code, unused dependencies': command('knip', '--no-progress'),
  'contract drift': contract,
  'chart pictures': complaint(() => runScript('scripts/charts.ts', ['--check'])),
  'tracked files': trackedFiles,
  'byte budgets': budgets,
  'production build holds no sandbox': productionContents,
}

const only = process.argv.slice(2)
const chosen = Object.entries(steps).filter(([name]) => only.length === 0 || only.some((part) => name.includes(part)))
const totals = { passed: 0, failed: 0, skipped: 0 }

async function take(name: string, step: Step): Promise<void> {
  const began = performance.now()
  const wrong = await step().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  totals[wrong === '' ? 'passed' : 'failed'] += 1
  console.log(`${wrong === '' ? '  ok' : 'FAIL'}  ${name} (${seconds} s)`)
  if (wrong !== '') console.log(`\n${wrong.replace(/^/gm, '      ')}\n`)
}

const lanes = [chosen.filter((_, index) => index % 2 === 0), chosen.filter((_, index) => index % 2 === 1)]
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, step] of lane) await take(name, step)
  }),
)

keepTotals('check', totals)
console.log(`\nchecks: ${closingLine(totals)}`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
