// @module-tag full

import type { Page } from '@playwright/test'
import { tryItOutTexts as texts } from '../../../src/ui/docs/tryItOut/tryItOutTexts.ts'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { openBank } from '../../support/browser/bank.ts'
import { expect, test } from '../../support/browser/runner.ts'
import {
  authorize,
  button,
  openCall,
  openDock,
  panel,
  pasteKey,
  prepareApplication,
  send,
  step,
  title,
} from '../../support/browser/tryItOut.ts'

const fastTransfer = '/docs/api/money-transfers/fast-transfer'
const dockOf = (page: Page) => page.getByRole('region', { name: dockTexts.title })
const switchedOn = (page: Page) => page.getByRole('list', { name: 'Changed from the defaults' })
const phone = (page: Page, decision: string) => dockOf(page).getByRole('button', { name: new RegExp(`^${decision} `) })

/** A transfer of customer 5, who has the mobile app, is ready to be sent. */
async function openTransfer(page: Page): Promise<void> {
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, fastTransfer)
  await authorize(page, '5')
  await pasteKey(page)
  const body = panel(page).getByRole('textbox', { name: 'Request body' })
  const order = JSON.parse((await body.inputValue()).replace('1010000001', '1010000051'))
  await body.fill(JSON.stringify({ ...order, amount: { ...order.amount, amount: '1.00' } }))
}

test('a customer with the mobile app confirms in time, or is asked again and rejects', async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  await openTransfer(page)
  await send(page)
  await expect(step(page)).toContainText('The customer confirms in the mobile app.')
  await openDock(page, 'Clock')
  for (const minute of [1, 2, 3]) {
    await page.getByRole('button', { name: '+1 minute' }).click()
    await expect(switchedOn(page)).toHaveText(`${minute} min ahead`)
  }
  await expect(step(page)).toContainText(texts.otpExpired)
  await page.getByRole('button', { name: 'Reset to real time' }).click()
  await send(page)
  await expect(step(page)).toContainText('The customer confirms in the mobile app.')
  await dockOf(page).getByRole('button', { name: 'Phone' }).click()
  await page.getByLabel('Outcome').selectOption('Rejected by the customer')
  await expect(switchedOn(page)).toHaveText('Next one-time password: rejected by the customer')
  await button(page, 'Complete the call').click()
  await expect(step(page)).toContainText('Invalid OTP')
  await expect(switchedOn(page)).toHaveText('')
  await dockOf(page).getByLabel('You confirm or reject here').check()
  // The first call waits again, as the clock was set back.
  await expect(phone(page, 'Reject')).toHaveCount(1)
})

test('calls that wait are rejected and confirmed one by one at the phone of the dock', async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  await openTransfer(page)
  await openDock(page, 'Phone')
  await dockOf(page).getByLabel('You confirm or reject here').check()
  await expect(switchedOn(page)).toHaveText('Manual confirmation')
  for (const waiting of [1, 2]) {
    await send(page)
    await expect(phone(page, 'Reject')).toHaveCount(waiting)
  }
  await phone(page, 'Reject').first().click()
  await expect(phone(page, 'Reject')).toHaveCount(1)
  await expect(dockOf(page).getByRole('heading', { name: 'Waiting calls' })).toBeFocused()
  await button(page, 'Complete the call').click()
  await expect(step(page)).toContainText('Invalid OTP')
  await send(page)
  await expect(phone(page, 'Confirm')).toHaveCount(2)
  await phone(page, 'Confirm').first().click()
  await expect(dockOf(page).getByText('Confirmed', { exact: true })).toBeVisible()
  await button(page, 'Complete the call').click()
  await expect(title(page)).toHaveText('Response')
})

test('a customer with the mobile app confirms at once when the phone of the dock says so', async ({ page }) => {
  await openTransfer(page)
  await openDock(page, 'Phone')
  await dockOf(page).getByLabel('You confirm or reject here').check()
  await expect(switchedOn(page)).toHaveText('Manual confirmation')
  await dockOf(page).getByLabel('The customer confirms at once').check()
  await expect(switchedOn(page)).toHaveText('')
  await send(page)
  await button(page, 'Complete the call').click()
  await expect(title(page)).toHaveText('Response')
})
