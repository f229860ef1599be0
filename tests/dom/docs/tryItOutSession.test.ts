// @module-tag full

import type { Page } from '@playwright/test'
import { texts } from '../../../src/rules/text/texts.ts'
import { tryItOutMessages } from '../../../src/rules/tryItOut/tryItOutMessages.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { openBank } from '../../support/browser/bank.ts'
import { type HeldCalls, heldCalls } from '../../support/browser/heldCalls.ts'
import {
  deniz,
  endSession,
  greeting,
  hydrated,
  moveTo,
  notice,
  signOut,
  submitSignIn,
} from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
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
  title,
} from '../../support/browser/tryItOut.ts'

const accountList = '/docs/api/account-information/account-list'
const movementList = '/docs/api/account-movements/movement-list'
const movementDetails = '/docs/api/account-movements/movement-details'
const exampleMovement = 'MV20260310000355'
const transfer = '/docs/api/money-transfers/transfer-to-own-account'

/** A transfer that has left the fields and not the page. */
async function holdTransfer(page: Page, calls: HeldCalls): Promise<void> {
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, transfer)
  await authorize(page)
  await pasteKey(page)
  await calls.hold('/moneytransfers/v1/internal')
  await send(page)
  await expect(button(page, 'Cancel')).toBeVisible()
}

test('a sign-out in another tab takes what was typed from the page, and its developer finds it after the next sign-in', async ({
  page,
  context,
}) => {
  await openCall(page, accountList)
  const size = panel(page).getByRole('textbox', { name: 'size' })
  const address = panel(page).getByLabel('Simulated client IP')
  const samples = page.locator('.call-samples')
  await size.fill('7')
  await address.fill('198.51.100.24')
  await expect(samples).toContainText('size=7')
  const other = await context.newPage()
  await other.goto('/faq')
  await signOut(other)
  await expect(page.getByRole('link', { name: 'Sign in to try it out' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(samples).not.toContainText('size=7')
  expect(await page.content()).not.toContain('198.51.100.24')
  await other.goto('/login')
  await submitSignIn(other, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(size).toHaveValue('7')
  await expect(address).toHaveValue('198.51.100.24')
  await expect(samples).toContainText('size=7')
  await button(page, 'Close').click()
  await expect(samples).not.toContainText('size=7')
})

test('a transfer on its way when the session ends is reported as one that may have been carried out', async ({
  page,
}) => {
  const calls = await heldCalls(page)
  await holdTransfer(page, calls)
  await endSession(page)
  await expect(notice(page, tryItOutMessages.outcomeUnknown(tryItOutMessages.sessionEnded))).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('a transfer on its way when another bank is opened is reported once, back in its bank', async ({ page }) => {
  const unknown = tryItOutMessages.outcomeUnknown(texts.interrupted)
  const calls = await heldCalls(page)
  await holdTransfer(page, calls)
  await openDock(page, 'Banks')
  await page.getByRole('form', { name: 'New bank' }).getByLabel('Name').fill('team-a')
  await page.getByRole('button', { name: 'Create bank' }).click()
  await page.getByRole('button', { name: 'Open team-a', exact: true }).click()
  await expect(page.getByRole('complementary', { name: sandboxTexts.title })).toContainText('team-a')
  await hydrated(page)
  await expect(notice(page, unknown)).toHaveCount(0)
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in to try it out' })).toBeVisible()
  await page.goto('/sandbox/banks')
  await page.getByRole('button', { name: 'Open Default bank', exact: true }).click()
  await expect(notice(page, unknown)).toBeVisible()
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(notice(page, unknown)).toHaveCount(0)
})

test('after a restore that keeps the session a call begins without what the bank answered before', async ({ page }) => {
  const snapshots = (path: string, body: string) =>
    pageHost(page).call(`/sandbox/api/snapshots${path}`, { method: 'POST', body })
  const movement = panel(page).getByRole('textbox', { name: 'transactionId' })
  const close = button(page, 'Close')
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, movementList)
  await snapshots('', '{"name":"Before"}')
  await authorize(page)
  await send(page)
  await expect(title(page)).toHaveText('Response')
  await moveTo(page, movementDetails)
  await page.getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(movement).toHaveValue(/^MV/)
  await expect(movement).not.toHaveValue(exampleMovement)
  await close.click()
  await snapshots('/Before/restore', '{}')
  await expect(panel(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(movement).toHaveValue(exampleMovement)
})
