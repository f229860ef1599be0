import type { WebhookSigning } from '../../../../src/rules/sandbox/webhooks.ts'
import type { DeliveryRow } from '../../../db/tables/products/webhooks.ts'
import { signWebhook } from './sign.ts'

/** What an attempt is sent with. */
export type SignedAttempt = Pick<DeliveryRow['attempts'][number], 'timestamp' | 'signature'>

const otherSecret = `whsec_${btoa('another-secret-than-the-receivers')}`
const tenMinutes = 10 * 60

/** Signed as receivers expect it, or wrong in one way; `now` is real time in milliseconds. */
export async function signAttempt(
  secrets: readonly string[],
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
  now: number,
  signing: WebhookSigning,
): Promise<SignedAttempt> {
  const timestamp = Math.floor(now / 1000) - (signing === 'tenMinutesOld' ? tenMinutes : 0)
  const keys = signing === 'otherSecret' ? [otherSecret] : secrets
  const signatures = await Promise.all(keys.map((secret) => signWebhook(secret, id, timestamp, body)))
  return { timestamp, signature: signatures.join(' ') }
}
