import { expect, test } from 'vitest'
import { isIban } from '../../../../mocks/fixtures/iban.ts'
import { type CreatedCustomer, customerStories } from '../../../../src/rules/sandbox/customers/newCustomer.ts'
import { customer, openBank, requestOf, type TestBank } from '../../services/bank.ts'

const create = async ({ control }: TestBank, order: object) =>
  (await control('POST', '/customers', order)) as { status: number; data: CreatedCustomer }

interface Movement {
  amount: { amount: string }
  direction: 'IN' | 'OUT'
  bookedAt: string
  explanation: string
}

/** All movements of an account, the newest first, as the API shows them. */
async function movements(bank: TestBank, customerNumber: string, accountNumber: string): Promise<Movement[]> {
  const { data } = (await bank.call('account-movements/movement-list', customer(customerNumber), {
    path: { accountNumber },
    query: { size: 100, from: '2025-03-20', to: '2026-03-14' },
  })) as { data: { movements: Movement[] } }
  return data.movements
}

test.each(customerStories.map(({ id }) => id))(
  'a customer of the story %s has accounts that its calls show',
  async (story) => {
    const bank = await openBank()
    const { status, data } = await create(bank, { story })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      customerNumber: '101',
      kind: 'individual',
      story,
      password: 'Sandbox-2026',
      isNew: true,
    })
    expect(data.accounts.every(({ iban }) => isIban(iban))).toBe(true)
    const listed = (await bank.call('account-information/account-list', customer('101'))) as {
      data: { accounts: { accountNumber: string; iban: string }[] }
    }
    expect(listed.data.accounts.map(({ accountNumber, iban }) => [accountNumber, iban]).sort()).toEqual(
      data.accounts.map(({ accountNumber, iban }) => [accountNumber, iban]).sort(),
    )
    const cards = (await bank.call('debit-cards/debit-card-list', customer('101'))) as { data: { cards: object[] } }
    expect(cards.data.cards).toMatchObject([{ accountNumber: data.accounts[0]?.accountNumber, holderName: data.name }])
  },
)

test('the salary comes each month, and the books stay balanced', async () => {
  const bank = await openBank()
  const { data } = await create(bank, { story: 'salary', name: 'Derin Aydın' })
  const [first] = data.accounts
  expect(data.accounts.map(({ balance }) => balance)).toEqual(['24180.50', '45000.00'])
  const found = await movements(bank, '101', first?.accountNumber ?? '')
  const salaries = found.filter(({ explanation }) => explanation === 'Salary')
  expect(salaries.map(({ bookedAt }) => bookedAt.slice(0, 10))).toEqual([
    '2026-03-01',
    '2026-02-01',
    '2026-01-01',
    '2025-12-01',
    '2025-11-01',
    '2025-10-01',
  ])
  const sum = found.reduce(
    (total, { amount, direction }) => total + (direction === 'OUT' ? -1 : 1) * Math.round(Number(amount.amount) * 100),
    0,
  )
  expect(sum).toBe(2_418_050)
  const { body } = await bank.request(customer('1'), 'GET', '/sandbox/api/export')
  const { tables } = body as { tables: { ledgerAccounts: { balance: number; currency: string }[] } }
  const lira = tables.ledgerAccounts.filter(({ currency }) => currency === 'TRY')
  expect(lira.length).toBeGreaterThan(9)
  expect(lira.reduce((total, { balance }) => total + balance, 0)).toBe(0)
})

test('the same seed gives the same customer, and another one other amounts', async () => {
  const amounts = async (seed: string) => {
    const bank = await openBank()
    const { data } = await create(bank, { story: 'salary', seed })
    const found = await movements(bank, '101', data.accounts[0]?.accountNumber ?? '')
    return [data.name, ...found.map(({ amount }) => amount.amount)]
  }
  const one = await amounts('one')
  expect(await amounts('one')).toEqual(one)
  expect(await amounts('two')).not.toEqual(one)
})

test('a second call with the name makes nobody, and another story under it is refused', async () => {
  const bank = await openBank()
  const { data } = await create(bank, { story: 'new', name: 'Derin Aydın' })
  expect((await create(bank, { story: 'new', name: 'Derin Aydın' })).data).toEqual({ ...data, isNew: false })
  expect((await create(bank, { story: 'saver', name: 'Derin Aydın' })).status).toBe(409)
  expect((await create(bank, { story: 'new', name: 'Elif Yılmaz' })).status).toBe(409)
  expect((await create(bank, { story: 'rich' })).status).toBe(400)
  expect((await create(bank, { story: 'new' })).data.customerNumber).toBe('102')
})

test('a name that no API could show is refused', async () => {
  const bank = await openBank()
  const answers = await Promise.all(['A', '🍕', '!!', 'Li'].map((name) => create(bank, { story: 'new', name })))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 200])
})

test('an overdrawn customer is refused for insufficient balance, and a phone of their own gets the code', async () => {
  const bank = await openBank({ otpNeeded: true })
  const { data } = await create(bank, { story: 'salary' })
  const usual = requestOf('money-transfers/fast-transfer', 'usual')
  const body = { ...usual, senderAccountNumber: data.accounts[0]?.accountNumber }
  const asked = await bank.ask('money-transfers/fast-transfer', customer('101'), { body })
  expect(asked.body).toMatchObject({ data: { status: 'OTP_REQUIRED' } })
  const messages = (await bank.control('GET', `/sms?to=${encodeURIComponent(data.phoneNumber)}`)).data as object[]
  expect(messages).toHaveLength(1)
  const poor = (await create(bank, { story: 'overdrawn' })).data
  const refused = { ...usual, senderAccountNumber: poor.accounts[0]?.accountNumber }
  expect(await bank.call('money-transfers/fast-transfer', customer('102'), { body: refused })).toMatchObject({
    detailCode: '200101',
  })
})

test('a reset removes made customers', async () => {
  const bank = await openBank()
  await create(bank, { story: 'new', name: 'Derin Aydın' })
  await bank.control('POST', '/reset', {})
  const { data } = (await bank.control('GET', '/customers')) as { data: { name: string }[] }
  expect(data.map(({ name }) => name)).not.toContain('Derin Aydın')
})
