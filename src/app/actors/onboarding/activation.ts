import { fromPromise } from 'xstate'
import { activationMachine } from '../../../machines/onboarding/activation.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'

const calls = () => loadCode(() => import('../../../api/account/onboarding.ts'))

/** Apart from the forms', so that the activation page loads none of them. */
export function activationOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    activate: fromPromise(async ({ input, signal }) =>
      (await calls()).activate((await portalReady).client.scoped({ signal }), input),
    ),
  } satisfies ActorsOf<typeof activationMachine>
  return activationMachine.provide({ actors })
}
