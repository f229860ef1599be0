import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Application, Bank } from '../../../../mocks/testing/types.ts'
import type { Host } from '../../hosts.ts'
import { authorizeAddress, openLogin, submit } from '../../login.ts'
import { redirectUri } from '../../oauth.ts'
import { exampleDay } from '../../services.ts'
import { openBankAt, places } from '../../testing/openedBanks.ts'

const accountPath = (customer: string, account: string) => `/customers/${customer}/accounts/${account}`
const cardPath = (customer: string, card: string) => `/customers/${customer}/cards/${card}`

interface Customer {
  customerNumber: string
  accounts: { accountNumber: string }[]
  cards: { cardId: string; status: string }[]
}

describe.each(places)('the test customers of a bank %s', (place) => {
  let bank: Bank
  let app: Application
  let host: Host
  beforeEach(async () => {
    bank = await openBankAt(place, { startTime: new Date(exampleDay) })
    app = await bank.application({ redirectUri })
    host = { call: bank.fetch, close: bank.close }
  })
  afterEach(() => bank.close())

  const customers = () => bank.control('GET', '/customers') as Promise<Customer[]>
  const accountOf = async (account: string) =>
    (await customers()).flatMap(({ accounts }) => accounts).find(({ accountNumber }) => accountNumber === account)
  const cardOf = async (card: string) =>
    (await customers()).flatMap(({ cards }) => cards).find(({ cardId }) => cardId === card)
  const put = (path: string, body: object) => bank.control('PUT', path, body)

  test('each have a button on the sign-in page, also those that the control call has made', async () => {
    await bank.createCustomer({ story: 'new', name: 'Derin Aydın' })
    const page = await openLogin(host, authorizeAddress({ oauthClientId: app.clientId }))
    const button = /name="testCustomer" value="(\d+)"><strong>([^<]+)<\/strong>[^\n]*<br>([^<\n]+)<\/button>/g
    const buttons = Array.from(page.text.matchAll(button), ([, ...shown]) => shown)
    expect(buttons.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '12', '101'])
    expect(buttons.at(-1)).toEqual([
      '101',
      'Derin Aydın',
      'Has an account opened today and a debit card, but no money and no movements.',
    ])
    expect((await submit(host, page, { testCustomer: '101' })).text).toContain('Derin Aydın')
    const ofConsents = await openLogin(host, '/ocf-auth-server/auth/consents')
    expect(Array.from(ofConsents.text.matchAll(button), ([, ...shown]) => shown)).toEqual(buttons)
  })

  test('are listed with accounts and cards', async () => {
    const list = await customers()
    expect(list.map(({ customerNumber }) => customerNumber)).toEqual(['1', '2', '3', '4', '5', '6', '7', '12'])
    expect(list[2]).toEqual({
      customerNumber: '3',
      kind: 'individual',
      name: 'Zeynep Demir',
      accounts: [
        {
          accountNumber: '1010000031',
          iban: 'TR600999900000001010000031',
          name: 'Current account',
          currency: 'TRY',
          status: 'ACTIVE',
          balance: '55.00',
          available: '42.10',
          leastBalance: '12.90',
        },
      ],
      cards: [
        {
          cardId: 'DC1000000031',
          kind: 'DEBIT',
          cardNumber: '410099******2031',
          name: 'Debit card',
          status: 'ACTIVE',
        },
      ],
    })
    expect(list[6]?.cards.map(({ cardId, status }) => [cardId, status])).toEqual([
      ['CC1000000071', 'BLOCKED'],
      ['DC1000000071', 'LOST'],
    ])
  })

  test.each([
    ['1', '1010000001', '7.5', '7.50', '2007.50', 'OUT'],
    ['1', '1010000003', '999999999.99', '999999999.99', '999999999.99', 'IN'],
    ['1', '1010000001', '-2000', '-2000.00', '0.00', 'OUT'],
    ['4', '1010000043', '0.01', '0.01', '0.01', 'OUT'],
  ])('customer %s gets account %s set to %s', async (customer, account, balance, booked, available, direction) => {
    const before = await accountOf(account)
    expect(await put(accountPath(customer, account), { balance })).toEqual({ ...before, balance: booked, available })
    const ofCustomer = app.as(customer)
    expect(await ofCustomer.call('getAccountBalances', { accountNumber: account })).toMatchObject({
      bookedBalance: { amount: booked },
      availableBalance: { amount: available },
    })
    expect(await ofCustomer.call('listMovements', { accountNumber: account })).toMatchObject({
      movements: expect.arrayContaining([
        expect.objectContaining({
          direction,
          transactionType: 'CASH',
          balanceAfter: expect.objectContaining({ amount: booked }),
          explanation: direction === 'IN' ? 'Cash paid in' : 'Cash paid out',
        }),
      ]),
    })
  })

  test('an account is blocked and unblocked; the balance it has already books nothing', async () => {
    const path = accountPath('1', '1010000002')
    const before = await accountOf('1010000002')
    const { rows } = (await bank.control('GET', '/state')) as { rows: Record<string, number> }
    expect(await put(path, { balance: '64000.00', status: 'BLOCKED' })).toEqual({
      ...before,
      status: 'BLOCKED',
      available: '0.00',
    })
    expect(await app.call('getAccount', { accountNumber: '1010000002' })).toMatchObject({
      status: 'BLOCKED',
      availableBalance: { amount: '0.00' },
    })
    expect(await put(path, { balance: '5' })).toMatchObject({ balance: '5.00', available: '0.00' })
    expect(await put(path, { status: 'ACTIVE', balance: '64000' })).toEqual(before)
    expect(await bank.control('GET', '/state')).toMatchObject({
      rows: { ledgerEntries: (rows.ledgerEntries ?? 0) + 2 },
    })
  })

  test('a card is blocked by the bank, so that its customer cannot unblock it', async () => {
    const path = cardPath('1', 'DC1000000001')
    const before = await cardOf('DC1000000001')
    expect(await put(path, { status: 'BLOCKED' })).toEqual({ ...before, status: 'BLOCKED' })
    expect(await app.call('listDebitCards', { status: 'BLOCKED' })).toMatchObject({
      cards: [{ cardId: 'DC1000000001' }],
    })
    await expect(
      app.call('updateDebitCardSettings', { cardId: 'DC1000000001', status: 'ACTIVE' }),
    ).rejects.toMatchObject({ status: 400, code: '201001' })
    expect(await put(path, { status: 'ACTIVE' })).toEqual(before)
    expect(await put(cardPath('7', 'CC1000000071'), { status: 'ACTIVE' })).toMatchObject({ status: 'ACTIVE' })
    expect(await app.as('7').call('listCreditCards')).toMatchObject({
      cards: [{ cardId: 'CC1000000071', status: 'ACTIVE' }],
    })
  })

  const amount = 'balance: Enter an amount such as 1250.00, below one billion.'
  const least = 'balance: Expected at least 12.90 TRY: what is reserved must be covered'
  test.each([
    [accountPath('3', '1010000031'), { balance: '12.89', status: 'BLOCKED' }, 400, least],
    [accountPath('3', '1010000031'), { balance: '1.005' }, 400, amount],
    [accountPath('3', '1010000031'), { balance: '1,50' }, 400, amount],
    [accountPath('3', '1010000031'), { balance: '1000000000' }, 400, amount],
    [accountPath('3', '1010000031'), { balance: '' }, 400, 'balance: Required'],
    [accountPath('3', '1010000031'), {}, 400, 'Send balance, status or both'],
    [
      accountPath('3', '1010000031'),
      { status: 'CLOSED' },
      400,
      'status: Expected one of ACTIVE, BLOCKED, but received "CLOSED"',
    ],
    [accountPath('3', '1010000001'), { balance: '1' }, 404, 'The test customer 3 has no account 1010000001'],
    [accountPath('', 'CASH-TRY'), { balance: '1' }, 404, null],
    [accountPath('99', 'CASH-TRY'), { balance: '1' }, 404, 'The test customer 99 has no account CASH-TRY'],
    [cardPath('1', 'DC1000000031'), { status: 'BLOCKED' }, 404, 'The test customer 1 has no card DC1000000031'],
    [
      cardPath('1', 'VC1000000001'),
      { status: 'BLOCKED' },
      409,
      'VC1000000001 is a virtual card, which cannot be blocked',
    ],
    [cardPath('7', 'DC1000000071'), { status: 'ACTIVE' }, 409, 'DC1000000071 was reported lost, which is final'],
  ])('%s with %j is refused, and nothing changes', async (path, body, status, message) => {
    const before = await customers()
    const header = { status: 'ERROR', statusCode: status, message: message ?? expect.any(String) }
    await expect(put(path, body)).rejects.toMatchObject({ status, body: { header } })
    expect(await customers()).toEqual(before)
  })
})
