import { closingLine, type Totals } from '../support/totals.ts'

export const suitesInNode = ['model', 'unit', 'contract', 'dom', 'walk'] as const

export const suites = [...suitesInNode, 'browser'] as const

export type Suite = (typeof suites)[number]

export interface TestResult {
  suite: Suite
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
  seconds: number
  /** Why it takes long, in the test's own words. */
  slow?: string
  /** It passed on the second attempt only. */
  isFlaky?: true
}

/** Seconds above which a test has to say why it takes them. */
const limits: Record<Suite, number> = { model: 3, unit: 3, contract: 3, dom: 10, walk: 15, browser: 15 }

/** What a suite that broke off counts as: one failure, so that it cannot pass for an empty one. */
export const brokenOff = (suite: Suite, title: string): TestResult => ({
  suite,
  file: '',
  title,
  state: 'failed',
  seconds: 0,
})

export function tally(results: readonly TestResult[]): Totals {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
  for (const { state } of results) totals[state] += 1
  return totals
}

/** The totals of each suite, a line each. */
export const suiteLines = (suites: readonly Suite[], results: readonly TestResult[]): string =>
  suites.map((suite) => `${suite}: ${closingLine(tally(results.filter((each) => each.suite === suite)))}`).join('\n')

const listed = (heading: string, results: readonly TestResult[]): string =>
  results.length === 0 ? '' : `${heading}:\n${results.map(({ file, title }) => `  ${file} › ${title}`).join('\n')}\n\n`

function line({ suite, file, title, seconds, slow }: TestResult): string {
  const reason = seconds <= limits[suite] ? '' : ` · ${slow ?? `over ${limits[suite]} s and does not say why`}`
  return `${seconds.toFixed(1).padStart(7)} s  ${file} › ${title}${reason}`
}

/** The ten slowest of all that ran, then what failed and what passed on the second attempt only. */
export function notable(results: readonly TestResult[]): string {
  const ran = results.filter(({ state }) => state !== 'skipped')
  const slow = ran.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  return [
    slow.length === 0 ? '' : `slowest tests:\n${slow.map(line).join('\n')}\n\n`,
    listed(
      'passed on the second attempt',
      results.filter(({ isFlaky }) => isFlaky),
    ),
    listed(
      'failed',
      results.filter(({ state }) => state === 'failed'),
    ),
  ].join('')
}
