import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { openBank } from '../support/browser/bank.ts'
import { signIn, signOut } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'

const guide = '/dashboard?page=firstCall'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const current = (page: Page, step: string) =>
  expect(main(page).locator('[aria-current="step"]').getByRole('heading')).toHaveText(`${step} (Current step)`)
const reach = async (page: Page) => {
  // The other application has an IP list, so its call would be refused.
  const uses = main(page).getByRole('button', { name: /^Use this application/ })
  await expect(uses.first()).toHaveAccessibleName('Use this application: Budget Diary')
  await button(page, 'Use this application: Budget Diary').click()
  await button(page, 'I have saved them').click()
  await button(page, 'Choose this customer: Elif Yılmaz').click()
  await current(page, 'Request an access token')
}

test('from an account without applications five steps lead to the accounts, by keyboard, and on to the checklist', async ({
  page,
}) => {
  test.slow(true, 'a whole journey, with a generated key')
  await page.setViewportSize({ width: 390, height: 800 })
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

  await current(page, 'Choose an application')
  await button(page, 'Use this application: First steps').press('Enter')
  await expect(main(page).getByRole('heading', { name: /^Get its credentials/ })).toBeFocused()
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

test('the guide goes on after a reload and a new sign-in, and Home follows it', async ({ page }) => {
  await startSignedIn(page, guide)
  await reach(page)
  await page.reload()
  await current(page, 'Request an access token')
  await page.goto('/')
  await expect(page.getByText('First call: to do. Make your first call')).toBeVisible()
  await page.getByRole('link', { name: 'Make your first call' }).click()
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('heading', { name: 'The bank answered 200' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/deniz|token"/)
  await signOut(page)
  await expect(page.getByText('First call:')).toHaveCount(0)
  await signIn(page)
  await page.goto('/')
  await expect(page.getByText('First call: done. Open the go-live checklist')).toBeVisible()
  await page.getByRole('link', { name: 'Open the go-live checklist' }).click()
  await expect(main(page).getByRole('heading', { name: 'You have made your first call.' })).toBeVisible()
  await button(page, 'Change: Choose a test customer').click()
  await button(page, 'Choose this customer: Mehmet Kaya').click()
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).locator('pre')).toContainText('"accounts": []')
})

test('a bank that fails at a step leaves what was done', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 50\d|status of 401/)
  await openBank(page)
  await bank.settings({ expiresIn: 7200 })
  await bank.fault('listApplications', { kind: 'status', status: 503, message: 'The bank is closed' })
  await startSignedIn(page, guide)
  await expect(main(page).getByText('The bank is closed')).toBeVisible()
  await bank.noFaults()
  await button(page, 'Retry').click()
  await reach(page)
  await bank.fault('requestToken', { kind: 'status', status: 500, message: 'Internal Server Error' })
  await button(page, 'Request a token').click()
  await expect(main(page).getByRole('alert')).toHaveText('The bank answered 500: Internal Server Error.')
  await current(page, 'Request an access token')
  await bank.noFaults()
  await button(page, 'Request a token').click()
  await bank.fault('listAccounts', { kind: 'status', status: 503, message: 'The bank is closed' })
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('alert')).toContainText('The bank answered 503: The bank is closed.')
  await bank.noFaults()
  await bank.clock({ advance: 3_600_000 })
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('alert')).toContainText('The bank answered 401')
  await button(page, 'Request a new token').click()
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('heading', { name: 'The bank answered 200' })).toBeVisible()
})
