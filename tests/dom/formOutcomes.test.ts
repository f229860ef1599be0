// @module-tag full

import type { Page } from '@playwright/test'
import { applicationNotices } from '../../src/rules/applications/applicationNotices.ts'
import { profileNotices } from '../../src/rules/profile/profileNotices.ts'
import { sessionNotices } from '../../src/rules/session/sessionNotices.ts'
import { texts } from '../../src/rules/text/texts.ts'
import { ticketNotices } from '../../src/rules/tickets/ticketNotices.ts'
import { applicationFormTexts } from '../../src/ui/applications/applicationForm/applicationFormTexts.ts'
import { draftTexts } from '../../src/ui/kit/drafts/draftTexts.ts'
import { profileTexts } from '../../src/ui/profile/profileTexts.ts'
import { createTicketTexts } from '../../src/ui/tickets/createTicket/createTicketTexts.ts'
import { ticketTexts } from '../../src/ui/tickets/ticketTexts.ts'
import { editAddress, fillApplication } from '../support/browser/applications.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { deniz, endSession, notice, submitSignIn } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { createTicket, fillDetails, fillStage, myTickets } from '../support/browser/tickets.ts'

/** A form of the signed-in area, whose session ends at some moment. */
interface Form {
  address: string
  fill(page: Page): Promise<void>
  /** What is not kept as a draft. */
  complete?(page: Page): Promise<void>
  button: string
  operation: string
  path: string
  /** The field that shows whether everything is there again; a form of secrets has none. */
  field?: { label: string; typed: string; before: string }
  /** The text comes again without a question. */
  isRestored?: true
  refused(why: string): string
  /** Where the bank can be asked no more: the session has ended. */
  lost: string
  /** Where the page was reloaded before the answer came. */
  interrupted: string
  done: string
  /** Has all moments. */
  isFirst?: true
}

const fillOne = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)

const forms: Record<string, Form> = {
  'personal info': {
    address: '/profile',
    fill: fillOne('Name', 'Derya'),
    button: 'SAVE CHANGES',
    operation: 'updateUser',
    path: '/updateuser',
    field: { label: 'Name', typed: 'Derya', before: deniz.firstName },
    refused: (why) => `${profileNotices.personalUnsaved} ${why}`,
    lost: profileTexts.outcomeUnknown.personal(texts.networkError),
    interrupted: profileTexts.outcomeUnknown.personal(texts.interrupted),
    done: profileNotices.personalSaved,
    isFirst: true,
  },
  password: {
    address: '/profile',
    async fill(page) {
      await fillOne('Current password', deniz.password)(page)
      for (const label of ['New password', 'Re-enter new password']) await fillOne(label, 'Bosphorus-1453!')(page)
    },
    button: 'UPDATE PASSWORD',
    operation: 'changePassword',
    path: '/changepassword',
    refused: (why) => `${profileNotices.passwordUnchanged} ${why}`,
    lost: profileTexts.outcomeUnknown.password(texts.networkError),
    interrupted: profileTexts.outcomeUnknown.password(texts.interrupted),
    done: profileNotices.passwordUpdated,
  },
  'an application’s change': {
    address: editAddress(),
    fill: fillOne('Name', 'Household Diary'),
    button: 'Save',
    operation: 'saveApplication',
    path: '/saveapplication',
    field: { label: 'Name', typed: 'Household Diary', before: 'Budget Diary' },
    refused: (why) => `${applicationNotices.unsaved} ${why}`,
    lost: applicationFormTexts.leftOutcomeUnknown(texts.networkError),
    interrupted: applicationFormTexts.leftOutcomeUnknown(texts.interrupted),
    done: applicationNotices.saved,
  },
  'a new application': {
    address: '/newapplication',
    fill: fillApplication,
    button: 'Add',
    operation: 'saveApplication',
    path: '/saveapplication',
    field: { label: 'Name', typed: 'Market Stall', before: '' },
    refused: (why) => `${applicationNotices.unsaved} ${why}`,
    lost: applicationFormTexts.leftOutcomeUnknown(texts.networkError),
    interrupted: applicationFormTexts.leftOutcomeUnknown(texts.interrupted),
    done: applicationNotices.saved,
  },
  'a new ticket': {
    address: createTicket,
    async fill(page) {
      await fillStage(page)
      await fillDetails(page)
    },
    async complete(page) {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await fillDetails(page)
    },
    button: 'Submit',
    operation: 'createTicket',
    path: '/ticket/create',
    field: { label: 'API Name', typed: 'Payments', before: '' },
    refused: createTicketTexts.leftFailed,
    lost: createTicketTexts.left.unknown(),
    interrupted: createTicketTexts.left.interrupted(),
    done: `${createTicketTexts.submitted}: TCK-000007`,
  },
  'a reply': {
    address: `${myTickets}&ticket=TCK-000004`,
    fill: fillOne('Your reply', 'All of this customer.'),
    button: 'Send reply',
    operation: 'createReply',
    path: '/reply/create',
    field: { label: 'Your reply', typed: 'All of this customer.', before: '' },
    isRestored: true,
    refused: (why) => ticketTexts.leftFailed('TCK-000004', why),
    lost: ticketTexts.leftOutcomeUnknown('TCK-000004'),
    interrupted: ticketTexts.leftOutcomeUnknown('TCK-000004'),
    done: ticketNotices.replied,
  },
  'a description': {
    address: `${myTickets}&ticket=TCK-000006`,
    fill: fillOne('Description', 'The list of test customer 3 has one entry.'),
    button: 'Save',
    operation: 'updateTicket',
    path: '/ticket/update',
    field: { label: 'Description', typed: 'The list of test customer 3 has one entry.', before: '' },
    isRestored: true,
    refused: (why) => ticketTexts.leftFailed('TCK-000006', why),
    lost: ticketTexts.leftOutcomeUnknown('TCK-000006'),
    interrupted: ticketTexts.leftOutcomeUnknown('TCK-000006'),
    done: ticketNotices.saved,
  },
}

