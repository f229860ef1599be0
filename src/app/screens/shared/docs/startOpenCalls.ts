import type { OpenCallsActor } from '../../../../ui/docs/tryItOut/tryItOutPort.ts'
import { startActor } from '../../../actors/shared/startActor.ts'
import { openCallsOf } from '../../../actors/tryItOut/openCalls.ts'
import type { Shell } from '../../../bootstrap/shell/shell.ts'
import { stopWhenSettled } from '../../../router/screenScope.ts'

/** The calls that are open, once for the portal; one that changes something is answered before it ends. */
export const startOpenCalls = ({ once, environment, session }: Shell): OpenCallsActor =>
  once(start, environment, session)

function start(environment: Shell['environment'], session: Shell['session']): OpenCallsActor {
  return startActor(environment, openCallsOf(session), {
    on: {
      'calls.closed'({ calls }) {
        for (const call of calls) stopWhenSettled(call)
      },
    },
  })
}
