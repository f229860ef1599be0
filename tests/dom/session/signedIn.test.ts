import type { Page } from '@playwright/test'
import type { StoredToken } from '../../../src/rules/session/session.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, greeting, hydrated, notice, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { changeToken } from '../../support/browser/token.ts'

test('a figure that cannot be read says why, and Retry brings it', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await openBank(page)
  await bank.fault('generateReports', { kind: 'status', status: 500, message: 'The reports are closed' })
  await bank.fault('listTickets', { kind: 'status', status: 500, message: 'The tickets are closed' })
  await startSignedIn(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(['The reports are closed', 'The tickets are closed'])
  await expect(main.getByText('At least 3 of 5 done', { exact: true })).toBeVisible()
  await expect(main.locator('.step-mark')).toHaveText(['Done', 'Done', 'Done', '?Unknown', '5To do'])
  await bank.noFaults()
  await main.getByRole('button', { name: 'Retry' }).first().click()
  await expect(main.getByText('Across all your applications', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(main.getByText('TCK-000006 · Open', { exact: true })).toBeVisible()
  await expect(main.getByText('4 of 5 done', { exact: true })).toBeVisible()
  await bank.fault('listApplications', { kind: 'status', status: 500, message: 'The list is closed' })
  await page.reload()
  await expect(main.getByRole('alert')).toHaveText(['The list is closed'])
  await expect(main.getByText('Unknown. Couldn’t load your applications.', { exact: true })).toBeVisible()
  await expect(main.getByText(/of 5 done/)).toHaveCount(0)
  await expect(main.locator('.step-mark')).toHaveText(['?Unknown', 'Done', '?Unknown', '?Unknown', '5To do'])
})

test('the dashboard has the button that Getting Started names', async ({ page }) => {
  await startSignedIn(page)
  const actions = page.getByRole('main').locator('.dashboard-content .actions').first()
  await expect(actions.getByRole('link')).toHaveText([
    'New Application',
    'Make your first call',
    'View analytics',
    'Read the documentation',
  ])
  await actions.getByRole('link', { name: 'New Application' }).click()
  await expect(page).toHaveURL('/dashboard?page=newapplication')
})

test('who has nothing yet reads where to begin', async ({ page, bank }) => {
  await openBank(page)
  await bank.fault('listApplications', { kind: 'timeout' })
  await startSignedIn(page)
  await expect(page.getByRole('main').getByText('Loading')).toHaveCount(2)
  await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [] } } })
  await page.goto('/dashboard?page=home')
  for (const text of ['No applications yet', 'No calls yet', 'You haven’t created a ticket yet'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 5 done', { exact: true })).toBeVisible()
})

/** The page is notified of the changed token as from another tab. */
async function changeTokenElsewhere(page: Page, change: (token: StoredToken) => StoredToken) {
  await changeToken(page.context(), change)
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
}

const offer = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

test('with less than a minute left a dialog offers to stay signed in, and staying refreshes once', async ({
  page,
  bank,
}) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, '/support')
  await bank.fault('obtainToken', { kind: 'status', status: 503, message: 'The bank is closed' })
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  await changeTokenElsewhere(page, (token) => ({ ...token, expireDate: Date.now() + 45_000 }))
  const dialog = offer(page)
  await expect(dialog).toBeVisible()
  await expect(
    dialog.getByText('For your security, we sign you out when the time runs out.', { exact: true }),
  ).toBeVisible()
  const stay = dialog.getByRole('button', { name: 'Stay signed in' })
  await expect(stay).toBeFocused()
  await expect(stay).toHaveAttribute('aria-disabled', 'false')
  await bank.noFaults()
  await calls.hold('/oauth/token')
  await page.keyboard.press('Enter')
  await expect(stay).toHaveAttribute('aria-busy', 'true')
  await expect(stay).toHaveAttribute('aria-disabled', 'true')
  await calls.release()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  const given = async () => (await bank.events('obtainToken')).filter(({ status }) => status === 200)
  await expect.poll(given).toHaveLength(2)
})

test('a session that cannot be extended says so, when it ends too, and a refused cookie is named', async ({ page }) => {
  await startSignedIn(page, '/profile')
  await hydrated(page)
  await changeTokenElsewhere(page, ({ refresh_token: _, ...token }) => ({ ...token, expireDate: Date.now() + 45_000 }))
  const dialog = offer(page)
  await expect(
    dialog.getByText('Your session is about to end and can’t be extended. Finish your work, or sign in again.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveText(['Sign out', 'Not now', 'Sign in again'])
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await changeTokenElsewhere(page, (token) => ({ ...token, expireDate: Date.now() - 1 }))
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/profile')}`)
  await expect(notice(page, 'Your session has ended. Sign in again.')).toBeVisible()
  await page.evaluate(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(notice(page, 'Your browser didn’t store the sign-in cookie. Allow cookies for this site.')).toBeVisible()
})

test('a step back closes the account menu, which would lie over another page', async ({ page }) => {
  await startSignedIn(page, '/contact')
  const heading = page.getByRole('heading', { level: 1 })
  await page.evaluate(() => history.pushState(null, '', '/faq'))
  await expect(heading).toHaveText('FAQ')
  const menu = greeting(page, 'Deniz')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(heading).toHaveText('Contact Us')
  await expect(heading).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('Escape, a press beside it and the focus that goes on close the account menu', async ({ page }) => {
  await startSignedIn(page, '/faq')
  const menu = greeting(page, 'Deniz')
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  const open = async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  }
  await open()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  await open()
  await page.evaluate(() => document.querySelector('main')?.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await open()
  await signOut.focus()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await open()
  await signOut.focus()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})
