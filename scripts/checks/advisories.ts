import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { array, create, type Infer, optional, record, string, type, union, unknown, validate } from 'superstruct'

const severities = ['info', 'low', 'moderate', 'high', 'critical']

/** From here on an advisory of a package that is shipped fails the check; others are reported. */
const threshold = 'high'

const reportOfNpm = type({
  vulnerabilities: record(
    string(),
    type({
      severity: string(),
      nodes: array(string()),
      via: array(union([string(), type({ title: optional(string()) })])),
    }),
  ),
})
type Vulnerability = Infer<typeof reportOfNpm>['vulnerabilities'][string]

const lockOfNpm = type({ packages: record(string(), type({ dev: optional(unknown()) })) })

interface Judged {
  wrong: string[]
  reported: string[]
}

const titlesOf = ({ via }: Vulnerability) =>
  via.map((each) => (typeof each === 'string' ? `by ${each}` : (each.title ?? 'no title'))).join(', ')

/**
 * What the answer of `npm audit --json` means for us: an advisory at the threshold or above fails where a package is
 * installed for production, all others are reported.
 * @throws Error when it is no report, as where no registry answered
 */
export function judgeReport(answer: string, lock: string): Judged {
  const [failure, report] = validate(parsed(answer), reportOfNpm)
  if (failure) throw new Error('no registry answered with advisories')
  const { packages } = create(JSON.parse(lock), lockOfNpm)
  const judged: Judged = { wrong: [], reported: [] }
  for (const [name, vulnerability] of Object.entries(report.vulnerabilities)) {
    const { severity, nodes } = vulnerability
    const isShipped = nodes.some((path) => packages[path]?.dev !== true)
    const isSevere =
      severities.indexOf(severity) === -1 || severities.indexOf(severity) >= severities.indexOf(threshold)
    const line = `${name} (${severity}${isShipped ? '' : ', for development only'}): ${titlesOf(vulnerability)}`
    judged[isShipped && isSevere ? 'wrong' : 'reported'].push(line)
  }
  return judged
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** npm exits with a failure when there are advisories: what it wrote counts, not how it ended. */
const askNpm = () =>
  new Promise<string>((resolve) => {
    const parameters = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=10000']
    execFile('npm', parameters, { timeout: 30_000, maxBuffer: 1e8, encoding: 'utf8' }, (_, output) => resolve(output))
  })

/** Known advisories of what is locked, where a registry answers; without one there is nothing to fail for. */
export async function advisories(ask = askNpm, say: (line: string) => void = console.log): Promise<string> {
  let judged: Judged
  try {
    judged = judgeReport(await ask(), readFileSync('package-lock.json', 'utf8'))
  } catch (error) {
    say(`      advisories: not asked, ${error instanceof Error ? error.message : String(error)}.`)
    return ''
  }
  for (const line of judged.reported) say(`      advisories: ${line}`)
  return judged.wrong.join('\n')
}
