import { assign, setup } from 'xstate'
import type { Reactivation } from '../../rules/onboarding.ts'
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

interface ReactivationContext extends CaptchaAnswer, FormProblem {
  eMailAddress: string
}

type ReactivationEvent = CaptchaEvent | { type: 'reactivation.submit'; form: Reactivation }

/** Asking for the activation mail again (000 section 2): a form that ends in a receipt naming the address. */
export const reactivationMachine = setup({
  types: {} as {
    context: ReactivationContext
    events: ReactivationEvent
    emitted: CaptchaEmit | ProblemEmit
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    reactivate: unprovided<void, Reactivation & { recaptchaResponse: string }>('reactivate'),
  },
  guards: { ...captchaGuards, ...problemGuards },
  actions: {
    ...captchaActions<ReactivationContext, ReactivationEvent>(),
    ...problemActions<ReactivationContext, ReactivationEvent>(),
    setAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'reactivation.submit' ? event.form.eMailAddress : context.eMailAddress,
    }),
  },
}).createMachine({
  id: 'reactivation',
  context: { ...unsolved, eMailAddress: '', problem: null },
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {},
        failed: { tags: 'failed' },
        outcomeUnknown: { tags: 'failed' },
      },
      on: {
        ...captchaTransitions,
        'reactivation.submit': [
          { guard: 'captchaSolved', target: 'sending', actions: ['setAddress', 'clearProblem'] },
          { actions: ['validateCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      exit: ['clearCaptcha', 'resetCaptcha'],
      invoke: {
        id: 'reactivate',
        src: 'reactivate',
        input: ({ context }) => ({
          eMailAddress: context.eMailAddress,
          recaptchaResponse: context.recaptchaResponse ?? '',
        }),
        onDone: 'submitted',
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
