import type { Page } from '@playwright/test'
import { startOf } from '../../src/rules/text/serverText.ts'
import type { Bank } from '../support/browser/bank.ts'
import { holdTime, leadTime, runFor } from '../support/browser/clock.ts'
import { tabTo } from '../support/browser/keys.ts'
import { hydrated } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

const endless = 'word '.repeat(20_000)

async function fail(page: Page, bank: Bank, message: string): Promise<void> {
  await bank.fault('changePasswordByKey', { kind: 'status', status: 503, message })
  for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD'])
    await page.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
  await page.getByRole('main').getByRole('button', { name: 'Change', exact: true }).click()
}

test('three notices show at once, and leave after six seconds; one that comes again is counted', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  await leadTime(page)
  await page.goto('/changepassword/any-key')
  await hydrated(page)
  await holdTime(page)
  const notices = page.locator('[data-sonner-toast].toast')
  const after = (milliseconds: number) => async () => {
    await runFor(page, milliseconds)
    return (await notices.allTextContents()).toSorted()
  }
  for (let count = 1; count <= 4; count++) {
    await fail(page, bank, `The bank is closed, ${count}`)
    await expect.poll(after(20), { intervals: [20] }).toContain(`The bank is closed, ${count}`)
    await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveValue('')
  }
  const newest = [2, 3, 4].map((count) => `The bank is closed, ${count}`)
  await expect.poll(after(5), { intervals: [20] }).toEqual(newest)
  for (const each of await notices.all()) await expect(each).toHaveAttribute('data-type', 'error')
  expect(await after(3000)()).toEqual(newest)
  await runFor(page, 3000)
  await expect.poll(after(50), { intervals: [20] }).toEqual([])
  for (const times of ['', '2 times']) {
    await fail(page, bank, endless)
    await expect.poll(after(20), { intervals: [20] }).toEqual([`${startOf(endless, 'notice')}${times}`])
  }
})

test('Tab leads through a notice like through the page, and one that leaves passes its focus on', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  await leadTime(page)
  await page.goto('/changepassword/any-key')
  await hydrated(page)
  await holdTime(page)
  const shown = page.locator('[data-sonner-toast].toast')
  await fail(page, bank, 'The bank is closed')
  await expect.poll(() => runFor(page, 20).then(() => shown.count()), { intervals: [20] }).toBe(1)
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML)
  await tabTo(page, shown)
  await page.keyboard.press('Shift+Tab')
  const before = await focused()
  await page.keyboard.press('Tab')
  await expect(shown).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(shown.locator('.toast-close')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await focused()).not.toBe(before)
  await tabTo(page, shown)
  await runFor(page, 7000)
  await expect(shown).toHaveCount(0)
  expect(await focused()).toBe(before)
})
