import { expect, test } from 'vitest'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { activate, newestKey, post, register, registrationBody, tokens } from '../calls.ts'
import {
  type Schema as ContractSchema,
  contractOperations,
  resolve as resolveContract,
  violations,
} from '../contract.ts'
import { openHost } from '../hosts.ts'

/** Of each call of the portal that takes an ID: what it sends beside. */
const portalBodies: Readonly<Record<string, { id: string; body: object; missing: string }>> = {
  saveApplication: {
    id: 'id',
    body: {
      name: 'Market Stall',
      description: 'Takes orders',
      icon: '',
      productList: [],
      oauthRedirectUri: 'https://stall.example.com/callback',
      publicKey: 'MIGf',
      ipList: [],
      otpNeeded: false,
      clientType: 'API',
    },
    missing: 'Application not found',
  },
  deleteApplication: { id: 'id', body: {}, missing: 'Application not found' },
  renewTokens: { id: 'id', body: { clientId: '', clientSecret: '' }, missing: 'Application not found' },
  generateReports: {
    id: 'applicationId',
    body: { endpointAddress: '/api/accounts/v1/accounts', dateRangeId: '0', requestDate: 0 },
    missing: 'Application not found',
  },
  getTicket: { id: 'ticketNumber', body: {}, missing: 'Ticket not found' },
  updateTicket: { id: 'ticketNumber', body: { description: 'Mine' }, missing: 'Ticket not found' },
  createReply: { id: 'ticketNumber', body: { description: 'Mine' }, missing: 'Ticket not found' },
}

/** Names of the catalogue, which are everybody’s; the list ignores the number, and a new ticket has none yet. */
const sharedNames = [
  'listProductServices productId',
  'getDefinition serviceId',
  'createTicket ticketNumber',
  'listTickets ticketNumber',
]

const portalIds = contractOperations.flatMap(({ id, operation }) => {
  const media = operation.requestBody && resolveContract(operation.requestBody).content?.['application/json']
  const members = (given: ContractSchema): string[] => {
    const { properties = {}, allOf = [] } = resolveContract(given)
    return [...Object.keys(properties), ...allOf.flatMap(members)]
  }
  const names = media
    ? members(media.schema).filter((name) => name === 'id' || /^(?!client).*Id$/.test(name) || name === 'ticketNumber')
    : []
  return [...new Set(names)].filter((name) => name !== 'dateRangeId').map((name) => `${id} ${name}`)
})

test('the application or ticket of another developer is not found, and nothing of it changes', async () => {
  const own = Object.entries(portalBodies).map(([id, each]) => `${id} ${each.id}`)
  expect(portalIds.filter((each) => !sharedNames.includes(each)).sort()).toEqual(own.sort())
  const rows = new Map<string, StoredRow>()
  const host = await openHost('worker host', { storage: memoryStorage(rows) })
  await register(host)
  await activate(host, await newestKey(host))
  const asked = (given: { access_token: string }) => ({ Authorization: `bearer ${given.access_token}` })
  const owner = asked(await tokens(host))
  const stranger = asked(await tokens(host, registrationBody.eMailAddress, registrationBody.password))
  const ticket = { errorType: '1', status: 'O', apiName: 'A', endpointAddress: '/a', subject: 'S', description: 'D' }
  const file = { errorCode: '1', fileName: 'a.txt', fileExtension: 'txt', fileData: 'AAAA' }
  const created = await post(host, '/api-ticket-service/ticket/create', { ...ticket, ...file }, owner)
  const { ticketNumber } = (created.body as { data: { ticketNumber: string } }).data
  for (const { id, path, method } of contractOperations) {
    const each = portalBodies[id]
    if (!each) continue
    const before = [...rows]
      .filter(([key]) => /^(applications|tickets|mails|jobs)\//.test(key))
      .map(([, { row }]) => row)
    const strangers = each.id === 'ticketNumber' ? ticketNumber : 'application-000001'
    const response = await host.call(path, {
      method: method.toUpperCase(),
      headers: { ...stranger, 'Content-Type': 'application/json' },
      body: JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' }, ...each.body, [each.id]: strangers }),
    })
    const answer = { status: response.status, body: (await response.json()) as { header: { message: string } } }
    expect.soft([id, answer.status, answer.body.header.message]).toEqual([id, 404, each.missing])
    expect.soft(violations(id, answer)).toEqual([])
    const after = [...rows]
      .filter(([key]) => /^(applications|tickets|mails|jobs)\//.test(key))
      .map(([, { row }]) => row)
    expect.soft(after, id).toEqual(before)
  }
  await host.close()
})
