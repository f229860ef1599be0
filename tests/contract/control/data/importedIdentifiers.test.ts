import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Identified, identifierForms } from '../../../../mocks/db/tables/identifiers.ts'
import { type Host, openHost } from '../../hosts.ts'
import { type ExportedFile, exported, fileOf, imported, type Row, refused, withFirst } from './exportedFile.ts'

const delivery: Row = {
  id: 'msg_2512310000001',
  subscriptionId: 'WH2512310001',
  url: 'https://hooks.example.com/portico',
  body: '{"type":"transaction.booked"}',
  createdAt: 0,
  lifecycle: { value: 'delivered' },
  nextAttemptAt: null,
  attempts: [{ timestamp: 0, signature: '', status: 700 }],
}

const billPayment: Row = {
  id: '20260314000042',
  customerNumber: '1',
  applicationId: 'application-000001',
  bill: 'ELK001 1000000001 2026-03',
  account: '1010000001',
  amount: 100,
  fee: 0,
  paidAt: 0,
  cancellableUntil: 0,
  cancelledAt: null,
}

const mailOrder: Row = {
  id: '20260314000043',
  customerNumber: '12',
  applicationId: 'application-000001',
  orderNumber: 'M-1',
  cardToken: 'ct_5f0c9a1b7e3d2468acf1',
  card: null,
  cardNumber: '540099******1001',
  account: '1012000001',
  amount: 100,
  commission: 0,
  refunded: 0,
  status: 'APPROVED',
  createdAt: 0,
}

const quote: Row = {
  id: 'QT1000000081',
  customerNumber: '4000000001',
  side: 'BUY',
  instrumentCode: 'XAU',
  quantity: 100,
  price: 1,
  amount: 100,
  tax: 0,
  total: 100,
  validUntil: 0,
  orderNumber: null,
}

const baasOrder: Row = {
  id: '20260314000044',
  customerNumber: '4000000001',
  quoteId: 'QT1000000081',
  cashAccountNumber: '4010000001',
  side: 'BUY',
  instrumentCode: 'XAU',
  quantity: 100,
  total: 100,
  status: 'REALIZED',
  sentAt: null,
  settlementDate: '2026-03-14',
  cancelledAt: null,
}

/** Rows of tables that a new sandbox has empty. */
const rows: Record<string, Row> = {
  webhookDeliveries: delivery,
  billPayments: billPayment,
  mailOrders: mailOrder,
  investmentQuotes: quote,
  baasInvestmentOrders: baasOrder,
}

const withRow = (file: ExportedFile, table: string, change: Row): unknown => {
  const row = rows[table]
  if (!row) return withFirst(file, table, change)
  return { ...file, tables: { ...file.tables, [table]: [{ ...row, ...change }] } }
}

const places: readonly [table: string, field: string, what: Identified][] = [
  ['transfers', 'id', 'reference'],
  ['transfers', 'senderAccount', 'account'],
  ['transfers', 'receiverAccount', 'account'],
  ['transfers', 'receiverIban', 'iban'],
  ['transfers', 'cancellationReference', 'reference'],
  ['loans', 'id', 'loan'],
  ['loans', 'account', 'account'],
  ['loanApplications', 'id', 'loanApplication'],
  ['loanApplications', 'offerId', 'loanOffer'],
  ['loanApplications', 'accountNumber', 'account'],
  ['loanApplications', 'loanId', 'loan'],
  ['debitCards', 'id', 'debitCard'],
  ['debitCards', 'account', 'account'],
  ['debitCards', 'cardNumber', 'cardNumber'],
  ['creditCards', 'id', 'creditCard'],
  ['creditCards', 'cardNumber', 'cardNumber'],
  ['cardPurchases', 'id', 'reference'],
  ['cardPurchases', 'card', 'creditCard'],
  ['virtualCards', 'id', 'virtualCard'],
  ['virtualCards', 'parentCard', 'parentCard'],
  ['virtualCards', 'cardNumber', 'cardNumber'],
  ['fundOrders', 'id', 'reference'],
  ['qrOrders', 'id', 'qrOrder'],
  ['qrOrders', 'account', 'account'],
  ['qrOrders', 'qrData', 'qrData'],
  ['billPayments', 'id', 'reference'],
  ['billPayments', 'account', 'account'],
  ['mailOrders', 'id', 'reference'],
  ['mailOrders', 'account', 'account'],
  ['mailOrders', 'cardNumber', 'cardNumber'],
  ['baasCustomers', 'id', 'baasCustomer'],
  ['baasCustomers', 'onboardingId', 'onboarding'],
  ['onboardings', 'id', 'onboarding'],
  ['onboardings', 'customerNumber', 'baasCustomer'],
  ['baasCards', 'id', 'baasCard'],
  ['baasCards', 'accountNumber', 'account'],
  ['baasCards', 'cardNumber', 'cardNumber'],
  ['investmentQuotes', 'id', 'quote'],
  ['baasInvestmentOrders', 'id', 'reference'],
  ['baasInvestmentOrders', 'quoteId', 'quote'],
  ['baasInvestmentOrders', 'cashAccountNumber', 'account'],
  ['onboardings', 'authorizationId', 'authorizationId'],
  ['ledgerHolds', 'id', 'movement'],
  ['ledgerHolds', 'reference', 'reference'],
  ['consents', 'id', 'consent'],
  ['consents', 'customerNumber', 'customer'],
  ['webhookSubscriptions', 'id', 'subscription'],
]

