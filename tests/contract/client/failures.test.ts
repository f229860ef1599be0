import { describe, expect, test } from 'vitest'
import { changePassword, saveProfile } from '../../../src/api/account/profile.ts'
import { getUser } from '../../../src/api/account/session.ts'
import { generateReport, listReportApplications } from '../../../src/api/analytics.ts'
import { listAnnouncements } from '../../../src/api/announcements.ts'
import { deleteApplication, listApplications, renewTokens, saveApplication } from '../../../src/api/applications.ts'
import { listProductServices, loadCatalogue } from '../../../src/api/catalogue.ts'
import { createPortalClient, type PortalClient } from '../../../src/api/client/client.ts'
import { createReply, createTicket, getTicket, listTickets, updateTicket } from '../../../src/api/tickets.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import type { Fault } from '../../../src/rules/sandbox/faults/faults.ts'
import { fetchFrom } from '../../support/fetchFrom.ts'
import { control } from '../calls.ts'
import { configuration } from '../configuration.ts'
import { frozenClock } from '../frozenClock.ts'
import { openHost } from '../hosts.ts'

const statuses = [400, 401, 403, 404, 409, 413, 429, 500, 502, 503]

/** Every way in which a call of the signed-in area can fail, and the Problem it becomes. */
const failures: [name: string, fault: Fault, problem: Problem][] = [
  ...statuses.map((status): [string, Fault, Problem] => {
    const message = `The bank answers ${status}`
    const problem: Problem = { kind: 'answer', status, message, described: true }
    return [String(status), { kind: 'status', status, message }, problem]
  }),
  ['timeout', { kind: 'timeout' }, problems.timeout],
  ['connection lost', { kind: 'connectionLost' }, problems.network],
  ['not JSON', { kind: 'notJson' }, problems.malformed],
  ['wrong shape', { kind: 'wrongShape' }, problems.malformed],
]

type Call = (client: PortalClient, signal: AbortSignal) => Promise<unknown>

const bearer = 'Bearer token'
const ticketChange = { ticketNumber: 'TCK-000006', description: 'It is customer 4.' }
const application = {
  id: 'application-000001',
  name: 'Till Friend',
  description: 'Reads accounts',
  icon: '',
  productList: [],
  oauthRedirectUri: 'https://till.test',
  publicKey: 'key',
  clientId: 'client',
  clientSecret: 'secret',
  ipList: [],
  otpNeeded: false,
  clientType: 'API' as const,
}
const pair = { id: application.id, clientId: 'client', clientSecret: 'secret' }
const newTicket = {
  errorType: '3' as const,
  apiName: 'Payments',
  endpointAddress: '/api/payments/v1/payments',
  subject: 'No payment arrives',
  description: 'Since noon.',
  errorCode: '500',
  file: { name: 'log.txt', data: 'YQ==' },
}
const report = { applicationId: application.id, endpointAddress: '/api/accounts/v1', dateRangeId: '0', requestDate: 1 }
const personal = { firstName: 'Derya', lastName: 'Aydin', phoneNumber: '+905551112233', country: 'TR' }
const passwords = {
  eMailAddress: 'deniz.aydin@example.com',
  password: 'Bosphorus-1453',
  newPassword: 'Bosphorus-1453!',
  confirmPassword: 'Bosphorus-1453!',
}

const calls: [operation: string, call: Call][] = [
  ['listProducts', (client, signal) => loadCatalogue(client.scoped({ signal }))],
  ['listGroups', (client, signal) => loadCatalogue(client.scoped({ signal }))],
  ['listServices', (client, signal) => loadCatalogue(client.scoped({ signal }))],
  ['listAnnouncements', (client, signal) => listAnnouncements(client.scoped({ signal }))],
  ['getUser', (client, signal) => getUser(client.scoped({ authorization: bearer, signal }))],
  ['listApplications', (client, signal) => listApplications(client.scoped({ authorization: bearer, signal }))],
  ['listApplications', (client, signal) => listReportApplications(client.scoped({ authorization: bearer, signal }))],
  [
    'saveApplication',
    (client, signal) => saveApplication(client.scoped({ authorization: bearer, signal }), application),
  ],
  [
    'deleteApplication',
    (client, signal) => deleteApplication(client.scoped({ authorization: bearer, signal }), { id: application.id }),
  ],
  ['renewTokens', (client, signal) => renewTokens(client.scoped({ authorization: bearer, signal }), pair)],
  ['generateReports', (client, signal) => generateReport(client.scoped({ authorization: bearer, signal }), report)],
  [
    'listProductServices',
    (client, signal) => listProductServices(client.scoped({ authorization: bearer, signal }), { productId: '1' }),
  ],
  ['updateUser', (client, signal) => saveProfile(client.scoped({ authorization: bearer, signal }), personal)],
  ['changePassword', (client, signal) => changePassword(client.scoped({ authorization: bearer, signal }), passwords)],
  ['listTickets', (client, signal) => listTickets(client.scoped({ authorization: bearer, signal }))],
  [
    'getTicket',
    (client, signal) =>
      getTicket(client.scoped({ authorization: bearer, signal }), { ticketNumber: ticketChange.ticketNumber }),
  ],
  ['updateTicket', (client, signal) => updateTicket(client.scoped({ authorization: bearer, signal }), ticketChange)],
  ['createReply', (client, signal) => createReply(client.scoped({ authorization: bearer, signal }), ticketChange)],
  ['createTicket', (client, signal) => createTicket(client.scoped({ authorization: bearer, signal }), newTicket)],
]

describe.each(calls)('%s', (operation, call) => {
  test.each(failures)('%s becomes the problem that the charts report', async (_name, fault, problem) => {
    const clock = frozenClock()
    const bank = await openHost('worker host', { clock })
    await control(bank, 'PUT', `/faults/${operation}`, fault)
    const sent: string[] = []
    const client = createPortalClient({
      configuration,
      clock,
      fetch: fetchFrom(
        () => bank,
        ({ url }) => sent.push(url),
      ),
    })
    const settled = call(client, new AbortController().signal).then(
      (answer) => ({ answer }),
      (rejected: unknown) => rejected,
    )
    if (fault.kind === 'timeout') {
      // The bank waits too once it has the call; the client's own limit comes first.
      while (await Promise.race([settled.then(() => false), new Promise((resolve) => setImmediate(resolve, true))]))
        clock.pass(2000)
    }
    expect(await settled).toEqual(problem)
    expect(sent, 'each request is sent once').toEqual([...new Set(sent)])
  })
})
