import type { Page } from '@playwright/test'
import { dockTexts as texts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, greeting, hydrated, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const dockOf = (page: Page) => page.getByRole('region', { name: texts.title })
const chosen = (page: Page, name: string) => dockOf(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('the dock stays through sign-in, pages and sign-out, shows the chosen panel and opens in full', async ({
  page,
  bank,
}) => {
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: sandboxTexts.stripDock }).click()
  await chosen(page, 'Faults').click()
  await expect(dockOf(page).getByText('No active faults.')).toBeVisible()
  await bank.fault('listTickets', { kind: 'timeout' })
  await expect(dockOf(page).getByRole('button', { name: 'Faults 1' })).toHaveAttribute('aria-current', 'true')
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(page).toHaveURL('/dashboard?page=home')
  await expect(dockOf(page).getByRole('button', { name: 'Remove the fault of listTickets' })).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/')
  await dockOf(page).getByRole('button', { name: 'Remove the fault of listTickets' }).click()
  await expect(dockOf(page).getByText('No active faults.')).toBeVisible()

  await chosen(page, 'Mail').click()
  await expect(dockOf(page).getByText('No emails yet')).toBeVisible()
  // The others are opened there by tests of their own.
  for (const title of ['Webhooks', 'Tickets', 'State machines', 'Scenarios']) {
    await dockOf(page)
      .getByRole('button', { name: new RegExp(`^${title}( \\d+)?$`) })
      .click()
    await expect(dockOf(page).getByRole('region', { name: title, exact: true })).toContainText(title)
  }
  await chosen(page, 'Faults').click()

  await dockOf(page).getByRole('link', { name: texts.full }).click()
  await expect(page).toHaveURL('/sandbox/faults')
  await expect(heading(page, 'Faults')).toBeVisible()
  await expect(dockOf(page)).toHaveCount(0)
  await page.reload()
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Control+Backquote')
  await expect(chosen(page, 'Faults')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(chosen(page, 'Mail')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(chosen(page, 'Faults')).toBeFocused()
})

test('the focus stays in the list of actors when the one that was pressed ends', async ({ page }) => {
  const calls = await heldCalls(page, '/api-ticket-service/ticket/list')
  await startSignedIn(page, '/dashboard?page=tickets')
  await page.keyboard.press('Control+Backquote')
  await chosen(page, 'State machines').click()
  const actors = dockOf(page).getByRole('list', { name: 'Running state machines' })
  await actors.getByRole('button', { name: /^authorizedCall/ }).click()
  await calls.release()
  await expect(actors.getByRole('button', { name: /^authorizedCall/ })).toHaveCount(0)
  await expect(actors.getByRole('button').first()).toBeFocused()
})

test('Home, End and the arrows move the upper edge of the dock', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('button', { name: sandboxTexts.stripDock }).click()
  const splitter = page.getByRole('separator', { name: texts.height })
  await splitter.focus()
  for (const [key, height] of [
    ['End', '85'],
    ['ArrowDown', '80'],
    ['Home', '20'],
    ['ArrowUp', '25'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(splitter).toHaveAttribute('aria-valuenow', height)
  }
})
