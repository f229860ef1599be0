import { run, runScript } from '../support/command.ts'
import { advisories } from './advisories.ts'
import { budgets } from './budgets.ts'
import { contract } from './contract.ts'
import { definitions } from './definitions.ts'
import { licences } from './licences.ts'
import { links } from './links.ts'
import { packageExamples } from './packageExamples.ts'
import { productionContents } from './productionContents.ts'
import { trackedFiles } from './trackedFiles.ts'

/** Answers with what is wrong; an empty text is a pass. */
export type Check = () => Promise<string>

const complaint =
  (start: () => ReturnType<typeof run>): Check =>
  async () => {
    const { ok, output } = await start()
    return ok ? '' : output || 'failed without a message'
  }
const command = (name: string, ...parameters: string[]): Check => complaint(() => run(name, parameters))
const biome = (...parameters: string[]): Check => command('biome', 'ci', '--colors=off', ...parameters, '.')

/** One concern each. What builds comes first: it takes longest, and the others run beside it. */
export const checks: Record<string, Check> = {
  budgets,
  'production contents': productionContents,
  links,
  licences,
  format: biome('--linter-enabled=false', '--assist-enabled=false'),
  lint: biome('--formatter-enabled=false'),
  zones: command('depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'mocks', 'scripts', 'tests'),
  // Another check runs beside it; the command `tsc` may be that of TypeScript 5.9, which others need for its API.
  types: complaint(() => run('node', ['node_modules/typescript-7/bin/tsc', '--pretty', 'false', '--singleThreaded'])),
  'dead code': command('knip', '--no-progress'),
  'contract drift': contract,
  definitions,
  'package examples': packageExamples,
  'chart pictures': complaint(() => runScript('scripts/charts.ts', ['--check'])),
  'tracked files': trackedFiles,
  advisories: () => advisories(),
}
