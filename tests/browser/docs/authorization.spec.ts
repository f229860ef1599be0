import { expect, type Page } from '@playwright/test'
import { accountList, bar, button, openCall } from '../../support/browser/authorization.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

/** Opens the dialog, chooses the flow and takes the second click: the bank's window. */
async function startConsent(page: Page): Promise<Page> {
  await startSignedIn(page, accountList)
  await openCall(page)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await dialog.getByRole('combobox', { name: 'Flow' }).selectOption('authorization_code')
  await expect(dialog).toContainText('opens in a new window and returns to this portal')
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: 'Continue at the bank' }).click()
  return opened
}

test('the customer consents in a window of the bank, which closes, and the page goes on', async ({ page }) => {
  const bank = await startConsent(page)
  await bank.getByRole('button', { name: 'Elif Yılmaz' }).click()
  const closed = bank.waitForEvent('close')
  await bank.getByRole('button', { name: 'Allow', exact: true }).click()
  await closed
  await expect(bar(page)).toContainText('authorization_code · Budget Diary · accounts')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Renew').click()
  await expect(bar(page)).toContainText('authorization_code · Budget Diary · accounts')
  await button(page, 'Remove token').click()
  await expect(bar(page)).toContainText('This call needs an access token.')
})

test('a window that is closed, or that the browser blocks, can be opened again', { tag: '@full' }, async ({ page }) => {
  const bank = await startConsent(page)
  await bank.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await expect(dialog).toContainText('Sign in and give consent in the bank’s window.')
  await bank.close()
  await expect(dialog).toContainText('The bank’s window was closed')
  await page.evaluate(() => {
    window.open = () => null
  })
  await dialog.getByRole('button', { name: 'Open the window again' }).click()
  await expect(dialog).toContainText('The browser blocked the bank’s window.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Choose something else' }).click()
  await expect(dialog.getByRole('button', { name: 'Continue at the bank' })).toBeVisible()
})

test('a button that cannot get a token looks like one', async ({ page }) => {
  await startSignedIn(page, '/docs/api/money-transfers/eft-transfer')
  await openCall(page)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await expect(dialog).toContainText('This application doesn’t use this API.')
  const request = dialog.getByRole('button', { name: 'Get token', exact: true })
  await expect(request).toHaveAttribute('aria-disabled', 'true')
  await expect(request).toHaveCSS('opacity', '0.5')
  await expect(request).toHaveCSS('cursor', 'not-allowed')
})
