import { fromPromise } from 'xstate'
import { mailLinkMachine } from '../../machines/mailLink/mailLink.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { PortalReady } from '../bootstrap/shell/shell.ts'

const calls = {
  reminder: async () => (await import('../../api/account/password.ts')).resetPassword,
  reactivation: async () => (await import('../../api/account/onboarding.ts')).reactivate,
}

export function mailLinkOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    sendMailLink: fromPromise(async ({ input: { purpose, ...body }, signal }) => {
      const send = await calls[purpose]()
      return send((await portalReady).client.scoped({ signal }), body)
    }),
  } satisfies ActorsOf<typeof mailLinkMachine>
  return mailLinkMachine.provide({ actors })
}
