import { fromPromise } from 'xstate'
import { contactMachine } from '../../machines/contact/contact.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { loadCode } from '../../ui/kit/states/failure.ts'
import type { PortalReady } from '../bootstrap/shell/shell.ts'

const calls = () => loadCode(() => import('../../api/contact.ts'))

export function contactOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    saveContact: fromPromise(async ({ input, signal }) =>
      (await calls()).saveContact((await portalReady).client.scoped({ signal }), input),
    ),
  } satisfies ActorsOf<typeof contactMachine>
  return contactMachine.provide({ actors })
}
