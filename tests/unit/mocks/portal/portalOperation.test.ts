import { expect, test } from 'vitest'
import { documentOperation, envelopeOperation } from '../../../../mocks/portal/portalOperation.ts'

test('an operation has its method, path and description from the contract', () => {
  const { id, method, path, describe } = envelopeOperation('updateTicket', async () => undefined)
  expect({ id, method, path }).toEqual({
    id: 'updateTicket',
    method: 'put',
    path: '/api-ticket-service/ticket/update',
  })
  expect(describe?.()).toMatchObject({
    group: 'Portal',
    title: 'Changes the description of a ticket, while nobody has replied',
  })
})

test('a handler that is not that of its operation does not compile', () => {
  const created = async () => ({ ticketNumber: '4711' })
  const definition = async () => ({ openapi: '3.1.0' })
  const refused = [
    // @ts-expect-error the operationId is misspelt
    () => envelopeOperation('createTiket', created),
    // @ts-expect-error the handler is of another operation
    () => envelopeOperation('listTickets', created),
    // @ts-expect-error the data lacks ticketNumber
    () => envelopeOperation('createTicket', async () => ({ number: '4711' })),
    // @ts-expect-error the data is of another operation
    () => documentOperation('getDefinition', created),
    // @ts-expect-error the answer is no envelope
    () => envelopeOperation('getDefinition', definition),
  ]
  expect(refused).toHaveLength(5)
})
