// @module-tag full

import type { Page } from '@playwright/test'
import { deniz, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { button, field, heading } from '../../support/browser/tickets.ts'

const guide = '/docs/password-flow'
const feedback = (page: Page) => page.getByRole('region', { name: 'Was this helpful?' })

async function expectFilled(page: Page, path: string, title: string): Promise<void> {
  await expect(heading(page, 'Create a Ticket')).toBeVisible()
  await expect(field(page, 'Error Stage').and(page.locator('select'))).toHaveValue('4')
  await expect(field(page, 'API Name')).toHaveValue('Documentation')
  await expect(field(page, 'Endpoint Address')).toHaveValue(path)
  await button(page, 'Next').click()
  await expect(field(page, 'Subject')).toHaveValue(`Documentation: ${title}`)
}

test('No leads to a ticket about the page, and the ticket back to it', async ({ page }) => {
  await startSignedIn(page, guide)
  await feedback(page).getByRole('link', { name: 'No, create a ticket about this page' }).click()
  await expectFilled(page, guide, 'Password Flow')
  await page.getByRole('main').getByRole('link', { name: 'Back to Password Flow' }).click()
  await expect(page).toHaveURL(guide)
})

test('Yes offers a ticket, for somebody who is signed out after the sign-in', async ({ page }) => {
  await page.goto(guide)
  await hydrated(page)
  await feedback(page).locator('summary').click()
  await feedback(page).getByRole('link', { name: 'Tell us more' }).click()
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expectFilled(page, guide, 'Password Flow')
})

test('the page of an API asks as well', async ({ page }) => {
  const service = '/docs/api/money-transfers/eft-transfer'
  await startSignedIn(page, service)
  await feedback(page).getByRole('link', { name: 'No, create a ticket about this page' }).click()
  await expectFilled(page, service, 'EFT transfer')
})
