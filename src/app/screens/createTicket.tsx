import { creationMessage, newTicketDraft } from '../../rules/tickets.ts'
import { createTicketTexts as texts } from '../../rules/ticketTexts.ts'
import { CreateTicketView } from '../../ui/tickets/CreateTicketView.tsx'
import { leavingOf } from '../actors/leaving.ts'
import { createTicketOf } from '../actors/tickets.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { startOn } from '../startOn.ts'
import { enterStep, returnToStep } from '../ticketSteps.ts'

export const screen: Screen = (visit, portal, place) => {
  const draft = formDraft('createTicket', visit.owner, newTicketDraft, () => sessionStorage, portal.environment.clock)
  const tellLeft = (variant: 'success' | 'warning' | 'error', message: string) => {
    if (visit.isLeft()) portal.notify({ variant, message })
  }
  const actor = startOn(visit, createTicketOf(portal), {
    on: {
      'step.entered': ({ step }) => enterStep(step),
      'step.left': ({ step }) => {
        if (!visit.isLeft()) returnToStep(step)
      },
      'ticket.created': ({ ticketNumber }) => {
        draft.forget()
        tellLeft('success', `${texts.submitted}: ${ticketNumber}`)
      },
      'ticket.unconfirmed': ({ outcome, ticketNumber }) => tellLeft('warning', texts.left[outcome](ticketNumber)),
      failure: ({ problem }) => tellLeft('error', texts.leftFailed(creationMessage(problem))),
    },
  })
  const leaving = startOn(visit, leavingOf(), {})
  return { element: inDashboard(place, <CreateTicketView actor={actor} leaving={leaving} draft={draft} />) }
}
