import { assign, emit, setup } from 'xstate'
import type { Reactivation } from '../../rules/onboarding.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

/** Asking for the activation mail again (000 section 2): a form that ends in a receipt naming the address. */
export const reactivationMachine = setup({
  types: {} as {
    context: {
      recaptchaResponse: string | null
      captchaMissing: boolean
      eMailAddress: string
      problem: Problem | null
    }
    events:
      | { type: 'captcha.solved'; response: string }
      | { type: 'captcha.lost' }
      | { type: 'reactivation.submit'; form: Reactivation }
    emitted:
      | { type: 'notice'; variant: 'error'; message: string }
      | { type: 'focus'; field: string }
      | { type: 'captcha.reset' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    reactivate: unprovided<void, Reactivation & { recaptchaResponse: string }>('reactivate'),
  },
  guards: {
    captchaSolved: ({ context }) => context.recaptchaResponse !== null,
  },
  actions: {
    keepCaptcha: assign({
      recaptchaResponse: ({ event }) => (event.type === 'captcha.solved' ? event.response : null),
      captchaMissing: false,
    }),
    dropCaptcha: assign({ recaptchaResponse: null }),
    askForCaptcha: assign({ captchaMissing: true }),
    focusCaptcha: emit({ type: 'focus' as const, field: 'captcha' }),
    resetCaptcha: emit({ type: 'captcha.reset' as const }),
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
  context: { recaptchaResponse: null, captchaMissing: false, eMailAddress: '', problem: null },
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
