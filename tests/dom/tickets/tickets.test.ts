import { openBank } from '../../support/browser/bank.ts'
import { leavesToBrowser } from '../../support/browser/links.ts'
import { expectTexts, notice } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import {
  button,
  closeDialog,
  describeElsewhere,
  dialog,
  endlessSubject,
  field,
  heading,
  holdEndlessTicket,
  myTickets,
  open,
  rows,
  ticketLink,
} from '../../support/browser/tickets.ts'

test('the list has five columns and pages of 5, 10 and 25', async ({ page }) => {
  await startSignedIn(page, myTickets)
  await expect(heading(page, 'My Tickets')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Ticket Number',
    'Status',
    'Creation Date',
    'Error Type',
    'Subject',
  ])
  await expectTexts(page, ['Follow your tickets and the bank’s replies.'])
  await expect(page.getByRole('navigation', { name: 'Ticket pages' })).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await expect(page.getByText('1–5 of 6', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'TCK-000006' })).toContainText('Open')
  await expect(page.getByRole('row', { name: 'TCK-000005' })).toContainText('Closed')
  const unknown = page.getByRole('row', { name: 'TCK-000003' })
  await expect(unknown).toContainText('Unknown Type')
  await expect(unknown.getByRole('cell').first()).toHaveText('–')
  await button(page, 'Next page').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('6–6 of 6', { exact: true })).toBeVisible()
  await expect(field(page, 'Rows per page').locator('option')).toHaveText(['5', '10', '25'])
  await field(page, 'Rows per page').selectOption('10')
  await expect(rows(page)).toHaveCount(6)
})

test('Back closes the ticket dialog, the list’s page survives Back, and a ticket has an address', async ({
  page,
  quiet,
}) => {
  quiet.allow(/detail 404|status of 404/)
  await startSignedIn(page, myTickets)
  await button(page, 'Next page').click()
  await expect(page).toHaveURL(/\?page=myTickets&listPage=2$/)
  await open(page, 'TCK-000001')
  await expect(page).toHaveURL(/\?page=myTickets&listPage=2&ticket=TCK-000001$/)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(ticketLink(page, 'TCK-000001')).toBeFocused()
  await expect(ticketLink(page, 'TCK-000001')).toHaveAttribute('href', '/dashboard?page=myTickets&ticket=TCK-000001')
  expect(await leavesToBrowser(ticketLink(page, 'TCK-000001'))).toBe(true)
  await expect(page).toHaveURL(/\?page=myTickets&listPage=2$/)
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await closeDialog(page, 'TCK-000001')
  await expect(page).toHaveURL(/\?page=myTickets&listPage=2$/)
  await page.getByRole('link', { name: 'Dashboard Home' }).click()
  await expect(page).toHaveURL(/\?page=home$/)
  await page.goBack()
  await expect(page.getByText('6–6 of 6', { exact: true })).toBeVisible()

  await page.goto('/dashboard?page=myTickets&ticket=TCK-999999')
  await expect(dialog(page).getByRole('alert')).toContainText('Ticket not found')
  await expectTexts(page, ['You have no ticket with the number TCK-999999.'])
  await button(page, 'Close').click()
  await expect(page).toHaveURL(/\?page=myTickets$/)
  await page.goBack()
  await expect(page.getByText('6–6 of 6', { exact: true })).toBeVisible()
})

test('ten thousand tickets are turned over page by page', async ({ page, bank }) => {
  await openBank(page)
  const ticket = { status: 'O', creationDate: '2026-01-05T10:00:00.000Z', errorType: '1', subject: 'Nothing comes' }
  const tickets = Array.from({ length: 10_000 }, (_, index) => ({ ...ticket, ticketNumber: `T-${index + 1}` }))
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets } } })
  await startSignedIn(page, '/dashboard?page=myTickets')
  await expect(page.getByText('1–5 of 10,000', { exact: true })).toBeVisible()
  await field(page, 'Rows per page').selectOption('25')
  await button(page, 'Last page').click()
  await expect(page.getByText('9,976–10,000 of 10,000', { exact: true })).toBeVisible()
  await expect(ticketLink(page, 'T-10000')).toBeVisible()
  await button(page, 'Previous page').click()
  await expect(ticketLink(page, 'T-9975')).toBeVisible()
  await button(page, 'First page').click()
  await expect(ticketLink(page, 'T-1')).toBeVisible()
})

