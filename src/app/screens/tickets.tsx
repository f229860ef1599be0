import { createExternalStore } from '../../rules/externalStore.ts'
import { isRecord } from '../../rules/problem.ts'
import { draftFrom, newTicketDraft } from '../../rules/tickets/createTicketForm.ts'
import { type Ticket, ticketDraft } from '../../rules/tickets/tickets.ts'
import { type TicketsLocation, ticketsHref, ticketsLocationOf } from '../../rules/tickets/ticketsLocation.ts'
import { type OpenTicket, TicketsView } from '../../ui/tickets/TicketsView.tsx'
import { ticketTexts } from '../../ui/tickets/ticketTexts.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import { ticketOf, ticketsOf } from '../actors/tickets.ts'
import type { PortalScreen } from '../router/screen.ts'
import { formDraft } from '../session/drafts/formDraft.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  let at = ticketsLocationOf(match.query)
  const go = (next: TicketsLocation, replace: boolean) => scope.navigate(ticketsHref(next), { replace })
  const actor = startScopedActor(scope, ticketsOf(portal), {
    input: at,
    on: {
      'page.changed': ({ page, size }) => {
        if (page !== at.page || size !== at.size) go({ ...at, page, size }, true)
      },
    },
  })
  const startNew = (from: Ticket | null, description: string, source: string) => {
    const draft = formDraft('createTicket', scope.owner, newTicketDraft, () => sessionStorage, portal.environment.clock)
    const kept = draft.load()
    const typed = draftFrom(from, kept, description)
    draft.save(typed)
    if (draft.load()?.description === typed.description) scope.navigate('/dashboard?page=createTicket&draft=restore')
    else portal.notify({ variant: 'warning', message: ticketTexts.copyFirst, source })
  }
  const open = (ticketNumber: string): OpenTicket => {
    const dialog = scope.child()
    const form = `ticket.${ticketNumber}`
    const draft = formDraft(form, scope.owner, ticketDraft, () => sessionStorage, portal.environment.clock)
    const notifyIfLeft = (message: string, source: string) => {
      if (dialog.isDisposed()) portal.notify({ variant: 'warning', message, source })
    }
    const ticket = startScopedActor(dialog, ticketOf(portal), {
      input: { ticketNumber },
      interrupted: () => ticketTexts.leftOutcomeUnknown(ticketNumber),
      on: {
        notice: (shown) => portal.notify({ ...shown, about: ticketNumber }),
        'form.cleared': ({ description }) => {
          if (draft.load()?.description === description) draft.clear()
        },
        'tickets.requested': () => {
          if (!scope.isDisposed()) actor.send({ type: 'tickets.reload' })
        },
        'outcome.unknown': ({ source }) => notifyIfLeft(ticketTexts.leftOutcomeUnknown(ticketNumber), source),
        'message.notSent': ({ source }) => notifyIfLeft(ticketTexts.leftUnsent(ticketNumber), source),
        failure: ({ problem, source }) => {
          // A ticket that was left only goes on with what it sends.
          if (dialog.isDisposed() || problem.kind === 'ended')
            portal.notify({
              variant: 'error',
              message: ticketTexts.leftFailed(ticketNumber, problem.message),
              source,
              about: ticketNumber,
            })
        },
      },
    })
    let known: Ticket | null = null
    ticket.subscribe(({ context }) => {
      if (!context.ticket || context.ticket === known || scope.isDisposed()) return
      known = context.ticket
      actor.send({ type: 'ticket.read', ticket: known })
    })
    return {
      actor: ticket,
      draft,
      startNew: (description) => startNew(ticket.getSnapshot().context.ticket, description, ticket.logic.id),
      leave: dialog.dispose,
    }
  }
  /** The ticket whose details are open: the address says which. */
  const opened = createExternalStore(at.ticket === null ? null : open(at.ticket))
  const isFromList = () => isRecord(history.state) && history.state.fromList === true
  const toTicket = (ticket: string) => {
    // One that is chosen before another shows takes its place: closed, it leads to the list.
    const isOther = at.ticket !== null
    const leadsToList = !isOther || isFromList()
    go({ ...at, ticket }, isOther)
    if (leadsToList) history.replaceState({ fromList: true }, '')
  }
  const toList = () => {
    if (isFromList()) history.back()
    else go({ ...at, ticket: null }, true)
  }
  return {
    element: withDashboardShell(match, <TicketsView actor={actor} opened={opened} open={toTicket} close={toList} />),
    update(next) {
      const { ticket } = at
      at = ticketsLocationOf(next.query)
      actor.send({ type: 'page.restore', page: at.page, size: at.size })
      if (at.ticket === ticket) return undefined
      opened.get()?.leave()
      opened.set(at.ticket === null ? null : open(at.ticket))
      return undefined
    },
  }
}
