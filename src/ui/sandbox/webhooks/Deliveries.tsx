import { memo, useRef, useState } from 'react'
import type { WebhookChange, WebhookDelivery, WebhooksData } from '../../../rules/sandbox/webhooks.ts'
import { counted } from '../../../rules/text/counted.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { clockTime } from '../workbench/times.ts'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { Select } from './Select.tsx'
import { deliveryTexts, deliveryTones, originTexts, reportedType } from './webhookTexts.ts'

const stateChoices: readonly (readonly [WebhookDelivery['state'] | 'all', string])[] = [
  ['all', 'All'],
  ...(Object.entries(deliveryTexts) as [WebhookDelivery['state'], string][]),
]

interface Props {
  data: WebhooksData
  change: (change: WebhookChange) => void
}

export function Deliveries({ data: { deliveries, clock }, change }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [openId, setOpenId] = useState<string>()
  const [state, setState] = useState<WebhookDelivery['state'] | 'all'>('all')
  const shown = deliveries.filter((delivery) => state === 'all' || delivery.state === state)
  const opened = shown.find(({ id }) => id === openId)
  const close = () => {
    setOpenId(undefined)
    // The list may be hidden beside what was open.
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-id="${openId}"]`)?.focus())
  }
  return (
    <PanelSection title="Deliveries">
      {deliveries.length === 0 && (
        <p>No webhooks sent yet. Send a sample, or transfer money from an account of a subscription.</p>
      )}
      {deliveries.length > 0 && (
        <Select label="Show deliveries" value={state} choices={stateChoices} onChange={setState} />
      )}
      {deliveries.length > 0 && shown.length === 0 && <p>No deliveries in this state.</p>}
      <div className="stack webhook-deliveries" data-open={opened !== undefined || undefined}>
        <ol className="log-list delivery-list" aria-label="Deliveries, newest first" ref={list}>
          {shown.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} isOpen={delivery.id === openId} onOpen={setOpenId} />
          ))}
        </ol>
        {opened && <DeliveryDetails delivery={opened} clock={clock} change={change} onClose={close} />}
      </div>
    </PanelSection>
  )
}

interface RowProps {
  delivery: WebhookDelivery
  isOpen: boolean
  onOpen: (id: string) => void
}

const Row = memo(function Row({ delivery, isOpen, onOpen }: RowProps) {
  const { id, state, origin, url, body, createdAt, attempts } = delivery
  return (
    <li>
      <button type="button" data-id={id} aria-pressed={isOpen} onClick={() => onOpen(id)}>
        <time dateTime={createdAt}>{clockTime(createdAt)}</time>
        <span className="sandbox-badge" data-tone={deliveryTones[state]}>
          {deliveryTexts[state]}
        </span>
        <strong>
          {reportedType(body)} {(origin === 'sample' || origin === 'replay') && originTexts[origin].toLowerCase()}
        </strong>
        <span className="log-note delivery-url">{startOf(url, 'summary')}</span>
        <span className="log-note log-end delivery-attempts">{counted(attempts.length, 'attempt')}</span>
      </button>
    </li>
  )
})
