import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import {
  followedBy,
  type WebhookChange,
  type WebhookSigning,
  type WebhookSubscription,
} from '../../../rules/sandbox/webhooks.ts'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { Select } from './Select.tsx'
import { signingTexts } from './webhookTexts.ts'

interface Props {
  subscriptions: readonly WebhookSubscription[]
  change: (change: WebhookChange) => void
}

export function SampleForm({ subscriptions, change }: Props) {
  const [id, setId] = useState('')
  const [type, setType] = useState<string>()
  const [signing, setSigning] = useState<WebhookSigning>('valid')
  const open = subscriptions.filter(({ status }) => status !== 'ENDED')
  const chosen = open.find(({ subscriptionId }) => subscriptionId === id) ?? open[0]
  if (!chosen) return null
  const samples = followedBy(chosen)
  const sample = samples.find(([name]) => name === type) ?? samples[0]
  const fire = () =>
    change({ kind: 'fire', subscriptionId: chosen.subscriptionId, sample: { ...sample?.[1], signing } })
  return (
    <PanelSection title="Send a sample">
      <p className="webhook-facts">
        A sample reports the latest movement of the chosen type, or the documented example of another event. To test
        that your server refuses a forged webhook, choose another signature.
      </p>
      <div className="webhook-sample">
        <Select
          label="Subscription"
          value={chosen.subscriptionId}
          choices={open.map(({ subscriptionId, url }) => [subscriptionId, `${subscriptionId}, ${url}`])}
          onChange={setId}
        />
        <Select
          label="Event"
          value={sample?.[0] ?? ''}
          choices={samples.map(([name]) => [name, name])}
          onChange={setType}
        />
        <Select
          label="Signature"
          value={signing}
          choices={Object.entries(signingTexts) as [WebhookSigning, string][]}
          onChange={setSigning}
        />
        <Button variant="soft" onClick={fire}>
          Send sample
        </Button>
      </div>
      <ChangeStatus<WebhookChange> of={({ kind }) => kind === 'fire' && 'Sample sent'} />
    </PanelSection>
  )
}
