import { creationMessage, newTicketDraft } from '../../rules/tickets.ts'
import { createTicketTexts as texts } from '../../rules/ticketTexts.ts'
import { CreateTicketView } from '../../ui/tickets/CreateTicketView.tsx'
import { navigationBlockerOf } from '../actors/navigationBlocker.ts'
import { startOn } from '../actors/startOn.ts'
import { createTicketOf } from '../actors/tickets.ts'
import type { Notice } from '../portal.ts'
import type { Screen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { inDashboard } from './shared/inDashboard.tsx'
import { enterStep, returnToStep } from './shared/ticketSteps.ts'

export const screen: Screen = (visit, portal, place) => {
  const draft = formDraft('createTicket', visit.owner, newTicketDraft, () => sessionStorage, portal.environment.clock)
  const tellLeft = (notice: Notice) => {
    if (visit.isLeft()) portal.notify(notice)
  }
  const actor = startOn(visit, createTicketOf(portal), {
    on: {
      'step.entered': ({ step }) => enterStep(step),
      'step.left': ({ step }) => {
        if (!visit.isLeft()) returnToStep(step)
      },
      'ticket.created': ({ ticketNumber, source }) => {
        draft.forget()
        tellLeft({ variant: 'success', message: `${texts.submitted}: ${ticketNumber}`, source })
      },
      'ticket.unconfirmed': ({ outcome, ticketNumber, source }) =>
        tellLeft({ variant: 'warning', message: texts.left[outcome](ticketNumber), source }),
      failure: ({ problem, source }) =>
        tellLeft({ variant: 'error', message: texts.leftFailed(creationMessage(problem)), source }),
    },
  })
  const blocker = startOn(visit, navigationBlockerOf(), {})
  return { element: inDashboard(place, <CreateTicketView actor={actor} blocker={blocker} draft={draft} />) }
}
