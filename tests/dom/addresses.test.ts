import { serve } from '../../scripts/serve.ts'
import { ensureBuilt } from '../../scripts/support/built.ts'
import { hydrated } from '../support/browser/page.ts'
import { builds, expect, test } from '../support/browser/runner.ts'

const otherSpellings = ['/DOCS', '/docs/API', '/FAQ', '/faq/', '/docs/api/']
const nowhere = [
  '/docs/api/1/2/3',
  '/docs//1',
  '/index.html',
  '/faq/index.html',
  '//faq',
  '/faq//',
  '//dashboard?page=home',
]
const headingOf = (html: string) => /<h1[^>]*>([^<]+)</.exec(html)?.[1]
const servedAt = (path: string) => path.replace(/\/$/, '').toLowerCase()

test('the host has a page for each address that the portal has one for', async () => {
  const host = await serve(await ensureBuilt('sandbox'), 0)
  const answer = async (path: string) => {
    const response = await fetch(host.url + path, { headers: { accept: 'text/html' } })
    return { status: response.status, heading: headingOf(await response.text()) }
  }
  try {
    for (const path of otherSpellings)
      expect({ path, ...(await answer(path)) }).toEqual({ path, ...(await answer(servedAt(path))), status: 200 })
    for (const path of nowhere) expect([path, (await answer(path)).status]).toEqual([path, 404])
  } finally {
    host.close()
  }
})

test('the host leads numbers to the names that its build has, with the query', async () => {
  const host = await serve(await ensureBuilt('sandbox'), 0)
  try {
    for (const [path, address] of [
      ['/docs/api/3000?linked=true', '/docs/api/money-transfers?linked=true'],
      ['/docs/api/3000/3002?a=1', '/docs/api/money-transfers/eft-transfer?a=1'],
      ['/docs/api/3000/3002.md', '/docs/api/money-transfers/eft-transfer.md'],
      ['/docs/baas/41000/41002/', '/docs/baas/baas-accounts/account-overview'],
    ]) {
      const { url, status } = await fetch(host.url + path)
      expect([path, url, status]).toEqual([path, host.url + address, 200])
    }
  } finally {
    host.close()
  }
})

for (const path of otherSpellings)
  test(`${path}: the page itself`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const served = await page.evaluate((address) => fetch(address).then((response) => response.text()), servedAt(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(served) ?? '')
  })

for (const path of nowhere)
  test(`${path}: there is nothing`, async ({ page, quiet }) => {
    quiet.allow(/status of 404/)
    await page.goto(builds.sandbox + path)
    await hydrated(page)
    await expect(page).toHaveTitle(/^Page not found \|/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found :(')
  })
