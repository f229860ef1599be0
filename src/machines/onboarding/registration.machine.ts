import { assign, emit, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import type { Registration } from '../../rules/onboarding.ts'
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

interface SolvedRegistration {
  form: Handle<Registration>
  recaptchaResponse: string
}

interface RegistrationContext extends CaptchaAnswer {
  problem: Problem | null
}

type RegistrationEvent = CaptchaEvent | { type: 'registration.submit'; form: Handle<Registration> }

/** Sign up (000 section 2): a form that ends in a receipt; a failure keeps what was typed and asks for a new captcha. */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext
    events: RegistrationEvent
    emitted: CaptchaEmit | { type: 'notice'; variant: 'error'; message: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    register: unprovided<void, SolvedRegistration>('register'),
  },
  guards: captchaGuards,
  actions: {
    ...captchaActions<RegistrationContext, RegistrationEvent>(),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    tellProblem: emit(({ context }) => ({
      type: 'notice' as const,
      variant: 'error' as const,
      message: context.problem?.message ?? '',
    })),
  },
}).createMachine({
  id: 'registration',
  context: { ...unsolved, problem: null },
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
        'registration.submit': [
          { guard: 'captchaSolved', target: 'registering', actions: 'forgetProblem' },
          { actions: ['askForCaptcha', 'focusCaptcha'] },
        ],
      },
    },
    registering: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          if (event.type !== 'registration.submit') throw new Error(`registering was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
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
