// @module-tag full

import type { Page } from '@playwright/test'
import { contactNotices } from '../../src/rules/contact/contactNotices.ts'
import { mailLinkNotices } from '../../src/rules/mailLink/mailLinkNotices.ts'
import { registrationNotices } from '../../src/rules/onboarding/registrationNotices.ts'
import { passwordNotices } from '../../src/rules/password/passwordNotices.ts'
import { texts } from '../../src/rules/text/texts.ts'
import { contactTexts } from '../../src/ui/contact/contactTexts.ts'
import { mailLinkTexts } from '../../src/ui/mailLink/mailLinkTexts.ts'
import { registrationTexts } from '../../src/ui/onboarding/registrationTexts.ts'
import { passwordTexts } from '../../src/ui/password/passwordTexts.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { deniz, hydrated, moveTo, notice, solveCaptcha } from '../support/browser/page.ts'
import { ada, fillInRegistration } from '../support/browser/registration.ts'
import { expect, test } from '../support/browser/runner.ts'

/** A form that anybody may fill in, and that is left or reloaded at some moment. */
interface Form {
  address: string
  fill(page: Page): Promise<void>
  button: string
  operation: string
  path: string
  /** What is there again. */
  kept: Readonly<Record<string, string>>
  /** What is asked for again: passwords. */
  secret: readonly string[]
  refused: string
  /** What a notice says where the page no longer does. */
  done: string
  /** So that the bank does it, where removing its faults is not enough. */
  accept?(page: Page): Promise<void>
  unknown(why: string): string
}

const contact = { Name: 'Ada', Email: ada.email, Subject: 'Going live', Message: 'How do I go live?' }
const passwords = ['PASSWORD', 'RE-ENTER NEW PASSWORD']

async function fillAll(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

const emailForm = (eMailAddress: string) => async (page: Page) => {
  await fillAll(page, { Email: eMailAddress })
  await solveCaptcha(page)
}

const forms: Record<string, Form> = {
  registration: {
    address: '/register',
    fill: fillInRegistration,
    button: 'SIGN UP',
    operation: 'register',
    path: '/user/register',
    kept: {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Email: ada.email,
      'Phone number': '+441843000000',
      Country: 'GB',
    },
    secret: ['Password', 'Confirm password'],
    refused: registrationNotices.notRegistered,
    done: `Your registration has been received. Click the link sent to ${ada.email} to activate your account.`,
    unknown: registrationTexts.outcomeUnknown,
  },
  reactivation: {
    address: '/reactivation',
    fill: emailForm(ada.email),
    button: 'SEND',
    operation: 'reactivate',
    path: '/user/reactivate',
    kept: { Email: ada.email },
    secret: [],
    refused: mailLinkNotices.reactivation,
    done: `Click on the link sent at ${ada.email} to activate your account.`,
    unknown: mailLinkTexts.outcomeUnknown,
  },
  reminder: {
    address: '/reminder',
    fill: emailForm(deniz.eMailAddress),
    button: 'SEND',
    operation: 'resetPassword',
    path: '/user/resetpassword',
    kept: { Email: deniz.eMailAddress },
    secret: [],
    refused: mailLinkNotices.reminder,
    done: `Mail has been sent to ${deniz.eMailAddress} to renew password`,
    unknown: mailLinkTexts.outcomeUnknown,
  },
  reset: {
    address: '/changepassword/no-such-key',
    fill: (page) => fillAll(page, Object.fromEntries(passwords.map((label) => [label, ada.password]))),
    button: 'Change',
    operation: 'changePasswordByKey',
    path: '/changePasswordByKey',
    kept: {},
    secret: passwords,
    refused: passwordNotices.notReset,
    done: 'Your password has been updated.',
    accept: (page) =>
      page.evaluate(() => {
        const { fetch } = window
        window.fetch = async (...call) => {
          const response = await fetch(...call)
          const header = { status: 'SUCCESS', statusCode: 200, message: null }
          return response.url.endsWith('/changePasswordByKey') ? Response.json({ header }) : response
        }
      }),
    unknown: passwordTexts.outcomeUnknown,
  },
  contact: {
    address: '/contact',
    async fill(page) {
      await fillAll(page, contact)
      await solveCaptcha(page)
    },
    button: 'SEND',
    operation: 'saveContact',
    path: '/user/savecontact',
    kept: contact,
    secret: [],
    refused: contactNotices.notSent,
    done: contactNotices.received,
    unknown: contactTexts.outcomeUnknown,
  },
}

const refusal = 'The bank is closed'

for (const [name, form] of Object.entries(forms))
  test(`${name}: left or reloaded before or while it is sent; its text is there again, and its outcome is said`, async ({
    page,
    bank,
    quiet,
  }) => {
    quiet.allow(/status of 400|Failed to load resource|request failed/)
    const calls = await heldCalls(page)
    await page.goto(form.address)
    await hydrated(page)
    const press = page.getByRole('main').getByRole('button', { name: form.button, exact: true })
    const leave = () => moveTo(page, '/faq')
    const comeBack = async () => {
      await page.goBack()
      await expectKept()
    }
    const expectKept = async () => {
      for (const [label, text] of Object.entries(form.kept))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
      for (const label of form.secret) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    }
    const send = async () => {
      await calls.hold(form.path)
      await form.fill(page)
      await press.click()
      await expect(press).toHaveAttribute('aria-busy', 'true')
    }

    await form.fill(page)
    await leave()
    await comeBack()
    await page.reload()
    await hydrated(page)
    await expectKept()

    await send()
    await page.reload()
    await expect(notice(page, form.unknown(texts.interrupted))).toBeVisible()
    await hydrated(page)
    await expectKept()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      ada.password,
    )

    await bank.fault(form.operation, { kind: 'status', status: 400, message: refusal })
    await send()
    await leave()
    await calls.release()
    await expect(notice(page, `${form.refused} ${refusal}`)).toBeVisible()
    await comeBack()

    await bank.fault(form.operation, { kind: 'connectionLost' })
    await send()
    await leave()
    await calls.release()
    await expect(notice(page, form.unknown(texts.networkError))).toBeVisible()
    await comeBack()
    await page.reload()
    await hydrated(page)
    await expectKept()
    await expect(notice(page, form.unknown(texts.interrupted))).toHaveCount(0)

    await bank.noFaults()
    await form.accept?.(page)
    await send()
    await leave()
    await calls.release()
    await expect(notice(page, form.done)).toBeVisible()
  })
