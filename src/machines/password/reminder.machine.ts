import { assign, emit, setup } from 'xstate'
import { passwordNotices, type Reminder } from '../../rules/password/password.ts'
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

interface ReminderContext extends CaptchaFormContext {
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
    emitted: CaptchaFormEmit | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    resetPassword: unprovided<void, Reminder & { recaptchaResponse: string }>('resetPassword'),
  },
  guards: captchaFormGuards,
  actions: {
    ...captchaFormActions<ReminderContext, ReminderEvent>(passwordNotices.reminderNotSent),
    clearForm: emit({ type: 'form.cleared' as const }),
    setAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'reminder.submit' ? event.form.eMailAddress : context.eMailAddress,
    }),
  },
}).createMachine({
  id: 'reminder',
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
        'reminder.submit': captchaForm.submit('sending', 'setAddress'),
      },
    },
    sending: {
      ...captchaForm.sending,
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({
          eMailAddress: context.eMailAddress,
          recaptchaResponse: context.recaptchaResponse ?? '',
        }),
        onDone: { target: 'sent', actions: 'clearForm' },
        onError: captchaForm.onError,
      },
    },
    sent: { type: 'final' },
  },
})