const refusal = 'The bank is closed'
/** Each moment of a call whose answer comes when the session has ended. */
const moments = {
  refused: {
    fault: { kind: 'status', status: 400, message: refusal },
    said: ({ refused }: Form) => refused(refusal),
  },
  unauthorized: {
    fault: { kind: 'status', status: 401, message: 'Unauthorized' },
    said: ({ refused }: Form) => refused(sessionNotices.expired),
  },
  lost: { fault: { kind: 'connectionLost' }, said: ({ lost }: Form) => lost },
} as const
/** An answer 401 is a refusal for another reason, which one form shows. */
const { unauthorized: _, ...momentsOfForm } = moments

for (const [name, form] of Object.entries(forms))
  test(`${name}: the session or the page ends before or while it is sent; its text comes back, and its outcome is said`, async ({
    page,
    bank,
    quiet,
  }) => {
    quiet.allow(/status of 40[01]|Failed to load resource|request failed|Ticket TCK/)
    const calls = await heldCalls(page)
    await startSignedIn(page)
    await page.goto(form.address)
    const press = page.getByRole('button', { name: form.button, exact: true })
    const end = async () => {
      await endSession(page)
      await expect(page).toHaveURL(/\/login\?from=/)
    }
    const send = async () => {
      await calls.hold(form.path)
      await press.click()
      await expect(press).toHaveAttribute('aria-busy', 'true')
    }
    const endWhileSending = async () => {
      await send()
      await end()
    }
    const restore = async () => {
      if (!form.field) return form.fill(page)
      const field = page.getByLabel(form.field.label, { exact: true })
      if (!form.isRestored) {
        await expect(field).toHaveValue(form.field.before)
        await page.getByRole('button', { name: draftTexts.restore }).click()
      }
      await expect(field).toHaveValue(form.field.typed)
      await form.complete?.(page)
    }
    const signInAgain = async () => {
      await submitSignIn(page, deniz.eMailAddress, deniz.password)
      await expect(page).toHaveURL(form.address)
      await restore()
    }
    await form.fill(page)
    await end()
    await signInAgain()
    await send()
    await page.reload()
    await expect(notice(page, form.interrupted)).toBeVisible()
    await restore()
    for (const { fault, said } of Object.values(form.isFirst ? moments : momentsOfForm)) {
      await bank.fault(form.operation, fault)
      await endWhileSending()
      await calls.release()
      await expect(notice(page, said(form))).toBeVisible()
      await bank.noFaults()
      await signInAgain()
    }
    await endWhileSending()
    await signInAgain()
    await calls.release()
    await expect(notice(page, form.done)).toBeVisible()
  })
