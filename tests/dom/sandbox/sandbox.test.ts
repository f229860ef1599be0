import type { Page } from '@playwright/test'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { sandboxCaptchaPrefix } from '../../../src/rules/sandbox/captcha.ts'
import { panelPath, sandboxPanels } from '../../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { deniz, hydrated } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Sandbox panels' })
const inRail = (page: Page, title: string) => rail(page).getByRole('link', { name: new RegExp(`^${title}( \\d+)?$`) })

const hour = 3_600_000

test("'+1 hour' pressed three times counts three, one failed change hides nothing, and Retry reads a panel again", async ({
  page,
  bank,
}) => {
  await page.goto('/sandbox/clock')
  const plusHour = button(page, '+1 hour')
  await plusHour.waitFor()
  await plusHour.evaluate((pressed: HTMLElement) => {
    for (let press = 0; press < 3; press++) pressed.click()
  })
  await expect.poll(async () => (await bank.clock({ advance: 0 })).offset).toBe(3 * hour)
  await expect(page.getByText('3 h ahead of real time')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toHaveText('3 h ahead')

  await page.evaluate(() => {
    const real = window.fetch
    addEventListener('test.online', () => {
      window.fetch = real
    })
    window.fetch = (input, init) =>
      input instanceof Request && /POST .*clock$|GET .*faults$/.test(`${input.method} ${input.url}`)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init)
  })
  await plusHour.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Couldn’t apply the change. Network Error')
  await expect(page.getByText('3 h ahead of real time')).toBeVisible()

  await inRail(page, 'Faults').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load this panel' })).toContainText('Network Error')
  await button(page, 'Retry').click()
  await expect(button(page, 'Retry')).toBeFocused()
  await page.evaluate(() => void dispatchEvent(new Event('test.online')))
  await button(page, 'Retry').click()
  await expect(page.getByText('No active faults.')).toBeVisible()
})

test('the clock stops, moves to the next event and starts again', async ({ page, bank }) => {
  await page.goto('/sandbox/clock')
  await button(page, 'Stop the clock').click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
  const ticket = page.getByRole('listitem').filter({ hasText: 'Admin replies to a ticket' })
  await expect(ticket).toContainText('TCK-000006')
  // Standing orders are due before it in the last half hour of a day in Istanbul.
  await expect(async () => {
    await button(page, 'Move to the next event').click()
    await expect(ticket).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  const { now } = await bank.clock({ advance: 0 })
  expect((await bank.clock({ advance: 0 })).now).toBe(now)

  const due = page.locator('.due-list > li')
  const few = await due.count()
  await page.evaluate(
    async ([url, credentials, username, password, prefix]) => {
      for (let count = 0; count < 30; count += 1) {
        const form = { scope: 'portal', grant_type: 'password', username, password, recaptchaResponse: prefix + count }
        const headers = { Authorization: `Basic ${btoa(credentials)}` }
        await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
      }
    },
    [
      `${portal.authorization}/oauth/token`,
      `${portal.client.id}:${portal.client.secret}`,
      deniz.eMailAddress,
      deniz.password,
      `${sandboxCaptchaPrefix}due-`,
    ] as const,
  )
  await expect(page.getByText(`${few + 10} more not shown`, { exact: true })).toBeVisible()
  await expect(due).toHaveCount(50)
  await button(page, 'Show more').click()
  await expect(due).toHaveCount(few + 60)
  await expect(button(page, 'Show more')).toHaveCount(0)

  // Nothing more of the list was due while it stood.
  await button(page, 'Start the clock').click()
  await expect(button(page, 'Stop the clock')).toBeVisible()
  await button(page, 'Reset to real time').click()
  await expect(page.getByText('Real time', { exact: true })).toBeVisible()
})

test('the move to the next event keeps the focus when nothing more is due', async ({ page }) => {
  const next = button(page, 'Move to the next event')
  await page.goto('/sandbox/clock')
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await page.route('**/sandbox/api/due', (route) => route.fulfill({ json: { data: [] } }))
  await next.press('Enter')
  await expect(page.getByText('Nothing is due.')).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await expect(next).not.toHaveAttribute('disabled')
})

test('each panel has its place in the rail, and the workbench follows the bank by itself', async ({ page, bank }) => {
  await page.goto('/sandbox')
  await hydrated(page)
  for (const { name, title } of sandboxPanels) {
    await inRail(page, title).click()
    await expect(page).toHaveURL(panelPath(name))
    await expect(inRail(page, title)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.locator('.workbench-panel .skeleton')).toHaveCount(0)
    if (name === 'state-machines') await expect(page.getByRole('img', { name: 'Statechart session' })).toBeVisible()
  }
  await inRail(page, 'Faults').click()
  await expect(page.getByText('No active faults.')).toBeVisible()
  await bank.fault('getUser', { kind: 'timeout' })
  await expect(button(page, 'Remove the fault of getUser')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Faults 1' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toHaveText('1 fault')
  await button(page, 'Remove the fault of getUser').press('Enter')
  await expect(page.getByText('No active faults.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Active faults' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toBeEmpty()
})

test('the phone sets which codes are accepted, who confirms and the outcome of the next code', async ({ page }) => {
  await page.goto('/sandbox/phone')
  await page.getByLabel('Only the code of the SMS').check()
  await page.getByLabel('You confirm or reject here').check()
  await expect(page.getByRole('list', { name: 'Changed from the defaults' }).getByRole('listitem')).toHaveText([
    'Only the code of the SMS is accepted',
    'Manual confirmation',
  ])
  await page.reload()
  await expect(page.getByLabel('Only the code of the SMS')).toBeChecked()
  await page.getByLabel('Any six digits').check()
  await page.getByLabel('Outcome').selectOption('Locked, as after three wrong codes')
  await expect(page.getByRole('list', { name: 'Changed from the defaults' }).getByRole('listitem')).toHaveText([
    'Next one-time password: locked, as after three wrong codes',
    'Manual confirmation',
  ])
  await page.reload()
  await expect(page.getByLabel('Outcome')).toHaveValue('locked')
  await page.getByLabel('Outcome').selectOption('Checked as usual')
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toHaveText('Manual confirmation')
  await page.getByLabel('The customer confirms at once').check()
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toBeEmpty()
})
