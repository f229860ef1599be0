// @module-tag full

import { openBank } from '../../support/browser/bank.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { openCall, panel, prepareApplication } from '../../support/browser/tryItOut.ts'

test('an operation says until when it is closed by the bank’s clock', async ({ page, bank }) => {
  await openBank(page)
  await prepareApplication(page)
  await bank.clock({ set: '2026-03-14T23:10:00+03:00' })
  await openCall(page, '/docs/api/land-registry/parcel-inquiry')
  const hint = panel(page).getByText('is closed until')
  await expect(hint).toHaveText('TAKBIS is closed until Sunday 15 March, 07:00. The bank refuses the call until then.')
  await bank.clock({ set: '2026-03-15T06:59:00+03:00' })
  await expect(hint).toHaveText('TAKBIS is closed until 07:00. The bank refuses the call until then.')
  await bank.clock({ set: '2026-03-15T07:00:00+03:00' })
  await expect(hint).toHaveCount(0)
  await openCall(page, '/docs/api/money-transfers/eft-transfer')
  await expect(hint).toHaveText('EFT is closed until Monday 16 March, 08:30. Orders by EFT wait until then.')
})

test('the fields begin with days by the bank’s clock', async ({ page, bank }) => {
  await openBank(page)
  await prepareApplication(page)
  await bank.clock({ set: '2026-05-05T10:00:00+03:00' })
  await openCall(page, '/docs/api/transfer-status/transfer-status-inquiry')
  await expect(panel(page).locator('textarea').first()).toHaveValue(/"transactionDate": "2026-05-05"/)
})

test('the examples of a page have the day of the bank’s clock', async ({ page, bank }) => {
  await openBank(page)
  await bank.clock({ set: '2026-05-05T10:00:00+03:00' })
  await page.goto('/docs/api/transfer-status/transfer-status-inquiry')
  const request = page.locator('.operation-body figure').first()
  const call = page.locator('.call-samples figure', { hasText: 'Call the API' })
  await expect(request).toContainText('"transactionDate": "2026-05-05"')
  await expect(call).toContainText('"transactionDate": "2026-05-05"')
  await bank.clock({ set: '2026-05-06T00:00:00+03:00' })
  await expect(request).toContainText('"transactionDate": "2026-05-06"')
})
