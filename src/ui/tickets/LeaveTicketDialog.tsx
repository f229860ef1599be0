import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { leavingMachine } from '../../machines/leaving.machine.ts'
import { createTicketTexts as texts } from '../../rules/ticketTexts.ts'
import { useReturnFocus } from '../kit/returnFocus.ts'
import type { CreateTicketActor } from './createTicketActor.ts'
import '../kit/dialog.css'

interface Props {
  actor: CreateTicketActor
  leaving: ActorRefFrom<typeof leavingMachine>
}

/** A chosen file is not kept, so leaving asks; a ticket that is being sent goes on without the person. */
export default function LeaveTicketDialog({ actor, leaving }: Props) {
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('mutating'))
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={() => leaving.send({ type: 'leaving.cancel' })}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{isSending ? texts.leaveSendingTitle : texts.leaveTitle}</AlertDialog.Title>
        <AlertDialog.Description mb="5">{isSending ? texts.leaveSending : texts.leaveFile}</AlertDialog.Description>
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {texts.stay}
            </Button>
          </AlertDialog.Cancel>
          <Button onClick={() => leaving.send({ type: 'leaving.confirm' })}>{texts.leave}</Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