test('a subject of 20 000 letters is cut until it is asked for, and foreign text is isolated', async ({
  page,
  bank,
}) => {
  await openBank(page)
  await holdEndlessTicket(bank)
  await startSignedIn(page, myTickets)
  await expect(rows(page)).toHaveCount(1)
  await open(page, 'TCK-000005')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(dialog(page).getByRole('heading', { name: 'Ticket Details', level: 2 })).toBeVisible()
  const shown = dialog(page).locator('dt:has-text("Subject") + dd')
  await expect(shown.locator('.ticket-text')).toHaveText(`${'n'.repeat(999)}…`)
  await shown.getByRole('button', { name: 'Show all' }).click()
  await expect(shown.locator('.ticket-text')).toHaveText(endlessSubject)
  await shown.getByRole('button', { name: 'Show less' }).click()
  await expect(dialog(page).locator('bdi').filter({ hasText: 'abc' })).toHaveCount(2)
  await expect(dialog(page).getByRole('button', { name: /^Download l{39}…l{16}\.txt$/ })).toBeVisible()
})

test('an unanswered ticket takes another description', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000006')
  const description = dialog(page).getByLabel('Description', { exact: true })
  await expect(description).toHaveValue('The list of test customer 2 is empty in the sandbox.')
  await expect(dialog(page).getByLabel('Your reply')).toHaveCount(0)
  await expectTexts(page, ['No replies yet. You can change the description until the first reply.'])
  await bank.fault('updateTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await description.fill('It is customer 4.')
  // An input method takes it: the dialog stays.
  await description.evaluate((field) => {
    const init = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }
    field.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await button(page, 'Save').click()
  await expect(dialog(page).getByText('The bank is closed', { exact: true })).toBeVisible()
  await expect(description).toHaveValue('It is customer 4.')
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(notice(page, 'Your ticket has been saved')).toBeVisible()
  await expect(description).toHaveValue('It is customer 4.')
  await closeDialog(page, 'TCK-000006')
  await open(page, 'TCK-000006')
  await expect(dialog(page).getByLabel('Description', { exact: true })).toHaveValue('It is customer 4.')
})

test('after a description without an answer the one that the bank has stands beside what was typed', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed/)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000006')
  const kept = dialog(page).locator('dd').getByText('The list of test customer 2 is empty in the sandbox.')
  await expect(kept).toHaveCount(0)
  await bank.fault('updateTicket', { kind: 'connectionLost' })
  await dialog(page).getByLabel('Description', { exact: true }).fill('It is customer 4.')
  await button(page, 'Save').click()
  await expect(kept).toBeVisible()
  await expectTexts(page, [
    'Your change may not have been saved. The ticket above is up to date and doesn’t have your text yet.',
  ])
  await expect(dialog(page).getByLabel('Description', { exact: true })).toHaveValue('It is customer 4.')
})

