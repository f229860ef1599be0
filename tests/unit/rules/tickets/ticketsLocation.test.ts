import { expect, test } from 'vitest'
import { ticketHref, ticketsHref, ticketsLocationOf } from '../../../../src/rules/tickets/ticketsLocation.ts'

const read = (address: string) => ticketsLocationOf(new URL(address, 'https://portal.test').searchParams)

test.each([
  [{ page: 0, size: 5, ticket: null }, '/dashboard?page=myTickets'],
  [{ page: 1, size: 10, ticket: null }, '/dashboard?page=myTickets&listPage=2&rows=10'],
  [{ page: 0, size: 25, ticket: 'T &1' }, '/dashboard?page=myTickets&rows=25&ticket=T+%261'],
])('%j is %s', (place, address) => {
  expect(ticketsHref(place)).toBe(address)
  expect(read(address)).toEqual(place)
})

test('what makes no sense in the address is left out', () => {
  for (const odd of ['listPage=0&rows=7', 'listPage=-3&rows=', 'listPage=x&ticket=', 'listPage=1.5', ''])
    expect(read(`/dashboard?page=myTickets&${odd}`)).toEqual({ page: 0, size: 5, ticket: null })
})

test('a ticket has an address', () => expect(ticketHref('T-1')).toBe('/dashboard?page=myTickets&ticket=T-1'))
