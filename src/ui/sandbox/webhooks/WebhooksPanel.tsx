import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { WebhookChange, WebhooksData } from '../../../rules/sandbox/webhooks.ts'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Inbox } from './Inbox.tsx'
import { SampleForm } from './SampleForm.tsx'
import { Subscriptions } from './Subscriptions.tsx'
import type { NewSubscriptionActor, WebhookSecretActor } from './webhookActors.ts'
import './webhooks.css'

interface Props {
  actor: PanelActor<WebhooksData, WebhookChange>
  newSubscription: NewSubscriptionActor
  secret: WebhookSecretActor
}

export function WebhooksPanel({ actor, newSubscription, secret }: Props) {
  return (
    <PanelView
      actor={actor}
      name="webhooks"
      intro="The bank notifies your server of movements and other events. Webhooks to servers that the sandbox can’t call arrive in the inbox below."
    >
      {(data, change, pending) => (
        <>
          <Subscriptions data={data} newSubscription={newSubscription} secret={secret} change={change} />
          <SampleForm subscriptions={data.subscriptions} change={change} />
          <Deliveries data={data} change={change} />
          <Inbox
            inbox={data.inbox}
            answer={pending?.kind === 'inboxAnswer' ? pending.inboxAnswer : data.inboxAnswer}
            change={change}
          />
        </>
      )}
    </PanelView>
  )
}
