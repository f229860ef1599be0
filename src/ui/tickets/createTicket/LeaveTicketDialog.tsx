import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { navigationBlockerMachine } from '../../../machines/navigationBlocker.machine.ts'
import { ConfirmationDialog } from '../../kit/dialogs/ConfirmationDialog.tsx'
import type { CreateTicketActor } from './createTicketActor.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'

interface Props {
  actor: CreateTicketActor
  blocker: ActorRefFrom<typeof navigationBlockerMachine>
}

/** A chosen file is not kept, so leaving asks; a ticket that is being sent goes on without the person. */
export default function LeaveTicketDialog({ actor, blocker }: Props) {
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('mutating'))
  return (
    <ConfirmationDialog
      title={isSending ? texts.leaveSendingTitle : texts.leaveTitle}
      description={isSending ? texts.leaveSending : texts.leaveFile}
      cancel={texts.stay}
      confirm={texts.leave}
      onCancel={() => blocker.send({ type: 'navigation.cancel' })}
      onConfirm={() => blocker.send({ type: 'navigation.confirm' })}
    />
  )
}
