// @module-tag full

import { expect, type Page } from '@playwright/test'
import { saveClient } from '../../contract/oauth.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { test } from '../../support/browser/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const itemsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test('the form of a subscription and a delivery are accessible, and a phone has room for them', async ({
  page,
  bank,
}) => {
  await page.goto('/sandbox/webhooks')
  await hydrated(page)
  await saveClient(pageHost(page), { name: 'Corner Shop' })
  await button(page, 'New subscription').click()
  await page.getByLabel('Application', { exact: true }).selectOption('Corner Shop')
  await page.getByLabel('Customer', { exact: true }).selectOption('1')
  await page.getByLabel('1010000001, Salary account, TRY').check()
  await page.getByLabel(/^CVIRM, /).uncheck()
  await page.getByLabel('Address').fill('http://hooks.example.com/stall')
  await expectAccessible(page)
  await button(page, 'Cancel').click()

  await bank.clock({ stop: true })
  await page.getByLabel('Response to verified webhooks').selectOption('No response')
  await button(page, 'Send sample').click()
  await expect(itemsOf(page, 'Inbox, newest first').first()).toContainText('no response')
  await itemsOf(page, 'Deliveries, newest first').first().getByRole('button').press('Enter')
  const details = page.getByRole('region', { name: /^msg_/ })
  await details.getByText('Headers and body').click()
  await expect(details).toContainText('webhook-signature')
  await expectAccessible(page)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