describe('identifiers of rows in files', () => {
  let host: Host
  let file: ExportedFile
  beforeAll(async () => {
    host = await openHost('server host')
    file = await fileOf(host)
  })
  afterAll(() => host.close())

  const answerTo = (table: string, change: Row) => imported(host, JSON.stringify(withRow(file, table, change)))

  test.each(places)('one of %s with another form as its %s is refused', async (table, field, what) => {
    expect(await answerTo(table, { [field]: 'x-1' })).toEqual(
      refused(400, `tables.${table}.0.${field}: Expected a value such as ${identifierForms[what][1]}`),
    )
  })

  test.each([
    ['customerNumber', 'customer'],
    ['id', 'account'],
    ['iban', 'iban'],
    ['branchCode', 'branch'],
  ] as const)('an account of a customer with another form as its %s is refused', async (field, what) => {
    const at = file.tables.ledgerAccounts?.findIndex(({ customerNumber }) => customerNumber === '1') ?? -1
    const rows =
      file.tables.ledgerAccounts?.map((row, index) => (index === at ? { ...row, [field]: 'x-1' } : row)) ?? []
    const changed = { ...file, tables: { ...file.tables, ledgerAccounts: rows } }
    expect(await imported(host, JSON.stringify(changed))).toEqual(
      refused(
        400,
        `tables.ledgerAccounts.${at}: Expected as ${what} of an account a value such as ${identifierForms[what][1]}`,
      ),
    )
  })

  test('a subscription without accounts, and an attempt that was answered with no status of HTTP, are refused', async () => {
    const messageOf = async (table: string, change: Row) =>
      ((await answerTo(table, change)).body as { header: { message: string } }).header.message
    expect(await messageOf('webhookSubscriptions', { accountNumbers: [] })).toContain(
      'tables.webhookSubscriptions.0.accountNumbers: ',
    )
    expect(await messageOf('webhookSubscriptions', { accountNumbers: ['x-1'] })).toBe(
      'tables.webhookSubscriptions.0.accountNumbers.0: Expected a value such as 1010000001',
    )
    expect(await messageOf('consents', { accounts: ['x-1'] })).toBe(
      'tables.consents.0.accounts.0: Expected a value such as 1010000001',
    )
    expect(await messageOf('webhookDeliveries', {})).toBe(
      'tables.webhookDeliveries.0.attempts.0.status: Expected a whole number of at most 599, but received 700',
    )
  })

  test('rows whose identifiers have their forms are taken', async () => {
    const attempts = [{ timestamp: 0, signature: '', status: 503 }]
    const whole = { ...rows, webhookDeliveries: { ...delivery, attempts } }
    const tables = Object.entries(whole).map(([table, row]) => [table, [row]])
    const filled = JSON.stringify({ ...file, tables: { ...file.tables, ...Object.fromEntries(tables) } })
    expect((await imported(host, filled)).status).toBe(200)
    expect((await imported(host, await exported(host))).status).toBe(200)
  })
})

test('identifiers have the forms of their definitions', () => {
  type Schema = { pattern?: string; schema?: Schema; properties: Record<string, Schema> }
  const schemasOf = (file: string): Record<string, Schema | undefined> =>
    parse(readFileSync(`mocks/openapi/${file}.yaml`, 'utf8'))
  const shared = schemasOf('shared/schemas')
  const { QrOrderId, QrOrder } = schemasOf('qr-orders/components')
  const { CustomerNumber, AuthorizationId, Address } = schemasOf('shared/baas')
  const { VirtualCardId, ParentCardId } = schemasOf('virtual-cards/components')
  const { OfferId, LoanApplicationId } = schemasOf('digital-loan/components')
  const documented = {
    account: shared.AccountNumber,
    iban: shared.Iban,
    branch: schemasOf('account-information/components').Account?.properties.branchCode,
    customer: shared.CustomerNumber,
    reference: shared.ReferenceNumber,
    movement: schemasOf('account-movements/components').MovementId,
    debitCard: schemasOf('debit-cards/components').DebitCardId?.schema,
    virtualCard: VirtualCardId?.schema,
    parentCard: ParentCardId,
    cardNumber: shared.MaskedCardNumber,
    loan: schemasOf('loans/components').LoanId,
    loanApplication: LoanApplicationId,
    loanOffer: OfferId,
    qrOrder: QrOrderId,
    qrData: QrOrder?.properties.qrData,
    consent: schemasOf('consents/components').CustomerConsentId,
    subscription: schemasOf('webhooks/components').SubscriptionId,
    onboarding: schemasOf('baas-onboarding/components').CustomerApplicationId,
    baasCustomer: CustomerNumber,
    authorizationId: AuthorizationId,
    postalCode: Address?.properties.postalCode,
    baasCard: schemasOf('baas-cards/components').BaasCardId,
    quote: schemasOf('baas-investment/components').QuoteId,
  } satisfies Record<Exclude<Identified, 'creditCard'>, unknown>
  // No definition has the form of a credit card's ID alone.
  const { creditCard, ...forms } = identifierForms
  expect('CC1000000001').toMatch(creditCard[0])
  expect(Object.fromEntries(Object.entries(forms).map(([name, [pattern]]) => [name, pattern.source]))).toEqual(
    Object.fromEntries(Object.entries(documented).map(([name, schema]) => [name, schema?.pattern])),
  )
})
