import { isRecord } from '../../../src/rules/problem.ts'
import type { WebhookDelivery } from '../../../src/rules/sandbox/webhooks.ts'
import { parsed } from '../bankError.ts'
import type { Connection } from '../connection/connection.ts'
import type { Webhook, Webhooks } from '../types.ts'
import type { Control } from './control.ts'

function webhookOf({ id, subscriptionId, url, body: text, state, attempts }: WebhookDelivery): Webhook {
  const json = parsed(text)
  const body = isRecord(json) ? json : {}
  return {
    id,
    subscriptionId,
    url,
    text,
    body,
    state,
    type: typeof body.type === 'string' ? body.type : '',
    headers: attempts[0]?.headers ?? {},
  }
}

/**
 * @returns with what replaces the content of the bank: what it has sent before is never the next one; and with what lets
 * the calls that wait ask the bank again
 */
export function createWebhooks(
  control: Control,
  { subscribe }: Pick<Connection, 'subscribe'>,
): { webhooks: Webhooks; replace(work: () => Promise<void>): Promise<void>; askAgain(): void } {
  const taken = new Set<string>()
  const waiting = new Set<() => void>()
  let replacement: Promise<unknown> = Promise.resolve()

  const sent = async () =>
    (await control<WebhookDelivery[]>('GET', '/webhooks')).filter(({ attempts }) => attempts.length > 0).map(webhookOf)

  /** No two calls that wait at once answer the same one. */
  async function take(type: string | undefined): Promise<Webhook | undefined> {
    const current = replacement
    await current
    const all = await sent()
    if (current !== replacement) return take(type)
    const found = all.reverse().find((each) => !taken.has(each.id) && (type === undefined || each.type === type))
    if (found) taken.add(found.id)
    return found
  }

  async function timedOut(type: string | undefined, timeout: number): Promise<Error> {
    const others = (await sent()).filter(({ id }) => !taken.has(id)).map((each) => each.type)
    const found = others.length === 0 ? 'It has sent none' : `It has sent ${[...new Set(others)].join(', ')}`
    return new Error(
      `The bank has sent no webhook${type === undefined ? '' : ` ${type}`} within ${timeout} ms. ${found}: subscribe with createSubscription, and move the clock to what is due`,
    )
  }

  return {
    webhooks: {
      list: sent,
      async next({ type, timeout = 5000 } = {}) {
        let changed: () => void = () => undefined
        const isOver = { value: false }
        const timer = setTimeout(() => {
          isOver.value = true
          changed()
        }, timeout)
        let change = Promise.resolve()
        const expectChange = () => {
          change = new Promise((resolve) => {
            changed = resolve
          })
        }
        expectChange()
        const ask = () => changed()
        const unsubscribe = subscribe(ask)
        waiting.add(ask)
        try {
          for (;;) {
            const found = await take(type)
            if (found) return found
            if (isOver.value) throw await timedOut(type, timeout)
            await change
            expectChange()
          }
        } finally {
          clearTimeout(timer)
          unsubscribe()
          waiting.delete(ask)
        }
      },
    },
    replace(work) {
      const replacing = (async () => {
        await work()
        const all = await sent()
        taken.clear()
        for (const { id } of all) taken.add(id)
      })()
      replacement = replacing.catch(() => undefined)
      return replacing
    },
    askAgain() {
      for (const ask of waiting) ask()
    },
  }
}
