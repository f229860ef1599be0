import { changeWebhooks, readWebhooks } from '../../../api/sandbox/webhooks.ts'
import type { WebhooksData } from '../../../rules/sandboxWebhooks.ts'
import { WebhooksPanel } from '../../../ui/sandbox/webhooks/WebhooksPanel.tsx'
import { startPanel } from '../../actors/sandboxPanel.ts'
import { newSubscriptionOf, webhookSecretOf } from '../../actors/sandboxWebhooks.ts'
import { startScopedActor } from '../../actors/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

const tables = ['webhookSubscriptions', 'webhookDeliveries', 'applications', 'system']

/** Until the next attempt; null while none is planned or the clock stands. */
function nextIn({ deliveries, clock }: WebhooksData): number | null {
  const planned = deliveries.flatMap(({ nextAttemptAt }) => (nextAttemptAt === null ? [] : Date.parse(nextAttemptAt)))
  return planned.length === 0 || clock.isStopped ? null : Math.max(0, Math.min(...planned) - Date.parse(clock.now))
}

export const panel: StartPanel = (scope, shell) => (
  <WebhooksPanel
    actor={startPanel(scope, shell, { tables, read: readWebhooks, change: changeWebhooks, nextIn })}
    newSubscription={startScopedActor(scope, newSubscriptionOf(shell), {})}
    secret={startScopedActor(scope, webhookSecretOf(shell), {})}
  />
)
