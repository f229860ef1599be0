import { webhookHeaders } from '../../../../src/rules/bank/webhooks.ts'
import type { WebhookSigning } from '../../../../src/rules/sandbox/sandboxWebhooks.ts'
import type { DeliveryRow } from '../../../db/tables/products/webhooks.ts'
import { signWebhook } from './sign.ts'

type Signed = Pick<DeliveryRow['attempts'][number], 'timestamp' | 'signature'>

export const headersOfAttempt = (id: string, { timestamp, signature }: Signed) => ({
  'Content-Type': 'application/json',
  [webhookHeaders.id]: id,
  [webhookHeaders.timestamp]: String(timestamp),
  [webhookHeaders.signature]: signature,
})

const otherSecret = `whsec_${btoa('another-secret-than-the-receivers')}`
const tenMinutes = 10 * 60

/** Signed as receivers expect it, or wrong in one way; `now` is real time in milliseconds. */
export async function signAttempt(
  secrets: readonly string[],
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
  now: number,
  signing: WebhookSigning,
): Promise<Signed> {
  const timestamp = Math.floor(now / 1000) - (signing === 'tenMinutesOld' ? tenMinutes : 0)
  const keys = signing === 'otherSecret' ? [otherSecret] : secrets
  const signatures = await Promise.all(keys.map((secret) => signWebhook(secret, id, timestamp, body)))
  return { timestamp, signature: signatures.join(' ') }
}
