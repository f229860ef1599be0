import type { WalkState } from '../walkState.ts'

const addressOf = ({ page }: WalkState) => page.evaluate(() => globalThis.walkPage.windows.open())

/** As public/authorization-return says it. */
const returnWith = ({ page }: WalkState, returned: Record<string, string>) =>
  page.evaluate((returned) => new BroadcastChannel('portico.authorization').postMessage({ returned }), returned)

interface Form {
  path: string
  fields: Record<string, string>
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
      return { returned: response.headers.get('location'), form: /name="request" value="([^"]+)"/.exec(text)?.[1] }
    },
    [path, Object.keys(fields).length === 0 ? null : new URLSearchParams(fields).toString()] as const,
  )

/** The first test customer signs in and consents in the bank's window. */
export async function consent(walk: WalkState): Promise<void> {
  const address = await addressOf(walk)
  if (!address) return
  const base = new URL(address)
  const at = (path: string) => `${base.pathname.replace(/\/authorize$/, '')}${path}`
  const signIn = await send(walk, { path: base.pathname + base.search, fields: {} })
  const asked = await send(walk, { path: at('/sign-in'), fields: { request: signIn.form ?? '', testCustomer: '1' } })
  const { returned } = await send(walk, {
    path: at('/consent'),
    fields: { request: asked.form ?? '', decision: 'allow' },
  })
  if (returned === null) return
  await returnWith(walk, Object.fromEntries(new URL(returned, base).searchParams))
}

export async function denyConsent(walk: WalkState): Promise<void> {
  const address = await addressOf(walk)
  if (!address) return
  const state = new URL(address).searchParams.get('state') ?? ''
  await returnWith(walk, { state, error: 'access_denied', error_description: 'The customer said no.' })
}

export const closeBankWindow = ({ page }: WalkState) => page.evaluate(() => globalThis.walkPage.windows.close())
export const blockWindows = ({ page }: WalkState) => page.evaluate(() => globalThis.walkPage.windows.block(true))
