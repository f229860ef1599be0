import { expect, type Page } from '@playwright/test'
import { tokenCookieName } from '../../../src/app/session/tokenCookie.ts'
import { encodeToken, tokenOf } from '../../../src/rules/session.ts'
import { builds } from './test.ts'
import { success } from './tourSteps.ts'

/** Longer than any walk, so that no walk meets a refresh. */
const lifetime = 36_000

/** Ada is signed in before the page opens. */
export async function signedIn(page: Page): Promise<void> {
  const answer = { access_token: 'access', token_type: 'Bearer', refresh_token: 'refresh', expires_in: lifetime }
  const value = encodeToken(tokenOf(answer, Date.now(), { username: 'ada@example.com' })) ?? ''
  await page.context().addCookies([{ name: tokenCookieName, value, url: builds.sandbox }])
}

export const ada = {
  firstName: 'Ada',
  lastName: 'Kaya',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905551112233',
  countryCode: 'TR',
}

/** What each page of the signed-in area asks for. */
export const areaCalls: Readonly<Record<string, unknown>> = {
  '/api-user-service/user/getuser': { ...success, data: ada },
}

/**
 * What `look` reads of the page comes to be as expected. The clock moves a little, as React shows what it has fetched
 * by a timer; however long this takes, it moves by less than a held call's time.
 */
export async function shows<Seen>(page: Page, look: (page: Page) => Promise<Seen>, expected: Seen): Promise<void> {
  const seen = async () => {
    await page.clock.runFor(50)
    return look(page)
  }
  await expect.poll(seen, { intervals: [20, 50, 250] }).toEqual(expected)
}

export const textsOf = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents()
