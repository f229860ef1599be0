/** Where the build has the changelog as an Atom feed. */
export const changelogFeedPath = '/docs/changelog.xml'

/** A change of an API: what a version of its definition says that the one before does not. */
export interface ApiChange {
  kind: 'added' | 'removed' | 'changed'
  /** What was added or removed, or which property of `name` was changed. */
  what: string
  /** Which parameter, field, status or error; missing where there is only one of its kind. */
  name?: string
  /** `request`, `query`, `response 200` …; missing for the operation itself. */
  place?: string
  before?: string
  after?: string
  breaking: boolean
}

export interface ChangedOperation {
  /** The name of the service in the catalogue. */
  service: string
  operationId: string
  method: string
  path: string
}

/** Operations that changed alike. */
export interface ChangeGroup {
  operations: readonly ChangedOperation[]
  changes: readonly ApiChange[]
}

export interface ChangelogEntry {
  /** ISO 8601, such as `2026-03-14`. */
  date: string
  groups: readonly ChangeGroup[]
}

/** What changed: an operation by its service and address, several by their number and services. */
export function titlesOf({ operations }: ChangeGroup): { title: string; address?: string; services?: string } {
  const [first, ...others] = operations
  return first && others.length === 0
    ? { title: first.service, address: `${first.method} ${first.path}` }
    : { title: `${operations.length} APIs`, services: operations.map(({ service }) => service).join(', ') }
}

const inPlace = (place: string | undefined, preposition: string) =>
  place === undefined ? '' : ` ${preposition} the ${place}`

const quoted = (value: string | undefined) => (value === undefined ? 'none' : `“${value}”`)

/** A change in a sentence without its full stop. */
export function textOfChange({ kind, what, name, place, before, after }: ApiChange): string {
  const subject = name === undefined ? what : `${what} ${name}`
  if (kind === 'added') return `Added the ${subject}${inPlace(place, 'to')}`
  if (kind === 'removed') return `Removed the ${subject}${inPlace(place, 'from')}`
  const owner = name === undefined ? inPlace(place, 'of') : ` of ${name}${inPlace(place, 'in')}`
  return `Changed the ${what}${owner} from ${quoted(before)} to ${quoted(after)}`
}

export const isBreaking = ({ groups }: ChangelogEntry): boolean =>
  groups.some(({ changes }) => changes.some(({ breaking }) => breaking))
