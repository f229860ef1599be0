import { fromPromise } from 'xstate'
import { activationMachine } from '../../machines/onboarding/activation.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Portal } from '../portal.ts'

const calls = () => import('../../api/onboarding.ts')

/** Apart from the forms', so that the activation page loads none of them. */
export function activationOf(portal: Portal) {
  const actors = {
    activate: fromPromise<void, { key: string }>(async ({ input, signal }) =>
      (await calls()).activate(portal.client.scoped({ signal }), input),
    ),
  } satisfies ActorsOf<typeof activationMachine>
  return activationMachine.provide({ actors })
}
