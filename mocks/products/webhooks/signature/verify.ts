import { webhookHeaders, webhookTolerance } from '../../../../src/rules/bank/webhooks.ts'
import type { WebhookVerification } from '../../../../src/rules/sandbox/webhooks.ts'
import { bytesOf, macKey, signedContent } from './sign.ts'

/** Verifies a webhook as a receiver does (Standard Webhooks 1.0); `now` is real time in milliseconds. */
export async function verifyWebhook(
  secret: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  now: number,
): Promise<WebhookVerification> {
  const id = headers[webhookHeaders.id] ?? ''
  const timestamp = headers[webhookHeaders.timestamp] ?? ''
  const signatures = headers[webhookHeaders.signature] ?? ''
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= webhookTolerance)) return 'tooOld'
  const key = await macKey(secret, 'verify')
  const signed = signedContent(id, Number(timestamp), body)
  for (const [version, signature = ''] of signatures.split(' ').map((each) => each.split(',')))
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed))) return 'verified'
  return 'wrongSignature'
}
