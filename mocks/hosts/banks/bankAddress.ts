import { controlBase } from '../../http/paths.ts'

/** What a bank's name follows in an address. */
const banksBase = '/banks'

export const bankBaseOf = (name: string): string => `${banksBase}/${name}`

/** The calls that make, list and remove banks are under this path, in the default bank only. */
export const bankCallsBase = `${controlBase}/banks`

const address = new RegExp(`^${banksBase}/([^/]+)(/.*)?$`)

/** What a bank publishes at the root of its origin (RFC 8615), its own path behind it (RFC 8414 section 3.1). */
const wellKnown = new RegExp(`^(/\\.well-known/[\\w-]+)${banksBase}/([^/]+)/?$`)

/** The bank that an address names, and the path in it; the name as it was sent, which may be none that a bank can have. */
export function bankAddressOf(pathname: string): { name: string; path: string } | undefined {
  // Most addresses end here.
  if (!pathname.includes(`${banksBase}/`)) return undefined
  const [, name, path = '/'] = address.exec(pathname) ?? []
  if (name !== undefined) return { name, path }
  const [, document, owner] = wellKnown.exec(pathname) ?? []
  return document !== undefined && owner !== undefined ? { name: owner, path: document } : undefined
}
