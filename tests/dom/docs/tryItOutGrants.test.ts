// @module-tag full

import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, greeting, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import {
  authorize,
  button,
  openCall,
  panel,
  prepareApplication,
  privateKey,
  send,
  step,
  title,
} from '../../support/browser/tryItOut.ts'

const accountList = '/docs/api/account-information/account-list'
const depositRates = '/docs/api/rates-and-calculators/deposit-rates'
const accountOverview = '/docs/baas/baas-accounts/account-overview'

test('a public call is made by keyboard alone, with a token of no customer', async ({ page }) => {
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, depositRates)
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await press('Authorize')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Flow' })).toHaveValue('client_credentials')
  await expect(dialog.getByRole('combobox', { name: 'Test customer' })).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Application' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Get token' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText(/left/)
  await expect(dialog).toHaveCount(0)
  await press('Preview request')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await press('Send')
  await expect(title(page)).toHaveText('Response')
  await expect(title(page)).toBeFocused()
  await expect(step(page)).toContainText('"currency": "TRY"')
})

test('a BaaS call: the request of its token is signed with a key that is forgotten with another application', async ({
  page,
}) => {
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, accountOverview)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog')
  const application = dialog.getByRole('combobox', { name: 'Application' })
  const key = dialog.getByRole('textbox', { name: 'Private key' })
  await expect(dialog.getByRole('combobox', { name: 'Flow' })).toHaveValue('authorization_id')
  await key.fill('no key')
  await dialog.getByRole('button', { name: 'Get token' }).click()
  await expect(dialog).toContainText('The private key isn’t an RSA key in PEM or Base64. Paste it again.')
  await expect(key).toHaveValue('no key')
  await key.fill(privateKey)
  const [chosen, other] = await application
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')))
  await application.selectOption(other ?? '')
  await expect(key).toHaveValue('')
  await application.selectOption(chosen ?? '')
  await expect(dialog).toContainText('Paste the private key of the application.')
  await key.fill(privateKey)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Authorize').click()
  await expect(dialog).toContainText('The key you pasted is still in this page’s memory.')
  await dialog.getByRole('button', { name: 'Get token' }).click()
  await expect(panel(page)).toContainText(/left/)
  await send(page)
  await expect(title(page)).toHaveText('Response')
  await expect(step(page)).toContainText('"availableBalance"')
})

test('a call ends with the session that is ended in another tab: its answer is not shown after the next sign-in', async ({
  page,
  context,
}) => {
  const calls = await heldCalls(page)
  await openCall(page, accountList)
  await authorize(page)
  await button(page, 'Preview request').click()
  await calls.hold('&sort=openedOn%2Casc')
  await button(page, 'Send').click()
  await expect(button(page, 'Cancel')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/faq')
  await signOut(other)
  await expect(page.getByRole('link', { name: 'Sign in to try it out' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await calls.release()
  await other.goto('/login')
  await submitSignIn(other, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(panel(page)).toContainText('This call needs an access token.')
  await expect(title(page)).toHaveCount(0)
})
