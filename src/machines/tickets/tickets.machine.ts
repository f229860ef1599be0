import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import { ticketLimits } from '../../rules/tickets/ticketLimits.ts'
import type { TicketRow } from '../../rules/tickets/tickets.ts'
import { lastPageOf } from '../../rules/tickets/ticketTable.ts'
import { setProblem, withProblem } from '../failure.ts'
import { ofOutput, unprovided, withOutput } from '../port.ts'

/**
 * My Tickets (001 section 2): the list, a page of it at a time. What was read stays while it is read again; a ticket that
 * was read by itself since is newer than its line.
 */
export const ticketsMachine = setup({
  types: {} as {
    context: {
      tickets: readonly TicketRow[]
      /** Counted from 0. */
      page: number
      size: number
      problem: Problem | null
    }
    input: { page: number; size: number }
    events:
      | { type: 'tickets.reload' }
      | { type: 'ticket.read'; ticket: TicketRow }
      | { type: 'page.change'; page: number }
      | { type: 'pageSize.choose'; size: number }
      /** The browser went back or forward to a page of the list. */
      | { type: 'page.restore'; page: number; size: number }
    emitted: { type: 'page.changed'; page: number; size: number }
    tags: 'busy' | 'failed'
  },
  actors: { listTickets: unprovided<readonly TicketRow[]>('listTickets') },
  guards: {
    isEmpty: (_, tickets: readonly TicketRow[]) => tickets.length === 0,
    isPage: ({ context, event }) =>
      event.type === 'page.change' && event.page >= 0 && event.page <= lastPageOf(context.tickets.length, context.size),
    isSize: ({ event }) =>
      event.type === 'pageSize.choose' && ticketLimits.pageSizes.some((size) => size === event.size),
  },
  actions: {
    setTickets: assign({
      tickets: (_, tickets: readonly TicketRow[]) => tickets,
      page: ({ context }, tickets: readonly TicketRow[]) =>
        Math.min(context.page, lastPageOf(tickets.length, context.size)),
      problem: null,
    }),
    setTicket: assign({
      tickets: ({ context }, { ticketNumber, status }: TicketRow) =>
        context.tickets.map((row) => (row.ticketNumber === ticketNumber ? { ...row, status } : row)),
    }),
    setProblem: setProblem(),
    setPage: assign({ page: ({ context, event }) => (event.type === 'page.change' ? event.page : context.page) }),
    /** The first row of the page stays on the page. */
    setPageSize: assign(({ context, event }) =>
      event.type === 'pageSize.choose'
        ? { size: event.size, page: Math.floor((context.page * context.size) / event.size) }
        : {},
    ),
    restorePage: assign(({ context: { tickets }, event }) =>
      event.type === 'page.restore'
        ? {
            size: event.size,
            page: tickets.length > 0 ? Math.min(event.page, lastPageOf(tickets.length, event.size)) : event.page,
          }
        : {},
    ),
    /** The address follows. */
    emitPage: emit(({ context: { page, size } }) => ({ type: 'page.changed' as const, page, size })),
  },
}).createMachine({
  id: 'tickets',
  context: ({ input: { page, size } }) => ({ tickets: [], page, size, problem: null }),
  initial: 'loading',
  on: {
    'tickets.reload': '.loading',
    'ticket.read': { actions: { type: 'setTicket', params: ({ event }) => event.ticket } },
    'page.change': { guard: 'isPage', actions: ['setPage', 'emitPage'] },
    'pageSize.choose': { guard: 'isSize', actions: ['setPageSize', 'emitPage'] },
    'page.restore': { actions: ['restorePage', 'emitPage'] },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listTickets',
        src: 'listTickets',
        onDone: [
          { guard: ofOutput('isEmpty'), target: 'empty', actions: [...withOutput('setTickets'), 'emitPage'] },
          { target: 'populated', actions: [...withOutput('setTickets'), 'emitPage'] },
        ],
        onError: { target: 'failed', actions: withProblem('setProblem') },
      },
    },
    empty: {},
    populated: {},
    failed: { tags: 'failed' },
  },
})
