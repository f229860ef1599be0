import type { Settings } from '../../../rules/sandbox/settings.ts'
import type {
  WebhookDelivery,
  WebhookSigning,
  WebhookSubscription,
  WebhookVerification,
} from '../../../rules/sandbox/webhooks.ts'

type Texts<Value extends string> = Readonly<Record<Value, string>>
type Tone = 'success' | 'warning' | 'error' | undefined

export const subscriptionTexts: Texts<WebhookSubscription['status']> = {
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  ENDED: 'Ended',
}

export const subscriptionTones: Readonly<Record<WebhookSubscription['status'], Tone>> = {
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  ENDED: undefined,
}

export const deliveryTexts: Texts<WebhookDelivery['state']> = {
  waiting: 'Waiting',
  sending: 'Sending',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Not sent',
}

export const deliveryTones: Readonly<Record<WebhookDelivery['state'], Tone>> = {
  waiting: 'warning',
  sending: 'warning',
  delivered: 'success',
  failed: 'error',
  dropped: undefined,
}

export const originTexts: Texts<WebhookDelivery['origin']> = {
  movement: 'Movement',
  event: 'Event',
  sample: 'Sample',
  replay: 'Replay',
}

export const verificationTexts: Texts<WebhookVerification> = {
  verified: 'Verified',
  wrongSignature: 'Wrong signature',
  tooOld: 'Too old',
}

export const verificationTone = (verification: WebhookVerification): Tone =>
  verification === 'verified' ? 'success' : 'error'

export const signingTexts: Texts<WebhookSigning> = {
  valid: 'Valid signature',
  otherSecret: 'Signed with another secret',
  tenMinutesOld: 'Ten minutes old',
}

export const inboxAnswerTexts: Texts<Settings['inboxAnswer']> = {
  '200': '200, accepted',
  '500': '500, failed',
  none: 'No response',
}

export const answerText = (status: number | null): string => (status === null ? 'no response' : `answered ${status}`)

/** The type of the transaction that a body reports, or of another event. */
export function reportedType(body: string): string {
  const { type, data } = JSON.parse(body) as { type?: string; data?: { transactionType?: string } }
  return data?.transactionType ?? type ?? ''
}
