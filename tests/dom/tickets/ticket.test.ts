import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, endSession, notice, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import {
  button,
  closeDialog,
  dialog,
  field,
  fillDetails,
  fillStage,
  heading,
  myTickets,
  open,
} from '../../support/browser/tickets.ts'

test('a reply that was not sent is there again, past the end of the dialog and of the session', async ({ page }) => {
  await startSignedIn(page, myTickets)
  await open(page, 'TCK-000004')
  const reply = dialog(page).getByLabel('Your reply')
  await reply.fill('All of this customer.')
  await closeDialog(page, 'TCK-000004')
  await open(page, 'TCK-000006')
  await expect(dialog(page).getByLabel('Description', { exact: true })).toHaveValue(
    'The list of test customer 2 is empty in the sandbox.',
  )
  await closeDialog(page, 'TCK-000006')
  await open(page, 'TCK-000004')
  await expect(reply).toHaveValue('All of this customer.')

  await endSession(page)
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
  await expect(button(page, 'Create a ticket with this text')).toBeFocused()
  await button(page, 'Create a ticket with this text').click()
  await expect(heading(page, 'Create a Ticket')).toBeVisible()
  await expect(field(page, 'API Name')).toHaveValue('Account list')
  await expect(button(page, 'Restore draft')).toHaveCount(0)
  await button(page, 'Next').click()
  await expect(field(page, 'Description')).toHaveValue('All of this customer.')
})

test('what is on its way when its place is left is still reported, also whether a ticket was created', async ({
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
    notice(page, 'Your ticket may not have been created. It isn’t among your tickets. Its text is kept as a draft.'),
  ).toBeVisible()
})
