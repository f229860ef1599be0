import type { WebhookRequest, WebhookSender } from './deliveries.ts'

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

/** Calls servers on the own machine over HTTP, outside of every call of the bank, and reports to it what they answer. */
export function createHttpSender(handle: (request: Request) => Promise<Response>): WebhookSender {
  async function deliver(request: WebhookRequest) {
    const status = await statusOf(request)
    const init = { method: 'POST', body: JSON.stringify({ status }) }
    const response = await handle(new Request(controlUrl(`/webhooks/${request.id}/answer`), init))
    const { data } = (await response.json()) as { data?: { nextAttemptAt: string | null } }
    if (data?.nextAttemptAt == null) return
    const delay = Date.parse(data.nextAttemptAt) - Date.now()
    // A call lets the bank do what is due; a clock that was moved is left to its own calls.
    if (delay > 0 && delay < 2 ** 31)
      setTimeout(() => void handle(new Request(controlUrl('/clock'))), delay + 50).unref()
  }
  return { now: () => Date.now(), send: (request) => void setTimeout(() => void deliver(request)) }
}
