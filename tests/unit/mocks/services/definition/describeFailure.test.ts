import { expect, it } from 'vitest'
import { describeFailure } from '../../../../../mocks/services/definition/describeFailure.ts'
import { readDefinition } from '../../../../../mocks/services/definition/readDefinition.ts'
import { bundleDefinitions } from '../../../../../scripts/definitions/bundleDefinitions.ts'

const messageOf = (service: string, value: unknown) => {
  const { body } = readDefinition(service)
  if (!body) throw new Error(`${service} has no body`)
  return describeFailure(body.root, body.validator.validate(value).errors, value)
}

const context = { channel: 'API', language: 'EN' }
const transaction = { context, transaction_id: '8f1c2a7e40' }
const eft = {
  context,
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  reasonCode: '01',
  amount: { amount: '1.00', currency: 'TRY' },
}

const account = { context, partnerReference: 'ord-2026-000871', type: 'SAVINGS', currency: 'TRY' }
const baasTransfer = { ...eft, senderAccountNumber: '4010000001', partnerReference: 'ord-2026-000871' }
const quote = { context, side: 'BUY', instrumentCode: 'XAU' }
const subscription = { context, url: 'https://partner.example', transactionTypes: ['FBTCH'] }

it.each([
  ['otp/otp-execution', {}, 'context: Required'],
  ['otp/otp-execution', { ...transaction, authenticationType: 1, context: {} }, 'context.channel: Required'],
  [
    'otp/otp-execution',
    { ...transaction, authenticationType: 1, context: { channel: 'API', language: 'DE' } },
    'context.language: Expected TR or EN',
  ],
  ['otp/otp-execution', { ...transaction, authenticationType: 1 }, 'otp_info: Required'],
  ['otp/otp-execution', { ...transaction, authenticationType: 5 }, 'activationId: Required'],
  [
    'otp/otp-execution',
    { ...transaction, authenticationType: 1, otp_info: '1'.repeat(21) },
    'otp_info: Expected at most 20 characters',
  ],
  ['otp/otp-execution', { ...transaction, authenticationType: 1, otp_info: 123456 }, 'otp_info: Expected text'],
  [
    'money-transfers/eft-transfer',
    { ...eft, context: { ...context, channel: '' } },
    'context.channel: Expected at least one character',
  ],
  [
    'money-transfers/eft-transfer',
    { ...eft, receiverName: '   ' },
    'receiverName: Expected a value such as Elif Yılmaz',
  ],
  ['baas-accounts/account-opening', { ...account, name: ' ' }, 'name: Expected a value such as Everyday account'],
  ['webhooks/subscription', { ...subscription, accountNumbers: [] }, 'accountNumbers: Expected at least one entry'],
  ['money-transfers/eft-transfer', { ...eft, context: null }, 'context: Expected an object'],
  ['money-transfers/eft-transfer', { ...eft, amount: { amount: '1.00' } }, 'amount.currency: Required'],
  [
    'money-transfers/eft-transfer',
    { ...eft, amount: { amount: '1', currency: 'try' } },
    'amount.currency: Expected three capital letters',
  ],
  [
    'money-transfers/transfer-to-own-account',
    { ...eft, receiverAccountNumber: '1010000002' },
    `reasonCode: Expected an empty text, -2, ${[...'ABCDEFGHIJKLMNOPQRSTU'].join(', ')} or V`,
  ],
  ['baas-money-transfers/transfer-order', { type: 'FAST' }, 'context: Required'],
  ['baas-money-transfers/transfer-order', { ...baasTransfer, type: 'INTERNAL' }, 'receiverAccountNumber: Required'],
  ['baas-money-transfers/transfer-order', { ...baasTransfer, type: 'SWIFT' }, 'type: Expected EFT, FAST or INTERNAL'],
  [
    'baas-money-transfers/transfer-order',
    { ...baasTransfer, type: 'EFT', receiverAccountNumber: '4010000061', receiverIban: 'TR1' },
    'receiverIban: Expected a value such as TR940999900000001010000001',
  ],
  ['baas-investment/quote', quote, 'body: Expected quantity or amount'],
  [
    'baas-investment/quote',
    { ...quote, quantity: '1.00', amount: { amount: '1.00', currency: 'TRY' } },
    'body: Expected quantity or amount, not both',
  ],
  ['baas-customers/contact-update', { context }, 'body: Expected phoneNumber, email or address'],
])('%s refuses %j: %s', (service, body, message) => {
  expect(messageOf(service, body)).toBe(message)
})

it.each([
  ['1.001', 'an amount with at most two decimals'],
  ['0.00', 'an amount above zero'],
  ['-1.00', 'an amount above zero'],
  ['12345678901234.00', 'an amount of at most thirteen digits before the point'],
  ['1,50', 'an amount above zero such as 1250.00'],
])('of the amount %s it expects %s', (amount, expected) => {
  const body = { ...eft, amount: { amount, currency: 'TRY' } }
  expect(messageOf('money-transfers/eft-transfer', body)).toBe(`amount.amount: Expected ${expected}`)
})

it.each([
  ['spending-analytics/spending-by-category', { month: '2026-13' }, 'month: Expected a value such as 2026-02'],
  ['credit-cards/credit-card-limits', { cardId: 'x' }, 'cardId: Expected CC, DC or VC and ten digits'],
])('%s refuses the parameters %j: %s', (service, values, message) => {
  const { root, validator } = readDefinition(service).query
  expect(describeFailure(root, validator.validate(values).errors, values)).toBe(message)
})

it('shows what every parameter with a form of its own may be', async () => {
  const silent = Object.keys(await bundleDefinitions()).flatMap((service) => {
    const { query } = readDefinition(service)
    return Object.keys(query.root.properties ?? {}).flatMap((name) => {
      const values = { [name]: '\0' }
      const errors = query.validator.validate(values).errors.filter(({ keyword }) => keyword !== 'required')
      const message = errors.length === 0 ? '' : describeFailure(query.root, errors, values)
      return /documented form|another value/.test(message) ? [`${service} ${message}`] : []
    })
  })
  expect(silent).toEqual([])
})

interface Example {
  value?: unknown
}
interface Document {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { examples: Record<string, Example> }> } }>
  >
}

it('takes every example body of every definition', async () => {
  const refused = Object.entries(await bundleDefinitions()).flatMap(([service, { path, method, document }]) => {
    const operation = (JSON.parse(document) as Document).paths[path]?.[method.toLowerCase()]
    const examples = Object.entries(operation?.requestBody?.content['application/json']?.examples ?? {})
    const { body } = readDefinition(service)
    return examples.flatMap(([name, { value }]) => {
      const errors = body?.validator.validate(value).errors ?? []
      return body && errors.length > 0 ? [`${service} ${name}: ${describeFailure(body.root, errors, value)}`] : []
    })
  })
  expect(refused).toEqual([])
})
