import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const guide = '/dashboard?page=firstCall'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const current = (page: Page, step: string) =>
  expect(main(page).locator('[aria-current="step"]').getByRole('heading')).toHaveText(`${step} (Current step)`)

test('a first call whose stylesheet fails is a page that fails, and Retry shows it with its styles', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/assets/firstCall-*.css', (route) => route.abort('failed'))
  await startSignedIn(page, '/dashboard?page=home')
  await page.getByRole('main').getByRole('link', { name: 'Make your first call' }).first().click()
  const retry = page.getByRole('button', { name: 'Retry', exact: true })
  await expect(retry).toBeVisible()
  await page.unroute('**/assets/firstCall-*.css')
  await retry.click()
  await current(page, 'Get its credentials')
  await expect(page.locator('link[href^="/assets/firstCall-"]')).toHaveCount(1)
})

test('from an account without applications five steps lead to the accounts, by keyboard, and on to the checklist', async ({
  page,
}) => {
  test.slow(true, 'a whole journey, with a generated key')
  await page.setViewportSize(viewports.phone)
  await startSignedIn(page, '/myapplications')
  for (const name of ['Till Companion', 'Budget Diary']) {
    await page.getByRole('button', { name: `Settings for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
    await expect(main(page).getByRole('heading', { name })).toHaveCount(0)
  }
  await page.goto(guide)
  await current(page, 'Choose an application')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Create an application' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('First steps')
  await page.getByLabel('Description', { exact: true }).fill('Reads accounts')
  await page.getByLabel('Redirect URI', { exact: true }).fill('https://localhost/callback')
  await page.getByLabel('Public Key', { exact: true }).fill('MIGfMA0')
  await button(page, 'Add').click()

  await current(page, 'Get its credentials')
  await button(page, 'I have saved them').press('Enter')
  await expect(main(page).getByRole('heading', { name: /^Choose a test customer/ })).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Choose this customer: Elif Yılmaz').press('Enter')
  await button(page, 'Request a token').press('Enter')
  await current(page, 'Call the accounts list')
  await button(page, 'Call the accounts list').press('Enter')
  await expect(main(page).getByRole('heading', { name: 'The bank answered 200' })).toBeFocused()
  await expect(main(page).locator('pre')).toContainText('"iban": "TR')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await main(page).getByRole('link', { name: 'Contact us for access' }).press('Enter')
  await expect(page).toHaveURL('/support')
})
