import { expect, type Page } from '@playwright/test'
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
  await button(page, 'To the next event').click()
  await expect(ticket).toHaveCount(0)
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

test('a reset is offered and made', async ({ page, bank }) => {
  await page.goto('/sandbox/data')
  await hydrated(page)
  await bank.fault('getUser', { kind: 'timeout' })
  await expect(page.getByRole('link', { name: 'Faults 1' })).toBeVisible()
  await button(page, 'Reset sandbox').click()
  await expect(page.getByRole('link', { name: 'Faults', exact: true })).toBeVisible()
})
