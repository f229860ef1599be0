import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { reasonHeader } from '../../../rules/bank/reasonHeader.ts'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { apiErrors } from '../../../rules/docs/apiErrors.ts'
import { requestAsCurl } from '../../../rules/sandbox/requests/requestAsCurl.ts'
import type { RequestDetail } from '../../../rules/sandbox/requests/requestLog.ts'
import { statusText } from '../../../rules/sandbox/requests/statusText.ts'
import { signing } from '../../../rules/signing/signatureHeaders.ts'
import { DetourLink } from '../../kit/links/DetourLink.tsx'
import { Link } from '../../kit/links/Link.tsx'
import { ServerText } from '../../kit/ServerText.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import { sandboxBankAtom } from '../sandboxHost.ts'
import { CopyText } from '../workbench/CopyText.tsx'
import { ActionStatus } from '../workbench/panel/ActionStatus.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'
import { dateTime } from '../workbench/times.ts'
import { decisionTexts } from './decisions.ts'
import { Message } from './Message.tsx'
import type { RequestActor } from './requestActor.ts'

interface Props {
  actor: RequestActor
  onClose: () => void
  /** Keeps the call for the ticket that is created about it. */
  onTicket: (detail: RequestDetail) => void
}

export function RequestDetails({ actor, onClose, onTicket }: Props) {
  const { id, detail, problem, isReplayed } = useSelector(actor, (snapshot) => snapshot.context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another call takes the focus again
  useEffect(() => heading.current?.focus(), [id])
  return (
    <section
      className="stack panel-card detail-card request-details"
      aria-labelledby="request-heading"
      aria-busy={busy}
    >
      <div className="detail-head">
        <h2 id="request-heading" ref={heading} tabIndex={-1}>
          {detail?.operation ?? id}
        </h2>
        <Button ref={toSectionHeading} variant="outline" aria-label="Close the request" onClick={onClose}>
          Close
        </Button>
      </div>
      {problem && (
        <Notice variant="error" {...(failed && { onRetry: () => actor.send({ type: 'request.reload' }) })}>
          {problem.message}
        </Notice>
      )}
      {!detail && !failed && <Skeleton width="100%" height="240px" />}
      {detail && (
        <Detail
          detail={detail}
          onTicket={onTicket}
          isReplayed={isReplayed}
          busy={busy}
          onReplay={() => actor.send({ type: 'request.replay' })}
        />
      )}
    </section>
  )
}

const headerOf = (headers: Readonly<Record<string, string>>, wanted: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1]

interface DetailProps extends Pick<Props, 'onTicket'> {
  detail: RequestDetail
  isReplayed: boolean
  busy: boolean
  onReplay: () => void
}

function Detail({ detail, isReplayed, busy, onTicket, onReplay }: DetailProps) {
  const { address } = useAtomValue(sandboxBankAtom)
  const { id, at, status, decision, message, fault, requestId, duration, request, answer } = detail
  const reason = answer ? headerOf(answer.headers, reasonHeader) : undefined
  const requestHeading = useRef<HTMLHeadingElement>(null)
  const answerHeading = useRef<HTMLHeadingElement>(null)
  const documented = apiErrors.find((error) => error.status === status && error.message === message)
  return (
    <>
      <dl className="fact-list">
        <dt>ID</dt>
        <dd>
          <code>{id}</code>
        </dd>
        {requestId && (
          <>
            <dt>X-Request-ID</dt>
            <dd>
              <code>{requestId}</code>
            </dd>
          </>
        )}
        <dt>Time</dt>
        <dd>
          {dateTime(at)}
          {duration !== undefined && `, ${duration} ms`}
        </dd>
        <dt>Status</dt>
        <dd>
          {statusText(status)}
          {decision && `, ${decisionTexts[decision].toLowerCase()}`}
          {fault !== null && `: ${fault}`}
        </dd>
        <Quota headers={answer?.headers ?? {}} />
      </dl>
      {message && (
        <Notice variant="warning" announced={false}>
          <strong>
            <ServerText kind="message">{message}</ServerText>
          </strong>
          {reason && ` ${reason}`}
          {documented && (
            <>
              {' '}
              <Link href={`/docs/error-codes#${documented.id}`}>About this error</Link>
            </>
          )}
        </Notice>
      )}
      <div className="actions">
        <Button variant="soft" aria-disabled={busy} onClick={onReplay}>
          Send again
        </Button>
        {request && <CopyText label="Copy as curl" value={requestAsCurl(request, address)} />}
        <DetourLink className="text-link" href={ticketHref(detail)} onClick={() => onTicket(detail)}>
          Create a ticket about this call
        </DetourLink>
      </div>
      <ActionStatus text={isReplayed && 'Sent again: this is the new call'} />
      {request ? (
        <>
          <Message
            title="Request"
            line={`${request.method} ${request.path}`}
            heading={requestHeading}
            {...request}
            {...(answer && { jump: { label: 'Go to the response', onJump: () => answerHeading.current?.focus() } })}
          />
          <SignedText request={request} />
        </>
      ) : (
        <p>The sandbox keeps the requests and responses of the newest 100 calls. This call is older.</p>
      )}
      {request &&
        (answer ? (
          <Message
            title="Response"
            line={statusText(status)}
            heading={answerHeading}
            {...answer}
            jump={{ label: 'Go to the request', onJump: () => requestHeading.current?.focus() }}
          />
        ) : (
          <p>No response was sent.</p>
        ))}
    </>
  )
}

/** Another tab has no call that was handed over, and starts with its name and address. */
const ticketHref = ({ id, operation, request }: RequestDetail) => {
  const endpoint = request?.path.replace(/\?.*/, '') ?? ''
  return `${dashboardHref('createTicket')}&${new URLSearchParams({ api: operation, endpoint, call: id })}` as const
}

function Quota({ headers }: { headers: Readonly<Record<string, string>> }) {
  const left = (name: string) => headerOf(headers, `X-RateLimit-Remaining-${name}`)
  const [second, day] = [left('Second'), left('Day')]
  if (second === undefined || day === undefined) return null
  return (
    <>
      <dt>Calls left</dt>
      <dd>
        {second} this second, {day} today
      </dd>
    </>
  )
}

/** What the signature of the call is made over; the access token itself is not kept. */
function SignedText({ request }: { request: NonNullable<RequestDetail['request']> }) {
  if (headerOf(request.headers, signing.header) === undefined) return null
  const sent = request.body === '' ? (request.path.split('?')[1] ?? '') : request.body
  return (
    <section className="request-message">
      <h3>Signed text</h3>
      <pre className="message-text">
        <code>
          <mark>[access token]</mark>
          {sent}
        </code>
      </pre>
      <p className="request-note">
        The access token and the {request.body === '' ? 'query string' : 'body'}, without a gap.
      </p>
    </section>
  )
}
