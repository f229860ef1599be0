import type { WalkState } from '../walkState.ts'

const addressOf = ({ page }: WalkState) => page.evaluate(() => globalThis.walkPage.windows.open())

/** As public/authorization-return says it. */
const returnWith = ({ page }: WalkState, returned: Record<string, string>) =>
  page.evaluate((returned) => new BroadcastChannel('portico.authorization').postMessage({ returned }), returned)

interface Form {
  path: string
  fields: [string, string][]
}

/** The next form of the bank, or where it returns to. */
const send = ({ page }: WalkState, { path, fields }: Form) =>
  page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, {
        method: body === null ? 'GET' : 'POST',
        redirect: 'manual',
        ...(body !== null && { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      })
      const text = await response.text()
      return {
        returned: response.headers.get('location'),
        form: /name="request" value="([^"]+)"/.exec(text)?.[1] ?? '',
        accounts: [...text.matchAll(/name="account" value="([^"]+)"/g)].map(([, account = '']) => account),
      }
    },
    [path, fields.length === 0 ? null : new URLSearchParams(fields).toString()] as const,
  )

/** The first test customer signs in and consents in the bank's window. */
export async function consent(walk: WalkState): Promise<void> {
  const address = await addressOf(walk)
  if (!address) return
  const base = new URL(address, walk.page.url())
  const at = (path: string) => `${base.pathname.replace(/\/authorize$/, '')}${path}`
  const signIn = await send(walk, { path: base.pathname + base.search, fields: [] })
  const signedIn = await send(walk, {
    path: at('/sign-in'),
    fields: [
      ['request', signIn.form],
      ['testCustomer', '1'],
    ],
  })
  if (signedIn.returned === null) return
  const next = new URL(signedIn.returned)
  const asked = await send(walk, { path: next.pathname + next.search, fields: [] })
  const { returned } = await send(walk, {
    path: at('/consent'),
    fields: [
      ['request', asked.form],
      ['decision', 'allow'],
      ...asked.accounts.map((account): [string, string] => ['account', account]),
    ],
  })
  if (returned === null) return
  await returnWith(walk, Object.fromEntries(new URL(returned, base).searchParams))
}

export async function denyConsent(walk: WalkState): Promise<void> {
  const address = await addressOf(walk)
  if (!address) return
  const state = new URL(address, walk.page.url()).searchParams.get('state') ?? ''
  await returnWith(walk, { state, error: 'access_denied', error_description: 'The customer said no.' })
}

export const closeBankWindow = ({ page }: WalkState) => page.evaluate(() => globalThis.walkPage.windows.close())
export const blockWindows = ({ page }: WalkState) => page.evaluate(() => globalThis.walkPage.windows.block(true))
