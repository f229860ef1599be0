// @module-tag full

import type { Page } from '@playwright/test'
import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { registrationTexts } from '../../../src/ui/onboarding/registrationTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { activationModel } from '../../model/onboarding/activation.model.ts'
import { registrationModel } from '../../model/onboarding/registration.model.ts'
import { signInModel } from '../../model/session/signIn.model.ts'
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

const signInFailures: Readonly<Record<string, string>> = {
  'form.disabled': 'USER DISABLED. PLEASE RENEW PASSWORD BY CLICK : FORGOT PASSWORD',
  'form.refused': 'Bad credentials',
  'form.serverError': 'System error occured, please try again later',
}

const signIn: Tour<typeof signInModel.machine> = {
  model: {
    ...signInModel,
    inputs: { asked: { from: '/dashboard?page=createTicket' } },
    // The stand-in captcha never expires, storage is the page's own, and nobody signs in elsewhere.
    events: {
      'captcha.solved': [{ response: 'solution' }],
      'draft.change': [{ username: 'ada@' }],
      'signIn.submit': signInModel.events?.['signIn.submit'] ?? [],
    } as NonNullable<typeof signInModel.events>,
    calls: { ...signInModel.calls, loadHint: signInModel.calls?.loadHint?.slice(3, 4) ?? [] },
    listeners: { watchSession: {} },
  },
  address: `/login?from=${encodeURIComponent('/dashboard?page=createTicket')}`,
  does: {
    'captcha.solved': solveWhenShown,
    'draft.change': (page) => page.getByLabel(signInTexts.username).fill('ada@'),
    async 'signIn.submit'(page) {
      await page.getByLabel(signInTexts.username).fill('ada@example.com')
      await page.getByLabel(signInTexts.password, { exact: true }).fill('Engine-1843')
      await main(page).getByRole('button', { name: signInTexts.signInButton, exact: true }).click()
    },
  },
  calls: { signIn: '/oauth/token' },
  ends: {
    'signIn: ok': {
      status: 200,
      body: { access_token: 'access', token_type: 'bearer', refresh_token: 'refresh', expires_in: 599 },
    },
    'signIn: disabled': {
      status: 401,
      body: { error: 'unauthorized', error_description: 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED' },
    },
    'signIn: wrong': { status: 401, body: { error: 'unauthorized', error_description: 'Bad credentials' } },
    'signIn: captcha refused': {
      status: 400,
      body: { error: 'invalid_request', error_description: 'The captcha is not valid' },
    },
    'signIn: down': { status: 500, body: { error: 'server_error', error_description: 'Internal Server Error' } },
    'signIn: offline': 'offline',
    'signIn: timeout': { late: callLimits.publicTimeout },
  },
  others: {
    '/api-user-service/user/getuser': {
      ...success,
      data: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        eMailAddress: 'ada@example.com',
        phoneNumber: '',
        countryCode: 'GB',
      },
    },
  },
  leadsTo: ['/api-dashboard-service/dashboard/applications'],
  async sees(page, state, { problem, captchaMissing, recaptchaResponse }, step) {
    if (state === 'signedIn') {
      await expect(page).toHaveURL('/dashboard?page=createTicket')
      await expect(page.getByRole('banner').getByText('Hello, Ada')).toBeVisible()
      return
    }
    await seesForm(page, signInTexts.signInButton, state === 'submitting', captchaMissing)
    await seesSolved(page, recaptchaResponse !== null)
    const message =
      signInFailures[state] ??
      (state === 'form.noResponse' ? (problem?.kind === 'timeout' ? 'Request Timeout' : 'Network Error') : undefined)
    const alerts = main(page).locator('.notice')
    if (message === undefined) await expect(alerts).toHaveCount(0)
    else await expect(alerts).toHaveText(message)
    await expect(alerts.getByRole('link', { name: 'FORGOT PASSWORD' })).toHaveCount(state === 'form.disabled' ? 1 : 0)
    if (step === 'signIn: wrong') await expect(page.getByLabel(signInTexts.password, { exact: true })).toBeFocused()
  },
}

async function signUp(page: Page, eMailAddress: string) {
  await page.getByLabel(registrationTexts.firstName).fill('Ada')
  await page.getByLabel(registrationTexts.lastName).fill('Lovelace')
  await page.getByLabel(registrationTexts.email).fill(eMailAddress)
  await page.getByLabel(registrationTexts.phoneNumber).fill('+905551112233')
  await page.getByLabel(registrationTexts.password, { exact: true }).fill('Engine-1843')
  await page.getByLabel(registrationTexts.confirmPassword, { exact: true }).fill('Engine-1843')
  await page.getByLabel(registrationTexts.country).selectOption('GB')
  await main(page).getByRole('button', { name: registrationTexts.signUpButton, exact: true }).click()
}

