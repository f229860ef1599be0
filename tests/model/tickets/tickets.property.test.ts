import { assign } from 'xstate'
import type { ticketsMachine } from '../../../src/machines/tickets/tickets.machine.ts'
import { ticketLimits } from '../../../src/rules/tickets/ticketLimits.ts'
import { lastPageOf } from '../../../src/rules/tickets/ticketTable.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { ticketsModel } from './tickets.model.ts'

const { always, canAct, invariant } = oraclesOf<typeof ticketsMachine>()

const numbers = (tickets: readonly { ticketNumber: string }[]) => tickets.map(({ ticketNumber }) => ticketNumber).join()

chartWalks({
  model: ticketsModel,
  sentences: [
    {
      oracle: invariant(
        'The page that is shown exists',
        (now) => !now.in('populated') || now.context.page <= lastPageOf(now.context.tickets.length, now.context.size),
      ),
      planted: withParts({ actions: { setTickets: assign({ tickets: (_, tickets) => tickets, problem: null }) } }),
    },
    {
      oracle: always('The address says the page and its size whenever they change', ({ context, emitted }, before) => {
        const { page, size } = context
        if (!before || (before.context.page === page && before.context.size === size)) return true
        const last = emitted.at(-1)
        return last?.page === page && last.size === size
      }),
      planted: withParts({ actions: { emitPage: () => {} } }),
    },
    {
      oracle: invariant('A page has as many tickets as can be chosen', ({ context: { size } }) =>
        ticketLimits.pageSizes.some((each) => each === size),
      ),
      planted: withParts({ guards: { isSize: () => true } }),
    },
    {
      oracle: always('The first ticket of the page stays on it when its size changes', ({ step, context }, before) => {
        if (!before || !step.startsWith('pageSize.choose')) return true
        const first = before.context.page * before.context.size
        return first >= context.page * context.size && first < (context.page + 1) * context.size
      }),
      planted: withParts({
        actions: {
          setPageSize: assign(({ event }) => ({ size: (event as { size: number } & typeof event).size, page: 0 })),
        },
      }),
    },
    {
      oracle: always(
        'The list stays while it is read again, also when that fails',
        ({ step, context }, before) =>
          before === undefined ||
          /^listTickets: (?:six|one|none)$/.test(step) ||
          numbers(context.tickets) === numbers(before.context.tickets),
      ),
      planted: withParts({ actions: { setProblem: assign({ problem: (_, problem) => problem, tickets: [] }) } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.loading.invoke.onError = {}
      }),
    },
  ],
})
