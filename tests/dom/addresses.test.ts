import { texts } from '../../src/rules/text/texts.ts'
import { hydrated } from '../support/browser/page.ts'
import { builds, expect, test } from '../support/browser/runner.ts'

for (const path of ['/DOCS', '/docs/API', '/FAQ', '/faq/', '/docs/api/'])
  test(`${path}: the page itself`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const address = path.replace(/\/$/, '').toLowerCase()
    const served = await page.evaluate((address) => fetch(address).then((response) => response.text()), address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/<h1[^>]*>([^<]+)</.exec(served)?.[1] ?? '')
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
  test(`${path}: there is nothing`, async ({ page, quiet }) => {
    quiet.allow(/status of 404/)
    await page.goto(builds.sandbox + path)
    await hydrated(page)
    await expect(page).toHaveTitle(/^Page not found \|/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound)
  })
