import { emit, setup } from 'xstate'
import type { Registration } from '../../rules/onboarding.ts'
import type { Secret } from '../../rules/secret.ts'
import {
  type CaptchaAnswer,
  type CaptchaEmit,
  type CaptchaEvent,
  captchaActions,
  captchaGuards,
  captchaTransitions,
  unsolved,
} from '../captchaForm.ts'
import { type FormProblem, type ProblemEmit, problemActions, problemGuards } from '../formProblem.ts'
import { unprovided } from '../port.ts'

interface SolvedRegistration {
  form: Secret<Registration>
  recaptchaResponse: string
}

type RegistrationContext = CaptchaAnswer & FormProblem

type RegistrationEvent =
  | CaptchaEvent
  | { type: 'registration.submit'; form: Secret<Registration> }
  | { type: 'registration.retry' }

/**
 * Sign up (000 section 2): a form that ends in a receipt; a failure keeps what was typed and asks for a new captcha. When
 * the account may have been created although the call failed, nothing is sent again before `registration.retry`.
 */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext
    events: RegistrationEvent
    emitted: CaptchaEmit | ProblemEmit | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    register: unprovided<void, SolvedRegistration>('register'),
  },
  guards: { ...captchaGuards, ...problemGuards },
  actions: {
    ...captchaActions<RegistrationContext, RegistrationEvent>(),
    ...problemActions<RegistrationContext, RegistrationEvent>(),
    clearForm: emit({ type: 'form.cleared' as const }),
  },
}).createMachine({
  id: 'registration',
  context: { ...unsolved, problem: null },
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
          on: { 'registration.submit': {}, 'registration.retry': 'retryable' },
        },
        retryable: {},
      },
      on: {
        ...captchaTransitions,
        'registration.submit': [
          { guard: 'captchaSolved', target: 'registering', actions: 'clearProblem' },
          { actions: ['validateCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    registering: {
      tags: ['busy', 'mutating'],
      exit: ['clearCaptcha', 'resetCaptcha'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          if (event.type !== 'registration.submit') throw new Error(`registering was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'submitted', actions: 'clearForm' },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'form.outcomeUnknown',
            actions: [
              { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'form.failed',
            actions: [
              { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitProblem', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    submitted: { type: 'final' },
  },
})
