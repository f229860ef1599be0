import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../../machines/tickets/ticket.machine.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { ticketTexts as texts } from '../ticketTexts.ts'

interface Props {
  actor: ActorRefFrom<typeof ticketMachine>
  /** Sends again what was refused. */
  retry?: () => void
}

/** What became of the last call. */
export function MessageOutcome({ actor, retry }: Props) {
  const isUnconfirmed = useSelector(actor, (snapshot) => snapshot.context.outcomeUnknown && !snapshot.hasTag('busy'))
  const kind = useSelector(actor, (snapshot) => snapshot.context.submission?.kind)
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const again = isUnavailable ? () => actor.send({ type: 'ticket.reload' }) : retry
  return (
    <>
      {isUnconfirmed && !problem && (
        <Notice variant="warning">
          {kind === 'reply' ? texts.replyOutcomeUnknown : texts.descriptionOutcomeUnknown}
        </Notice>
      )}
      {problem && (
        <Notice variant={isFailed ? 'error' : 'warning'} {...(isFailed && again && { onRetry: again })}>
          {problem.message}
        </Notice>
      )}
    </>
  )
}
