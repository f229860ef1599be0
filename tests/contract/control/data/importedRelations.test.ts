import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Host, openHost } from '../../hosts.ts'
import { type ExportedFile, fileOf, imported, type Row, refused, withFirst } from './exportedFile.ts'

const grant: Row = {
  id: 'authorization-grant-000001',
  applicationId: 'application-000001',
  clientId: 'x',
  kind: 'password',
  scopes: ['accounts'],
  customerNumber: '1',
  corporateUsername: null,
  accounts: null,
  endedAt: null,
}

describe('members of rows in files that depend on each other', () => {
  let host: Host
  let file: ExportedFile
  beforeAll(async () => {
    host = await openHost('server host')
    file = await fileOf(host)
  })
  afterAll(() => host.close())

  const withRows = (table: string, rows: readonly Row[]) => ({
    ...file,
    tables: { ...file.tables, [table]: [...rows] },
  })
  const answerTo = (changed: unknown) => imported(host, JSON.stringify(changed))

  async function accountAnswer(customer: string, change: Row) {
    const rows = file.tables.ledgerAccounts ?? []
    const at = rows.findIndex(({ customerNumber }) => customerNumber === customer)
    const changed = rows.map((row, index) => (index === at ? { ...row, ...change } : row))
    return { at, answer: await answerTo(withRows('ledgerAccounts', changed)) }
  }

  test.each([
    ['1', { type: 'BANK' }, 'Expected the type BANK without a customerNumber, and no other'],
    ['', { type: 'CURRENT' }, 'Expected the type BANK without a customerNumber, and no other'],
    ['1', { type: 'COLLECTION' }, 'Expected the type COLLECTION for customers of BaaS only'],
    ['1', { holders: [] }, 'Expected a holder'],
  ])('an account of customer "%s" with %j is refused', async (customer, change, message) => {
    const { at, answer } = await accountAnswer(customer, change)
    expect(answer).toEqual(refused(400, `tables.ledgerAccounts.${at}: ${message}`))
  })

  test.each([
    ['password', null],
    ['client_credentials', '1'],
  ])('a sign-in by %s of the customer %s is refused', async (kind, customerNumber) => {
    const counters = file.tables.counters?.concat({ id: 'authorization-grant', value: 1 }) ?? []
    const answer = await answerTo({
      ...file,
      tables: { ...file.tables, counters, authorizationGrants: [{ ...grant, kind, customerNumber }] },
    })
    expect(answer).toEqual(
      refused(400, 'tables.authorizationGrants.0: Expected a customerNumber, except with the kind client_credentials'),
    )
  })

  test.each([
    { status: 'APPROVED', customerNumber: null },
    { status: 'APPROVED', authorizationId: null },
    { status: 'IN_REVIEW' },
  ])('an onboarding with %j is refused', async (change) => {
    expect(await answerTo(withFirst(file, 'onboardings', change))).toEqual(
      refused(
        400,
        'tables.onboardings.0: Expected customerNumber and authorizationId with the status APPROVED, and with no other',
      ),
    )
  })

  test('a movement needs the ID of a movement', async () => {
    const posting: Row = {
      id: 'entry-000001-0',
      entryId: 'entry-000001',
      account: '1010000001',
      amount: 100,
      currency: 'TRY',
      balanceAfter: 100,
      bookedAt: 0,
      valueDate: '2026-01-05',
      transactionType: null,
      reference: null,
      counterparty: null,
      counterpartyIban: null,
      explanation: '',
    }
    expect(await answerTo(withRows('ledgerPostings', [posting]))).toEqual(
      refused(400, 'tables.ledgerPostings.0: Expected as id of a movement a value such as MV20260314000031'),
    )
  })

  test.each([
    ['transfers', 'amount'],
    ['loans', 'principal'],
    ['creditCards', 'limit'],
    ['cardPurchases', 'amount'],
    ['qrOrders', 'amount'],
    ['ledgerHolds', 'amount'],
    ['fundOrders', 'quantity'],
  ])('a row of %s has an %s that answers can show', async (table, field) => {
    const answer = await answerTo(withFirst(file, table, { [field]: Number.MAX_SAFE_INTEGER }))
    expect(answer).toEqual(
      refused(
        400,
        `tables.${table}.0.${field}: Expected a whole number of at most 100000000000000, but received 9007199254740991`,
      ),
    )
  })

  test.each([
    ['consents', 'scopes', 'accounts'],
    ['consents', 'accounts', '1010000031'],
    ['webhookSubscriptions', 'events', 'transaction.booked'],
    ['webhookSubscriptions', 'transactionTypes', 'CHVLH'],
    ['webhookSubscriptions', 'accountNumbers', '1010000001'],
  ])('a row of %s has each of its %s once', async (table, field, value) => {
    expect(await answerTo(withFirst(file, table, { [field]: [value, value] }))).toEqual(
      refused(400, `tables.${table}.0.${field}: Expected each value once`),
    )
  })

  test('an application for a loan has a first status', async () => {
    const { status, body } = await answerTo(withFirst(file, 'loanApplications', { history: [] }))
    const { header } = body as { header: { message: string } }
    expect([status, header.message.split(':')[0]]).toEqual([400, 'tables.loanApplications.0.history'])
  })
})
