import { creationMessage, newTicketDraft } from '../../rules/tickets.ts'
import { createTicketTexts } from '../../rules/ticketTexts.ts'
import { CreateTicketView } from '../../ui/tickets/CreateTicketView.tsx'
import { createTicketOf } from '../actors/tickets.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal, place) => {
  const username = () => portal.session.actor.getSnapshot().context.standing?.username
  const draft = formDraft('createTicket', username, newTicketDraft, () => sessionStorage, portal.environment.clock)
  const actor = startOn(visit, createTicketOf(portal), {
    on: {
      'ticket.created': ({ ticketNumber }) => {
        draft.forget()
        if (visit.isLeft())
          portal.notify({ variant: 'success', message: `${createTicketTexts.submitted}: ${ticketNumber}` })
      },
      failure: ({ problem }) => {
        if (visit.isLeft()) portal.notify({ variant: 'error', message: creationMessage(problem) })
      },
    },
  })
  return { element: inDashboard(place, <CreateTicketView actor={actor} draft={draft} />) }
}
