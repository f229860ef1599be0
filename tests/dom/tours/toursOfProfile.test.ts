// @module-tag full

import type { Page, Route } from '@playwright/test'
import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { profileModel } from '../../model/profile/profile.model.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Tour } from '../../support/browser/tour.ts'
import { ada, field, press, shows, signedIn } from '../../support/browser/tourArea.ts'
import { refused, retry, seesNotice, success, takeTours } from '../../support/browser/tourSteps.ts'

/** The session's own call, which is held until the walk says whether the profile is known. */
const asked = new WeakMap<Page, Route[]>()

async function holdProfile(page: Page): Promise<void> {
  await signedIn(page)
  const waiting: Route[] = []
  asked.set(page, waiting)
  await page.route('**/api-user-service/user/getuser', (route) => void waiting.push(route))
}

const answerProfile = (status: number, body: unknown, isKnown: boolean) => async (page: Page) => {
  const waiting = asked.get(page) ?? []
  await expect.poll(() => waiting.length, { message: 'the profile is asked for', intervals: [20] }).toBe(1)
  // What is read again after a change is there at once.
  if (isKnown)
    await page.route('**/api-user-service/user/getuser', (route) => route.fulfill({ json: { ...success, data: ada } }))
  await waiting.shift()?.fulfill({ status, json: body })
}

const unclear = (why: string) => `${why}. Your changes may have been saved. Check them before you try again.`
const said: Readonly<Record<string, string>> = {
  'profile.failed': 'The bank is closed',
  'saveProfile: ok': 'Personal info saved successfully',
  'saveProfile: refused': 'The bank says no',
  'changePassword: ok': 'Password info updated successfully',
  'changePassword: refused': 'The bank says no',
}

const profile: Tour<typeof profileModel.machine> = {
  model: {
    ...profileModel,
    events: {
      ...profileModel.events,
      'profile.loaded': { first: { profile: ada } },
      'profile.failed': [{}],
    } as NonNullable<typeof profileModel.events>,
    listeners: { watchProfile: {} },
    // The session reports the profile when it was asked for it. The two forms do not know each other: the second one
    // is tried once the first is saved.
    possible(step, _, state) {
      if (/^profile\.(?:loaded|failed)/.test(step)) return state === 'loading'
      if (step === 'personal.submit') return state.endsWith('password.form.pristine')
      return step !== 'password.submit' || state.includes('personal.form.saved')
    },
    relevantContext: ({ profile: known }) => known !== null,
  },
  address: '/profile',
  prepare: holdProfile,
  does: {
    'profile.loaded(first)': answerProfile(200, { ...success, data: ada }, true),
    'profile.failed': answerProfile(503, refused('The bank is closed'), false),
    'profile.reload': (page) => retry(page).click(),
    async 'personal.submit'(page) {
      await field(page, 'Country').selectOption('DE')
      await press(page, 'SAVE CHANGES')
    },
    async 'password.submit'(page) {
      await field(page, 'Current password').fill('Engine-1843')
      for (const label of ['New password', 'Re-enter new password']) await field(page, label).fill('Engine-1852')
      await press(page, 'UPDATE PASSWORD')
    },
  },
  calls: {
    saveProfile: '/api-user-service/user/updateuser',
    changePassword: '/api-user-service/user/changepassword',
  },
  ends: {
    'saveProfile: ok': { status: 200, body: { ...success, data: {} } },
    'saveProfile: refused': { status: 400, body: refused('The bank says no') },
    'saveProfile: timeout': { late: callLimits.timeout },
    'changePassword: ok': { status: 200, body: success },
    'changePassword: refused': { status: 400, body: refused('The bank says no') },
    'changePassword: timeout': { late: callLimits.timeout },
  },
  async sees(page, state, _, step) {
    const isReady = state.startsWith('ready')
    const unavailable = ['Couldn’t load your profile']
    const why = 'You can’t change anything until your profile loads.'
    const doubt = [unclear('Request Timeout')]
    const refusal = state.includes('personal.form.failed') ? ['Couldn’t save your changes. The bank says no'] : []
    const passwordRefusal = state.includes('password.form.failed')
      ? ['Couldn’t change your password. The bank says no']
      : []
    const passwordDoubt = [
      'Request Timeout. Your new password may already be active. Sign in with it before you try again.',
    ]
    // A failed change leaves what was typed in the fields.
    const isTyped = /password\.(?:updating|form\.(?:failed|outcomeUnknown))/.test(state)
    const typed = isTyped ? ['Engine-1843', 'Engine-1852', 'Engine-1852'] : ['', '', '']
    await shows(
      page,
      {
        headings: 'main h2',
        waiting: 'main [role=status]',
        missing: 'main .state',
        alerts: 'main [role=alert]',
        personal: 'main form[aria-label="Profil Info"] .notice',
        busy: 'main [type=submit][aria-busy=true]',
        passwords: ['main input[name$=assword]', 'value'],
      },
      {
        headings: state === 'unavailable' ? unavailable : ['Profil Info', 'Password Info'],
        waiting: state === 'loading' ? ['Loading your profile'] : [...refusal, ...passwordRefusal],
        missing: state === 'unavailable' ? [`${unavailable}${why}Retry`] : [],
        alerts: [
          ...(state.includes('personal.form.outcomeUnknown') ? doubt : []),
          ...(state.includes('password.form.outcomeUnknown') ? passwordDoubt : []),
        ],
        personal: state.includes('personal.form.outcomeUnknown') ? doubt : refusal,
        busy: state.includes('saving') ? ['SAVE CHANGES'] : state.includes('updating') ? ['UPDATE PASSWORD'] : [],
        passwords: isReady ? typed : [],
      },
    )
    const notice = said[step]
    if (notice !== undefined) await seesNotice(page, notice)
    // What was changed stays, whatever became of it.
    if (step.startsWith('saveProfile:')) await expect(field(page, 'Country')).toHaveValue('DE')
  },
}

takeTours({ profile })
