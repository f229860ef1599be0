import { newTicketDraft } from '../../rules/tickets/createTicketForm.ts'
import { callFileName, draftWithCall } from '../../rules/tickets/ticketCall.ts'
import { ticketStartOf } from '../../rules/tickets/ticketStart.ts'
import { creationMessage } from '../../rules/tickets/tickets.ts'
import { CreateTicketView } from '../../ui/tickets/createTicket/CreateTicketView.tsx'
import { createTicketTexts as texts } from '../../ui/tickets/createTicket/createTicketTexts.ts'
import { navigationBlockerOf } from '../actors/navigationBlocker.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import { createTicketOf } from '../actors/tickets.ts'
import type { PortalScreen } from '../router/screen.ts'
import { formDraft } from '../session/drafts/formDraft.ts'
import { removeTicketCall, storedTicketCall } from '../session/drafts/storedTicketCall.ts'
import type { Notice } from '../session/session.ts'
import { originIn } from './shared/origin.ts'
import { keepStep, pushStep, returnToStep } from './shared/stepHistory.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

export const screen: PortalScreen = (scope, portal, match) => {
  const draft = formDraft('createTicket', scope.owner, newTicketDraft, () => sessionStorage, portal.environment.clock)
  // A call of the workbench leads here; what was typed before stays.
  const call = __SANDBOX__ ? storedTicketCall(match.query.get('call'), () => sessionStorage) : undefined
  // A closed ticket leads here with its text.
  const kept = match.query.get('draft') === 'restore' ? draft.load() : undefined
  let filled = call
    ? {
        values: draftWithCall(draft.load(), call),
        file: new File([call.json], callFileName(call), { type: 'application/json' }),
      }
    : kept && { values: kept, file: null }
  const notifyIfLeft = (notice: Notice) => {
    if (scope.isDisposed()) portal.notify(notice)
  }
  const actor = startScopedActor(scope, createTicketOf(portal), {
    interrupted: () => texts.left.interrupted(),
    on: {
      'step.entered': ({ step }) => pushStep(step),
      'step.kept': ({ step }) => keepStep(step),
      'step.left': ({ step }) => {
        if (!scope.isDisposed()) returnToStep(step)
      },
      'ticket.created': ({ ticketNumber, source }) => {
        draft.clear()
        if (__SANDBOX__ && call) removeTicketCall(call.id, () => sessionStorage)
        // The next ticket starts empty.
        filled = undefined
        notifyIfLeft({ variant: 'success', message: `${texts.submitted}: ${ticketNumber}`, source })
      },
      'ticket.unconfirmed': ({ outcome, ticketNumber, source }) =>
        notifyIfLeft({ variant: 'warning', message: texts.left[outcome](ticketNumber), source }),
      failure: ({ problem, source }) => {
        if (scope.isDisposed() || problem.kind === 'ended')
          portal.notify({ variant: 'error', message: texts.leftFailed(creationMessage(problem)), source })
      },
    },
  })
  const blocker = startScopedActor(scope, navigationBlockerOf(), {})
  const start = ticketStartOf(match.query)
  return {
    element: withDashboardShell(
      match,
      <CreateTicketView
        actor={actor}
        blocker={blocker}
        draft={draft}
        origin={originIn(match.query, portal)}
        {...(start && { initial: start })}
        filled={() => filled}
      />,
    ),
  }
}
