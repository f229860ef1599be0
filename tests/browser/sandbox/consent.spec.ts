// @module-tag full

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import type { Host } from '../../contract/hosts.ts'
import { authorizeAddress } from '../../contract/login.ts'
import { requestToken, saveClient } from '../../contract/oauth.ts'
import { expectPlainPageAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { builds, test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

/** The bank as a page's fetch finds it. */
const bankFrom = (page: Page): Host => ({
  async call(path, init) {
    const sent = new Request(`http://bank.test${path}`, init)
    const [status, text] = await page.evaluate(
      async ([method, path, headers, body]) => {
        const response = await fetch(`/bank${path}`, { method, headers, body })
        return [response.status, await response.text()] as const
      },
      [sent.method, path, [...sent.headers] as [string, string][], await sent.text()] as const,
    )
    return new Response(text, { status })
  },
  close: async () => undefined,
})

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const narrowest = async (page: Page) => {
  await page.setViewportSize(viewports.smallPhone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

test('a customer signs in at the bank and shares one account, by keyboard', { tag: '@layout' }, async ({ page }) => {
  await openBank(page)
  const bank = bankFrom(page)
  const redirect_uri = `${builds.sandbox}/robots.txt`
  const client = await saveClient(bank, { oauthRedirectUri: redirect_uri })

  await page.goto(`/bank${authorizeAddress(client, { redirect_uri, scope: 'accounts loans' })}`)
  await expect(page).toHaveTitle('Sign in · Portico Bank')
  await expectPlainPageAccessible(page)
  await narrowest(page)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Customer number')).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The customer number or the password is wrong.')
  await expect(page.getByLabel('Customer number')).toHaveValue('1')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await expectPlainPageAccessible(page)

  await page.getByRole('button', { name: 'Elif Yılmaz customer 1' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share with Market Stall?')
  await expectPlainPageAccessible(page)
  await narrowest(page)
  for (const name of ['Salary account', 'Holiday savings'])
    await page.getByRole('group', { name: 'Accounts to share' }).getByRole('checkbox', { name }).press('Space')
  await page.getByRole('button', { name: 'Allow', exact: true }).press('Enter')

  await page.waitForURL(`${redirect_uri}?code=*`)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('state')).toBe('a state')
  const code = searchParams.get('code') ?? ''
  expect(await requestToken(bank, client, { grant_type: 'authorization_code', code, redirect_uri })).toMatchObject({
    status: 200,
    body: { token_type: 'bearer', scope: 'accounts loans' },
  })
})

test('the application may send the browser on to a third origin, another redirect URI gets an error page of the bank', async ({
  page,
  quiet,
}) => {
  quiet.allow(/request left the origin: http:\/\/127\.0\.0\.1:\d+\/callback|status of 400/)
  const third = await listen((_, response) => response.end('<!doctype html><title>Signed in</title>'))
  const application = await listen(({ url }, response) =>
    response.writeHead(302, { Location: `${third.address}${url}` }).end(),
  )
  await openBank(page)
  const bank = bankFrom(page)
  const redirect_uri = `${application.address}/callback`
  const client = await saveClient(bank, { oauthRedirectUri: redirect_uri })
  for (const [button, arrives] of [
    ['Allow', 'code'],
    ['Don’t allow', 'error'],
  ] as const) {
    await page.goto(`${builds.sandbox}/bank${authorizeAddress(client, { redirect_uri })}`)
    await page.getByRole('button', { name: 'Elif Yılmaz customer 1' }).click()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(`${third.address}/callback?${arrives}=*`)
    await expect(page).toHaveTitle('Signed in')
  }
  for (const { server } of [application, third]) server.close()
  await page.goto(`${builds.sandbox}/bank${authorizeAddress(client, { redirect_uri: 'https://evil.example/' })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cannot sign in')
  await expectPlainPageAccessible(page)
  expect(new URL(page.url()).origin).toBe(builds.sandbox)
})
