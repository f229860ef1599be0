import type { createTicketMachine } from '../../../src/machines/tickets/createTicket.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { createTicketModel } from './createTicket.model.ts'

const { always, canAct, invariant, oneAtATime } = oraclesOf<typeof createTicketMachine>()

chartWalks({
  model: createTicketModel,
  sentences: [
    {
      oracle: always(
        'A ticket that may have been created is looked for before it is sent again, unless the person sends it anyway',
        (now, before) =>
          !before?.context.unconfirmed ||
          !now.started.some(({ id }) => id === 'createTicket') ||
          /^(?:findTicket: none|ticket\.submitAnyway)$/.test(now.step),
      ),
      planted: withBug(({ states }) => {
        states.wizard.states.review.on['ticket.submit'][0].target = 'submitting'
      }),
    },
    {
      oracle: oneAtATime('createTicket', 'A ticket is sent once at a time'),
      planted: withBug(({ states }) => {
        states.wizard.states.submitting.on['ticket.submit'] = { target: 'submitting', reenter: true }
      }),
    },
    {
      oracle: invariant(
        'A submitted ticket has a number',
        (now) => !now.in('wizard.submitted') || now.context.ticketNumber !== null,
      ),
      planted: withParts({ actions: { setNumber: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.wizard.states.checking.invoke.onError = {}
      }),
    },
  ],
})
