// @module-tag full

import type { Page } from '@playwright/test'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { staySignedInTexts } from '../../../src/ui/session/staySignedInTexts.ts'
import { greeting, hydrated, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const outcome = (page: Page, title: string) => page.getByRole('heading', { name: `${title} is set up` })

test('a scenario runs, asks before it deletes something, and its effect is in the portal', async ({ page, bank }) => {
  await startSignedIn(page, '/sandbox/scenarios')
  await hydrated(page)
  await button(page, 'Reset and run: Ticket answered').click()
  await expect(outcome(page, 'Ticket answered')).toBeFocused()
  await expect(page.getByText('deniz.aydin@example.com created TCK-000007.')).toBeVisible()
  await page.getByRole('region', { name: 'is set up' }).getByRole('link', { name: 'My Tickets' }).click()
  await expect(page.getByText('The list of accounts stays empty').first()).toBeVisible()

  await page.keyboard.press('Control+Backquote')
  await page.getByRole('region', { name: dockTexts.title }).getByRole('button', { name: 'Scenarios' }).click()
  const run = button(page, 'Reset and run: Token about to expire')
  await run.click()
  const question = page.getByRole('alertdialog', { name: 'The reset deletes 1 ticket.' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('link', { name: 'Save a snapshot first' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
  await page.goBack()
  await question.getByRole('button', { name: 'Cancel' }).press('Escape')
  await expect(run).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(run).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete and run' }).click()
  await expect(page.getByRole('heading', { name: staySignedInTexts.title })).toBeVisible()
  const before = (await bank.events('obtainToken')).length
  await button(page, staySignedInTexts.stay).click()
  await expect(page.getByRole('heading', { name: staySignedInTexts.title })).toHaveCount(0)
  expect((await bank.events('obtainToken')).length).toBe(before + 1)
})

test('a link carries a scenario and never runs it by itself', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await startSignedIn(page, '/sandbox/scenarios?run=bank-down')
  await hydrated(page)
  const linked = page.getByRole('region', { name: 'From your link' })
  await expect(linked.getByRole('heading', { level: 3 })).toHaveText('Bank down')
  expect((await bank.clock({ advance: 1000 })).offset).toBe(1000)
  await linked.getByRole('button', { name: 'Reset and run' }).click()
  await expect(outcome(page, 'Bank down')).toBeFocused()
  expect((await bank.clock({ advance: 0 })).offset).toBe(0)
  await page.getByRole('region', { name: 'Bank down is set up' }).getByRole('link', { name: 'My Applications' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Service Unavailable')

  await page.goto('/sandbox/scenarios?run=holiday')
  await expect(page.getByText('There is no scenario “holiday”.')).toBeVisible()
  await button(page, 'Reset and run: Webhook retries').click()
  await page.getByRole('region', { name: 'Webhook retries is set up' }).getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('list', { name: 'Deliveries, newest first' }).getByRole('button')).toHaveText([
    /Waiting.*1 attempt$/,
  ])
  await expect(page.getByLabel('Response to verified webhooks')).toHaveValue('500')
  await page.goBack()
  await button(page, 'Reset and run: Corporate approval waiting').click()
  await expect(outcome(page, 'Corporate approval waiting')).toBeFocused()
  const order = page.getByRole('listitem').filter({ hasText: '385000.00 TRY to' })
  await order.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Orders waiting for approval' })).toBeFocused()
  await expect(order).toHaveCount(0)
  const other = page.getByRole('listitem').filter({ hasText: '274000.00 TRY to' })
  await other.getByRole('button', { name: 'Refuse' }).click()
  await expect(other).toHaveCount(0)

  await button(page, 'Reset and run: First day').click()
  // The one that is asked about has not run.
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByText('Set up: see above')).toHaveCount(0)
  await button(page, 'Delete and run').click()
  await expect(page.getByText('nil.demir@example.com is active. The password is Nil-Portico-26!')).toBeVisible()
  await signOut(page)
  await page.getByRole('link', { name: signInTexts.signInButton }).click()
  await submitSignIn(page, 'nil.demir@example.com', 'Nil-Portico-26!')
  await expect(greeting(page, 'Nil')).toBeVisible()
})
