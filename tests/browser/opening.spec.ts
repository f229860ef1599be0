import { expect } from '@playwright/test'
import { deniz, greeting, hydrated, signIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const failed = 'Part of this page could not be loaded. Please check your connection, then try again.'
const offline = /ERR_FAILED|Failed to fetch|^uncaught: $/

test('what comes after the first paint may fail: the page says so, keeps what is typed and opens on Retry', async ({
  page,
  quiet,
}) => {
  quiet.allow(offline)
  await page.route('**/assets/bank-*.js', (route) => route.abort('failed'))
  await page.goto('/contact')
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.unroute('**/assets/bank-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  await expect(page.getByText(failed)).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada')
})

test('a protected page whose opening failed comes after Retry, still signed in', async ({ page, quiet }) => {
  quiet.allow(offline)
  await signIn(page)
  await page.route('**/portal.json', (route) => route.abort('failed'))
  await page.goto('/dashboard?page=profile')
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute('**/portal.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Your Profile', exact: true })).toBeVisible()
})
