import { fromPromise } from 'xstate'
import { navigationBlockerMachine } from '../../machines/navigationBlocker.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { blockNavigation } from '../router/blockNavigation.ts'
import { fromListener } from './shared/fromListener.ts'

export function navigationBlockerOf() {
  let proceed = () => {}
  const actors = {
    watchNavigation: fromListener(({ sendBack }) =>
      blockNavigation((way) => {
        proceed = way
        sendBack({ type: 'navigation.request' })
      }),
    ),
    proceed: fromPromise(async () => proceed()),
  } satisfies ActorsOf<typeof navigationBlockerMachine>
  return navigationBlockerMachine.provide({ actors })
}
