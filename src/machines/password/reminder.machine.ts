import { assign, setup } from 'xstate'
import type { Reminder } from '../../rules/password.ts'
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

interface ReminderContext extends CaptchaAnswer, FormProblem {
  eMailAddress: string
}

type ReminderEvent = CaptchaEvent | { type: 'reminder.submit'; form: Reminder }

/**
 * Forgot password (000 sections 2 and 4): a form that ends in a receipt naming the address. The captcha's answer is
 * dropped after each attempt and its widget reset on submit.
 */
export const reminderMachine = setup({
  types: {} as {
    context: ReminderContext
    events: ReminderEvent
    emitted: CaptchaEmit | ProblemEmit
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    resetPassword: unprovided<void, Reminder & { recaptchaResponse: string }>('resetPassword'),
  },
  guards: { ...captchaGuards, ...problemGuards },
  actions: {
    ...captchaActions<ReminderContext, ReminderEvent>(),
    ...problemActions<ReminderContext, ReminderEvent>(),
    setAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'reminder.submit' ? event.form.eMailAddress : context.eMailAddress,
    }),
  },
}).createMachine({
  id: 'reminder',
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
        'reminder.submit': [
          { guard: 'captchaSolved', target: 'sending', actions: ['setAddress', 'clearProblem'] },
          { actions: ['validateCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      exit: ['clearCaptcha', 'resetCaptcha'],
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({
          eMailAddress: context.eMailAddress,
          recaptchaResponse: context.recaptchaResponse ?? '',
        }),
        onDone: 'sent',
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
    sent: { type: 'final' },
  },
})
