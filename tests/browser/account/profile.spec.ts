import { expect, type Page } from '@playwright/test'
import { texts } from '../../../src/rules/text/texts.ts'
import { profileTexts } from '../../../src/ui/profile/profileTexts.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { deniz } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('the profile that cannot be loaded or has errors is accessible', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page)
  await bank.fault('getUser', { kind: 'status', status: 500, message: 'The bank is closed' })
  await page.goto('/profile')
  await expect(page.getByText('Couldn’t load your profile')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(field(page, 'Name')).toHaveValue(deniz.firstName)

  await field(page, 'New password').fill('Bosphorus-1453!')
  await field(page, 'Re-enter new password').fill('Bosphorus-1453?')
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(page.getByText('Password does not match', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a reload that breaks off a change reports that its outcome is not known', async ({ page, bank }) => {
  await startSignedIn(page)
  await page.goto('/profile')
  await bank.fault('changePassword', { kind: 'delay', delay: 5000, times: 1 })
  await field(page, 'Current password').fill(deniz.password)
  await field(page, 'New password').fill('Bosphorus-1453!')
  await field(page, 'Re-enter new password').fill('Bosphorus-1453!')
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(page.getByRole('form', { name: 'Password Info' }).locator('[aria-busy="true"]')).toBeVisible()
  await page.reload()
  await expect(page.getByText(profileTexts.outcomeUnknown.password(texts.interrupted), { exact: true })).toBeVisible()
})