test('an answered ticket shows every field and takes a reply', async ({ page }) => {
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  await expect(dialog(page).locator('dt')).toHaveText([
    'Ticket Number',
    'Status',
    'Creation Date',
    'Error Type',
    'Subject',
    'API Name',
    'Endpoint Address',
    'Error Code',
    'Email',
    'Attachment',
    'Description',
  ])
  await expect(dialog(page).getByRole('heading', { name: 'Replies', exact: true })).toBeVisible()
  for (const text of [
    'Open',
    'Production',
    'Balance is a day late',
    'deniz.aydin@example.com',
    'Account list',
    '/api/accounts/v1/accounts',
    '200',
    'The balance of account 7 is the one of yesterday evening. The same call was correct last week.',
    'Admin reply',
    'Thank you for the trace. Is it one account only, or all of this customer?',
  ])
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()
  await button(page, 'Send reply').click()
  await expect(dialog(page).getByText('Required', { exact: true })).toBeVisible()
  await dialog(page).getByLabel('Your reply').fill('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(notice(page, 'Your reply has been sent')).toBeVisible()
  await expect(dialog(page).getByText('Developer reply', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('All of this customer.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Your reply')).toHaveValue('')
  await closeDialog(page, 'TCK-000004')
})

test('a closed ticket takes nothing more, and the list says so too', async ({ page, bank }) => {
  await startSignedIn(page, myTickets)
  await expect(rows(page).first()).toContainText('Open')
  await bank.closeTicket('TCK-000006')
  await open(page, 'TCK-000006')
  await expect(dialog(page).getByText('This ticket is closed.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('None', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await closeDialog(page, 'TCK-000006')
  await expect(rows(page).first()).toContainText('Closed')
})

test('a description that another device changed is shown before a save, which overwrites nothing unasked', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  await startSignedIn(page, myTickets)
  const saveThere = (text: string) => describeElsewhere(page, 'TCK-000006', text)
  await open(page, 'TCK-000006')
  const description = dialog(page).getByLabel('Description', { exact: true })
  await description.fill('It is customer 4.')
  await saveThere('It is customer 5.')
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The description was changed in the meantime. Choose which version to keep. It is now: It is customer 5.',
  )
  expect(await bank.events('updateTicket')).toHaveLength(1)
  await button(page, 'Use this version').click()
  await expect(description).toHaveValue('It is customer 5.')
  await expect(description).toBeFocused()
  await saveThere('It is customer 6.')
  await dialog(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(description).toHaveValue('It is customer 6.')
  await description.fill('It is customer 4.')
  await saveThere('It is customer 7.')
  await dialog(page).getByRole('button', { name: 'Refresh' }).click()
  await button(page, 'Keep mine').click()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await bank.fault('updateTicket', { kind: 'status', status: 409, message: 'Not while it is assigned' })
  await button(page, 'Save').click()
  await expect(dialog(page).getByText('Not while it is assigned', { exact: true })).toBeVisible()
  await expect(description).toHaveValue('It is customer 4.')
  await bank.noFaults()
  await button(page, 'Save').click()
  await expect(notice(page, 'Your ticket has been saved')).toBeVisible()
})

test('a list or a ticket that cannot be read offers Retry', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await openBank(page)
  await bank.fault('listTickets', { kind: 'status', status: 500, message: 'The bank is closed' })
  await startSignedIn(page, '/dashboard?page=myTickets')
  await expect(page.getByText('The bank is closed', { exact: true })).toBeVisible()
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [] } }, times: 1 })
  await button(page, 'Retry').click()
  await expectTexts(page, [
    'You have no tickets yet',
    'Something isn’t working? Create a ticket, and follow the replies here.',
  ])
  await bank.fault('getTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await button(page, 'Refresh').click()
  await ticketLink(page, 'TCK-000006').click()
  await expect(dialog(page).getByText('The bank is closed', { exact: true })).toBeVisible()
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(dialog(page).getByLabel('Description', { exact: true })).toBeVisible()
  const ticket = { ticketNumber: 'TCK-000006', status: 'P', errorType: '9', fileName: 'trace.txt', fileData: '%' }
  await bank.fault('getTicket', { kind: 'altered', set: { data: ticket } })
  await dialog(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(dialog(page).getByText('Unknown Type', { exact: true })).toBeVisible()
  await button(page, 'Download trace.txt').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Couldn’t read the file')
})
