import type { WebhookRequest, WebhookSender } from './deliveries.ts'

type Handle = (request: Request) => Promise<Response>

const timeout = 10_000

async function statusOf({ url, headers, body }: WebhookRequest): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

const controlUrl = (path: string) => `http://localhost/sandbox/api${path}`

/** A call lets the bank do what is due; a clock that was moved is left to its own calls. */
function callWhenDue(handle: Handle, nextAttemptAt: string | null) {
  const delay = Date.parse(nextAttemptAt ?? '') - Date.now()
  if (delay > 0 && delay < 2 ** 31) setTimeout(() => void handle(new Request(controlUrl('/clock'))), delay + 50).unref()
}

async function report(handle: Handle, id: string, status: number | null) {
  const init = { method: 'POST', body: JSON.stringify({ status }) }
  const response = await handle(new Request(controlUrl(`/webhooks/${id}/answer`), init))
  const { data } = (await response.json()) as { data?: { nextAttemptAt: string | null } }
  callWhenDue(handle, data?.nextAttemptAt ?? null)
}

/** Calls servers on the own machine over HTTP, outside of every call of the bank, and reports to it what they answer. */
export function createHttpSender(handle: Handle): WebhookSender {
  const deliver = async (request: WebhookRequest) => report(handle, request.id, await statusOf(request))
  return { now: () => Date.now(), send: (request) => void setTimeout(() => void deliver(request)) }
}

/** Goes on with what an earlier process has left: what it was sending has no answer, and attempts that it planned are made. */
export async function resumeDeliveries(handle: Handle): Promise<void> {
  const response = await handle(new Request(controlUrl('/webhooks')))
  const { data } = (await response.json()) as { data: { id: string; state: string; nextAttemptAt: string | null }[] }
  for (const { id, state, nextAttemptAt } of data)
    if (state === 'sending') await report(handle, id, null)
    else callWhenDue(handle, nextAttemptAt)
}
