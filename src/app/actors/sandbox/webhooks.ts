import { fromPromise } from 'xstate'
import { createSubscription, readWebhookSecret, rotateWebhookSecret } from '../../../api/sandbox/webhooks.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { newSubscriptionMachine } from '../../../machines/sandbox/newSubscription.machine.ts'
import { webhookSecretMachine } from '../../../machines/sandbox/webhookSecret.machine.ts'
import { seal } from '../../../rules/security/secret.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'

export function newSubscriptionOf({ portalReady }: PortalReady<'fetch'>) {
  const actors = {
    createSubscription: fromPromise(async ({ input, signal }) => {
      await createSubscription((await portalReady).fetch, input.order, signal)
    }),
  } satisfies ActorsOf<typeof newSubscriptionMachine>
  return newSubscriptionMachine.provide({ actors })
}

export function webhookSecretOf({ portalReady }: PortalReady<'fetch'>) {
  const actors = {
    readSecret: fromPromise(async ({ input, signal }) =>
      seal(await readWebhookSecret((await portalReady).fetch, input.id, signal)),
    ),
    rotateSecret: fromPromise(async ({ input, signal }) =>
      seal(await rotateWebhookSecret((await portalReady).fetch, input.id, signal)),
    ),
  } satisfies ActorsOf<typeof webhookSecretMachine>
  return webhookSecretMachine.provide({ actors })
}
