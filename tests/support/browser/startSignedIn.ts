import type { Page } from '@playwright/test'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { sandboxCaptchaPrefix } from '../../../src/rules/sandbox/captcha.ts'
import { tokenOf } from '../../../src/rules/session/session.ts'
import { isBankOpen, openBank } from './bank.ts'
import { deniz, greeting } from './page.ts'
import { keepToken } from './token.ts'

/** Each answer of the captcha is good for one sign-in. */
let signIns = 0

/**
 * Deniz is signed in and at the address: for every test that is not about signing in. The bank gives the token that it
 * would give to the form. The bank receives what it must know before the page opens after `openBank`;
 * a bank that knows Deniz by another name says so by `name`.
 */
export async function startSignedIn(
  page: Page,
  address = '/dashboard?page=home',
  name: string = deniz.firstName,
): Promise<void> {
  if (!(await isBankOpen(page))) await openBank(page)
  signIns += 1
  const username = deniz.eMailAddress
  const answer = await page.evaluate(
    async ([url, credentials, form]) => {
      const headers = { Authorization: `Basic ${btoa(credentials)}` }
      const response = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    [
      `${portal.authorization}/oauth/token`,
      `${portal.client.id}:${portal.client.secret}`,
      {
        scope: 'portal',
        grant_type: 'password',
        username,
        password: deniz.password,
        recaptchaResponse: `${sandboxCaptchaPrefix}start-${signIns}`,
      },
    ] as const,
  )
  await keepToken(page.context(), tokenOf(answer, Date.now(), { username }))
  await page.goto(address)
  await greeting(page, name).waitFor()
}
