import type { ActorRefFrom } from 'xstate'
import type { newSubscriptionMachine } from '../../../machines/sandbox/newSubscription.machine.ts'
import type { webhookSecretMachine } from '../../../machines/sandbox/webhookSecret.machine.ts'

export type NewSubscriptionActor = ActorRefFrom<typeof newSubscriptionMachine>
export type WebhookSecretActor = ActorRefFrom<typeof webhookSecretMachine>
