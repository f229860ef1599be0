import { array, object, string, type } from 'superstruct'
import { isRecord } from '../../rules/problem.ts'
import { operationList } from '../../rules/sandbox/operationList.ts'
import { maxEvents } from '../../rules/sandbox/requests/logLimits.ts'
import {
  applicationNames,
  type RequestDetail,
  type RequestsData,
  requestDetail,
  type SandboxEvent,
  sandboxEvent,
} from '../../rules/sandbox/requests/requestLog.ts'
import { changeControl, decode, type Fetch, readControl } from './controlCalls.ts'

const events = array(sandboxEvent)

type Events = RequestsData['events']

/** Of one answer: its calls are checked within a frame. */
const pageSize = 500

const isMissing = (error: unknown) => isRecord(error) && error.kind === 'answer' && error.status === 404

const isSame = (one: SandboxEvent | undefined, other: SandboxEvent) =>
  one?.id === other.id && one.at === other.at && one.operation === other.operation && one.status === other.status

/** The calls since one, which is the last of them, or all of them. @throws Problem */
async function readEvents(fetch: Fetch, signal: AbortSignal, from?: string): Promise<SandboxEvent[]> {
  const read: SandboxEvent[] = []
  for (;;) {
    const before = read.at(-1)?.id
    const query = new URLSearchParams({
      limit: String(pageSize),
      ...(from !== undefined && { from }),
      ...(before !== undefined && { before }),
    })
    const page = await readControl(fetch, `/events?${query}`, events, signal)
    read.push(...page)
    if (page.length < pageSize || page.at(-1)?.id === from) return read
  }
}

/** What is known with what came since, or undefined when the log does not go on from it: it was reset, or is far ahead. */
async function readNewer(fetch: Fetch, known: Events, signal: AbortSignal): Promise<Events | undefined> {
  const [newest] = known
  if (!newest) return undefined
  const since = await readEvents(fetch, signal, newest.id).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return isSame(since.at(-1), newest) ? [...since.slice(0, -1), ...known].slice(0, maxEvents) : undefined
}

/** Reads all calls that are kept, and the operations, which do not change, the first time, then only what is new. */
export function createRequestsReader() {
  let known: Events = []
  let operations: RequestsData['operations'] | undefined
  return async (fetch: Fetch, signal: AbortSignal): Promise<RequestsData> => {
    const applications = await readControl(fetch, '/applications', applicationNames, signal)
    operations ??= await readControl(fetch, '/operations', operationList, signal)
    known = (await readNewer(fetch, known, signal)) ?? (await readEvents(fetch, signal))
    return { events: known, applications, operations }
  }
}

export const readRequest = (fetch: Fetch, id: string, signal: AbortSignal): Promise<RequestDetail> =>
  readControl(fetch, `/events/${encodeURIComponent(id)}`, requestDetail, signal)

/** Resolves with the txId of the new call. */
export async function replayRequest(fetch: Fetch, id: string, signal: AbortSignal): Promise<string> {
  const data = await changeControl(fetch, 'POST', `/events/${encodeURIComponent(id)}/replay`, {}, signal)
  return decode(data, object({ id: string() })).id
}

/** A HAR, as far as it is read here: the comment of an entry is the txId of its call. */
const har = type({ log: type({ entries: array(type({ comment: string() })) }) })

/** An HTTP Archive (HAR 1.2) of these calls, as far as their requests and answers are kept. */
export async function readHar(fetch: Fetch, events: readonly SandboxEvent[], signal: AbortSignal): Promise<unknown> {
  const { log, ...archive } = await readControl(fetch, '/har', har, signal)
  const ids = new Set(events.map(({ id }) => id))
  const entries = log.entries.filter(({ comment }) => ids.has(comment))
  return { ...archive, log: { ...log, entries } }
}
