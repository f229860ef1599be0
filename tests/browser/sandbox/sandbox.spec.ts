import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { requestToken, saveClient } from '../../contract/oauth.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

interface Har {
  log: { entries: { request: { url: string }; response: { status: number } }[] }
}

test('a request shows as it comes, opens by keyboard, is found, read after a failure, sent again and exported', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 401.*city=secret/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sandbox/requests')
  await hydrated(page)
  const list = page.getByRole('list', { name: 'Requests, newest first' })
  const rows = list.getByRole('listitem')
  await page.evaluate(() =>
    fetch('/bank/api/public/v1/branches?city=secret', {
      headers: { Authorization: 'Bearer tok-1', sign: 'eA==' },
    }),
  )
  const refused = rows.filter({ hasText: '401' })
  await expect(refused).toHaveCount(1)
  const host = pageHost(page)
  await requestToken(host, await saveClient(host), { grant_type: 'client_credentials', scope: 'public' })
  const found = page.getByText(/^\d+ of \d+ requests$/)
  for (const [field, choice, row] of [
    ['Application', 'Market Stall', 'requestToken, Market Stall'],
    ['Outcome', 'Refused', 'listBranches, Portal'],
    ['Call', 'saveApplication', 'saveApplication, Portal'],
  ] as const) {
    await page.getByLabel(field, { exact: true }).selectOption(choice)
    await expect(found).toHaveText(/^1 of /)
    await expect(rows).toHaveText([new RegExp(row)])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(found).toHaveCount(0)
  }
  await page.getByLabel('Search requests').fill('401')
  await expect(found).toHaveText(/^1 of /)
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('/events/')) return real(input, init)
      window.fetch = real
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  })
  await page.getByLabel('Search requests').press('Enter')
  await page.keyboard.press('Enter')

  const details = page.locator('.request-details')
  await expect(details.getByRole('alert')).toContainText('Network Error')
  await details.getByRole('button', { name: 'Retry' }).click()
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(
    details.getByText('Full authentication is required to access this resource', { exact: true }),
  ).toBeVisible()
  await expect(details.locator('.request-line').first()).toHaveText('GET /api/public/v1/branches?city=secret')
  await expect(details).not.toContainText('tok-1')
  await expect(details.getByText('[access token]city=secret')).toBeVisible()
  await details.getByText('Headers', { exact: true }).first().click()
  await expect(details.locator('summary + dl').first()).toContainText('authorizationBearer [redacted]')
  await details.getByRole('region', { name: 'Body of the response' }).press('ArrowDown')
  await expect(details.getByRole('region', { name: 'Body of the response' })).toBeFocused()
  await details.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(details.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl -X GET 'http:\/\/127\.0\.0\.1:8787\/api\/public\/v1\/branches\?city=secret' \\\n {2}-H '/,
  )
  await details.getByRole('button', { name: 'Go to the response' }).click()
  await expect(details.getByRole('heading', { name: 'Response' })).toBeFocused()
  await details.getByRole('button', { name: 'Go to the request' }).press('Enter')
  await expect(details.getByRole('heading', { name: 'Request' })).toBeFocused()
  await expectAccessible(page)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize(viewports.laptop)

  await details.getByRole('button', { name: 'Send again' }).click()
  await expect(refused).toHaveCount(2)
  await details.getByRole('button', { name: 'Close the request' }).click()
  await expect(rows.first().getByRole('button')).toBeFocused()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export HAR' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('sandbox.har')
  const { log } = JSON.parse(await readFile(await download.path(), 'utf8')) as Har
  expect(log.entries.map(({ request, response }) => [request.url, response.status])).toEqual(
    Array(2).fill([expect.stringMatching(/branches\?city=secret$/), 401]),
  )
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page.getByLabel('Search requests')).toHaveValue('')
  await expect(page.getByLabel('Search requests')).toBeFocused()
  await refused.first().getByRole('button').click()
  await details.getByRole('link', { name: 'About this error' }).click()
  await expect(page).toHaveURL('/docs/error-codes#unauthorized')
  await expect(page.locator('#unauthorized')).toBeInViewport()
})

test('the phone with something set is accessible', async ({ page }) => {
  await page.goto('/sandbox/phone')
  await page.getByLabel('You confirm or reject here').check()
  await page.getByLabel('Outcome').selectOption('Locked, as after three wrong codes')
  await expect(page.getByRole('list', { name: 'Changed from the defaults' }).getByRole('listitem')).toHaveText([
    'Next one-time password: locked, as after three wrong codes',
    'Manual confirmation',
  ])
  await expectAccessible(page)
})
