import { viewerReturnPath } from '../../../src/rules/bank/bankHosts.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { bankBase, isUnder } from '../../http/paths.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether a redirect URI is the API viewer's own, letter by letter: on the origin of the bank where a browser hosts it, and
 * over HTTP on this machine.
 */
function isViewerReturn(redirectUri: string, { origin }: URL, basePath: string): boolean {
  if (!URL.canParse(redirectUri)) return false
  const viewer = new URL(redirectUri)
  if (redirectUri !== `${viewer.origin}${viewerReturnPath}`) return false
  return (
    viewer.origin === origin ||
    (!isUnder(bankBase, basePath) && viewer.protocol === 'http:' && loopback.test(viewer.hostname))
  )
}

/** Whether a browser may return there for this application: to the URI that it has registered, or to the API viewer. */
export const isAllowedRedirect = (
  { oauthRedirectUri }: ApplicationRow,
  redirectUri: string,
  address: URL,
  basePath: string,
): boolean => redirectUri === oauthRedirectUri || isViewerReturn(redirectUri, address, basePath)

/**
 * A redirect URI with further parameters, those that are null left out; undefined when no browser can return to it (RFC 6749
 * section 3.1.2).
 */
export function returnAddress(
  redirectUri: string,
  parameters: Readonly<Record<string, string | null>>,
): URL | undefined {
  if (!URL.canParse(redirectUri)) return undefined
  const url = new URL(redirectUri)
  if (!['http:', 'https:'].includes(url.protocol) || redirectUri.includes('#')) return undefined
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null)
  const added = new URLSearchParams(given).toString()
  url.search = [url.search.slice(1), added].filter((part) => part !== '').join('&')
  return url
}
