import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { handOffFocus } from '../kit/focus/handOffFocus.ts'
import type { CreateTicketActor } from './createTicket/createTicketActor.ts'
import { createTicketTexts as texts } from './createTicket/createTicketTexts.ts'

const pass = handOffFocus((button) => {
  const form = button.closest('form')
  return () => [form?.querySelector('[type=submit]')]
})

/** How much of the ticket has been sent, and the way to stop it. */
export function SendingNotice({ actor }: { actor: CreateTicketActor }) {
  const progress = useSelector(actor, (snapshot) => snapshot.context.progress)
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'ticket.cancel' }))
  const isAll = progress === 100
  if (!canCancel) return null
  return (
    <div className="ticket-sending">
      <label>
        <span>{progress === null ? texts.sending : isAll ? texts.awaiting : texts.sent(progress)}</span>
        <progress max={100} {...(progress !== null && !isAll && { value: progress })} />
      </label>
      <Button
        type="button"
        variant="soft"
        color="gray"
        ref={pass}
        onClick={() => actor.send({ type: 'ticket.cancel' })}
      >
        {texts.cancel}
      </Button>
    </div>
  )
}
