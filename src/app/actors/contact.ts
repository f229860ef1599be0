import { fromPromise } from 'xstate'
import { saveContact } from '../../api/contact.ts'
import { contactMachine } from '../../machines/contact/contact.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Contact } from '../../rules/contact.ts'
import type { Portal } from '../portal.ts'

export function contactOf(portal: Portal) {
  const actors = {
    saveContact: fromPromise<void, Contact & { recaptchaResponse: string }>(({ input, signal }) =>
      saveContact(portal.client, input, signal),
    ),
  } satisfies ActorsOf<typeof contactMachine>
  return contactMachine.provide({ actors })
}
