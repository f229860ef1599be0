import { isRecord } from '../../rules/problem.ts'
import { draftFrom, newTicketDraft, type Ticket, ticketDraft } from '../../rules/tickets.ts'
import { type TicketsPlace, ticketsAddress, ticketsPlaceOf } from '../../rules/ticketsPlace.ts'
import { ticketTexts } from '../../rules/ticketTexts.ts'
import { type OpenTicket, TicketsView } from '../../ui/tickets/TicketsView.tsx'
import { startOn } from '../actors/startOn.ts'
import { ticketOf, ticketsOf } from '../actors/tickets.ts'
import type { Screen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { inDashboard } from './shared/inDashboard.tsx'

export const screen: Screen = (visit, portal, place) => {
  let at = ticketsPlaceOf(place.query)
  const go = (next: TicketsPlace, replace: boolean) => visit.navigate(ticketsAddress(next), { replace })
  const actor = startOn(visit, ticketsOf(portal), {
    input: at,
    on: {
      'page.changed': ({ page, size }) => {
        if (page !== at.page || size !== at.size) go({ ...at, page, size }, true)
      },
    },
  })
  const startNew = (from: Ticket | null, description: string, source: string) => {
    const draft = formDraft('createTicket', visit.owner, newTicketDraft, () => sessionStorage, portal.environment.clock)
    const kept = draft.recall()
    const typed = draftFrom(from, kept, description)
    draft.keep(typed)
    if (draft.recall()?.description === typed.description) visit.navigate('/dashboard?page=createTicket')
    else portal.notify({ variant: 'warning', message: ticketTexts.copyFirst, source })
  }
  const open = (ticketNumber: string): OpenTicket => {
    const dialog = visit.within()
    const form = `ticket.${ticketNumber}`
    const draft = formDraft(form, visit.owner, ticketDraft, () => sessionStorage, portal.environment.clock)
    const tellLeft = (message: string, source: string) => {
      if (dialog.isLeft()) portal.notify({ variant: 'warning', message, source })
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
        'outcome.unknown': ({ source }) => tellLeft(ticketTexts.leftUnknown(ticketNumber), source),
        'message.notSent': ({ source }) => tellLeft(ticketTexts.leftUnsent(ticketNumber), source),
        failure: ({ problem, source }) => {
          // biome-ignore lint/suspicious/noConsole: such failures are logged (001 section 8)
          console.warn(`Ticket ${ticketNumber}: ${problem.message}`)
          if (dialog.isLeft()) portal.notify({ variant: 'error', message: problem.message, source })
        },
      },
    })
    return {
      actor: ticket,
      draft,
      startNew: (description) => startNew(ticket.getSnapshot().context.ticket, description, ticket.logic.id),
      leave: dialog.leave,
    }
  }
  const opened = createOpened(at.ticket === null ? null : open(at.ticket))
  const toTicket = (ticket: string) => {
    go({ ...at, ticket }, false)
    history.replaceState({ fromList: true }, '')
  }
  const toList = () => {
    if (isRecord(history.state) && history.state.fromList === true) history.back()
    else go({ ...at, ticket: null }, true)
  }
  return {
    element: inDashboard(place, <TicketsView actor={actor} opened={opened} open={toTicket} close={toList} />),
    update(next) {
      const { ticket } = at
      at = ticketsPlaceOf(next.query)
      actor.send({ type: 'page.restore', page: at.page, size: at.size })
      if (at.ticket !== ticket) opened.set(at.ticket === null ? null : open(at.ticket))
      return undefined
    },
  }
}

/** The ticket whose details are open: the address says which. */
function createOpened(first: OpenTicket | null) {
  const listeners = new Set<() => void>()
  let current = first
  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next: OpenTicket | null) {
      current?.leave()
      current = next
      for (const listener of listeners) listener()
    },
  }
}
