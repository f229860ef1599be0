import { assign, emit, setup } from 'xstate'
import type { MailLinkForm, MailLinkPurpose } from '../../rules/mailLink/mailLinkForm.ts'
import { mailLinkNotices } from '../../rules/mailLink/mailLinkNotices.ts'
import { type CaptchaEvent, type CaptchaFormContext, type CaptchaFormEmit, captchaForm } from '../captchaForm.ts'
import { unprovided } from '../port.ts'

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
    emitted: CaptchaFormEmit | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    sendMailLink: unprovided<void, MailLinkForm & { purpose: MailLinkPurpose; recaptchaResponse: string }>(
      'sendMailLink',
    ),
  },
  guards: captchaForm.guards,
  actions: {
    ...captchaForm.actions<MailLinkContext, MailLinkEvent>(({ purpose }) => mailLinkNotices[purpose]),
    clearForm: emit({ type: 'form.cleared' as const }),
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
      states: { pristine: {}, ...captchaForm.failures },
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
        onDone: { target: 'sent', actions: 'clearForm' },
        onError: captchaForm.onError,
      },
    },
    sent: { type: 'final' },
  },
})
