import { expect } from '@playwright/test'
import { sandboxTexts as texts } from '../../src/ui/sandbox/sandboxTexts.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { test } from '../support/browser/test.ts'

const hour = 3_600_000

test("'+ 1 hour' pressed three times counts three, and one failed change hides no panel", { tag: '@layout' }, async ({
  page,
  bank,
}) => {
  await page.goto('/sandbox')
  const plusHour = page.getByRole('button', { name: texts.hour, exact: true })
  await plusHour.waitFor()
  await plusHour.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press++) button.click()
  })
  await expect.poll(async () => (await bank.clock({ advance: 0 })).offset).toBe(3 * hour)

  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = (input, init) =>
      input instanceof Request && input.method === 'POST' && input.url.endsWith('/clock')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init)
  })
  await plusHour.click()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t apply the change. Network Error')
  for (const name of [texts.mailbox, texts.faults, texts.clock, texts.tickets, texts.reset])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('button', { name: texts.reload, exact: true }).click()
  await expect(page.getByText('Couldn’t apply the change.')).toHaveCount(0)
})
