import { field } from '../../support/browser/applications.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { button, openCall, panel } from '../../support/browser/tryItOut.ts'

test('a generated key is offered to the applications until one of them has it', async ({ page }) => {
  await openCall(page, '/docs/api/money-transfers/fast-transfer')
  await button(page, 'Generate a key').click()
  const offer = panel(page).getByText('Add this public key to your application:')
  await expect(offer).toBeVisible()
  const key = (await panel(page).locator('.signing-key code').textContent()) ?? ''
  await panel(page).getByRole('link', { name: 'My Applications' }).click()
  await page.getByRole('link', { name: 'Budget Diary' }).click()
  await field(page, 'Public Key').fill(key)
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(panel(page)).toContainText(
    'This page has a private key in memory. One of your applications has its public key.',
  )
  await expect(offer).toHaveCount(0)
  await expect(button(page, 'Remove key')).toBeVisible()
})
