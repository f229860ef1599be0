// @module-tag full

import type { Page } from '@playwright/test'
import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import type { MailLinkPurpose } from '../../../src/rules/mailLink/mailLinkForm.ts'
import { contactTexts } from '../../../src/ui/contact/contactTexts.ts'
import { mailLinkTexts } from '../../../src/ui/mailLink/mailLinkTexts.ts'
import { contactModel } from '../../model/contact/contact.model.ts'
import { mailLinkModel } from '../../model/mailLink/mailLink.model.ts'
import { resetModel } from '../../model/password/reset.model.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Tour } from '../../support/browser/tour.ts'
import {
  main,
  refused,
  seesForm,
  seesNotice,
  seesSolved,
  solveWhenShown,
  success,
  takeTours,
} from '../../support/browser/tourSteps.ts'

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** The stand-in captcha never expires, and which failure it was changes nothing that comes after it. */
const solved = [{ response: 'solution' }] as const
const standing = (page: Page) => main(page).locator('form .notice')
interface Captcha {
  recaptchaResponse: string | null
  captchaMissing: boolean
}
const captchaOnly = ({ recaptchaResponse, captchaMissing }: Captcha) => ({ recaptchaResponse, captchaMissing })

const contact: Tour<typeof contactModel.machine> = {
  model: {
    ...contactModel,
    events: {
      'captcha.solved': solved,
      'contact.submit': contactModel.events?.['contact.submit'] ?? [],
      'contact.retry': [{}],
    } as NonNullable<typeof contactModel.events>,
    relevantContext: captchaOnly,
    // While the outcome is not known there is no button that sends.
    possible: (step, _, state) => step !== 'contact.submit' || state !== 'form.outcomeUnknown',
  },
  address: '/contact',
  does: {
    'captcha.solved': solveWhenShown,
    'contact.retry': (page) => press(page, 'Send again'),
    async 'contact.submit'(page) {
      await page.getByLabel(contactTexts.name, { exact: true }).fill('Ada')
      await page.getByLabel(contactTexts.email, { exact: true }).fill('ada@example.com')
      await page.getByLabel(contactTexts.subject, { exact: true }).fill('Going live')
      await page.getByLabel(contactTexts.message, { exact: true }).fill('How do I go live?')
      await press(page, 'SEND')
    },
  },
  calls: { saveContact: '/api-user-service/user/savecontact' },
  ends: {
    'saveContact: ok': { status: 200, body: success },
    'saveContact: closed': { status: 503, body: refused('The bank is closed') },
    'saveContact: timeout': { late: callLimits.publicTimeout },
    'saveContact: gateway': { status: 504, body: refused('Gateway Timeout') },
  },
  async sees(page, state, { problem, captchaMissing, recaptchaResponse }, step) {
    const unknown = state === 'form.outcomeUnknown'
    await expect(main(page).getByRole('button', { name: 'SEND', exact: true })).toHaveCount(unknown ? 0 : 1)
    if (!unknown) await seesForm(page, 'SEND', state === 'sending', captchaMissing)
    await seesSolved(page, recaptchaResponse !== null)
    const said: Readonly<Record<string, string>> = {
      'form.sent': 'We reply by email. You may also find the answer in the FAQ. Open the email in the sandbox',
      'form.failed': `Couldn’t send your message. The bank is closed`,
      'form.outcomeUnknown': `${problem?.message}. Your message may have been sent. If you send it again, we may receive it twice.Send again`,
    }
    await expect(standing(page)).toHaveText(said[state] ? [said[state]] : [])
    if (step === 'contact.retry') await expect(main(page).getByRole('button', { name: 'SEND' })).toBeFocused()
    if (!step.startsWith('saveContact:')) return
    const message = page.getByLabel(contactTexts.message, { exact: true })
    await expect(message).toHaveValue(state === 'form.sent' ? '' : 'How do I go live?')
    if (state === 'form.sent') await seesNotice(page, 'Your message has been received')
    if (state === 'form.failed') await seesNotice(page, 'The bank is closed')
  },
}

