import type { Settings } from '../../../rules/sandbox/settings.ts'
import type { WebhookChange, WebhookMessage } from '../../../rules/sandbox/webhooks.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { dateTime } from '../workbench/times.ts'
import { Select } from './Select.tsx'
import { SignedMessage } from './SignedMessage.tsx'
import { answerText, inboxAnswerTexts, reportedType, verificationTexts, verificationTone } from './webhookTexts.ts'

type Answer = Settings['inboxAnswer']

interface Props {
  inbox: readonly WebhookMessage[]
  answer: Answer
  change: (change: WebhookChange) => void
}

const answers: readonly Answer[] = ['200', '500', 'none']

export function Inbox({ inbox, answer, change }: Props) {
  return (
    <PanelSection title="Inbox">
      <p className="webhook-facts">
        The inbox verifies each webhook as your server should: its signature with the secret of the subscription, and
        its age, at most five minutes of real time. It returns 400 to a webhook that fails.
      </p>
      <Select
        label="Response to verified webhooks"
        value={answer}
        choices={answers.map((each) => [each, inboxAnswerTexts[each]])}
        onChange={(inboxAnswer) => change({ kind: 'inboxAnswer', inboxAnswer })}
      />
      <ChangeStatus<WebhookChange> of={({ kind }) => kind === 'inboxAnswer' && 'Saved'} />
      {inbox.length === 0 && <p>The inbox is empty.</p>}
      <ol className="row-list webhook-list" aria-label="Inbox, newest first">
        {inbox.map(({ id, url, receivedAt, headers, body, verification, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attempt keeps its place from the oldest on
          <li key={inbox.length - index}>
            <div>
              <strong>{reportedType(body)}</strong>{' '}
              <span className="sandbox-badge" data-tone={verificationTone(verification)}>
                {verificationTexts[verification]}
              </span>
              <p className="webhook-facts">
                {id}, {startOf(url, 'summary')}, <time dateTime={receivedAt}>{dateTime(receivedAt)}</time>,{' '}
                {answerText(status)}
              </p>
              <SignedMessage headers={headers} body={body} />
            </div>
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
