import { emit, setup } from 'xstate'
import type { Contact } from '../../rules/contact/contactForm.ts'
import { contactNotices } from '../../rules/contact/contactNotices.ts'
import { type CaptchaEvent, type CaptchaFormContext, type CaptchaFormEmit, captchaForm } from '../captchaForm.ts'
import { type Notice, notice } from '../notice.ts'
import { unprovided } from '../port.ts'

type ContactEvent = CaptchaEvent | { type: 'contact.submit'; form: Contact } | { type: 'contact.retry' }

/**
 * Contact Us (000 section 2): what was sent is cleared and the captcha reset; a failure keeps what was typed. When the
 * message may have arrived although the call failed, nothing is sent again before `contact.retry`.
 */
export const contactMachine = setup({
  types: {} as {
    context: CaptchaFormContext
    events: ContactEvent
    emitted: CaptchaFormEmit | Notice<'success'> | { type: 'form.cleared' }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    saveContact: unprovided<void, Contact & { recaptchaResponse: string }>('saveContact'),
  },
  guards: captchaForm.guards,
  actions: {
    ...captchaForm.actions<CaptchaFormContext, ContactEvent>(contactNotices.notSent),
    clearForm: emit({ type: 'form.cleared' as const }),
    emitReceived: emit(notice('success', contactNotices.received)),
  },
}).createMachine({
  id: 'contact',
  context: captchaForm.context,
  initial: 'form',
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      states: {
        pristine: {},
        failed: { tags: 'failed' },
        outcomeUnknown: {
          tags: 'failed',
          on: { 'contact.submit': {}, 'contact.retry': 'retryable' },
        },
        retryable: {},
        sent: {},
      },
      on: {
        ...captchaForm.on,
        'contact.submit': captchaForm.submit('sending'),
      },
    },
    sending: {
      ...captchaForm.sending,
      invoke: {
        id: 'saveContact',
        src: 'saveContact',
        input: ({ context, event }) => {
          if (event.type !== 'contact.submit') throw new Error(`sending was entered by ${event.type}`)
          return { ...event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'form.sent', actions: ['clearForm', 'emitReceived'] },
        onError: captchaForm.onError,
      },
    },
  },
})
