import { Button } from '@radix-ui/themes/components/button'
import { useEffect, useRef } from 'react'
import type { ClockState } from '../../../rules/sandbox/clock/clockState.ts'
import type { WebhookChange, WebhookDelivery } from '../../../rules/sandbox/webhooks.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { dateTime, duration } from '../workbench/times.ts'
import { useBankTime } from '../workbench/useBankTime.ts'
import { SignedMessage } from './SignedMessage.tsx'
import { answerText, deliveryTexts, originTexts, verificationTexts, verificationTone } from './webhookTexts.ts'

interface Props {
  delivery: WebhookDelivery
  clock: ClockState
  change: (change: WebhookChange) => void
  onClose: () => void
}

export function DeliveryDetails({ delivery, clock, change, onClose }: Props) {
  const { id, subscriptionId, url, origin, state, createdAt, nextAttemptAt, attempts, body } = delivery
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another delivery takes the focus again
  useEffect(() => heading.current?.focus(), [id])
  return (
    <section className="stack panel-card detail-card delivery-details" aria-labelledby="delivery-heading">
      <div className="detail-head">
        <h3 id="delivery-heading" ref={heading} tabIndex={-1}>
          {id}
        </h3>
        <Button variant="outline" aria-label="Close the delivery" onClick={onClose}>
          Close
        </Button>
      </div>
      <dl className="fact-list">
        <dt>State</dt>
        <dd>
          {deliveryTexts[state]}
          {nextAttemptAt !== null && state === 'waiting' && <NextAttempt at={nextAttemptAt} clock={clock} />}
        </dd>
        <dt>Cause</dt>
        <dd>
          {originTexts[origin]}, {dateTime(createdAt)}
        </dd>
        <dt>Subscription</dt>
        <dd>
          {subscriptionId}, {startOf(url, 'summary')}
        </dd>
      </dl>
      <div className="actions">
        <Button variant="soft" onClick={() => change({ kind: 'resend', id })}>
          Resend
        </Button>
        <Button variant="soft" onClick={() => change({ kind: 'replay', id })}>
          Replay
        </Button>
      </div>
      <ChangeStatus<WebhookChange>
        of={(done) =>
          'id' in done && done.id === id && (done.kind === 'resend' ? 'Sent again' : 'Sent as a new delivery')
        }
      />
      <p className="webhook-facts">Resend makes another attempt with this ID. Replay sends the event with a new ID.</p>
      <h4>Attempts</h4>
      {attempts.length === 0 && <p>None yet.</p>}
      <ol className="delivery-tries">
        {attempts.map(({ timestamp, headers, status, verification }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are only added
          <li key={index}>
            <p>
              <time dateTime={new Date(timestamp * 1000).toISOString()}>{dateTime(timestamp * 1000)}</time>,{' '}
              {answerText(status)}{' '}
              {verification && (
                <span className="sandbox-badge" data-tone={verificationTone(verification)}>
                  {verificationTexts[verification]}
                </span>
              )}
            </p>
            <SignedMessage headers={headers} body={body} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function NextAttempt({ at, clock }: { at: string; clock: ClockState }) {
  const now = useBankTime(clock)
  return <>, next attempt in {duration(Math.max(0, Date.parse(at) - now))}</>
}
