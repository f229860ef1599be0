import type { Page } from '@playwright/test'
import { endedByClock } from '../../../src/app/session/token/readerByBankClock.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { staySignedInTexts } from '../../../src/ui/session/staySignedInTexts.ts'
import { openBank } from '../../support/browser/bank.ts'
import { deniz, greeting, notice } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const warning = (page: Page) => page.getByRole('alertdialog', { name: staySignedInTexts.title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: signInTexts.signInButton })

test('the session follows the clock of the sandbox: warning, renewal and end, in every tab', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 400.*oauth.token/)
  test.slow(true, 'two tabs, three ends of a token')
  await openBank(page)
  await bank.settings({ expiresIn: 100, refreshExpiresIn: 7200 })
  await startSignedIn(page)
  const other = await page.context().newPage()
  await other.goto('/myapplications')
  await greeting(other, deniz.firstName).waitFor()
  await page.getByRole('link', { name: sandboxTexts.stripLink }).click()
  await page.getByRole('link', { name: 'Clock', exact: true }).click()

  await button(page, '+1 minute').click()
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()
  await button(page, staySignedInTexts.stay).click()
  await expect(warning(page)).toBeHidden()
  await expect(warning(other)).toBeHidden()

  await button(page, 'Stop the clock').click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
  const given = (await bank.events('obtainToken')).length
  await button(page, '+1 hour').click()
  await expect.poll(async () => (await bank.events('obtainToken')).length).toBe(given + 1)
  for (const tab of [page, other]) await expect(greeting(tab, deniz.firstName)).toBeVisible()

  await expect(button(page, '+1 minute')).not.toHaveAttribute('aria-describedby')
  await expect(button(page, '+1 day')).toHaveAccessibleDescription(
    'On this clock, your portal session can last another 2 h. This button signs you out: +1 day.',
  )
  await button(page, '+1 day').click()
  await expect(notice(page, endedByClock)).toBeVisible()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL('/sandbox/clock')
  await expect(other).toHaveURL('/login?from=%2Fmyapplications')
  await expect(notice(other, endedByClock)).toBeVisible()
})

test('the warning announces the time that is left, also when a mark has passed unseen', async ({ page, bank }) => {
  await openBank(page)
  await bank.settings({ expiresIn: 100 })
  await bank.clock({ stop: true })
  await startSignedIn(page)
  const timer = warning(page).getByRole('timer')
  const announced = warning(page).getByRole('status')
  await bank.clock({ advance: 78_000 })
  await expect(timer).toHaveText(/^0:2\d$/)
  const left = Number((await timer.textContent())?.slice(2))
  await expect(announced).toHaveText(`${left} seconds left`)
  await bank.clock({ advance: 5_000 })
  await expect(timer).toHaveText(`0:${left - 5}`)
  await expect(announced).toHaveText(`${left} seconds left`)
  await bank.clock({ advance: 1000 * (left - 5 - 9) })
  await expect(announced).toHaveText('9 seconds left')
})
