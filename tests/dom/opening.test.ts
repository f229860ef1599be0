import { deniz, greeting, hydrated } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'

const failed = 'Couldn’t load part of this page. Check your connection, then try again.'
const offline = /ERR_FAILED|Failed to fetch|^uncaught: $/

test('a protected page whose opening failed comes after Retry, still signed in', async ({ page, quiet }) => {
  quiet.allow(offline)
  await startSignedIn(page)
  await page.route('**/portal.json', (route) => route.abort('failed'))
  await page.goto('/dashboard?page=profile')
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute('**/portal.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Your Profile', exact: true })).toBeVisible()
})

test('the title of the page that was loaded stays until the portal knows its own', async ({ page }) => {
  await page.addInitScript(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    new MutationObserver(() => {
      if (titles.at(-1) !== document.title) titles.push(document.title)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/faq')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
  const titles = () => page.evaluate(() => (window as unknown as { titles: string[] }).titles.filter(Boolean))
  expect(await titles()).toEqual(['FAQ | Portico Developers'])
})
