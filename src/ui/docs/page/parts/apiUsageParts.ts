import type { MDXComponents } from 'mdx/types'
import { AuthenticationTypes, Limits, OtpByGrant } from '../facts/facts.tsx'
import { ReasonCodes, TransferStatuses, WebhookTypes } from '../facts/transferFacts.tsx'
import { Sequence } from '../pictures/Sequence.tsx'
import { WebhookEvents } from '../WebhookEvents.tsx'

export const components = {
  AuthenticationTypes,
  Limits,
  OtpByGrant,
  ReasonCodes,
  Sequence,
  TransferStatuses,
  WebhookEvents,
  WebhookTypes,
} satisfies MDXComponents
