// @module-tag full

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { ticketTexts } from '../../../src/ui/tickets/ticketTexts.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { expectTexts, openLink } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import {
  allFields,
  button,
  closeDialog,
  createTicket,
  describeElsewhere,
  dialog,
  field,
  file,
  fillDetails,
  fillStage,
  heading,
  holdEndlessTicket,
  myTickets,
  open,
  rows,
  unauthorized,
  unknownOutcome,
} from '../../support/browser/tickets.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('a ticket subject of 20 000 letters does not fill the screen', { tag: '@layout' }, async ({ page, bank }) => {
  await openBank(page)
  await holdEndlessTicket(bank)
  await startSignedIn(page, myTickets)
  await expect(rows(page)).toHaveCount(1)
  const { height = 0 } = (await rows(page).boundingBox()) ?? {}
  expect(height).toBeLessThan(140)
  await open(page, 'TCK-000005')
  await expect(dialog(page).getByRole('button', { name: /^Download l{39}…l{16}\.txt$/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('a list fills no second sheet of paper, also above the dock, and an open ticket is printed whole in its place', async ({
  page,
}) => {
  await startSignedIn(page, myTickets)
  await expect(rows(page)).toHaveCount(5)
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(await sheets()).toBe(1)
  await page.keyboard.press('Control+Backquote')
  const dock = page.getByRole('region', { name: dockTexts.title })
  await expect(dock).toBeVisible()
  expect(await sheets()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dock).toHaveCount(0)
  await page.setViewportSize({ width: 600, height: 500 })
  await open(page, 'TCK-000004')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#portal')).toBeHidden()
  const { height = 0 } = (await dialog(page).boundingBox()) ?? {}
  expect(height).toBeGreaterThan(500)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height)
})

test('the tickets and their dialog are accessible however the bank answers, and a file is saved as it was sent', async ({
  page,
  bank,
  quiet,
}) => {
  test.slow(true, 'axe reads the list and the dialog in all their states')
  quiet.allow(/detail 404|status of (?:404|409|500)|Failed to load resource|request failed/)
  await startSignedIn(page, myTickets)
  await expect(rows(page)).toHaveCount(5)
  await expectAccessible(page)
  await page.goto(`${myTickets}&ticket=TCK-999999`)
  await expect(dialog(page).getByRole('alert')).toContainText('Ticket not found')
  await expectAccessible(page)
  await button(page, 'Close').click()

  await open(page, 'TCK-000006')
  const description = dialog(page).getByLabel('Description', { exact: true })
  await description.fill('It is customer 4.')
  await describeElsewhere(page, 'TCK-000006', 'It is customer 5.')
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('alert')).toContainText('The description was changed in the meantime.')
  await expectAccessible(page)
  await button(page, 'Use this version').click()
  await expect(description).toHaveValue('It is customer 5.')
  await expectTexts(page, ['No replies yet. You can change the description until the first reply.'])
  await expectAccessible(page)
  await bank.closeTicket('TCK-000006')
  await dialog(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(dialog(page).getByText('This ticket is closed.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await closeDialog(page, 'TCK-000006')

  await open(page, 'TCK-000004')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download trace.txt').click()])
  expect(download.suggestedFilename()).toBe('trace.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'GET /api/accounts/v1/accounts\nHTTP/1.1 401 Unauthorized\n',
  )
  const reply = dialog(page).getByLabel('Your reply')
  await bank.fault('createReply', { kind: 'connectionLost' })
  await reply.fill('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(dialog(page).getByText('Your reply may not have been sent.')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await button(page, 'Send again').click()
  await expect(dialog(page).getByText('Developer reply', { exact: true })).toBeVisible()
  await expect(reply).toHaveValue('')
  await expectAccessible(page)
  await reply.fill('And of the next.')
  await bank.closeTicket('TCK-000004')
  await button(page, 'Send reply').click()
  await expect(dialog(page).getByLabel('Your unsent text')).toHaveValue('And of the next.')
  await expectAccessible(page)
  await closeDialog(page, 'TCK-000004')

  await bank.fault('listTickets', { kind: 'status', status: 500, message: 'The bank is closed' })
  await openLink(page, 'Create a Ticket')
  await openLink(page, 'My Tickets')
  await expect(page.getByText('The bank is closed', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [] } } })
  await button(page, 'Retry').click()
  await expectTexts(page, ['You have no tickets yet'])
  await expectAccessible(page)
})

test('the steps to a ticket are accessible, with what is wrong in them and however the bank answers', async ({
  page,
  bank,
  quiet,
}) => {
  test.slow(true, 'axe reads every step in all its states')
  quiet.allow(/Failed to load resource|request failed|status of (?:403|500)/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'status', status: 500 })
  await startSignedIn(page, createTicket)
  await expect(page.getByText('Couldn’t load your applications’ APIs. Type a name instead.')).toBeVisible()
  await button(page, 'Next').click()
  await expect(page.locator('[lang=tr]').getByText(allFields)).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()

  await fillStage(page)
  await field(page, 'Attachment').setInputFiles(file('trace', 10))
  await button(page, 'Next').click()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3)
  await expect(page.locator('.field-message[role=alert]')).toHaveText(allFields)
  await expectAccessible(page)

  await fillDetails(page)
  await expectTexts(page, ['Check your ticket before you submit it.'])
  await expectAccessible(page)
  await bank.fault('createTicket', {
    kind: 'status',
    status: 403,
    message: 'You are not authorized for this operation.',
  })
  await button(page, 'Submit').click()
  await expect(page.locator('[lang=tr]').getByText(unauthorized)).toBeVisible()
  await expectAccessible(page)
  await bank.fault('createTicket', { kind: 'connectionLost' })
  await button(page, 'Submit').click()
  await expect(page.getByText(`${unknownOutcome} It isn’t among your tickets yet.`)).toBeVisible()
  await expectAccessible(page)

  await openLink(page, 'My Tickets')
  await expect(page.getByRole('alertdialog')).toContainText('Leave without sending?')
  await expectAccessible(page)
  await button(page, 'Leave').click()
  await expect(rows(page)).toHaveCount(5)
  await openLink(page, 'Create a Ticket')
  await expect(page.getByText('You have an unsaved draft. It doesn’t include a file.', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await bank.noFaults()
  await fillStage(page)
  await fillDetails(page)
  await button(page, 'Submit').click()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/sandbox/tickets')
  await button(page, 'Reply to TCK-000006').click()
  await expect(page.getByText('TCK-000006, deniz.aydin@example.com, 1 reply', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('what comes of a ticket that its address opens leaves the head of its dialog where it is', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, myTickets)
  await expect(rows(page)).toHaveCount(5)
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(viewports[size])
    await page.goto(myTickets)
    await expect(rows(page)).toHaveCount(5)
    await calls.hold('/detail')
    await page.evaluate((path) => history.pushState(null, '', path), `${myTickets}&ticket=TCK-000001`)
    await expect(dialog(page).getByText(ticketTexts.loadingDetails)).toBeVisible()
    const before = await heading(page, 'Ticket Details').boundingBox()
    await calls.release()
    await expect(dialog(page).getByText('TCK-000001', { exact: true })).toBeVisible()
    expect(await heading(page, 'Ticket Details').boundingBox(), size).toEqual(before)
  }
})

test('Back shows the heading of the step before, wherever that step was left', async ({ page }) => {
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page)
  await button(page, 'Back').click()
  await expect(heading(page, 'Error Details')).toBeFocused()
  await expect(heading(page, 'Error Details')).toBeInViewport({ ratio: 1 })
})

test('the confirmation of a ticket begins at its top, wherever the first step was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await startSignedIn(page, createTicket)
  await field(page, 'Endpoint Address').fill('/api/payments/v1/payments')
  await page.evaluate(() => scrollTo(0, 300))
  await fillStage(page)
  await fillDetails(page)
  await button(page, 'Submit').click()
  await expect(heading(page, 'Request Submitted')).toBeFocused()
  await expect.poll(() => page.evaluate(() => history.state?.step ?? 0)).toBe(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a reply that was sent is in view, and so is the button that sent it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  await dialog(page).getByLabel('Your reply').fill('All of this customer.')
  await button(page, 'Send reply').press('Enter')
  const reply = dialog(page).getByRole('listitem').filter({ hasText: 'Developer reply' })
  await expect(reply).toBeInViewport({ ratio: 0.95 })
  await expect(button(page, 'Send reply')).toBeFocused()
  await expect(button(page, 'Send reply')).toBeInViewport({ ratio: 0.95 })
})

test('what became of a change is in view on a phone, and so is the button that was pressed', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed/)
  await page.setViewportSize({ width: 390, height: 700 })
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000006')
  await bank.fault('updateTicket', { kind: 'connectionLost' })
  await dialog(page).getByLabel('Description').fill('It is customer 4.')
  await button(page, 'Save').click()
  const outcome = dialog(page).getByRole('alert')
  await expect(outcome).toContainText('Your change may not have been saved.')
  await expect(outcome).toBeInViewport({ ratio: 0.95 })
  await expect(button(page, 'Save')).toBeInViewport({ ratio: 0.95 })
})
