import { emit, setup } from 'xstate'
import { type Contact, contactTexts } from '../../rules/contact.ts'
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

type ContactContext = CaptchaAnswer & FormProblem

type ContactEvent = CaptchaEvent | { type: 'contact.submit'; form: Contact } | { type: 'contact.retry' }

/**
 * Contact Us (000 section 2): what was sent is cleared and the captcha reset; a failure keeps what was typed. When the
 * message may have arrived although the call failed, nothing is sent again before `contact.retry`.
 */
export const contactMachine = setup({
  types: {} as {
    context: ContactContext
    events: ContactEvent
    emitted:
      | CaptchaEmit
      | ProblemEmit
      | { type: 'notice'; variant: 'success'; message: string }
      | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    saveContact: unprovided<void, Contact & { recaptchaResponse: string }>('saveContact'),
  },
  guards: { ...captchaGuards, ...problemGuards },
  actions: {
    ...captchaActions<ContactContext, ContactEvent>(),
    ...problemActions<ContactContext, ContactEvent>(),
    clearForm: emit({ type: 'form.cleared' as const }),
    emitReceived: emit({ type: 'notice' as const, variant: 'success' as const, message: contactTexts.received }),
  },
}).createMachine({
  id: 'contact',
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
          on: { 'contact.submit': {}, 'contact.retry': 'retryable' },
        },
        retryable: {},
        sent: {},
      },
      on: {
        ...captchaTransitions,
        'contact.submit': [
          { guard: 'captchaSolved', target: 'sending', actions: 'clearProblem' },
          { actions: ['validateCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      exit: ['clearCaptcha', 'resetCaptcha'],
      invoke: {
        id: 'saveContact',
        src: 'saveContact',
        input: ({ context, event }) => {
          if (event.type !== 'contact.submit') throw new Error(`sending was entered by ${event.type}`)
          return { ...event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'form.sent', actions: ['clearForm', 'emitReceived'] },
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
  },
})