/** What stands at a form that asks for a mail, whatever passes as a notice. */
async function seesMailOutcome(page: Page, state: string, why: string | undefined): Promise<void> {
  const said: Readonly<Record<string, string>> = {
    'form.failed': `Couldn’t send the email. ${why}`,
    'form.outcomeUnknown': `${why}. The email may have been sent. Check your inbox, or send it again.`,
  }
  await expect(standing(page)).toHaveText(said[state] ? [said[state]] : [])
}

const mailLink: Tour<typeof mailLinkModel.machine> = {
  model: {
    ...mailLinkModel,
    events: {
      'captcha.solved': solved,
      'mailLink.submit': mailLinkModel.events?.['mailLink.submit'] ?? [],
    } as NonNullable<typeof mailLinkModel.events>,
    calls: { ...mailLinkModel.calls, loadUsername: mailLinkModel.calls?.loadUsername?.slice(1, 2) ?? [] },
    relevantContext: ({ purpose, ...context }) => ({ purpose, ...captchaOnly(context) }),
  },
  address: { 'start(reminder)': '/reminder', 'start(reactivation)': '/reactivation' },
  does: {
    'captcha.solved': solveWhenShown,
    async 'mailLink.submit'(page) {
      await page.getByPlaceholder('YOUR EMAIL').fill('ada@example.com')
      await press(page, 'SEND')
    },
  },
  calls: {
    sendMailLink: ({ purpose }: { purpose: MailLinkPurpose }) =>
      purpose === 'reminder' ? '/api-user-service/user/resetpassword' : '/api-user-service/user/reactivate',
  },
  ends: {
    'sendMailLink: ok': { status: 200, body: success },
    'sendMailLink: closed': { status: 503, body: refused('The bank is closed') },
    'sendMailLink: active': { status: 409, body: refused('The account is active already') },
    'sendMailLink: timeout': { late: callLimits.publicTimeout },
    'sendMailLink: gateway': { status: 504, body: refused('Gateway Timeout') },
  },
  async sees(page, state, { purpose, problem, captchaMissing, recaptchaResponse }, step) {
    if (state === 'sent') {
      for (const text of sentTexts[purpose]) await expect(main(page).getByText(text)).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
      return
    }
    await seesForm(page, mailLinkTexts.send, state === 'sending', captchaMissing)
    await seesSolved(page, recaptchaResponse !== null)
    await seesMailOutcome(page, state, problem?.message)
    if (!step.startsWith('sendMailLink:')) return
    await expect(page.getByPlaceholder('YOUR EMAIL')).toHaveValue('ada@example.com')
    if (state === 'form.failed') await seesNotice(page, String(problem?.message))
  },
}

const sentTexts = {
  reminder: ['Mail has been sent to ada@example.com to renew password'],
  reactivation: [
    'your activation request has been received',
    'Click on the link sent at ada@example.com to activate your account.',
  ],
}

const reset: Tour<typeof resetModel.machine> = {
  model: resetModel,
  address: '/changepassword/mailed-key',
  does: {
    async 'reset.submit'(page) {
      await page.getByLabel('PASSWORD', { exact: true }).fill('Engine-1843')
      await page.getByLabel('RE-ENTER NEW PASSWORD', { exact: true }).fill('Engine-1843')
      await press(page, 'Change')
    },
  },
  calls: { changePassword: '/api-user-service/user/changePasswordByKey' },
  ends: {
    'changePassword: ok': { status: 200, body: success },
    'changePassword: used': { status: 400, body: refused('The key has been used') },
    'changePassword: timeout': { late: callLimits.publicTimeout },
  },
  async sees(page, state, { problem }, step) {
    if (state === 'updated') {
      await expect(main(page).getByText('Your password has been updated. Click below to login.')).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
      return
    }
    const button = main(page).getByRole('button', { name: 'Change', exact: true })
    await expect(button).toHaveAttribute('aria-busy', String(state === 'changing'))
    if (!step.startsWith('changePassword:')) return
    for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    const said: Readonly<Record<string, string>> = {
      'form.failed': `Couldn’t change your password. The key has been used`,
      'form.outcomeUnknown': `${problem?.message}. Your new password may already be active. Sign in with it before you try again. Sign in`,
    }
    await expect(standing(page)).toHaveText(said[state] ? [said[state]] : [])
    if (state === 'form.failed') await seesNotice(page, 'The key has been used')
  },
}

takeTours({ contact, mailLink, reset })
