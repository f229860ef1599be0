import { draftFrom, newTicketDraft, type Ticket, ticketDraft } from '../../rules/tickets.ts'
import { ticketTexts } from '../../rules/ticketTexts.ts'
import { type OpenTicket, TicketsView } from '../../ui/tickets/TicketsView.tsx'
import { ticketOf, ticketsOf } from '../actors/tickets.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal, place) => {
  const username = () => portal.session.actor.getSnapshot().context.standing?.username
  const actor = startOn(visit, ticketsOf(portal), {})
  const startNew = (from: Ticket | null, description: string) => {
    const draft = formDraft('createTicket', username, newTicketDraft, () => sessionStorage, portal.environment.clock)
    const kept = draft.recall()
    const typed = draftFrom(from, kept, description)
    draft.keep(typed)
    if (draft.recall()?.description === typed.description) visit.navigate('/dashboard?page=createTicket')
    else portal.notify({ variant: 'warning', message: ticketTexts.copyFirst })
  }
  const open = (ticketNumber: string): OpenTicket => {
    const dialog = visit.within()
    const form = `ticket.${ticketNumber}`
    const draft = formDraft(form, username, ticketDraft, () => sessionStorage, portal.environment.clock)
    const tellLeft = (message: string) => {
      if (dialog.isLeft()) portal.notify({ variant: 'warning', message })
    }
    const ticket = startOn(dialog, ticketOf(portal), {
      input: { ticketNumber },
      on: {
        notice: portal.notify,
        'form.cleared': ({ description }) => {
          if (draft.recall()?.description === description) draft.forget()
        },
        'tickets.requested': () => {
          if (!visit.isLeft()) actor.send({ type: 'tickets.reload' })
        },
        'outcome.unknown': () => tellLeft(ticketTexts.leftUnknown(ticketNumber)),
        'message.unsent': () => tellLeft(ticketTexts.leftUnsent(ticketNumber)),
        failure: ({ problem }) => {
          // biome-ignore lint/suspicious/noConsole: such failures are logged (001 section 8)
          console.warn(`Ticket ${ticketNumber}: ${problem.message}`)
          if (dialog.isLeft()) portal.notify({ variant: 'error', message: problem.message })
        },
      },
    })
    return {
      actor: ticket,
      draft,
      startNew: (description) => startNew(ticket.getSnapshot().context.ticket, description),
      close: dialog.leave,
    }
  }
  const asked = place.query.get('ticket')
  const first = asked === null ? null : open(asked)
  return { element: inDashboard(place, <TicketsView actor={actor} open={open} first={first} />) }
}
