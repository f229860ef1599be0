import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { PasswordForm, PersonalForm, ProfileUpdate } from '../../rules/profile/profileForm.ts'
import { profileNotices } from '../../rules/profile/profileNotices.ts'
import type { Secret } from '../../rules/security/secret.ts'
import type { Profile } from '../../rules/session/session.ts'
import {
  clearProblem,
  type ErrorNotice,
  emitProblem,
  isOutcomeStillUnknown,
  isOutcomeUnknown,
  markOutcomeKnown,
  markOutcomeUnknown,
  ofProblem,
  setProblem,
  withProblem,
} from '../failure.ts'
import { type Notice, notice } from '../notice.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

export interface PasswordAttempt {
  eMailAddress: string
  form: Secret<PasswordForm>
}

type ProfileFormName = 'personal' | 'password'

/**
 * Edit Your Profile (001 section 2): the forms wait for the profile that the session loads, since both calls carry
 * members of it that no field shows; then personal info and password go their own ways.
 */
export const profileMachine = setup({
  types: {} as {
    context: {
      profile: Profile | null
      personalProblem: Problem | null
      passwordProblem: Problem | null
      /** The password may have been changed by an attempt that got no answer. */
      outcomeUnknown: boolean
    }
    events:
      | { type: 'profile.loaded'; profile: Profile }
      | { type: 'profile.failed' }
      | { type: 'profile.reload' }
      | { type: 'personal.submit'; form: PersonalForm }
      | { type: 'password.submit'; form: Secret<PasswordForm> }
    emitted:
      | Notice<'success'>
      | ErrorNotice
      | { type: 'profile.requested' }
      | { type: 'form.cleared' }
      | { type: 'failure'; form: ProfileFormName; problem: Problem }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    watchProfile: unprovidedCallback<{ type: 'profile.loaded'; profile: Profile } | { type: 'profile.failed' }>(
      'watchProfile',
    ),
    saveProfile: unprovided<void, ProfileUpdate>('saveProfile'),
    changePassword: unprovided<void, PasswordAttempt>('changePassword'),
  },
  guards: {
    isOutcomeUnknown,
    isOutcomeStillUnknown,
  },
  actions: {
    setProfile: assign({
      profile: ({ context, event }) => (event.type === 'profile.loaded' ? event.profile : context.profile),
    }),
    setPersonalProblem: setProblem('personalProblem'),
    clearPersonalProblem: clearProblem('personalProblem'),
    setPasswordProblem: setProblem('passwordProblem'),
    clearPasswordProblem: clearProblem('passwordProblem'),
    markOutcomeUnknown: markOutcomeUnknown(),
    markOutcomeKnown: markOutcomeKnown(),
    emitPersonalFailure: emit((_, problem: Problem) => ({
      type: 'failure' as const,
      form: 'personal' as const,
      problem,
    })),
    emitPasswordFailure: emit((_, problem: Problem) => ({
      type: 'failure' as const,
      form: 'password' as const,
      problem,
    })),
    requestProfile: emit({ type: 'profile.requested' as const }),
    clearForm: emit({ type: 'form.cleared' as const }),
    emitPersonalSaved: emit({ ...notice('success', profileNotices.personalSaved), about: 'personal' }),
    emitPasswordUpdated: emit({ ...notice('success', profileNotices.passwordUpdated), about: 'password' }),
    emitPersonalProblem: emitProblem(profileNotices.personalUnsaved, 'personal'),
    emitPasswordProblem: emitProblem(profileNotices.passwordUnchanged, 'password'),
  },
}).createMachine({
  id: 'profile',
  context: { profile: null, personalProblem: null, passwordProblem: null, outcomeUnknown: false },
  initial: 'loading',
  invoke: { id: 'watchProfile', src: 'watchProfile' },
  on: { 'profile.loaded': { actions: 'setProfile' } },
  states: {
    loading: {
      tags: 'busy',
      on: {
        'profile.loaded': { target: 'ready', actions: 'setProfile' },
        'profile.failed': 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'profile.loaded': { target: 'ready', actions: 'setProfile' },
        'profile.reload': { target: 'loading', actions: 'requestProfile' },
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
              initial: 'pristine',
              states: {
                pristine: {},
                saved: {},
                failed: { tags: 'failed' },
                outcomeUnknown: { tags: 'failed' },
              },
              on: { 'personal.submit': { target: 'saving', actions: 'clearPersonalProblem' } },
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
                onDone: { target: 'form.saved', actions: ['requestProfile', 'emitPersonalSaved'] },
                onError: [
                  {
                    guard: ofProblem('isOutcomeUnknown'),
                    target: 'form.outcomeUnknown',
                    actions: [...withProblem('setPersonalProblem', 'emitPersonalFailure'), 'requestProfile'],
                  },
                  { target: 'form.failed', actions: withProblem('setPersonalProblem', 'emitPersonalProblem') },
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
              initial: 'pristine',
              states: {
                pristine: {},
                updated: {},
                failed: { tags: 'failed' },
                outcomeUnknown: { tags: 'failed', entry: 'markOutcomeUnknown' },
              },
              on: { 'password.submit': { target: 'updating', actions: 'clearPasswordProblem' } },
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
                onDone: { target: 'form.updated', actions: ['markOutcomeKnown', 'clearForm', 'emitPasswordUpdated'] },
                onError: [
                  {
                    guard: ofProblem('isOutcomeStillUnknown'),
                    target: 'form.outcomeUnknown',
                    actions: withProblem('setPasswordProblem', 'emitPasswordFailure'),
                  },
                  { target: 'form.failed', actions: withProblem('setPasswordProblem', 'emitPasswordProblem') },
                ],
              },
            },
          },
        },
      },
    },
  },
})
