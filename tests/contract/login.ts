import { bankPaths, viewerReturnPath } from '../../src/rules/bank/bankHosts.ts'
import type { Host } from './hosts.ts'
import { type Client, redirectUri } from './oauth.ts'

/** The bank's login host as a browser without script uses it. */

export interface Page {
  status: number
  /** Where a redirect leads. */
  location: string | null
  headers: Headers
  text: string
}

/** In the browser, or of a named bank. */
const bankPrefix = /^\/bank(?:s\/[^/]+)?(?=\/)/

async function open(host: Host, path: string, init: RequestInit = {}): Promise<Page> {
  const plain = path.replace(bankPrefix, '')
  const response = await host.call(plain, { redirect: 'manual', ...init })
  const { status, headers } = response
  return { status, location: headers.get('Location'), headers, text: await response.text() }
}

export function authorizeAddress(
  { oauthClientId }: Pick<Client, 'oauthClientId'>,
  parameters: Record<string, string> = {},
): string {
  const usual = {
    response_type: 'code',
    client_id: oauthClientId,
    scope: 'accounts',
    state: 'a state',
    redirect_uri: redirectUri,
  }
  return `${bankPaths.authorize}?${new URLSearchParams({ ...usual, ...parameters })}`
}

export const openLogin = (host: Host, address: string): Promise<Page> => open(host, address)

/** The address and the hidden fields of a page's first form. */
export function formOf({ text }: Page): { action: string; fields: Record<string, string> } {
  const [form = ''] = /<form[\s\S]*?<\/form>/.exec(text) ?? []
  const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(form) ?? []
  const hidden = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return { action, fields: Object.fromEntries(Array.from(hidden, ([, name, value]) => [name, value])) }
}

/** Fills in the first form of the page, sends it, and follows a redirect to a page of the bank. */
export async function submit(
  host: Host,
  page: Page,
  filled: Record<string, string | string[]>,
  headers: Record<string, string> = {},
): Promise<Page> {
  const { action, fields } = formOf(page)
  const entries = Object.entries({ ...fields, ...filled }).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  )
  const answer = await open(host, action, { method: 'POST', body: new URLSearchParams(entries), headers })
  const next = answer.location === null ? undefined : new URL(answer.location)
  return next && /^(localhost|127\.0\.0\.1)$/.test(next.hostname) && next.pathname !== viewerReturnPath
    ? open(host, `${next.pathname}${next.search}`)
    : answer
}

/** Signs in as a test customer and shares the accounts. Resolves with the parameters of the return. */
export async function consent(
  host: Host,
  address: string,
  { testCustomer = '1', account = ['1010000001', '1010000003'] as string[], decision = 'allow' } = {},
): Promise<Record<string, string>> {
  const page = await submit(host, await openLogin(host, address), { testCustomer })
  const { location } = await submit(host, page, { account, decision })
  return Object.fromEntries(new URL(location ?? '').searchParams)
}
