import { assign, emit, setup } from 'xstate'
import type { Reactivation } from '../../rules/onboarding.ts'
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

interface ReactivationContext extends CaptchaAnswer {
  eMailAddress: string
  problem: Problem | null
}

type ReactivationEvent = CaptchaEvent | { type: 'reactivation.submit'; form: Reactivation }

/** Asking for the activation mail again (000 section 2): a form that ends in a receipt naming the address. */
export const reactivationMachine = setup({
  types: {} as {
    context: ReactivationContext
    events: ReactivationEvent
    emitted: CaptchaEmit | { type: 'notice'; variant: 'error'; message: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    reactivate: unprovided<void, Reactivation & { recaptchaResponse: string }>('reactivate'),
  },
  guards: captchaGuards,
  actions: {
    ...captchaActions<ReactivationContext, ReactivationEvent>(),
    keepAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'reactivation.submit' ? event.form.eMailAddress : context.eMailAddress,
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
  id: 'reactivation',
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
        'reactivation.submit': [
          { guard: 'captchaSolved', target: 'sending', actions: 'keepAddress' },
          { actions: ['askForCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'reactivate',
        src: 'reactivate',
        input: ({ context }) => ({
          eMailAddress: context.eMailAddress,
          recaptchaResponse: context.recaptchaResponse ?? '',
        }),
        onDone: 'received',
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
    received: { type: 'final' },
  },
})
