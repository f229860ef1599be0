import type { Page } from '@playwright/test'
import { tokenOf } from '../../../src/rules/session/session.ts'
import { runFor } from './clock.ts'
import { expect } from './runner.ts'
import { keepToken } from './token.ts'
import type { Ending } from './tour.ts'
import { main, success } from './tourSteps.ts'

/** Longer than any walk, so that no walk meets a refresh. */
const lifetime = 36_000

/** Ada is signed in before the page opens. */
export async function signedIn(page: Page): Promise<void> {
  const answer = { access_token: 'access', token_type: 'Bearer', refresh_token: 'refresh', expires_in: lifetime }
  await keepToken(page.context(), tokenOf(answer, Date.now(), { username: 'ada@example.com' }))
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

export const answer = (data: unknown): Ending => ({ status: 200, body: { ...success, data } })

export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click()

/** A selector, and what is read of the elements that it finds: their text unless another property is named. */
type Look = string | readonly [selector: string, property: 'value' | 'ariaLabel' | 'ariaBusy']

/**
 * What is read of the page comes to be as expected. It is read at one go, and the clock moves a little each time, as
 * React shows what it has fetched by a timer of 300 ms; however long this takes, it stays below a held call's time.
 */
export async function shows<Name extends string>(
  page: Page,
  looks: Readonly<Record<Name, Look>>,
  expected: Readonly<Record<Name, readonly string[]>>,
): Promise<void> {
  const asked: Readonly<Record<string, Look>> = looks
  const seen = async () => {
    await runFor(page, 100)
    return page.evaluate((looks) => {
      const read = (look: Look) => {
        const [selector, property = 'textContent'] = typeof look === 'string' ? [look] : look
        return Array.from(document.querySelectorAll(selector), (found) => String(Reflect.get(found, property)))
      }
      return Object.fromEntries(Object.entries(looks).map(([name, look]) => [name, read(look)]))
    }, asked)
  }
  await expect.poll(seen, { intervals: [20, 50, 250] }).toEqual(expected)
}
