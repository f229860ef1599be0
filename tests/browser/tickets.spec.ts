import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { deniz, expectTexts, hydrated, notice, submitSignIn } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'

const myTickets = '/dashboard?page=myTickets'
const createTicket = '/dashboard?page=createTicket'
const allFields = 'Devam etmek için tüm alanlar doldurulmalıdır.'
const tooLarge = "3 MB'den büyük dosyalar yüklenemez."
const unauthorized = 'Destek talebi oluşturma yetkiniz bulunmamaktadır.'
const unknownOutcome = 'Your ticket may have been created.'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ticket Details' })
const rows = (page: Page) => page.locator('tbody').getByRole('row')
const file = (name: string, bytes: number) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') })

async function open(page: Page, ticketNumber: string) {
  await button(page, ticketNumber).click()
  await expect(dialog(page).getByText(ticketNumber, { exact: true })).toBeVisible()
}

async function closeDialog(page: Page, ticketNumber: string) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, ticketNumber)).toBeFocused()
}

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
  await expectAccessible(page)
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
  await expect(button(page, 'TCK-000001')).toBeFocused()
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
  await expectAccessible(page)
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
  await expect(button(page, 'T-10000')).toBeVisible()
  await button(page, 'Previous page').click()
  await expect(button(page, 'T-9975')).toBeVisible()
  await button(page, 'First page').click()
  await expect(button(page, 'T-1')).toBeVisible()
})

