import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, endSession, expectTexts, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import {
  allFields,
  button,
  createTicket,
  dialog,
  field,
  file,
  fillDetails,
  fillStage,
  heading,
  myTickets,
  open,
  tooLarge,
  unauthorized,
  unknownOutcome,
} from '../../support/browser/tickets.ts'

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
    'Choose where it went wrong, describe what happened, then review and submit your ticket. All fields and an attachment are required.',
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
  await fillStage(page)
  await expect(heading(page, 'Error Details')).toBeFocused()
  await expectTexts(page, [
    'The code the API returned, for example 401 or -1',
    'A screenshot, a log or a trace, up to 3 MB',
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
})

test('a field with an unsupported character says so, and nothing asks for what is filled in', async ({ page }) => {
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await field(page, 'Subject').fill('No payment arrives')
  await field(page, 'Description').fill('It says \u202edeviecer')
  await field(page, 'Error Code').fill('-1')
  await field(page, 'Attachment').setInputFiles(file('trace.log', 10))
  await button(page, 'Next').click()
  await expect(field(page, 'Description')).toHaveAccessibleDescription('Remove unsupported characters.')
  await expect(field(page, 'Description')).toBeFocused()
  await expect(page.locator('[lang=tr]')).toHaveCount(0)
  await field(page, 'Subject').fill(' ')
  await expect(page.locator('[lang=tr]')).toHaveText(allFields)
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

  await button(page, 'Submit').dblclick()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
  await expect(page.getByText('Your ticket number is TCK-000007', { exact: true })).toBeVisible()
  expect(await bank.events('createTicket')).toHaveLength(1)
  await button(page, 'Create Another Ticket').click()
  await expect(field(page, 'API Name')).toHaveValue('')
  await page.getByRole('link', { name: 'My Tickets' }).click()
  await open(page, 'TCK-000007')
  // In a DOM the link of a download would lead away.
  await page.evaluate(() => {
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) Object.assign(globalThis, { handedOver: [file.type, file.size] })
      return 'blob:portal'
    }
    HTMLAnchorElement.prototype.click = () => undefined
  })
  await button(page, 'Download trace.log').click()
  // A type that no browser shows, whatever the file is.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'handedOver'))).toEqual([
    'application/octet-stream',
    3_145_728,
  ])
})

test('the way back from a ticket about an API is one text: what a button holds beside it has a gap', async ({
  page,
}) => {
  const about =
    'api=EFT+transfer&endpoint=%2Fapi%2Fmoneytransfers%2Fv1%2Feft&from=%2Fdocs%2Fapi%2Fmoney-transfers%2Feft-transfer'
  await startSignedIn(page, `${createTicket}&${about}`)
  await fillStage(page)
  await fillDetails(page)
  await button(page, 'Submit').click()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
  const back = page.locator('.actions').getByRole('link', { name: /^Back to / })
  expect(await back.evaluate((link) => link.childNodes.length)).toBe(1)
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
  await expect(page.getByRole('alert')).toHaveText(`Couldn’t create your ticket. ${unauthorized}`)
  await bank.fault('createTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await button(page, 'Submit').click()
  await expect(page.getByText('The bank is closed', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Couldn’t create your ticket. Submit it again, or go back to change it. The bank is closed',
  )
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
  await expect(ask).toContainText('Leave without sending?Your text is kept as a draft. The file isn’t.')
  await button(page, 'Stay').click()
  await expect(heading(page, 'Error Stage')).toBeVisible()
  await button(page, 'Next').click()
  await button(page, 'Remove').press('Enter')
  await expect(field(page, 'Attachment')).toBeFocused()
  await sidebar.getByRole('link', { name: 'My Tickets' }).click()
  await expect(heading(page, 'My Tickets')).toBeVisible()
})

test('who gives up the sending of a ticket by keys is at the button that sends it', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page)
  await calls.hold('/ticket/create')
  await button(page, 'Submit').click()
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'Cancel')).toHaveCount(0)
  await expect(button(page, 'Submit')).toBeFocused()
})

test('a ticket that is created while its leaving is asked about can be left', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page)
  await calls.hold('/ticket/create')
  await button(page, 'Submit').click()
  const link = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Tickets' })
  await link.click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave while your ticket is being sent?')
  await calls.release()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await link.click()
  await expect(heading(page, 'My Tickets')).toBeVisible()
})