const registration: Tour<typeof registrationModel.machine> = {
  model: {
    ...registrationModel,
    events: {
      'captcha.solved': [{ response: 'solution' }],
      'registration.submit': registrationModel.events?.['registration.submit'] ?? [],
      'registration.retry': [{}],
    } as NonNullable<typeof registrationModel.events>,
    // While the outcome is not known there is no button that sends; which failure it was changes nothing after it.
    possible: (step, context, state) =>
      (!step.startsWith('registration.submit') || state !== 'form.outcomeUnknown') &&
      registrationModel.possible?.(step, context, state) !== false,
    relevantContext: ({ recaptchaResponse, captchaMissing, outcomeUnknown, eMailAddress }) => ({
      recaptchaResponse,
      captchaMissing,
      outcomeUnknown,
      eMailAddress,
    }),
  },
  address: '/register',
  does: {
    'captcha.solved': solveWhenShown,
    'registration.retry': (page) => main(page).getByRole('button', { name: 'Sign up again' }).click(),
    'registration.submit(ada)': (page) => signUp(page, 'ada@example.com'),
    'registration.submit(other)': (page) => signUp(page, 'bo@example.com'),
  },
  calls: { register: '/api-user-service/user/register' },
  ends: {
    'register: ok': { status: 200, body: success },
    'register: taken': { status: 409, body: refused('This email address is in use') },
    'register: timeout': { late: callLimits.registerTimeout },
    'register: gateway': { status: 504, body: refused('Gateway Timeout') },
  },
  async sees(page, state, { problem, captchaMissing, recaptchaResponse, eMailAddress }, step) {
    if (state === 'submitted') {
      await expect(main(page).getByText(registrationTexts.registrationReceived)).toBeVisible()
      await expect(main(page).getByText(registrationTexts.registrationInstruction(eMailAddress))).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
      await expect(main(page).getByRole('link', { name: 'Resend activation mail' })).toHaveAttribute(
        'href',
        '/reactivation',
      )
      return
    }
    const unknown = state === 'form.outcomeUnknown'
    const submit = main(page).getByRole('button', { name: 'SIGN UP', exact: true })
    await expect(submit).toHaveCount(unknown ? 0 : 1)
    if (!unknown) await seesForm(page, registrationTexts.signUpButton, state === 'registering', captchaMissing)
    await seesSolved(page, recaptchaResponse !== null)
    const said: Readonly<Record<string, string>> = {
      'form.failed': `Couldn’t create your account. This email address is in use`,
      'form.outcomeUnknown': `${problem?.message}. Your account may have been created. Check your email for the activation link before you sign up again. Sign in · Resend activation mailSign up again`,
    }
    await expect(main(page).locator('form .notice')).toHaveText(said[state] ? [said[state]] : [])
    if (step === 'registration.retry') await expect(submit).toBeFocused()
    if (state !== 'form.failed' || !step.startsWith('register:')) return
    await seesNotice(page, 'This email address is in use')
    const email = page.getByLabel(registrationTexts.email)
    await expect(email).toHaveValue(eMailAddress)
    await expect(email).toHaveAccessibleDescription('This email address is in use')
    await expect(email).toBeFocused()
  },
}

const activation: Tour<typeof activationModel.machine> = {
  model: activationModel,
  address: '/confirm/mailed-key',
  does: { 'activation.retry': (page) => main(page).getByRole('button', { name: 'Retry' }).click() },
  calls: { activate: '/api-user-service/user/activate' },
  ends: {
    'activate: ok': { status: 200, body: success },
    'activate: used key': { status: 400, body: refused('Activation link is not valid') },
    'activate: network': 'offline',
    'activate: timeout': { late: callLimits.publicTimeout },
    'activate: malformed': 'not JSON',
    'activate: active': { status: 409, body: refused('This account has already been activated') },
    'activate: gateway': { status: 504, body: refused('Gateway Timeout') },
    'activate: server error': { status: 500, body: refused('Internal Server Error') },
  },
  async sees(page, state, { problem }) {
    const isFailed = ['failed', 'outcomeUnknown', 'possiblyActive'].includes(state)
    const failure = `Activation failed. Reason : ${problem?.message}`
    const isActive = problem?.kind === 'answer' && problem.status === 409
    const unlessFailed = isActive ? 'You can sign in.' : 'Your account may already be active. Try signing in.'
    const perhaps = state === 'failed' ? '' : unlessFailed
    await expect(main(page).getByText('Activation is completing...')).toHaveCount(state === 'activating' ? 1 : 0)
    await expect(main(page).getByText('Your activation completed.')).toHaveCount(state === 'activated' ? 1 : 0)
    await expect(main(page).locator('.notice-text')).toHaveText(isFailed ? [failure + perhaps] : [])
    await expect(main(page).getByRole('link', { name: 'LOG IN', exact: true })).toHaveCount(
      state === 'activating' ? 0 : 1,
    )
    await expect(main(page).getByRole('link', { name: 'Resend activation mail' })).toHaveCount(isFailed ? 1 : 0)
    const canRetry = state === 'outcomeUnknown' || (isFailed && problem?.message === 'Internal Server Error')
    await expect(main(page).getByRole('button', { name: 'Retry' })).toHaveCount(canRetry ? 1 : 0)
  },
}

takeTours({ signIn, registration, activation })
