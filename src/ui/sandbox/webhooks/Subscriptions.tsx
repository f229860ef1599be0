import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import {
  followedBy,
  type WebhookChange,
  type WebhookSubscription,
  type WebhooksData,
} from '../../../rules/sandbox/webhooks.ts'
import { unwrap } from '../../../rules/security/secret.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { CopyText } from '../workbench/CopyText.tsx'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'
import { dateTime } from '../workbench/times.ts'
import { NewSubscription } from './NewSubscription.tsx'
import type { NewSubscriptionActor, WebhookSecretActor } from './webhookActors.ts'
import { subscriptionTexts, subscriptionTones } from './webhookTexts.ts'

interface Props {
  data: WebhooksData
  newSubscription: NewSubscriptionActor
  secret: WebhookSecretActor
  change: (change: WebhookChange) => void
}

export function Subscriptions({ data, newSubscription, secret, change }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isRotating = useSelector(secret, (snapshot) => snapshot.matches('rotating'))
  const open = data.subscriptions.filter(({ status }) => status !== 'ENDED')
  const ended = data.subscriptions.filter(({ status }) => status === 'ENDED')
  const end = (kind: 'end' | 'endPreviousSecret', subscriptionId: string) => {
    change({ kind, subscriptionId })
    heading.current?.focus()
  }
  return (
    <PanelSection title="Subscriptions" heading={heading}>
      <ChangeStatus<WebhookChange>
        of={({ kind }) =>
          kind === 'end' ? 'Subscription ended' : kind === 'endPreviousSecret' && 'Previous secret ended'
        }
      />
      <NewSubscription
        actor={newSubscription}
        subscribers={data.subscribers}
        hasReadyMade={open.some(
          ({ applicationId, applicationName }) => applicationId === null && applicationName === null,
        )}
      />
      {open.length === 0 && <p>No open subscriptions.</p>}
      <ul className="row-list webhook-list" aria-label="Open subscriptions">
        {open.map((subscription) => (
          <li key={subscription.subscriptionId} ref={toSectionHeading}>
            <Facts subscription={subscription} />
            <div className="actions">
              <SecretButton id={subscription.subscriptionId} actor={secret} />
              <Button
                variant="outline"
                aria-label={`Rotate secret of ${subscription.subscriptionId}`}
                aria-disabled={isRotating}
                onClick={() => secret.send({ type: 'secret.rotate', id: subscription.subscriptionId })}
              >
                Rotate secret
              </Button>
              <Button
                variant="outline"
                aria-label={`End ${subscription.subscriptionId}`}
                onClick={() => end('end', subscription.subscriptionId)}
              >
                End
              </Button>
            </div>
            <SecretText id={subscription.subscriptionId} actor={secret} />
            <PreviousSecret
              subscription={subscription}
              onEnd={() => end('endPreviousSecret', subscription.subscriptionId)}
            />
          </li>
        ))}
      </ul>
      {ended.length > 0 && (
        <details className="webhook-ended">
          <summary>
            {ended.length} {ended.length === 1 ? 'has' : 'have'} ended
          </summary>
          <ul className="row-list webhook-list" aria-label="Ended subscriptions">
            {ended.map((subscription) => (
              <li key={subscription.subscriptionId}>
                <Facts subscription={subscription} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </PanelSection>
  )
}

function Facts({ subscription }: { subscription: WebhookSubscription }) {
  const { subscriptionId, applicationId, applicationName, customerNumber, url, accountNumbers, status } = subscription
  const application =
    applicationId === null ? 'every application' : startOf(applicationName ?? 'deleted application', 'name')
  return (
    <div>
      <strong>{startOf(url, 'summary')}</strong>{' '}
      <span className="sandbox-badge" data-tone={subscriptionTones[status]}>
        {subscriptionTexts[status]}
      </span>
      <p className="webhook-facts">
        {subscriptionId}, {application}, customer {customerNumber}:{' '}
        {followedBy(subscription)
          .map(([name]) => name)
          .join(', ')}{' '}
        of {accountNumbers.join(', ')}
      </p>
    </div>
  )
}

interface SecretProps {
  id: string
  actor: WebhookSecretActor
}

function SecretButton({ id, actor }: SecretProps) {
  const isShown = useSelector(actor, (snapshot) => snapshot.context.id === id && snapshot.matches({ idle: 'shown' }))
  const canShow = useSelector(actor, (snapshot) => snapshot.can({ type: 'secret.show', id }))
  return (
    <Button
      variant="soft"
      aria-label={`${isShown ? 'Hide secret' : 'Show secret'} of ${id}`}
      aria-disabled={!canShow}
      onClick={() => actor.send(isShown ? { type: 'secret.hide' } : { type: 'secret.show', id })}
    >
      {isShown ? 'Hide secret' : 'Show secret'}
    </Button>
  )
}

function PreviousSecret({
  subscription: { subscriptionId, previousSecretUntil },
  onEnd,
}: {
  subscription: WebhookSubscription
  onEnd: () => void
}) {
  if (previousSecretUntil === null) return null
  return (
    <p className="row webhook-secret">
      The previous secret is valid until {dateTime(previousSecretUntil)}.{' '}
      <Button variant="outline" aria-label={`End previous secret of ${subscriptionId}`} onClick={onEnd}>
        End previous secret
      </Button>
    </p>
  )
}

function SecretText({ id, actor }: SecretProps) {
  const { id: askedFor, secret, problem } = useSelector(actor, ({ context }) => context)
  if (askedFor !== id) return null
  if (problem) return <Notice variant="error">{problem.message}</Notice>
  if (!secret) return null
  return (
    <p className="row webhook-secret">
      <code>{unwrap(secret)}</code> <CopyText label="Copy secret" value={unwrap(secret)} />
    </p>
  )
}
