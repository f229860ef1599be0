import { fromPromise } from 'xstate'
import { contactMachine } from '../../machines/contact/contact.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Contact } from '../../rules/contact.ts'
import type { Portal } from '../portal.ts'

const calls = () => import('../../api/contact.ts')

export function contactOf(portal: Portal) {
  const actors = {
    saveContact: fromPromise<void, Contact & { recaptchaResponse: string }>(async ({ input, signal }) =>
      (await calls()).saveContact(portal.client.scoped({ signal }), input),
    ),
  } satisfies ActorsOf<typeof contactMachine>
  return contactMachine.provide({ actors })
}
