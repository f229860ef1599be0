// @module-tag full

import type { Page } from '@playwright/test'
import { tryItOutTexts as texts } from '../../../src/ui/docs/tryItOut/tryItOutTexts.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
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

const accountList = '/docs/api/account-information/account-list'
const transfer = '/docs/api/money-transfers/transfer-to-own-account'

/** A transfer of an application with a key, which waits for its code. */
async function sendTransfer(page: Page): Promise<void> {
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, transfer)
  await authorize(page)
  await pasteKey(page)
  await send(page)
  await expect(title(page)).toHaveText(texts.otpTitle)
}

test('what is changed after a missing token or a failure is neither previewed nor sent as it was', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed|ERR_FAILED/)
  await openBank(page)
  await openCall(page, accountList)
  const size = panel(page).getByRole('textbox', { name: 'size' })
  await button(page, 'Preview request').click()
  await expect(title(page)).toHaveText(texts.unauthorizedTitle)
  await size.fill('2')
  await expect(title(page)).toHaveCount(0)
  await authorize(page)
  await bank.fault('listAccounts', { kind: 'connectionLost', times: 1 })
  await send(page)
  await expect(title(page)).toHaveText(texts.noAnswerTitle)
  await size.fill('3')
  await expect(title(page)).toHaveCount(0)
})

test('what is chosen in the dialog of the token leaves the preview as it is', async ({ page }) => {
  await openCall(page, accountList)
  await authorize(page)
  await button(page, 'Preview request').click()
  await expect(title(page)).toHaveText(texts.previewTitle)
  await authorize(page, '2')
  await expect(title(page)).toHaveText(texts.previewTitle)
})

test('a late response leaves the focus to who works elsewhere and is announced', async ({ page }) => {
  const calls = await heldCalls(page)
  await openCall(page, accountList)
  await authorize(page)
  const size = panel(page).getByRole('textbox', { name: 'size' })
  const announced = panel(page).getByRole('status').getByText(texts.answerTitle, { exact: true })
  const sendHeld = async () => {
    await calls.hold('openedOn%2Casc')
    await send(page)
    await expect(title(page)).toHaveText(texts.sending)
    await expect(title(page)).toBeFocused()
  }
  await sendHeld()
  await size.focus()
  await calls.release()
  await expect(announced).toHaveCount(1)
  await expect(title(page)).toHaveText(texts.answerTitle)
  await expect(size).toBeFocused()

  await sendHeld()
  await openDock(page, 'Phone')
  const anyCode = page.getByLabel('Any six digits')
  await anyCode.focus()
  await calls.release()
  await expect(announced).toHaveCount(1)
  await expect(anyCode).toBeFocused()
  await sendHeld()
  await calls.release()
  await expect(title(page)).toHaveText(texts.answerTitle)
  await expect(title(page)).toBeFocused()
  await expect(announced).toHaveCount(0)

  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(title(page)).toHaveText(texts.answerTitle)
  await expect(page.getByRole('heading', { level: 1, name: 'Account list' })).toBeFocused()
})

test('a short code is not sent; a confirmation that is refused or lost keeps the focus and the code', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 400|Failed to load resource|request failed|ERR_FAILED/)
  await sendTransfer(page)
  const code = step(page).getByLabel('Code')
  for (const short of ['', '12345']) {
    await code.fill(short)
    await button(page, texts.otpConfirm).press('Enter')
    await expect(code).toBeFocused()
    await expect(code).toHaveAccessibleDescription('Enter all 6 digits of the code')
  }
  await bank.settings({ otpCode: 'sent' })
  await code.fill('123456')
  await expect(code).toHaveAccessibleDescription('')
  await button(page, texts.otpConfirm).press('Enter')
  await expect(step(page)).toContainText('Invalid OTP')
  await expect(button(page, texts.otpConfirm)).toBeFocused()
  await bank.fault('executeOtp', { kind: 'answerLost', times: 1 })
  await button(page, texts.otpConfirm).press('Enter')
  await expect(title(page)).toHaveText(texts.lostTitle)
  await expect(step(page)).toContainText(texts.lostOtp)
  await expect(code).toHaveValue('123456')
})

test('the code that expires while the request is edited leaves the focus there', async ({ page, bank }) => {
  await sendTransfer(page)
  const body = panel(page).getByRole('textbox', { name: 'Request body' })
  await body.focus()
  await bank.clock({ advance: 181_000 })
  await expect(step(page)).toContainText(texts.otpExpired)
  await expect(body).toBeFocused()
})
