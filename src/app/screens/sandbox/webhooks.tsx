import { changeWebhooks, readWebhooks } from '../../../api/sandbox/webhooks.ts'
import { timeUntilNext } from '../../../rules/sandbox/clock/clockState.ts'
import { WebhooksPanel } from '../../../ui/sandbox/webhooks/WebhooksPanel.tsx'
import { startPanel } from '../../actors/sandbox/panel.ts'
import { newSubscriptionOf, webhookSecretOf } from '../../actors/sandbox/webhooks.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

const tables = ['webhookSubscriptions', 'webhookDeliveries', 'applications', 'system']

export const panel: StartPanel = (scope, shell) => (
  <WebhooksPanel
    actor={startPanel(scope, shell, {
      tables,
      read: readWebhooks,
      change: changeWebhooks,
      nextIn: ({ clock, deliveries }) =>
        timeUntilNext(
          clock,
          deliveries.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []),
        ),
    })}
    newSubscription={startScopedActor(scope, newSubscriptionOf(shell), { interrupted: null })}
    secret={startScopedActor(scope, webhookSecretOf(shell), { interrupted: null })}
  />
)
