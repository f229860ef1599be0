import { useSelector } from '@xstate/react'
import { languageOf } from '../../rules/tickets/ticketMessages.ts'
import { creationMessage } from '../../rules/tickets/tickets.ts'
import { ticketHref } from '../../rules/tickets/ticketsLocation.ts'
import { OnwardLink } from '../kit/links/OnwardLink.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { asksToReload } from '../kit/states/failure.ts'
import { Notice } from '../kit/states/Notice.tsx'
import type { CreateTicketActor } from './createTicket/createTicketActor.ts'
import { createTicketTexts as texts } from './createTicket/createTicketTexts.ts'

interface Props {
  actor: CreateTicketActor
  /** Sends it although the tickets cannot be read. */
  force: () => void
}

const reviews = ['failed', 'cancelled', 'found', 'notFound', 'unknown'] as const

/** What became of the last try. */
export function TicketOutcome({ actor, force }: Props) {
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const ticketNumber = useSelector(actor, (snapshot) => snapshot.context.ticketNumber)
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches({ wizard: 'checking' }))
  const review = useSelector(actor, (snapshot) =>
    reviews.find((each) => snapshot.matches({ wizard: { review: each } })),
  )
  if (isChecking) return <Notice variant="info">{texts.checking}</Notice>
  if (review === undefined) return null
  if (review === 'cancelled') return <Notice variant="info">{texts.cancelled}</Notice>
  if (review === 'failed') {
    const message = problem ? creationMessage(problem) : ''
    const language = languageOf(message)
    return (
      <Notice variant="error" message={message}>
        {texts.failed} {!language && !asksToReload(message) && `${texts.failedHint} `}
        <span lang={language}>
          <ServerText kind="message">{message}</ServerText>
        </span>
      </Notice>
    )
  }
  return (
    <Notice variant="warning" {...(review === 'unknown' && { onRetry: force, retryLabel: texts.force })}>
      {texts.outcomeUnknown}{' '}
      {review === 'found' && (
        <>
          {texts.found} <bdi>{ticketNumber}</bdi>. {texts.foundHint}{' '}
          <OnwardLink href={ticketHref(ticketNumber ?? '')}>{texts.myTickets}</OnwardLink>
        </>
      )}
      {review === 'notFound' && texts.notFound}
      {review === 'unknown' && texts.listFailed}
    </Notice>
  )
}
