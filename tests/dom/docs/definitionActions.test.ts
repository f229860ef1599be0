// @module-tag full

import type { Page } from '@playwright/test'
import { deniz, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const service = '/docs/api/money-transfers/eft-transfer'
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const chosenApi = (page: Page) => page.getByRole('switch', { name: /^Money Transfers/ })

async function expectTicketAboutService(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\?page=createTicket&api=EFT\+transfer&endpoint=/)
  await expect(field(page, 'API Name')).toHaveValue('EFT transfer')
  await expect(field(page, 'Endpoint Address')).toHaveValue('/api/moneytransfers/v1/eft')
}

async function expectApplicationWithService(page: Page): Promise<void> {
  await expect(page).toHaveURL(`/dashboard?page=newapplication&product=3000&from=${encodeURIComponent(service)}`)
  await expect(chosenApi(page)).toBeChecked()
  await expect(
    page.getByRole('region', { name: 'APIs', exact: true }).getByRole('switch', { checked: true }),
  ).toHaveCount(1)
}

test('a service leads to a ticket and to an application that name it', async ({ page }) => {
  await startSignedIn(page, service)
  await link(page, 'Create a ticket about this API').click()
  await expectTicketAboutService(page)
  await page.goBack()
  await link(page, 'Use in an application').click()
  await expectApplicationWithService(page)
})

test('who is signed out signs in first, and then sees the ticket about the service', async ({ page }) => {
  await page.goto(service)
  await hydrated(page)
  await link(page, 'Create a ticket about this API').click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expectTicketAboutService(page)
})

test('who is signed out signs in first, and then sees the application with the API', async ({ page }) => {
  await page.goto(service)
  await hydrated(page)
  await link(page, 'Use in an application').click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expectApplicationWithService(page)
})

test('a file that cannot be made is reported, until another try', async ({ page }) => {
  await page.goto(service)
  await hydrated(page)
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('There is no room')
    }
    HTMLAnchorElement.prototype.click = () => undefined
  })
  const status = page.locator('.definition-actions > [role=alert]')
  const button = page.getByRole('button', { name: 'Download JSON', exact: true })
  await button.click()
  await expect(status).toHaveText('Couldn’t prepare the file. Try again.')
  await page.evaluate(() => {
    URL.createObjectURL = () => 'blob:portal'
  })
  await button.click()
  await expect(status).toHaveCount(0)
})
