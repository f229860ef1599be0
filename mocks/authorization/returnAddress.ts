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
