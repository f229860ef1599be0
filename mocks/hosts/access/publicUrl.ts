/** What a server calls itself. */
export interface PublicUrl {
  origin: string
  /** In front of every path of the server; empty at the root of the origin. */
  path: string
}

/** The first segments of the server's own paths: with one of them in front, a path could be read in two ways. */
export const ownSegments: readonly string[] = [
  '.well-known',
  'api',
  'api-dashboard-service',
  'api-documentation-service',
  'api-ticket-service',
  'api-user-service',
  'banks',
  'health',
  'metrics',
  'oauth',
  'ocf-auth-server',
  'openapi.json',
  'sandbox',
  'user',
  'virtualcard',
]

/** @throws Error that says what is wrong with it */
export function readPublicUrl(text: string): PublicUrl {
  const wrong = (why: string) => new Error(`--public-url ${text} ${why}`)
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw wrong('is not an address: give one such as https://sandbox.bank.com')
  const { origin, pathname, search, hash, username, password } = new URL(text)
  if (username !== '' || password !== '') throw new Error('--public-url has a username or a password: leave them out')
  if (search !== '' || hash !== '' || /[?#]/.test(text)) throw wrong('has a query or a fragment: leave it out')
  const path = pathname.replace(/\/$/, '')
  if (!/^(?:\/[\w.~-]+)*$/.test(path)) throw wrong('has a path with other characters than letters, digits and -._~')
  const [, first = '', ...others] = path.split('/')
  if (others.includes('banks'))
    throw wrong('has /banks in its path, where the server has its named banks: choose another')
  if (ownSegments.includes(first.toLowerCase()))
    throw wrong(`has a path that begins like one of the server’s own, /${first}: choose another`)
  return { origin, path }
}
