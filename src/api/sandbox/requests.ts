import { array, object, string, unknown } from 'superstruct'
import { problems } from '../../rules/problem.ts'
import { sandboxEvent } from '../../rules/sandbox.ts'
import { applicationNames, type RequestDetail, type RequestsData, requestDetail } from '../../rules/sandboxControls.ts'
import { validate } from '../../rules/validate.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

const events = array(sandboxEvent)

export async function readRequests(fetch: Fetch, signal: AbortSignal): Promise<RequestsData> {
  const [read, applications] = await Promise.all([
    readControl(fetch, '/events', events, signal),
    readControl(fetch, '/applications', applicationNames, signal),
  ])
  return { events: read, applications }
}

export const readRequest = (fetch: Fetch, id: string, signal: AbortSignal): Promise<RequestDetail> =>
  readControl(fetch, `/events/${encodeURIComponent(id)}`, requestDetail, signal)

/** Resolves with the txId of the new call. */
export async function replayRequest(fetch: Fetch, id: string, signal: AbortSignal): Promise<string> {
  const data = await changeControl(fetch, 'POST', `/events/${encodeURIComponent(id)}/replay`, {}, signal)
  const [failure, replayed] = validate(data, object({ id: string() }))
  if (failure) throw problems.malformed
  return replayed.id
}

/** An HTTP Archive (HAR 1.2) of the newest calls. */
export const readHar = (fetch: Fetch, signal: AbortSignal): Promise<unknown> =>
  readControl(fetch, '/har', unknown(), signal)
