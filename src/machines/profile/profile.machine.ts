import { assign, emit, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import { isOutcomeUnknown, type Problem, toProblem } from '../../rules/problem.ts'
import { type PasswordForm, type PersonalForm, type ProfileUpdate, profileTexts } from '../../rules/profile.ts'
import type { Profile } from '../../rules/session.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

export interface PasswordAttempt {
  eMailAddress: string
  form: Handle<PasswordForm>
}

type ProfileFormName = 'personal' | 'password'

interface Failure {
  error: unknown
}

/**
 * Edit Your Profile (001 section 2): the forms wait for the profile that the session loads, since both calls carry
 * members of it that no field shows; then personal info and password go their own ways.
 */
export const profileMachine = setup({
  types: {} as {
    context: { profile: Profile | null; personalProblem: Problem | null; passwordProblem: Problem | null }
    events:
      | { type: 'profile.known'; profile: Profile }
      | { type: 'profile.missing' }
      | { type: 'profile.retry' }
      | { type: 'personal.submit'; form: PersonalForm }
      | { type: 'password.submit'; form: Handle<PasswordForm> }
    emitted:
      | { type: 'notice'; variant: 'success' | 'error'; message: string }
      | { type: 'profile.wanted' }
      | { type: 'form.cleared' }
      | { type: 'failure'; form: ProfileFormName; problem: Problem }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    watchProfile: unprovidedCallback<{ type: 'profile.known'; profile: Profile } | { type: 'profile.missing' }>(
      'watchProfile',
    ),
    saveProfile: unprovided<void, ProfileUpdate>('saveProfile'),
    changePassword: unprovided<void, PasswordAttempt>('changePassword'),
  },
  guards: {
    isOutcomeUnknown: (_, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
  },
  actions: {
    keepProfile: assign({
      profile: ({ context, event }) => (event.type === 'profile.known' ? event.profile : context.profile),
    }),
    keepPersonalProblem: assign({ personalProblem: (_, { error }: Failure) => toProblem(error) }),
    forgetPersonalProblem: assign({ personalProblem: null }),
    keepPasswordProblem: assign({ passwordProblem: (_, { error }: Failure) => toProblem(error) }),
    forgetPasswordProblem: assign({ passwordProblem: null }),
    tellFailure: emit((_, { error, form }: Failure & { form: ProfileFormName }) => ({
      type: 'failure' as const,
      form,
      problem: toProblem(error),
    })),
    wantProfile: emit({ type: 'profile.wanted' as const }),
    clearForm: emit({ type: 'form.cleared' as const }),
    tellPersonalSaved: emit({
      type: 'notice' as const,
      variant: 'success' as const,
      message: profileTexts.personalSaved,
    }),
    tellPasswordUpdated: emit({
      type: 'notice' as const,
      variant: 'success' as const,
      message: profileTexts.passwordUpdated,
    }),
    tellProblem: emit((_, { error }: Failure) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: toProblem(error).message,
    })),
  },
}).createMachine({
  id: 'profile',
  context: { profile: null, personalProblem: null, passwordProblem: null },
  initial: 'loading',
  invoke: { id: 'watchProfile', src: 'watchProfile' },
  on: { 'profile.known': { actions: 'keepProfile' } },
  states: {
    loading: {
      tags: 'busy',
      on: {
        'profile.known': { target: 'ready', actions: 'keepProfile' },
        'profile.missing': 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'profile.known': { target: 'ready', actions: 'keepProfile' },
        'profile.retry': { target: 'loading', actions: 'wantProfile' },
      },
    },
    ready: {
      type: 'parallel',
      states: {
        personal: {
          initial: 'form',
          states: {
            form: {
              tags: 'editable',
              initial: 'untried',
              states: {
                untried: {},
                saved: {},
                failed: { tags: 'failed' },
                unanswered: { tags: 'failed' },
              },
              on: { 'personal.submit': { target: 'saving', actions: 'forgetPersonalProblem' } },
            },
            saving: {
              tags: ['busy', 'mutating'],
              invoke: {
                id: 'saveProfile',
                src: 'saveProfile',
                input: ({ context, event }) => {
                  if (event.type !== 'personal.submit') throw new Error(`saving was entered by ${event.type}`)
                  const { phoneNumber } = context.profile ?? {}
                  return phoneNumber ? { ...event.form, phoneNumber } : event.form
                },
                onDone: { target: 'form.saved', actions: ['wantProfile', 'tellPersonalSaved'] },
                onError: [
                  {
                    guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
                    target: 'form.unanswered',
                    actions: [
                      { type: 'keepPersonalProblem', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellFailure', params: ({ event }) => ({ error: event.error, form: 'personal' }) },
                      'wantProfile',
                    ],
                  },
                  {
                    target: 'form.failed',
                    actions: [
                      { type: 'keepPersonalProblem', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                ],
              },
            },
          },
        },
        password: {
          initial: 'form',
          states: {
            form: {
              tags: 'editable',
              initial: 'untried',
              states: {
                untried: {},
                updated: {},
                failed: { tags: 'failed' },
                unanswered: { tags: 'failed' },
              },
              on: { 'password.submit': { target: 'updating', actions: 'forgetPasswordProblem' } },
            },
            updating: {
              tags: ['busy', 'mutating'],
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context, event }) => {
                  if (event.type !== 'password.submit') throw new Error(`updating was entered by ${event.type}`)
                  return { form: event.form, eMailAddress: context.profile?.eMailAddress ?? '' }
                },
                onDone: { target: 'form.updated', actions: ['clearForm', 'tellPasswordUpdated'] },
                onError: [
                  {
                    guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
                    target: 'form.unanswered',
                    actions: [
                      { type: 'keepPasswordProblem', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellFailure', params: ({ event }) => ({ error: event.error, form: 'password' }) },
                    ],
                  },
                  {
                    target: 'form.failed',
                    actions: [
                      { type: 'keepPasswordProblem', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
