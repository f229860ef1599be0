import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { WebhookSubscribers } from '../../../rules/sandbox/webhooks.ts'
import { DetourLink } from '../../kit/links/DetourLink.tsx'
import { ActionStatus } from '../workbench/panel/ActionStatus.tsx'
import { SubscriptionForm } from './SubscriptionForm.tsx'
import type { NewSubscriptionActor } from './webhookActors.ts'

interface Props {
  actor: NewSubscriptionActor
  subscribers: WebhookSubscribers
  /** Whether subscriptions that came with the sandbox are listed below. */
  hasReadyMade: boolean
}

export function NewSubscription({ actor, subscribers, hasReadyMade }: Props) {
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  const isCreated = useSelector(actor, (snapshot) => snapshot.matches({ closed: 'created' }))
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isClosed && wasOpen.current) opener.current?.focus()
    wasOpen.current = !isClosed
  }, [isClosed])
  if (subscribers.applications.length === 0)
    return (
      <p>
        No application has the product Webhooks.{' '}
        <DetourLink className="text-link" href="/dashboard?page=applications">
          Add it to an application
        </DetourLink>{' '}
        to subscribe here or through the API.
        {hasReadyMade && ' The subscriptions below came with the sandbox.'}
      </p>
    )
  return isClosed ? (
    <div>
      <Button variant="soft" ref={opener} onClick={() => actor.send({ type: 'form.open' })}>
        New subscription
      </Button>
      <ActionStatus text={isCreated && 'Subscription added'} />
    </div>
  ) : (
    <SubscriptionForm actor={actor} subscribers={subscribers} onCancel={() => actor.send({ type: 'form.close' })} />
  )
}
