import { fromPromise } from 'xstate'
import { leavingMachine } from '../../machines/leaving.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { guardLeaving } from '../router/navigationBlocker.ts'
import { listener } from './listener.ts'

export function leavingOf() {
  let goOn = () => {}
  const actors = {
    watchLeaving: listener(({ sendBack }) =>
      guardLeaving((way) => {
        goOn = way
        sendBack({ type: 'leaving.ask' })
      }),
    ),
    goOn: fromPromise<void, void>(async () => goOn()),
  } satisfies ActorsOf<typeof leavingMachine>
  return leavingMachine.provide({ actors })
}
