import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { hydrated } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const hour = 3_600_000

test("'+ 1 hour' pressed three times counts three, and one failed change hides nothing", async ({ page, bank }) => {
  await page.goto('/sandbox/clock')
  const plusHour = button(page, '+ 1 hour')
  await plusHour.waitFor()
  await plusHour.evaluate((pressed: HTMLElement) => {
    for (let press = 0; press < 3; press++) pressed.click()
  })
  await expect.poll(async () => (await bank.clock({ advance: 0 })).offset).toBe(3 * hour)
  await expect(page.getByText('3 h ahead of real time')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Switched on' })).toHaveText('3 h ahead')

  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = (input, init) =>
      input instanceof Request && input.method === 'POST' && input.url.endsWith('/clock')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init)
  })
  await plusHour.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Couldn’t apply the change. Network Error')
  await expect(page.getByText('3 h ahead of real time')).toBeVisible()
})

test('the clock stops, goes on to the next event and starts again', async ({ page, bank }) => {
  await page.goto('/sandbox/clock')
  await button(page, 'Stop the clock').click()
  await expect(page.getByText('The clock is stopped.')).toBeVisible()
  const ticket = page.getByRole('listitem').filter({ hasText: 'Admin answers a ticket' })
  await expect(ticket).toContainText('TCK-000006')
  // Standing orders are due before it in the last half hour of a day in Istanbul.
  await expect(async () => {
    await button(page, 'To the next event').click()
    await expect(ticket).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  const { now } = await bank.clock({ advance: 0 })
  expect((await bank.clock({ advance: 0 })).now).toBe(now)
  await button(page, 'Start the clock').click()
  await expect(button(page, 'Stop the clock')).toBeVisible()
  await button(page, 'Reset to real time').click()
  await expect(page.getByText('Real time', { exact: true })).toBeVisible()
})

test('the workbench follows the bank by itself', async ({ page, bank }) => {
  await page.goto('/sandbox/faults')
  await hydrated(page)
  await expect(page.getByText('No faults set.')).toBeVisible()
  await bank.fault('getUser', { kind: 'timeout' })
  await expect(button(page, 'Remove the fault of getUser')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Faults 1' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('list', { name: 'Switched on' })).toHaveText('1 fault')
  await button(page, 'Remove the fault of getUser').click()
  await expect(page.getByText('No faults set.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Switched on' })).toBeEmpty()
})

test('a request shows as it comes, opens by keyboard, is found, sent again and exported', async ({ page, quiet }) => {
  quiet.allow(/status of 401.*city=secret/)
  await page.goto('/sandbox/requests')
  await hydrated(page)
  const list = page.getByRole('list', { name: 'Requests, newest first' })
  const rows = list.getByRole('listitem')
  await page.evaluate(() =>
    fetch('/bank/api/public/v1/branches?city=secret', {
      headers: { Authorization: 'Bearer tok-1', sign: 'eA==' },
    }),
  )
  const refused = rows.filter({ hasText: '401' })
  await expect(refused).toHaveCount(1)
  await page.getByLabel('Search requests').fill('401')
  await expect(page.getByText(/^1 of \d+ requests$/)).toBeVisible()
  await page.getByLabel('Search requests').press('Enter')
  await page.keyboard.press('Enter')

  const details = page.locator('.request-details')
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(
    details.getByText('Full authentication is required to access this resource', { exact: true }),
  ).toBeVisible()
  await expect(details.getByRole('link', { name: 'About this error' })).toHaveAttribute(
    'href',
    '/docs/error-codes#unauthorized',
  )
  await expect(details.locator('.request-line').first()).toHaveText('GET /api/public/v1/branches?city=secret')
  await expect(details).not.toContainText('tok-1')
  await expect(details.getByText('[access token]city=secret')).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1280, height: 720 })

  await details.getByRole('button', { name: 'Send again' }).click()
  await expect(refused).toHaveCount(2)
  await details.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(rows.first().getByRole('button')).toBeFocused()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export HAR' }).click()
  expect((await saving).suggestedFilename()).toBe('sandbox.har')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Search requests')).toHaveValue('')
})

test('the phone sets which codes are right, who confirms and what becomes of the next one', async ({ page }) => {
  await page.goto('/sandbox/phone')
  await page.getByLabel('Only the code of the SMS').check()
  await page.getByLabel('You confirm or reject here').check()
  await expect(page.getByRole('list', { name: 'Switched on' }).getByRole('listitem')).toHaveText([
    'Only the code sent is right',
    'Confirmations by hand',
  ])
  await page.reload()
  await expect(page.getByLabel('Only the code of the SMS')).toBeChecked()
  await page.getByLabel('Any six digits').check()
  await page.getByLabel('Outcome').selectOption('Locked, as after three wrong codes')
  await expect(page.getByRole('list', { name: 'Switched on' }).getByRole('listitem')).toHaveText([
    'Next one-time password: locked',
    'Confirmations by hand',
  ])
  await page.reload()
  await expect(page.getByLabel('Outcome')).toHaveValue('locked')
  await expectAccessible(page)
  await page.getByLabel('Outcome').selectOption('Checked as usual')
  await expect(page.getByRole('list', { name: 'Switched on' })).toHaveText('Confirmations by hand')
})
