import { assign, emit, setup } from 'xstate'
import type { MailLinkForm, MailLinkPurpose } from '../../rules/mailLink/mailLinkForm.ts'
import { mailLinkNotices } from '../../rules/mailLink/mailLinkNotices.ts'
import { type CaptchaEvent, type CaptchaFormContext, type CaptchaFormEmit, captchaForm } from '../captchaForm.ts'
import { unprovided, withOutput } from '../port.ts'

interface MailLinkContext extends CaptchaFormContext {
  purpose: MailLinkPurpose
  eMailAddress: string
}

type MailLinkEvent = CaptchaEvent | { type: 'mailLink.submit'; form: MailLinkForm }

/**
 * Asks for an email with a link (000 sections 2 and 4), of the password reminder or of the activation: a form that ends in a
 * receipt naming the address. The captcha's answer is dropped after each attempt and its widget reset on submit.
 */
export const mailLinkMachine = setup({
  types: {} as {
    context: MailLinkContext
    input: { purpose: MailLinkPurpose }
    events: MailLinkEvent
    emitted: CaptchaFormEmit | { type: 'form.cleared' } | { type: 'mail.expected'; eMailAddress: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    /** Whom an email is likely for: who was about to sign in. */
    loadUsername: unprovided<string>('loadUsername'),
    sendMailLink: unprovided<void, MailLinkForm & { purpose: MailLinkPurpose; recaptchaResponse: string }>(
      'sendMailLink',
    ),
  },
  guards: captchaForm.guards,
  actions: {
    ...captchaForm.actions<MailLinkContext, MailLinkEvent>(({ purpose }) => mailLinkNotices[purpose]),
    clearForm: emit({ type: 'form.cleared' as const }),
    setUsername: assign({ eMailAddress: (_, username: string) => username }),
    emitMailExpected: emit(({ context: { eMailAddress } }) => ({ type: 'mail.expected' as const, eMailAddress })),
    setAddress: assign({
      eMailAddress: ({ context, event }) =>
        event.type === 'mailLink.submit' ? event.form.eMailAddress : context.eMailAddress,
    }),
  },
}).createMachine({
  id: 'mailLink',
  context: ({ input: { purpose } }) => ({ ...captchaForm.context, purpose, eMailAddress: '' }),
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {
          invoke: {
            id: 'loadUsername',
            src: 'loadUsername',
            onDone: { actions: withOutput('setUsername') },
            onError: {},
          },
        },
        ...captchaForm.failures,
        outcomeUnknown: { ...captchaForm.failures.outcomeUnknown, entry: 'emitMailExpected' },
      },
      on: { ...captchaForm.on, 'mailLink.submit': captchaForm.submit('sending', 'setAddress') },
    },
    sending: {
      ...captchaForm.sending,
      invoke: {
        id: 'sendMailLink',
        src: 'sendMailLink',
        input: ({ context: { purpose, eMailAddress, recaptchaResponse } }) => ({
          purpose,
          eMailAddress,
          recaptchaResponse: recaptchaResponse ?? '',
        }),
        onDone: { target: 'sent', actions: ['clearForm', 'emitMailExpected'] },
        onError: captchaForm.onError,
      },
    },
    sent: { type: 'final' },
  },
})
