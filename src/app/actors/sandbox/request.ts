import { fromPromise } from 'xstate'
import { readRequest, replayRequest } from '../../../api/sandbox/requests.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { requestMachine } from '../../../machines/sandbox/request.machine.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'

export function requestOf({ portalReady }: PortalReady<'fetch'>) {
  const actors = {
    readRequest: fromPromise(async ({ input, signal }) => readRequest((await portalReady).fetch, input.id, signal)),
    replayRequest: fromPromise(async ({ input, signal }) => replayRequest((await portalReady).fetch, input.id, signal)),
  } satisfies ActorsOf<typeof requestMachine>
  return requestMachine.provide({ actors })
}
