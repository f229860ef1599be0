import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { navigationBlockerMachine } from '../../machines/navigationBlocker.machine.ts'
import { useReturnFocus } from '../kit/useReturnFocus.ts'
import type { CreateTicketActor } from './createTicketActor.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'
import '../kit/dialog.css'

interface Props {
  actor: CreateTicketActor
  blocker: ActorRefFrom<typeof navigationBlockerMachine>
}

/** A chosen file is not kept, so leaving asks; a ticket that is being sent goes on without the person. */
export default function LeaveTicketDialog({ actor, blocker }: Props) {
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('mutating'))
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={() => blocker.send({ type: 'navigation.cancel' })}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{isSending ? texts.leaveSendingTitle : texts.leaveTitle}</AlertDialog.Title>
        <AlertDialog.Description mb="5">{isSending ? texts.leaveSending : texts.leaveFile}</AlertDialog.Description>
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {texts.stay}
            </Button>
          </AlertDialog.Cancel>
          <Button onClick={() => blocker.send({ type: 'navigation.confirm' })}>{texts.leave}</Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
