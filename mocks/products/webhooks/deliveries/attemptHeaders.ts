import { webhookHeaders } from '../../../../src/rules/bank/webhooks.ts'
import type { SignedAttempt } from '../signature/signAttempt.ts'

export const attemptHeaders = (id: string, { timestamp, signature }: SignedAttempt) => ({
  'Content-Type': 'application/json',
  [webhookHeaders.id]: id,
  [webhookHeaders.timestamp]: String(timestamp),
  [webhookHeaders.signature]: signature,
})
