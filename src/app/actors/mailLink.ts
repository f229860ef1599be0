import { fromPromise } from 'xstate'
import { mailLinkMachine } from '../../machines/mailLink/mailLink.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { loadCode } from '../../ui/kit/states/failure.ts'
import type { Shell } from '../bootstrap/shell/shell.ts'
import { loadSignIn } from './session/loadSignIn.ts'

const calls = {
  reminder: async () => (await import('../../api/account/password.ts')).resetPassword,
  reactivation: async () => (await import('../../api/account/onboarding.ts')).reactivate,
}

export function mailLinkOf(shell: Shell) {
  const actors = {
    loadUsername: fromPromise(async ({ signal }) => (await loadSignIn(shell, signal)).username),
    sendMailLink: fromPromise(async ({ input: { purpose, ...body }, signal }) => {
      const send = await loadCode(calls[purpose])
      return send((await shell.portalReady).client.scoped({ signal }), body)
    }),
  } satisfies ActorsOf<typeof mailLinkMachine>
  return mailLinkMachine.provide({ actors })
}