test('Back while a ticket is being sent leaves its step, and leads a step back afterwards', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  const calls = await heldCalls(page)
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await fillDetails(page)
  await bank.fault('createTicket', { kind: 'status', status: 500, message: 'The bank is closed' })
  await calls.hold('/ticket/create')
  await button(page, 'Submit').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await expect(heading(page, 'Review and Submit')).toBeVisible()
  await calls.release()
  await expect(page.getByText('The bank is closed', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Error Details')).toBeVisible()
})

test('what was typed and not sent is offered again', async ({ page }) => {
  await startSignedIn(page, createTicket)
  await fillStage(page)
  await expect(heading(page, 'Error Details')).toBeVisible()
  await field(page, 'Subject').fill('No payment arrives')
  await page.reload()
  await expect(page.getByText('You have an unsaved draft. It doesn’t include a file.', { exact: true })).toBeVisible()
  await hydrated(page)
  await button(page, 'Restore draft').click()
  await expect(field(page, 'API Name')).toHaveValue('Payments')
  await button(page, 'Next').click()
  await expect(field(page, 'Subject')).toHaveValue('No payment arrives')
})

test('a draft that is offered is not restored while another ticket is being sent', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, createTicket)
  await field(page, 'API Name').fill('Draft')
  await page.reload()
  await hydrated(page)
  await fillStage(page)
  await fillDetails(page)
  await calls.hold('/ticket/create')
  await button(page, 'Submit').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true')
  await expect(button(page, 'Restore draft')).toHaveCount(0)
  await calls.release()
  await expect(heading(page, 'Request Submitted')).toBeVisible()
})

test('a name of one of the applications’ APIs brings its address', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'status', status: 500 })
  await startSignedIn(page, '/dashboard?page=createTicket')
  await expect(page.getByText('Couldn’t load your applications’ APIs. Type a name instead.')).toBeVisible()
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(page.locator('datalist option[value="Account list"]')).toHaveCount(1)
  await field(page, 'API Name').fill('Account list')
  await expect(field(page, 'Endpoint Address')).toHaveValue('/api/accounts/v1/accounts')
  await field(page, 'API Name').fill('An API of ours')
  await expect(field(page, 'Endpoint Address')).toHaveValue('')
})

test('at the sandbox a ticket is answered and closed at once', async ({ page }) => {
  await startSignedIn(page)
  await page.goto('/sandbox/tickets')
  await button(page, 'Reply to TCK-000006').click()
  await expect(page.getByText('TCK-000006, deniz.aydin@example.com, 1 reply', { exact: true })).toBeVisible()
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

test('a file or a link that is dropped beside its field does nothing, which the browser would open', async ({
  page,
}) => {
  await startSignedIn(page, createTicket)
  await fillStage(page)
  /** Whether the page has kept the browser from doing what it does with a drop. */
  const keptFrom = (label: string | null, kind: 'Files' | 'text/uri-list' | 'text/plain') =>
    (label === null ? heading(page, 'Error Details') : field(page, label)).evaluate((target, kind) => {
      const drop = (type: string) => {
        const event = new Event(type, { bubbles: true, cancelable: true })
        return !target.dispatchEvent(Object.assign(event, { dataTransfer: { types: [kind], dropEffect: 'copy' } }))
      }
      return [drop('dragover'), drop('drop')]
    }, kind)
  const kept = [true, true]
  const left = [false, false]
  expect(await keptFrom(null, 'Files')).toEqual(kept)
  expect(await keptFrom('Description', 'Files')).toEqual(kept)
  expect(await keptFrom('Attachment', 'Files')).toEqual(left)
  expect(await keptFrom(null, 'text/uri-list')).toEqual(kept)
  expect(await keptFrom('Description', 'text/uri-list')).toEqual(left)
  expect(await keptFrom(null, 'text/plain')).toEqual(left)
})

test('after a session that ended at the last step one step back leads to the page before', async ({ page }) => {
  await startSignedIn(page, '/faq')
  await page.evaluate((address) => history.pushState(null, '', address), createTicket)
  await fillStage(page)
  await fillDetails(page)
  await endSession(page)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await button(page, 'Restore draft').click()
  await expect(field(page, 'API Name')).toHaveValue('Payments')
  await page.goBack()
  await expect(heading(page, 'FAQ')).toBeVisible()
})
