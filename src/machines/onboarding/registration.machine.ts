import { assign, emit, setup } from 'xstate'
import type { Registration } from '../../rules/onboarding/registrationForm.ts'
import { registrationNotices } from '../../rules/onboarding/registrationNotices.ts'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { type CaptchaEvent, type CaptchaFormContext, type CaptchaFormEmit, captchaForm } from '../captchaForm.ts'
import { markOutcomeUnknown } from '../failure.ts'
import { unprovided } from '../port.ts'

interface SolvedRegistration {
  form: Secret<Registration>
  recaptchaResponse: string
}

interface RegistrationContext extends CaptchaFormContext {
  /** An account may have been created by an earlier attempt. */
  outcomeUnknown: boolean
  /** Where the email with the link goes. */
  eMailAddress: string
}

type RegistrationEvent =
  | CaptchaEvent
  | { type: 'registration.submit'; form: Secret<Registration>; eMailAddress: string }
  | { type: 'registration.retry' }

/**
 * Sign up (000 section 2): a form that ends in a receipt; a failure keeps what was typed and asks for a new captcha. When
 * the account may have been created although the call failed, nothing is sent again before `registration.retry`, and an
 * address that is taken then may be taken by it.
 */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext
    events: RegistrationEvent
    emitted: CaptchaFormEmit | { type: 'form.cleared' } | { type: 'mail.expected'; eMailAddress: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    register: unprovided<void, SolvedRegistration>('register'),
  },
  guards: {
    ...captchaForm.guards,
    isOutcomeUnknown: ({ context }, problem: Problem) =>
      captchaForm.guards.isOutcomeUnknown(context, problem) ||
      (context.outcomeUnknown && problem.kind === 'answer' && problem.status === 409),
  },
  actions: {
    ...captchaForm.actions<RegistrationContext, RegistrationEvent>(registrationNotices.notRegistered),
    markOutcomeUnknown: markOutcomeUnknown(),
    /** What became of an earlier attempt says nothing about another address. */
    setAddress: assign(({ context, event }) => {
      const { eMailAddress } = event.type === 'registration.submit' ? event : context
      const isSame = eMailAddress.toLowerCase() === context.eMailAddress.toLowerCase()
      return { eMailAddress, outcomeUnknown: context.outcomeUnknown && isSame }
    }),
    emitMailExpected: emit(({ context: { eMailAddress } }) => ({ type: 'mail.expected' as const, eMailAddress })),
    clearForm: emit({ type: 'form.cleared' as const }),
  },
}).createMachine({
  id: 'registration',
  context: { ...captchaForm.context, outcomeUnknown: false, eMailAddress: '' },
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {},
        failed: { tags: 'failed' },
        outcomeUnknown: {
          tags: 'failed',
          entry: ['markOutcomeUnknown', 'emitMailExpected'],
          on: { 'registration.submit': {}, 'registration.retry': 'retryable' },
        },
        retryable: {},
      },
      on: {
        ...captchaForm.on,
        'registration.submit': captchaForm.submit('registering', 'setAddress'),
      },
    },
    registering: {
      ...captchaForm.sending,
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          if (event.type !== 'registration.submit') throw new Error(`registering was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'submitted', actions: ['clearForm', 'emitMailExpected'] },
        onError: captchaForm.onError,
      },
    },
    submitted: { type: 'final' },
  },
})
