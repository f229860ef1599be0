import { describe, expect, test } from 'vitest'
import { callerAddress, checkIpList } from '../../../../../mocks/authorization/checks/checkIpList.ts'
import { refusal } from '../bank.ts'

const listed = { ipList: ['198.51.100.24', '203.0.113.7'] }
const empty = { ipList: [] }
const invalidIp = (reason: string) => ({ status: 403, detailCode: '-1', message: 'Invalid IP', reason, headers: {} })

test('addresses on the list may call', () => {
  expect(() => checkIpList(listed, '198.51.100.24', 'developer')).not.toThrow()
  expect(() => checkIpList(listed, '203.0.113.7', 'live')).not.toThrow()
})

test.each(['203.0.113.70', '3.0.113.7', '127.0.0.1', '', '::1', 'localhost'])('%j may not', async (address) => {
  expect(await refusal(() => checkIpList(listed, address, 'developer'))).toEqual(
    invalidIp(
      `The call comes from ${address}, which is not on the application's IP list: add ${address} to the list, or send x-sandbox-ip: 198.51.100.24.`,
    ),
  )
})

test('an empty list lets every address call in the developer environment, and none in the live one', async () => {
  expect(() => checkIpList(empty, '192.0.2.1', 'developer')).not.toThrow()
  expect(await refusal(() => checkIpList(empty, '192.0.2.1', 'live'))).toEqual(
    invalidIp('The live environment requires an IP list and the application has none: add 192.0.2.1 to the list.'),
  )
})

describe('the address of a caller', () => {
  test.each([
    ['is the chosen one', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['is the chosen one without its spaces', ' 203.0.113.7 ', undefined, '203.0.113.7'],
    ['is that of the connection', null, '192.0.2.9', '192.0.2.9'],
    ['is the IPv4 address in one of IPv6', null, '::ffff:192.0.2.9', '192.0.2.9'],
    ['stays IPv6', null, '2001:db8::1', '2001:db8::1'],
    ['is loopback where there is no connection', null, undefined, '127.0.0.1'],
  ])('%s', (_what, chosen, socket, address) => {
    expect(callerAddress(chosen, socket)).toBe(address)
  })
})