test('a ticket subject of 20 000 letters does not fill the screen, and foreign text is isolated', {
  tag: '@layout',
}, async ({ page, bank }) => {
  await openBank(page)
  const subject = 'n'.repeat(20_000)
  const row = {
    ticketNumber: 'TCK-000005',
    status: 'C',
    creationDate: '2026-01-05T10:00:00.000Z',
    errorType: '1',
    subject,
  }
  const description = 'اهلا \u202eabc'
  const ticket = { ...row, description, fileName: `${'l'.repeat(300)}.txt`, fileExtension: 'txt', fileData: 'YQ==' }
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [row] } } })
  await bank.fault('getTicket', {
    kind: 'altered',
    set: { data: { ...ticket, replies: [{ description, userRole: 'A' }] } },
  })
  await startSignedIn(page, '/dashboard?page=myTickets')
  await expect(rows(page)).toHaveCount(1)
  const { height = 0 } = (await rows(page).boundingBox()) ?? {}
  expect(height).toBeLessThan(140)
  await open(page, 'TCK-000005')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(dialog(page).getByRole('heading', { name: 'Ticket Details', level: 2 })).toBeVisible()
  const shown = dialog(page).locator('dt:has-text("Subject") + dd')
  await expect(shown.locator('bdi')).toHaveText(`${'n'.repeat(999)}…`)
  await shown.getByRole('button', { name: 'Show all' }).click()
  await expect(shown.locator('bdi')).toHaveText(subject)
  await shown.getByRole('button', { name: 'Show less' }).click()
  await expect(dialog(page).locator('bdi').filter({ hasText: 'abc' })).toHaveCount(2)
  await expect(dialog(page).getByRole('button', { name: /^Download l{39}…l{16}\.txt$/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('an unanswered ticket takes another description', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000006')
  const description = dialog(page).getByLabel('Description', { exact: true })
  await expect(description).toHaveValue('The list of test customer 3 is empty in the sandbox.')
  await expect(dialog(page).getByLabel('Your reply')).toHaveCount(0)
  await expectTexts(page, ['No replies yet. You can change the description until the first reply.'])
  await expectAccessible(page)
  await bank.fault('updateTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await description.fill('It is customer 4.')
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
  const kept = dialog(page).locator('dd').getByText('The list of test customer 3 is empty in the sandbox.')
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

test('an answered ticket shows every field, gives its file and takes a reply', async ({ page }) => {
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
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download trace.txt').click()])
  expect(download.suggestedFilename()).toBe('trace.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'GET /api/accounts/v1/accounts\nHTTP/1.1 401 Unauthorized\n',
  )
  await button(page, 'Send reply').click()
  await expect(dialog(page).getByText('Required', { exact: true })).toBeVisible()
  await dialog(page).getByLabel('Your reply').fill('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(notice(page, 'Your reply has been sent')).toBeVisible()
  await expect(dialog(page).getByText('Developer reply', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('All of this customer.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Your reply')).toHaveValue('')
  await expectAccessible(page)
  await closeDialog(page, 'TCK-000004')
})

test('a reply that was not sent is there again, past the end of the dialog and of the session', async ({
  page,
  context,
}) => {
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  const reply = dialog(page).getByLabel('Your reply')
  await reply.fill('All of this customer.')
  await closeDialog(page, 'TCK-000004')
  await open(page, 'TCK-000006')
  await expect(dialog(page).getByLabel('Description', { exact: true })).toHaveValue(
    'The list of test customer 3 is empty in the sandbox.',
  )
  await closeDialog(page, 'TCK-000006')
  await open(page, 'TCK-000004')
  await expect(reply).toHaveValue('All of this customer.')

  await context.clearCookies()
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  // The address names the ticket that was open.
  await expect(reply).toHaveValue('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(notice(page, 'Your reply has been sent')).toBeVisible()
  await expect(reply).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page, 'TCK-000004')
  await expect(reply).toHaveValue('')
})

test('what is typed while a reply is being sent stays, and what was sent goes', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  const reply = dialog(page).getByLabel('Your reply')
  await calls.hold('/reply/create')
  await reply.fill('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(button(page, 'Send reply')).toHaveAttribute('aria-busy', 'true')
  await reply.fill('And of the next.')
  await calls.release()
  await expect(notice(page, 'Your reply has been sent')).toBeVisible()
  await expect(reply).toHaveValue('And of the next.')
  await calls.hold('/reply/create')
  await button(page, 'Send reply').click()
  await expect(button(page, 'Send reply')).toHaveAttribute('aria-busy', 'true')
  await closeDialog(page, 'TCK-000004')
  await calls.release()
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('ticket')))
  await expect.poll(kept).toEqual([])
  await expect(page.getByText('Your reply has been sent')).toBeVisible()
})

test('a closed ticket takes nothing more, and the list says so too', async ({ page, bank }) => {
  await startSignedIn(page, myTickets)
  await expect(rows(page).first()).toContainText('Open')
  await bank.closeTicket('TCK-000006')
  await open(page, 'TCK-000006')
  await expect(dialog(page).getByText('This ticket is closed.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('None', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await closeDialog(page, 'TCK-000006')
  await expect(rows(page).first()).toContainText('Closed')
})

test('a ticket’s reply whose answer was lost is cleared when it is listed, and otherwise sent again deliberately', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed|status of 504/)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  const reply = dialog(page).getByLabel('Your reply')
  const listed = dialog(page).getByRole('listitem').filter({ hasText: 'Developer reply' })
  await bank.fault('createReply', { kind: 'connectionLost' })
  await reply.fill('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(
    dialog(page).getByText(
      'Your reply may not have been sent. It isn’t listed yet, and your text is still here. We check the replies before we send it again.',
    ),
  ).toBeVisible()
  await expect(reply).toHaveValue('All of this customer.')
  await expect(listed).toHaveCount(0)
  await expectAccessible(page)
  await bank.fault('createReply', { kind: 'answerLost' })
  await button(page, 'Send again').click()
  await expect(notice(page, 'Your reply was received and is listed')).toBeVisible()
  await expect(listed).toHaveCount(1)
  await expect(reply).toHaveValue('')
  await expect(button(page, 'Send reply')).toBeVisible()
  expect(await bank.events('createReply')).toHaveLength(2)
})

test('a ticket closed while a text is typed keeps the words, and they can go into a new ticket', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  await dialog(page).getByLabel('Your reply').fill('All of this customer.')
  await bank.closeTicket('TCK-000004')
  await button(page, 'Send reply').click()
  await expect(dialog(page).getByText('This ticket was closed before your text was sent.')).toBeVisible()
  await expect(dialog(page).getByText('The ticket is closed', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Your unsent text')).toHaveValue('All of this customer.')
  await expectAccessible(page)
  await button(page, 'Create a ticket with this text').click()
  await expect(heading(page, 'Create a Ticket')).toBeVisible()
  await button(page, 'Restore draft').click()
  await expect(field(page, 'API Name')).toHaveValue('Account list')
  await button(page, 'Next').click()
  await expect(field(page, 'Description')).toHaveValue('All of this customer.')
})

test('a description that another tab changed is shown before a save, which overwrites nothing unasked', async ({
  page,
  bank,
  quiet,
}) => {
  test.slow(true, 'saves from two tabs, one after the other, with every end')
  quiet.allow(/status of 409/)
  await startSignedIn(page, myTickets)
  const other = await page.context().newPage()
  await other.goto('/dashboard?page=myTickets&ticket=TCK-000006')
  let saves = 0
  const saveThere = async (text: string) => {
    await dialog(other).getByLabel('Description', { exact: true }).fill(text)
    await button(other, 'Save').click()
    saves += 1
    await expect.poll(async () => (await bank.events('updateTicket')).length).toBe(saves)
  }
  await open(page, 'TCK-000006')
  const description = dialog(page).getByLabel('Description', { exact: true })
  await description.fill('It is customer 4.')
  await saveThere('It is customer 5.')
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The description was changed in the meantime. Choose which version to keep. It is now: It is customer 5.',
  )
  expect(await bank.events('updateTicket')).toHaveLength(1)
  await expectAccessible(page)
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
  await expectAccessible(page)
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [] } }, times: 1 })
  await button(page, 'Retry').click()
  await expectTexts(page, [
    'You have no tickets yet',
    'Something isn’t working? Create a ticket, and follow the replies here.',
  ])
  await expectAccessible(page)
  await bank.fault('getTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await button(page, 'Refresh').click()
  await button(page, 'TCK-000006').click()
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

async function fillStage(page: Page) {
  await expect(heading(page, 'Error Stage')).toBeVisible()
  await field(page, 'Error Stage').and(page.locator('select')).selectOption({ label: 'Production' })
  await field(page, 'API Name').fill('Payments')
  await field(page, 'Endpoint Address').fill('/api/payments/v1/payments')
  await button(page, 'Next').click()
}

async function fillDetails(page: Page, bytes = 10) {
  await expect(heading(page, 'Error Details')).toBeVisible()
  await field(page, 'Subject').fill('No payment arrives')
  await field(page, 'Description').fill('Since noon.')
  await field(page, 'Error Code').fill('500')
  await field(page, 'Attachment').setInputFiles(file('trace.log', bytes))
  await button(page, 'Next').click()
  await expect(heading(page, 'Review and Submit')).toBeVisible()
}

test('what is missing or too large is said in Turkish, also at a file without extension after a failed Next', async ({
  page,
}) => {
  await startSignedIn(page, createTicket)
  await expect(heading(page, 'Create a Ticket')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    'Error Stage',
    'Error Details',
    'Review and Submit',
  ])
  await hydrated(page)
  await expectTexts(page, [
    'Choose where it went wrong, describe what happened, then review and submit your ticket.',
    'Step 1 of 3',
    'Choose one of your applications’ APIs, or type another name.',
    'For example /api/accounts/v1/accounts',
  ])
  await expect(page.locator(':focus')).toHaveCount(0)
  await expect(button(page, 'Back')).toBeDisabled()
  await button(page, 'Next').click()
  await expect(page.locator('[lang=tr]').getByText(allFields)).toBeVisible()
  await expect(field(page, 'Error Stage').and(page.locator('select')).locator('option')).toHaveText([
    'Where did it go wrong?',
    'An API',
    'The Sandbox',
    'Production',
    'Other',
  ])
  await expectAccessible(page)
  await fillStage(page)
  await expect(heading(page, 'Error Details')).toBeFocused()
  await expectTexts(page, [
    'The code the API returned, for example 401 or -1.',
    'A screenshot, a log or a trace of at most 3 MB.',
    'Choose a file',
  ])

  await field(page, 'Attachment').setInputFiles(file('trace.log', 3_145_729))
  await expect(page.locator('[lang=tr]').getByText(tooLarge)).toBeVisible()
  await field(page, 'Attachment').setInputFiles(file('trace', 10))
  await expect(page.locator('[lang=tr]').getByText(allFields)).toBeVisible()
  await button(page, 'Next').click()
  // At the file, chosen without an extension before or after a failed Next, and for all fields together.
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3)
  await expect(page.locator('[lang=tr]').getByText(allFields)).toHaveCount(2)
  await field(page, 'Attachment').setInputFiles(file('trace.', 10))
  await expect(page.locator('.field-message[role=alert]')).toHaveText(allFields)
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
})

test('three steps make a ticket, sent once', async ({ page, bank }) => {
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page, 3_145_728)
  for (const text of [
    'Production',
    'Payments',
    '/api/payments/v1/payments',
    'No payment arrives',
    'Since noon.',
    '500',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectTexts(page, ['trace.log, 3.0 MB', 'Check your ticket before you submit it.'])
  await expectAccessible(page)

  await button(page, 'Submit').dblclick()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
  await expect(page.getByText('Your ticket number is TCK-000007', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await bank.events('createTicket')).toHaveLength(1)
  await button(page, 'Create Another Ticket').click()
  await expect(field(page, 'API Name')).toHaveValue('')
  await page.getByRole('link', { name: 'My Tickets' }).click()
  await open(page, 'TCK-000007')
  await expect(button(page, 'Download trace.log')).toBeVisible()
})

test('text and file survive a refusal and a step back', async ({ page, bank, quiet }) => {
  quiet.allow(/status of (?:403|500)/)
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page)
  await bank.fault('createTicket', {
    kind: 'status',
    status: 403,
    message: 'You are not authorized for this operation.',
  })
  await button(page, 'Submit').click()
  await expect(page.locator('[lang=tr]').getByText(unauthorized)).toBeVisible()
  await expectAccessible(page)
  await bank.fault('createTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await button(page, 'Submit').click()
  await expect(page.getByText('The bank is closed', { exact: true })).toBeVisible()
  await bank.noFaults()
  await button(page, 'Back').click()
  await expect(field(page, 'Subject')).toHaveValue('No payment arrives')
  await expect(page.getByText('trace.log', { exact: false })).toBeVisible()
  await expectTexts(page, ['Choose another file', 'Remove'])
  await button(page, 'Back').click()
  await expect(field(page, 'API Name')).toHaveValue('Payments')
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await button(page, 'Submit').click()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
})

test('a new ticket whose answer is lost or 504 is looked for, and the next press does not double it', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed|status of 50[34]/)
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page)
  await bank.fault('createTicket', { kind: 'connectionLost' })
  await button(page, 'Submit').click()
  await expect(
    page.getByText(`${unknownOutcome} It isn’t among your tickets yet. We check them again before we submit it.`),
  ).toBeVisible()
  await expectAccessible(page)
  await bank.fault('listTickets', { kind: 'status', status: 503, message: 'The bank is closed' })
  await button(page, 'Submit').click()
  await expect(page.getByText(`${unknownOutcome} Couldn’t load your tickets to check.`)).toBeVisible()
  await expect(button(page, 'Submit anyway')).toBeVisible()
  await bank.noFaults()
  await bank.fault('createTicket', { kind: 'answerLost' })
  await button(page, 'Submit').click()
  await expect(page.getByText('Your ticket number is TCK-000007', { exact: true })).toBeVisible()
  expect(await bank.events('createTicket')).toHaveLength(2)
})

test('Back goes a step back, and leaving with a chosen file asks', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  const ask = page.getByRole('alertdialog')
  await startSignedIn(page, myTickets)
  await sidebar.getByRole('link', { name: 'Create a Ticket' }).click()
  await fillStage(page)
  await fillDetails(page)
  await page.goBack()
  await expect(field(page, 'Subject')).toHaveValue('No payment arrives')
  await page.goBack()
  await expect(field(page, 'API Name')).toHaveValue('Payments')
  await page.goForward()
  await page.goForward()
  await expect(heading(page, 'Review and Submit')).toBeVisible()
  await button(page, 'Back').click()
  await expect(heading(page, 'Error Details')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Error Stage')).toBeVisible()
  await page.goBack()
  await expect(ask).toContainText('Leave without sending?Your text is saved as a draft. The file isn’t.')
  await expectAccessible(page)
  await button(page, 'Stay').click()
  await expect(heading(page, 'Error Stage')).toBeVisible()
  await button(page, 'Next').click()
  await button(page, 'Remove').click()
  await sidebar.getByRole('link', { name: 'My Tickets' }).click()
  await expect(heading(page, 'My Tickets')).toBeVisible()
})

test('what was typed and not sent is offered again', async ({ page }) => {
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await expect(heading(page, 'Error Details')).toBeVisible()
  await field(page, 'Subject').fill('No payment arrives')
  await page.reload()
  await expect(page.getByText('You have an unsaved draft. Its file wasn’t saved.', { exact: true })).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await button(page, 'Restore draft').click()
  await expect(field(page, 'API Name')).toHaveValue('Payments')
  await button(page, 'Next').click()
  await expect(field(page, 'Subject')).toHaveValue('No payment arrives')
})

test('a name of one of the applications’ APIs brings its address', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'status', status: 500 })
  await startSignedIn(page, '/dashboard?page=createTicket')
  await expect(page.getByText('Couldn’t load your applications’ APIs. Type a name instead.')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(page.locator('datalist option[value="Account list"]')).toHaveCount(1)
  await field(page, 'API Name').fill('Account list')
  await expect(field(page, 'Endpoint Address')).toHaveValue('/api/accounts/v1/accounts')
})

