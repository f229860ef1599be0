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
