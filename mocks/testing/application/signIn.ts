import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { refusalOf } from '../bankError.ts'
import type { Customer } from '../types.ts'

interface AuthorizationRequest {
  fetch: typeof globalThis.fetch
  clientId: string
  redirectUri: string
  scope: string
  customer: Customer
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" }
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => entities[name] ?? '')

/** The address and what is filled in of the first form of a page. */
function formIn(page: string): { action: string; fields: URLSearchParams } {
  const [form = ''] = /<form[\s\S]*?<\/form>/.exec(page) ?? []
  const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(form) ?? []
  const fields = new URLSearchParams()
  for (const [input] of form.matchAll(/<input [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const isChosen = attribute('type') === 'hidden' || / checked(?=[ >])/.test(input)
    if (isChosen) fields.append(unescaped(attribute('name') ?? ''), unescaped(attribute('value') ?? ''))
  }
  return { action: unescaped(action), fields }
}

/** What a page says of a failure. */
const problemIn = (page: string) =>
  unescaped(/<p class="problem"[^>]*>([^<]*)</.exec(page)?.[1] ?? /<h1>([^<]*)</.exec(page)?.[1] ?? '')

/**
 * A code of the authorization code flow: the customer signs in on the pages of the bank and shares all accounts.
 * @throws BankError when a page refuses
 */
export async function authorizationCode({
  fetch,
  clientId,
  redirectUri,
  scope,
  customer,
}: AuthorizationRequest): Promise<string> {
  const what = `The sign-in of customer ${customer.number}`

  async function pageOf(response: Response): Promise<string> {
    const text = await response.text()
    if (response.ok && text.includes('<form') && !text.includes('class="problem"')) return text
    const message = problemIn(text) || text
    throw refusalOf(what, response, JSON.stringify({ error_description: message }))
  }

  /** Sends the form, and resolves with where it leads. */
  async function submit(page: string, filled: Record<string, string>): Promise<string> {
    const { action, fields } = formIn(page)
    for (const [name, value] of Object.entries(filled)) fields.append(name, value)
    const response = await fetch(action, { method: 'POST', body: fields, redirect: 'manual' })
    const location = response.headers.get('Location')
    if (location !== null) return location
    await pageOf(response)
    throw refusalOf(what, response, '')
  }

  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
  })
  const address = `${bankPaths.authorize}?${parameters}`
  const first = await fetch(address, { redirect: 'manual' })
  const refused = first.headers.get('Location')
  if (refused !== null) return codeIn(refused)
  const { number, password, corporateUsername = '' } = customer
  const consentAddress = await submit(await pageOf(first), { customerNumber: number, password, corporateUsername })
  return codeIn(await submit(await pageOf(await fetch(consentAddress)), { decision: 'allow' }))

  function codeIn(location: string): string {
    const { searchParams } = new URL(location)
    const code = searchParams.get('code')
    if (code !== null) return code
    const answer = Object.fromEntries(searchParams)
    throw refusalOf(what, new Response(null, { status: 400 }), JSON.stringify(answer))
  }
}
