import type { ticketMachine } from '../../../src/machines/tickets/ticket.machine.ts'
import type { TicketSubmission } from '../../../src/rules/tickets/tickets.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { ticketModel } from './ticket.model.ts'

const { always, canAct, never, oneAtATime } = oraclesOf<typeof ticketMachine>()

const sends = (started: readonly { id: string }[]) =>
  started.some(({ id }) => id === 'updateTicket' || id === 'createReply')

chartWalks({
  model: ticketModel,
  sentences: [
    {
      oracle: always(
        'A reply that was typed is kept through any failure: the form is cleared when the bank has it',
        ({ step, emitted }) =>
          !emitted.some(({ type }) => type === 'form.cleared') || /^(?:createReply: ok|getTicket: replied)$/.test(step),
      ),
      planted: withBug(({ states }) => {
        states.replying.invoke.onError[2].actions = [...states.replying.invoke.onError[2].actions, 'clearForm']
      }),
    },
    {
      oracle: always(
        'What may have arrived is not sent again before the ticket was read',
        ({ step, started }, before) =>
          before?.context.outcomeUnknown !== true || !sends(started) || step.startsWith('getTicket: '),
      ),
      planted: withBug(({ states }) => {
        states.answered.on['reply.send'] = states.answered.on['reply.send'].slice(1)
      }),
    },
    {
      oracle: never(
        'What the bank has is not sent a second time',
        ({ step, started }, before) =>
          step === 'getTicket: replied' &&
          before?.context.baseline?.replies.length === 1 &&
          started.some(({ id }) => id === 'createReply'),
      ),
      planted: withParts({ guards: { isReplyApplied: () => false } }),
    },
    {
      oracle: always(
        'What somebody else has changed is not overwritten',
        ({ started, context: { ticket, submission } }) =>
          !started.some(({ id }) => id === 'updateTicket') ||
          (submission?.kind === 'description' && ticket?.description === submission.base),
      ),
      planted: withParts({
        guards: {
          canSave: ({ context: { submission } }: { context: { submission: TicketSubmission | null } }) =>
            submission?.kind === 'description',
        },
      }),
    },
    {
      oracle: never(
        'A closed ticket takes neither reply nor description',
        ({ started, context: { ticket } }) => ticket?.status === 'C' && sends(started),
      ),
      planted: withParts({ guards: { canReply: () => true } }),
    },
    {
      oracle: oneAtATime('createReply', 'A reply is sent once at a time'),
      planted: withBug(({ states }) => {
        states.replying.on = { 'ticket.reload': { target: 'replying', reenter: true } }
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.replying.invoke.onError = {}
      }),
    },
  ],
})
