import { expect, type Page } from '@playwright/test'
import type { StoredToken } from '../../../src/rules/session/session.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { expectTexts, hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { changeToken } from '../../support/browser/token.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('the dashboard is accessible, on a phone with its drawer open too', async ({ page }) => {
  await startSignedIn(page)
  await expect(page).toHaveURL('/dashboard?page=home')
  await expect(page.getByText('Latest: Budget Diary')).toBeVisible()
  await expectTexts(page, [
    'Create an application, choose the APIs it can use, and make your first call in the sandbox.',
    'Five steps',
    'Done',
    'To do',
  ])
  const actions = page.getByRole('main').locator('.dashboard-content .actions').first()
  for (const name of ['New Application', 'View analytics', 'Read the documentation'])
    await expect(actions.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(actions.getByRole('link', { name: 'New Application' })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Dashboard menu' })
  for (const name of ['Dashboard Home', 'New Application', 'My Applications', 'Edit Your Profile'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await drawer.getByText('Support Ticket', { exact: true }).click()
  for (const name of ['Create a Ticket', 'My Tickets'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

/** The page is notified of the changed token as from another tab. */
async function changeTokenElsewhere(page: Page, change: (token: StoredToken) => StoredToken) {
  await changeToken(page.context(), change)
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
}

const offer = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

test('the dashboard that fails, loads or is empty is accessible, and so are the dialogs about its end', {
  tag: '@full',
}, async ({ page, bank, quiet }) => {
  test.slow(true, 'one page, several states')
  quiet.allow(/status of 500/)
  await openBank(page)
  await bank.fault('generateReports', { kind: 'status', status: 500, message: 'The reports are closed' })
  await bank.fault('listTickets', { kind: 'status', status: 500, message: 'The tickets are closed' })
  await startSignedIn(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(['The reports are closed', 'The tickets are closed'])
  await expectAccessible(page)
  await bank.noFaults()
  await bank.fault('listApplications', { kind: 'status', status: 500, message: 'The list is closed' })
  await page.reload()
  await expect(main.getByRole('alert')).toHaveText(['The list is closed'])
  await expectAccessible(page)
  await bank.fault('listApplications', { kind: 'timeout' })
  await page.reload()
  await expect(main.getByText('Loading')).toHaveCount(2)
  await expectAccessible(page)
  await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [] } } })
  await page.reload()
  for (const text of ['No applications yet', 'No calls yet', 'You haven’t created a ticket yet'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/support')
  await hydrated(page)
  await bank.fault('obtainToken', { kind: 'status', status: 503, message: 'The bank is closed' })
  await changeTokenElsewhere(page, (token) => ({ ...token, expireDate: Date.now() + 45_000 }))
  await expect(offer(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await expectAccessible(page)
  await changeTokenElsewhere(page, ({ refresh_token: _, ...token }) => ({ ...token, expireDate: Date.now() + 45_000 }))
  await expect(offer(page).getByRole('button')).toHaveText(['Sign out', 'Not now', 'Sign in again'])
  await expectAccessible(page)
})

test('with a text size of 32 pixels the ticket form wraps its buttons, and forced colours tell its steps apart', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await page.emulateMedia({ forcedColors: 'active' })
  await startSignedIn(page, '/dashboard?page=createTicket')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewports.phone.width)
  const line = (step: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: step })
      .evaluate((each) => getComputedStyle(each).borderTopColor)
  expect(await line('Error Details')).toBe(await line('Review and Submit'))
  expect(await line('Error Stage')).not.toBe(await line('Review and Submit'))
})
