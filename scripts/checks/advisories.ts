import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { array, create, type Infer, optional, record, string, type, union, unknown, validate } from 'superstruct'
import { parseJson } from '../../src/rules/json/parseJson.ts'
import { importedPackages } from './licences.ts'

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
type Report = Infer<typeof reportOfNpm>
type Vulnerability = Report['vulnerabilities'][string]

const names = optional(record(string(), unknown()))
const lockOfNpm = type({
  packages: record(string(), type({ dependencies: names, optionalDependencies: names, peerDependencies: names })),
})
type Packages = Infer<typeof lockOfNpm>['packages']

interface Judged {
  wrong: string[]
  reported: string[]
}

const titlesOf = ({ via }: Vulnerability) =>
  via.map((each) => (typeof each === 'string' ? `by ${each}` : (each.title ?? 'no title'))).join(', ')

/** Where a package finds one that it needs, as Node looks it up: in its own folder, or in one above. */
function placeOf(name: string, from: string, packages: Packages): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[place]) return place
  return from === ''
    ? undefined
    : placeOf(name, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), packages)
}

/** What the imported packages need in turn, by their places in the lock file. */
function shippedPlaces(packages: Packages, imported: readonly string[]): Set<string> {
  const places = new Set<string>()
  const take = (name: string, from: string) => {
    const place = placeOf(name, from, packages)
    if (place === undefined || places.has(place)) return
    places.add(place)
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) take(each, place)
  }
  for (const name of imported) take(name, '')
  return places
}

/**
 * What a report of npm means for us: an advisory at the threshold or above fails where the portal or the sandbox has the
 * package in it, all others are reported.
 * @param imported the packages that the sources of both import
 */
export function judgeReport(report: Report, lock: string, imported: readonly string[]): Judged {
  const { packages } = create(JSON.parse(lock), lockOfNpm)
  const shipped = shippedPlaces(packages, imported)
  const judged: Judged = { wrong: [], reported: [] }
  for (const [name, vulnerability] of Object.entries(report.vulnerabilities)) {
    const { severity, nodes } = vulnerability
    const isShipped = nodes.some((path) => shipped.has(path) || packages[path] === undefined)
    const isSevere =
      severities.indexOf(severity) === -1 || severities.indexOf(severity) >= severities.indexOf(threshold)
    const line = `${name} (${severity}${isShipped ? '' : ', for development only'}): ${titlesOf(vulnerability)}`
    judged[isShipped && isSevere ? 'wrong' : 'reported'].push(line)
  }
  return judged
}

/** The answer of `npm audit --json`; undefined when it is no report, as where no registry answered. */
const reportOf = (answer: string): Report | undefined => validate(parseJson(answer), reportOfNpm)[1]

/** npm exits with a failure when there are advisories: what it wrote counts, not how it ended. */
const askNpm = () =>
  new Promise<string>((resolve) => {
    const parameters = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=10000']
    execFile('npm', parameters, { timeout: 30_000, maxBuffer: 1e8, encoding: 'utf8' }, (_, output) => resolve(output))
  })

/** Known advisories of what is locked, where a registry answers; without one there is nothing to fail for. */
export async function advisories(ask = askNpm, say: (line: string) => void = console.log): Promise<string> {
  const report = reportOf(await ask())
  if (!report) {
    say('      advisories: not asked, no registry answered with advisories.')
    return ''
  }
  const imported = await importedPackages(['src/main.tsx', 'mocks/hosts/worker.ts', 'mocks/hosts/server.ts'], true)
  const judged = judgeReport(report, readFileSync('package-lock.json', 'utf8'), [...imported])
  for (const line of judged.reported) say(`      advisories: ${line}`)
  return judged.wrong.join('\n')
}
