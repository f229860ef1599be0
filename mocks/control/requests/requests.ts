import { define, optional, string, type } from 'superstruct'
import { maxEvents } from '../../../src/rules/sandbox/requests/logLimits.ts'
import type { SandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import type { Bank } from '../../bank/bank.ts'
import { ApiError } from '../../http/apiError.ts'
import { check, queryOf } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { harOf } from './har.ts'

function findEvent({ tables }: Bank, id = ''): SandboxEvent {
  const event = tables.events.get(id)
  if (!event) throw new ApiError(404, `There is no call ${id}: the newest ${maxEvents} calls are kept`)
  return event
}

/** How many calls a list has unless it is asked for more or fewer. */
const usualLimit = 500

const limit = define<string>(
  'limit',
  (value) =>
    (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) && Number(value) <= maxEvents) ||
    `Expected a number from 1 to ${maxEvents}`,
)

const eventQuery = type({
  operation: optional(string()),
  from: optional(string()),
  before: optional(string()),
  limit: optional(limit),
})

/** The calls that came before one and those since another, which is in the list, newest first. @throws ApiError (400, 404) */
function listEvents(bank: Bank, query: unknown): SandboxEvent[] {
  const { operation, from, before, limit = String(usualLimit) } = check(query, eventQuery)
  const events = bank.tables.events.list().reverse()
  const place = (id: string) => {
    findEvent(bank, id)
    return events.findIndex((event) => event.id === id) + 1
  }
  return events
    .slice(before === undefined ? 0 : place(before), from === undefined ? events.length : place(from))
    .filter((event) => operation === undefined || event.operation === operation)
    .slice(0, Number(limit))
}

export const requestControlCalls: ControlCalls = {
  'GET /events': {
    summary: 'Lists the newest calls, with status and decision.',
    resolve: async ({ bank, request }) => listEvents(bank, queryOf(request)),
  },
  'GET /events/:id': {
    summary: 'Shows a call by its ID, with request and response.',
    async resolve({ bank, params: { id } }) {
      const event = findEvent(bank, id)
      const { request = null, answer = null } = bank.tables.exchanges.get(event.id) ?? {}
      return { ...event, request, answer }
    },
  },
  'POST /events/:id/replay': {
    summary: 'Sends the request of a call again, unchanged.',
    async resolve({ bank, params: { id }, replay }) {
      const { id: txId } = findEvent(bank, id)
      const replayed = await replay(txId)
      if (replayed === undefined)
        throw new ApiError(
          409,
          'This request cannot be sent again: the sandbox keeps the newest 100 with a body of at most 64 KiB, until it restarts, unloads the bank or replaces its data',
        )
      return { id: replayed }
    },
  },
  'GET /har': {
    summary: 'Exports the newest calls with request and response as an HTTP Archive.',
    resolve: async (call) => harOf(call),
  },
  'GET /events/days': {
    summary: 'Sums the calls of each day of the last year.',
    resolve: async ({ bank }) =>
      bank.tables.days.list({ orderBy: { field: 'day', direction: 'asc' } }).map(({ id: _id, ...sum }) => sum),
  },
  'GET /events/hours': {
    summary: 'Sums the calls of each hour of the last week.',
    resolve: async ({ bank }) =>
      bank.tables.hours.list({ orderBy: { field: 'hour', direction: 'asc' } }).map(({ id: _id, ...sum }) => sum),
  },
}
