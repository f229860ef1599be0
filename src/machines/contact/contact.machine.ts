import { assign, emit, setup } from 'xstate'
import { type Contact, contactTexts } from '../../rules/contact.ts'
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

interface ContactContext extends CaptchaAnswer {
  problem: Problem | null
}

type ContactEvent = CaptchaEvent | { type: 'contact.submit'; form: Contact }

/** Contact Us (000 section 2): what was sent is cleared and the captcha reset; a failure keeps what was typed. */
export const contactMachine = setup({
  types: {} as {
    context: ContactContext
    events: ContactEvent
    emitted: CaptchaEmit | { type: 'notice'; variant: 'success' | 'error'; message: string } | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    saveContact: unprovided<void, Contact & { recaptchaResponse: string }>('saveContact'),
  },
  guards: captchaGuards,
  actions: {
    ...captchaActions<ContactContext, ContactEvent>(),
    clearForm: emit({ type: 'form.cleared' as const }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    tellReceived: emit({ type: 'notice' as const, variant: 'success' as const, message: contactTexts.received }),
    tellProblem: emit(({ context }) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: context.problem?.message ?? '',
    })),
  },
}).createMachine({
  id: 'contact',
  context: { ...unsolved, problem: null },
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'untried',
      states: {
        untried: {},
        failed: { tags: 'failed' },
        sent: {},
      },
      on: {
        'captcha.solved': { actions: 'keepCaptcha' },
        'captcha.lost': { actions: 'dropCaptcha' },
        'contact.submit': [
          { guard: 'captchaSolved', target: 'sending', actions: 'forgetProblem' },
          { actions: ['askForCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'saveContact',
        src: 'saveContact',
        input: ({ context, event }) => {
          if (event.type !== 'contact.submit') throw new Error(`sending was entered by ${event.type}`)
          return { ...event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'form.sent', actions: ['dropCaptcha', 'resetCaptcha', 'clearForm', 'tellReceived'] },
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
  },
})
