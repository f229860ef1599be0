import { expect } from '@playwright/test'
import { inTurn } from '../support/browser/inTurn.ts'
import { builds, test } from '../support/browser/test.ts'

const headingOf = (text: string) => /<h1[^>]*>([^<]+)</.exec(text)?.[1]

test('the host has a page for each address that the portal has one for', async ({ page }) => {
  for (const path of ['/DOCS', '/docs/API', '/FAQ', '/faq/', '/docs/api/'])
    await test.step(path, async () => {
      const response = await page.request.get(path)
      expect(response.status()).toBe(200)
      const served = await page.request.get(path.replace(/\/$/, '').toLowerCase())
      expect(headingOf(await response.text())).toBe(headingOf(await served.text()))
    })
  for (const path of [
    '/docs/api/1/2/3',
    '/docs//1',
    '/index.html',
    '/faq/index.html',
    '//faq',
    '/faq//',
    '//dashboard?page=home',
  ])
    await test.step(path, async () => {
      expect((await page.request.get(builds.sandbox + path)).status()).toBe(404)
    })
})

inTurn(['/home', '/home/', '/HOME'], 'the start page', async (page, path) => {
  await page.goto(path)
  await expect(page).toHaveURL(`${builds.sandbox}/`)
})
