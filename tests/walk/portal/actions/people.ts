import type { Page } from '@playwright/test'
import portal from '../../../../config/portal.sandbox.json' with { type: 'json' }
import { seededDevelopers } from '../../../../mocks/fixtures/developers.ts'
import { tokenCookieNameOf } from '../../../../src/app/session/token/tokenCookie.ts'
import { sandboxCaptchaPrefix } from '../../../../src/rules/sandbox/captcha.ts'
import { decodeToken, encodeToken, type StoredToken, tokenOf } from '../../../../src/rules/session/session.ts'
import { controlsAt, servicesAt, shownBank } from '../shownBank.ts'

export type PersonName = 'Deniz' | 'Ada'
export interface Person {
  name: PersonName
  eMailAddress: string
  password: string
}

const [seeded] = seededDevelopers
export const deniz: Person = { name: 'Deniz', eMailAddress: seeded.eMailAddress, password: seeded.password }
/** A second developer with an account, whom the sandbox does not offer. */
export const ada: Person = { name: 'Ada', eMailAddress: 'ada@lovelace.test', password: 'Analytical-Engine-1843' }

export const people: Readonly<Record<PersonName, Person>> = { Deniz: deniz, Ada: ada }

interface Call {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const call = (page: Page, request: Call): Promise<{ status: number; text: string }> =>
  page.evaluate(async ({ url, ...init }) => {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  }, request)

const context = { channel: 'APIPORTAL', language: 'TR' }
let captchas = 0
const captcha = () => {
  captchas += 1
  return `${sandboxCaptchaPrefix}walk-${captchas}`
}

/** Calls the bank as somebody who does not use the page. */
export async function callBank(
  page: Page,
  path: string,
  body: object,
  token?: string,
  method = 'POST',
): Promise<unknown> {
  const { status, text } = await call(page, {
    url: `${await servicesAt(page)}${path}`,
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ context, ...body }),
  })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text)
}

async function registerAda(page: Page): Promise<void> {
  await callBank(page, '/api-user-service/user/register', {
    name: 'Ada',
    lastName: 'Lovelace',
    eMailAddress: ada.eMailAddress,
    phoneNumber: '+441843000000',
    password: ada.password,
    country: 'GB',
    recaptchaResponse: captcha(),
  })
  const mails = await call(page, { url: `${await controlsAt(page)}/mails?to=${encodeURIComponent(ada.eMailAddress)}` })
  const key = /\/confirm\/([^"\\/?#]+)/.exec(mails.text)?.[1]
  if (key === undefined) throw new Error('Ada got no activation mail')
  await callBank(page, '/api-user-service/user/activate', { key })
}

export async function tokenFor(page: Page, { eMailAddress, password }: Person): Promise<StoredToken | undefined> {
  const { status, text } = await call(page, {
    url: `${await servicesAt(page)}/oauth/token`,
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(`${portal.client.id}:${portal.client.secret}`)}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      scope: 'portal',
      grant_type: 'password',
      username: eMailAddress,
      password,
      recaptchaResponse: captcha(),
    }).toString(),
  })
  return status === 200 && text.includes('access_token')
    ? tokenOf(JSON.parse(text), await page.evaluate(() => Date.now()), { username: eMailAddress })
    : undefined
}

const tokenCookiePattern = new RegExp(`^${tokenCookieNameOf(null)}(?:\\.(.+))?$`)

/** The token of each bank, by its name; null for the one without a name. */
export async function keptTokens(page: Page): Promise<Map<string | null, StoredToken>> {
  const kept = new Map<string | null, StoredToken>()
  for (const { name, value } of await page.context().cookies()) {
    const [isToken, bank = null] = tokenCookiePattern.exec(name) ?? []
    const token = decodeToken(value)
    if (isToken !== undefined && token) kept.set(bank, token)
  }
  return kept
}

/** That of the bank which the page shows. */
export const keptToken = async (page: Page): Promise<StoredToken | undefined> =>
  (await keptTokens(page)).get(await shownBank(page))

/** Writes the cookie as another tab would have written it, and says so. */
export async function keepToken(page: Page, token: StoredToken | undefined, isSaid = true): Promise<void> {
  const value = token && encodeToken(token)
  if (token && value !== undefined)
    await page.context().addCookies([
      {
        name: tokenCookieNameOf(await shownBank(page)),
        value,
        url: new URL(page.url()).origin,
        expires: Date.now() / 1000 + token.expires_in,
        sameSite: 'Strict',
      },
    ])
  else await page.context().clearCookies()
  if (isSaid) await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
}

/** Ada has an account from when she first signs in. */
async function tokenOfPerson(page: Page, who: Person): Promise<StoredToken | undefined> {
  const token = await tokenFor(page, who)
  if (token !== undefined || who !== ada) return token
  await registerAda(page)
  return tokenFor(page, who)
}

/** Another tab signs in; where the bank refuses, nothing changes. */
export async function signInElsewhere(page: Page, who: Person, isSaid = true): Promise<void> {
  const token = await tokenOfPerson(page, who)
  if (token) await keepToken(page, token, isSaid)
}
