import { profileMachine } from '../../../src/machines/profile/profile.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const profile = {
  firstName: 'Ada',
  lastName: 'Kaya',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905551112233',
  countryCode: 'TR',
}
const renamed = { ...profile, lastName: 'Lovelace' }
/** Of an answer whose phoneNumber and countryCode were null. */
const sparse = { ...profile, phoneNumber: '', countryCode: '' }
const refused: Problem = { kind: 'answer', status: 400, message: 'The bank says no', described: true }
const failure = (form: 'personal' | 'password', problem: Problem) => ({ type: 'failure' as const, form, problem })
const error = (message: string, undone: string, about: string) => ({
  type: 'notice' as const,
  variant: 'error' as const,
  message,
  undone,
  about,
})

export const profileModel: ModelSpec<typeof profileMachine> = {
  machine: profileMachine,
  events: {
    'profile.reload': [{}],
    'personal.submit': [{ form: { firstName: 'Ada', lastName: 'Kaya', country: 'DE' } }],
    'password.submit': [
      { form: seal({ password: 'Engine-1843', newPassword: 'Engine-1852', confirmPassword: 'Engine-1852' }) },
    ],
  },
  calls: {
    saveProfile: [resolve('ok'), reject('refused', refused), reject('timeout', problems.timeout)],
    changePassword: [resolve('ok'), reject('refused', refused), reject('timeout', problems.timeout)],
  },
  listeners: {
    watchProfile: {
      'profile.loaded': { first: { profile }, renamed: { profile: renamed }, sparse: { profile: sparse } },
      'profile.failed': [{}],
    },
  },
  relevantContext: ({ profile: known, outcomeUnknown }) => [known !== null, outcomeUnknown],
  expectations: {
    states: {
      loading: { tags: ['busy'], cannot: ['personal.submit', 'password.submit', 'profile.reload'] },
      unavailable: { tags: ['failed'], can: ['profile.reload'], cannot: ['personal.submit', 'password.submit'] },
      'ready.personal.form': { tags: ['editable'], can: ['personal.submit'] },
      'ready.personal.form.failed': { context: { personalProblem: refused } },
      'ready.personal.form.outcomeUnknown': { context: { personalProblem: problems.timeout } },
      'ready.password.form.failed': {
        context: { passwordProblem: refused, outcomeUnknown: false },
        emits: [error('The bank says no', 'Your password wasn’t changed.', 'password')],
      },
      'ready.password.form.updated': { context: { outcomeUnknown: false } },
      'ready.password.form.outcomeUnknown': { context: { outcomeUnknown: true } },
      'ready.personal.saving': { tags: ['busy', 'mutating'], cannot: ['personal.submit'] },
      'ready.password.form': { tags: ['editable'], can: ['password.submit'] },
      'ready.password.updating': { tags: ['busy', 'mutating'], cannot: ['password.submit'] },
    },
    steps: {
      start: { to: 'loading', emits: [] },
      'watchProfile > profile.loaded(first)': { context: { profile } },
      'watchProfile > profile.loaded(renamed)': { context: { profile: renamed } },
      'watchProfile > profile.loaded(sparse)': { context: { profile: sparse } },
      'unavailable / profile.reload': { to: 'loading', emits: [{ type: 'profile.requested' }] },
      'loading / watchProfile > profile.failed': { to: 'unavailable', emits: [] },
      'saveProfile: ok': {
        emits: [
          { type: 'profile.requested' },
          { type: 'notice', variant: 'success', message: 'Personal info saved successfully', about: 'personal' },
        ],
      },
      'saveProfile: refused': {
        context: { personalProblem: refused },
        emits: [error('The bank says no', 'Your profile changes weren’t saved. They are kept as a draft.', 'personal')],
      },
      'saveProfile: timeout': {
        context: { personalProblem: problems.timeout },
        emits: [failure('personal', problems.timeout), { type: 'profile.requested' }],
      },
      'changePassword: ok': {
        emits: [
          { type: 'form.cleared' },
          { type: 'notice', variant: 'success', message: 'Password info updated successfully', about: 'password' },
        ],
      },
      'changePassword: refused': { context: { passwordProblem: refused } },
      'changePassword: timeout': {
        context: { passwordProblem: problems.timeout },
        emits: [failure('password', problems.timeout)],
      },
    },
  },
  journeys: {
    'a profile whose phone number is null is saved without one': [
      'watchProfile > profile.loaded(sparse)',
      'personal.submit',
      'saveProfile: ok',
    ],
  },
}
