import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ticketOf } from '../../../../src/app/actors/tickets.ts'
import type { Portal } from '../../../../src/app/bootstrap/portal/portal.ts'
import { problems } from '../../../../src/rules/problem.ts'
import type { Ticket } from '../../../../src/rules/tickets/tickets.ts'

const ticket: Ticket = {
  ticketNumber: 'TCK-1',
  status: 'O',
  creationDate: '2026-03-14T10:00:00Z',
  errorType: '1',
  subject: 'No answer',
  description: 'It hangs.',
  apiName: 'Account list',
  endpointAddress: '/api/accounts/v1/accounts',
  errorCode: '504',
  fileName: 'trace.txt',
  fileExtension: 'txt',
  fileData: 'eA==',
  userEmail: 'ada@example.com',
  replies: [],
}
const answered: Ticket = { ...ticket, replies: [{ description: 'Which account?', userRole: 'A' }] }
const refused = { kind: 'answer', status: 500, message: 'closed', described: true } as const

type Outcome = Ticket | { kind: string }

let logged: MockInstance
let outcomes: Outcome[]
let sent: string[]

const call = async (operation: string) => {
  sent.push(operation)
  const outcome = outcomes.shift()
  if (outcome && 'kind' in outcome) throw outcome
  return outcome
}

/** The chart of one ticket; its calls end as given, in their order. */
function start(...ends: Outcome[]) {
  outcomes = ends
  const session = { call } as unknown as Portal['session']
  return createActor(ticketOf({ session }), { input: { ticketNumber: 'TCK-1' } }).start()
}

const logs = () => logged.mock.calls.map(([message]) => message)

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sent = []
})
afterEach(() => logged.mockRestore())

test('details that cannot be read are logged, whatever the reason', async () => {
  start(refused)
  await vi.waitFor(() => expect(logs()).toEqual(['Ticket TCK-1: closed']))
  start(problems.timeout)
  await vi.waitFor(() => expect(logs()).toEqual(['Ticket TCK-1: closed', 'Ticket TCK-1: Request Timeout']))
})

test.each([
  ['a description', 'updateTicket', ticket, [ticket, ticket]],
  ['a reply', 'createReply', answered, [answered]],
])(
  '%s that is refused is logged, and so is one without an answer, with the read that follows it',
  async (_, operation, found, before) => {
    for (const [ends, messages] of [
      [[refused], ['closed']],
      [
        [problems.timeout, problems.network],
        ['Request Timeout', 'Network Error'],
      ],
    ] as const) {
      logged.mockClear()
      sent = []
      const actor = start(...before, ...ends)
      await vi.waitFor(() => expect(actor.getSnapshot().context.ticket).toEqual(found))
      const description = 'It hangs still.'
      actor.send(
        operation === 'updateTicket'
          ? { type: 'description.save', description, base: ticket.description }
          : { type: 'reply.send', description },
      )
      await vi.waitFor(() => expect(logs()).toEqual(messages.map((message) => `Ticket TCK-1: ${message}`)))
      expect(sent).toContain(operation)
      actor.stop()
    }
  },
)

test('a read that is given up with its dialog is not logged', async () => {
  let fail = (_: unknown) => {}
  const read = new Promise<Ticket>((_, reject) => {
    fail = reject
  })
  const session = { call: () => read } as unknown as Portal['session']
  createActor(ticketOf({ session }), { input: { ticketNumber: 'TCK-1' } })
    .start()
    .stop()
  fail(problems.network)
  await expect(read).rejects.toEqual(problems.network)
  expect(logs()).toEqual([])
})
