import { assign, emit, setup } from 'xstate'
import { onboardingNotices, type Reactivation } from '../../rules/onboarding/onboarding.ts'
import {
  type CaptchaEvent,
  type CaptchaFormContext,
  type CaptchaFormEmit,
  captchaForm,
  captchaFormActions,
  captchaFormContext,
  captchaFormGuards,
} from '../captchaForm.ts'
import { unprovided } from '../port.ts'

interface ReactivationContext extends CaptchaFormContext {
  eMailAddress: string
}

type ReactivationEvent = CaptchaEvent | { type: 'reactivation.submit'; form: Reactivation }

/** Asking for the activation mail again (000 section 2): a form that ends in a receipt naming the address. */
export const reactivationMachine = setup({
  types: {} as {
    context: ReactivationContext
    events: ReactivationEvent
    emitted: CaptchaFormEmit | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    reactivate: unprovided<void, Reactivation & { recaptchaResponse: string }>('reactivate'),
  },
  guards: captchaFormGuards,
  actions: {
    ...captchaFormActions<ReactivationContext, ReactivationEvent>(onboardingNotices.notReactivated),
    clearForm: emit({ type: 'form.cleared' as const }),
    setAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'reactivation.submit' ? event.form.eMailAddress : context.eMailAddress,
    }),
  },
}).createMachine({
  id: 'reactivation',
  context: { ...captchaFormContext, eMailAddress: '' },
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {},
        ...captchaForm.failures,
      },
      on: {
        ...captchaForm.on,
        'reactivation.submit': captchaForm.submit('sending', 'setAddress'),
      },
    },
    sending: {
      ...captchaForm.sending,
      invoke: {
        id: 'reactivate',
        src: 'reactivate',
        input: ({ context }) => ({
          eMailAddress: context.eMailAddress,
          recaptchaResponse: context.recaptchaResponse ?? '',
        }),
        onDone: { target: 'submitted', actions: 'clearForm' },
        onError: captchaForm.onError,
      },
    },
    submitted: { type: 'final' },
  },
})
