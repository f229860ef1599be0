import { assign, emit, setup } from 'xstate'
import type { Reminder } from '../../rules/password.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import {
  type CaptchaAnswer,
  type CaptchaEmit,
  type CaptchaEvent,
  captchaActions,
  captchaGuards,
  unsolved,
} from '../captchaForm.ts'
import { unprovided } from '../port.ts'

interface ReminderContext extends CaptchaAnswer {
  eMailAddress: string
  problem: Problem | null
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
    emitted: CaptchaEmit | { type: 'notice'; variant: 'error'; message: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    resetPassword: unprovided<void, Reminder & { recaptchaResponse: string }>('resetPassword'),
  },
  guards: captchaGuards,
  actions: {
    ...captchaActions<ReminderContext, ReminderEvent>(),
    keepAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'reminder.submit' ? event.form.eMailAddress : context.eMailAddress,
      problem: null,
    }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    tellProblem: emit(({ context }) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: context.problem?.message ?? '',
    })),
  },
}).createMachine({
  id: 'reminder',
  context: { ...unsolved, eMailAddress: '', problem: null },
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'untried',
      states: {
        untried: {},
        failed: { tags: 'failed' },
      },
      on: {
        'captcha.solved': { actions: 'keepCaptcha' },
        'captcha.lost': { actions: 'dropCaptcha' },
        'reminder.submit': [
          { guard: 'captchaSolved', target: 'sending', actions: 'keepAddress' },
          { actions: ['askForCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({
          eMailAddress: context.eMailAddress,
          recaptchaResponse: context.recaptchaResponse ?? '',
        }),
        onDone: { target: 'sent', actions: ['dropCaptcha', 'resetCaptcha'] },
        onError: {
          target: 'form.failed',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            'dropCaptcha',
            'resetCaptcha',
            'tellProblem',
          ],
        },
      },
    },
    sent: { type: 'final' },
  },
})
