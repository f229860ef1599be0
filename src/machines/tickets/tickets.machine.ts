import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { lastPageOf, type TicketRow, ticketLimits } from '../../rules/tickets.ts'
import { unprovided } from '../port.ts'

/** My Tickets (001 section 2): the list, a page of it at a time. What was read stays while it is read again. */
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
      | { type: 'page.turn'; page: number }
      | { type: 'size.choose'; size: number }
      /** The browser went back or forward to a page of the list. */
      | { type: 'page.show'; page: number; size: number }
    emitted: { type: 'page.shown'; page: number; size: number }
    tags: 'busy' | 'failed'
  },
  actors: { listTickets: unprovided<readonly TicketRow[]>('listTickets') },
  guards: {
    hasNone: (_, tickets: readonly TicketRow[]) => tickets.length === 0,
    isPage: ({ context, event }) =>
      event.type === 'page.turn' && event.page >= 0 && event.page <= lastPageOf(context.tickets.length, context.size),
    isSize: ({ event }) => event.type === 'size.choose' && ticketLimits.pageSizes.some((size) => size === event.size),
  },
  actions: {
    keepTickets: assign({
      tickets: (_, tickets: readonly TicketRow[]) => tickets,
      page: ({ context }, tickets: readonly TicketRow[]) =>
        Math.min(context.page, lastPageOf(tickets.length, context.size)),
      problem: null,
    }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    turn: assign({ page: ({ context, event }) => (event.type === 'page.turn' ? event.page : context.page) }),
    /** The first row of the page stays on the page. */
    resize: assign(({ context, event }) =>
      event.type === 'size.choose'
        ? { size: event.size, page: Math.floor((context.page * context.size) / event.size) }
        : {},
    ),
    show: assign(({ context: { tickets }, event }) =>
      event.type === 'page.show'
        ? {
            size: event.size,
            page: tickets.length > 0 ? Math.min(event.page, lastPageOf(tickets.length, event.size)) : event.page,
          }
        : {},
    ),
    /** The address follows. */
    emitPage: emit(({ context: { page, size } }) => ({ type: 'page.shown' as const, page, size })),
  },
}).createMachine({
  id: 'tickets',
  context: ({ input: { page, size } }) => ({ tickets: [], page, size, problem: null }),
  initial: 'loading',
  on: {
    'page.turn': { guard: 'isPage', actions: ['turn', 'emitPage'] },
    'size.choose': { guard: 'isSize', actions: ['resize', 'emitPage'] },
    'page.show': { actions: ['show', 'emitPage'] },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listTickets',
        src: 'listTickets',
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => event.output },
            target: 'empty',
            actions: [{ type: 'keepTickets', params: ({ event }) => event.output }, 'emitPage'],
          },
          {
            target: 'populated',
            actions: [{ type: 'keepTickets', params: ({ event }) => event.output }, 'emitPage'],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'tickets.reload': { target: 'loading', reenter: true } },
    },
    empty: { on: { 'tickets.reload': 'loading' } },
    populated: { on: { 'tickets.reload': 'loading' } },
    failed: { tags: 'failed', on: { 'tickets.reload': 'loading' } },
  },
})