test('at the sandbox a ticket is answered and closed at once', async ({ page }) => {
  await startSignedIn(page)
  await page.goto('/sandbox/tickets')
  await button(page, 'Answer TCK-000006').click()
  await expect(page.getByText('TCK-000006, deniz.aydin@example.com, 1 reply', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard?page=myTickets&ticket=TCK-000006')
  await expect(dialog(page).getByText('Admin reply', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Your reply')).toBeVisible()
  await page.goto('/sandbox/tickets')
  await button(page, 'Close TCK-000006').click()
  await expect(button(page, 'Close TCK-000006')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeFocused()
  await page.goto('/dashboard?page=myTickets&ticket=TCK-000006')
  await expect(dialog(page).getByText('This ticket is closed.', { exact: true })).toBeVisible()
})

test('what is on its way when its place is left is still told, also whether a ticket was created', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed/)
  const calls = await heldCalls(page)
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  await calls.hold('/reply/create')
  await dialog(page).getByLabel('Your reply').fill('All of this customer.')
  await button(page, 'Send reply').click()
  await expect(button(page, 'Send reply')).toHaveAttribute('aria-busy', 'true')
  await closeDialog(page, 'TCK-000004')
  await calls.release()
  await expect(notice(page, 'Your reply has been sent')).toBeVisible()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Create a Ticket' }).click()
  await fillStage(page)
  await fillDetails(page)
  await calls.hold('/ticket/create')
  await button(page, 'Submit').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true')
  const leave = async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Tickets' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Leave while your ticket is being sent?')
    await button(page, 'Leave').click()
    await expect(heading(page, 'My Tickets')).toBeVisible()
  }
  await leave()
  await calls.release()
  await expect(notice(page, 'Request Submitted: TCK-000007')).toBeVisible()

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Create a Ticket' }).click()
  await fillStage(page)
  await fillDetails(page)
  await bank.fault('createTicket', { kind: 'connectionLost' })
  await calls.hold('/ticket/create')
  await button(page, 'Submit').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true')
  await leave()
  await calls.release()
  await expect(
    notice(page, 'Your ticket may not have been created. It isn’t among your tickets. Its text is saved as a draft.'),
  ).toBeVisible()
})
