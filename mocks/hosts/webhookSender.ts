import { is } from 'superstruct'
import { webhookHeaders, webhookTimeout } from '../../src/rules/bank/webhooks.ts'
import { answerStatus } from '../db/tables/products/webhooks.ts'
import type { WebhookRequest, WebhookSender } from '../products/webhooks/deliveries/deliveries.ts'
import { lateAt } from '../products/webhooks/deliveries/webhooksDueIn.ts'

type Handle = (request: Request) => Promise<Response>

async function statusOf({ url, headers, body }: WebhookRequest): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(webhookTimeout)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.body?.cancel()
    return is(response.status, answerStatus) ? response.status : null
  } catch {
    return null
  }
}

const controlUrl = (path: string) => `http://localhost/sandbox/api${path}`

/** Of the attempt with this signature: by now another process, or this one after it has unloaded the bank, may have made another. */
async function report(handle: Handle, id: string, status: number | null, signature: string | undefined) {
  const init = { method: 'POST', body: JSON.stringify({ status, signature }) }
  await handle(new Request(controlUrl(`/webhooks/${id}/answer`), init))
}

export interface SendObserver {
  sent(): void
  /** Called when the bank knows the status of the answer; null is none in time. */
  reported(status: number | null): void
}

/** Calls servers on the own machine over HTTP, outside of every call of the bank, and reports to it what they answer. */
export function createHttpSender(handle: Handle, observer?: SendObserver): WebhookSender {
  /** A reset bank gives the same IDs again: what was sent before it has no row to be reported to. */
  const newest = new Map<string, WebhookRequest>()
  const deliver = async (request: WebhookRequest) => {
    const status = await statusOf(request)
    try {
      if (newest.get(request.id) !== request) return
      newest.delete(request.id)
      await report(handle, request.id, status, request.headers[webhookHeaders.signature])
    } finally {
      observer?.reported(status)
    }
  }
  return {
    now: () => Date.now(),
    send(request) {
      newest.set(request.id, request)
      observer?.sent()
      setTimeout(() => void deliver(request))
    },
  }
}

interface Delivery {
  id: string
  state: string
  attempts: { timestamp: number; signature: string }[]
}

/** What was sent by a process that has ended has no answer. Others may be sending now: what is late has none. */
export async function endLateDeliveries(handle: Handle): Promise<void> {
  const response = await handle(new Request(controlUrl('/webhooks')))
  const { data = [] } = (await response.json()) as { data?: Delivery[] }
  for (const { id, state, attempts } of data)
    if (state === 'sending' && lateAt(attempts) <= Date.now())
      await report(handle, id, null, attempts.at(-1)?.signature)
}
