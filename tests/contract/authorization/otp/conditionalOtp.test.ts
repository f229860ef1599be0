import { expect, test } from 'vitest'
import { customer, openBank, requestOf } from '../../services/bank.ts'

const settings = 'debit-cards/debit-card-settings'
const limit = 'virtual-cards/virtual-card-limit'
const qr = 'qr-orders/qr-order'
const debitCard = { cardId: 'DC1000000001' }
const virtualCard = { cardId: 'VC1000000001' }

test.each([
  ['a use that is switched on', settings, '1', { path: debitCard, body: requestOf(settings, 'usual') }, 1],
  ['uses that are switched off', settings, '1', { path: debitCard, body: requestOf(settings, 'tighter') }, 0],
  ['a block', settings, '1', { path: debitCard, body: requestOf(settings, 'blocked') }, 0],
  ['a loss', settings, '1', { path: debitCard, body: requestOf(settings, 'lost') }, 0],
  ['a higher limit', limit, '1', { path: virtualCard, body: requestOf(limit, 'usual') }, 1],
  ['a lower limit', limit, '1', { path: virtualCard, body: requestOf(limit, 'lower') }, 0],
  ['a QR code that takes a payment', qr, '12', { body: requestOf(qr, 'payment') }, 0],
  ['a QR code that withdraws cash', qr, '1', { body: requestOf(qr, 'withdrawal') }, 1],
] as const)('%s asks the customer as documented', async (_, service, number, input, codes) => {
  const { call, control } = await openBank()
  expect(await call(service, customer(number, { kind: 'authorization_code' }), input)).toMatchObject({ status: 200 })
  expect((await control('GET', '/sms')).data).toHaveLength(codes)
})

test('lifting a block asks the customer', async () => {
  const { call, control } = await openBank()
  const caller = customer('1', { kind: 'authorization_code' })
  await call(settings, caller, { path: debitCard, body: { status: 'BLOCKED' } })
  await call(settings, caller, { path: debitCard, body: { status: 'ACTIVE' } })
  expect((await control('GET', '/sms')).data).toHaveLength(1)
})
