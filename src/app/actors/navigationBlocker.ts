import { fromPromise } from 'xstate'
import { navigationBlockerMachine } from '../../machines/navigationBlocker.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { guardLeaving } from '../router/navigationBlocker.ts'
import { listener } from './listener.ts'

export function navigationBlockerOf() {
  let proceed = () => {}
  const actors = {
    watchNavigation: listener(({ sendBack }) =>
      guardLeaving((way) => {
        proceed = way
        sendBack({ type: 'navigation.request' })
      }),
    ),
    proceed: fromPromise<void, void>(async () => proceed()),
  } satisfies ActorsOf<typeof navigationBlockerMachine>
  return navigationBlockerMachine.provide({ actors })
}
