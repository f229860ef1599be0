// npx vitest run
import { type Application, type Bank, openBank } from 'portico-sandbox'
import { afterEach, beforeEach, expect, test } from 'vitest'

const transfer = {
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '8500.00', currency: 'TRY' },
  reasonCode: '01',
} as const

let bank: Bank
let app: Application
// Each test has a bank of its own. On a sandbox that runs: SANDBOX=http://127.0.0.1:8787 npx vitest run
beforeEach(async () => {
  bank = await openBank({ server: process.env.SANDBOX, startTime: '2026-03-13T10:00:00+03:00' })
  app = await bank.application({ apis: ['Money Transfers', 'Account Information'] })
})
afterEach(() => bank.close())

test('a transfer leaves the account', async () => {
  const result = await app.call('createEftTransfer', transfer)
  expect(result.responseTypeDesc).toBe('SENT')
  const { accounts } = await app.call('listAccounts')
  expect(accounts[0]).toMatchObject({ accountNumber: transfer.senderAccountNumber })
})

test('the third call of a bank that is down gets through', async () => {
  await bank.fail('createEftTransfer', 503, { times: 2 })
  const statuses: number[] = []
  while (statuses.at(-1) !== 200) statuses.push((await app.request('createEftTransfer', transfer)).status)
  expect(statuses).toEqual([503, 503, 200])
  const requests = await bank.requests({ operation: 'createEftTransfer' })
  expect(requests.map(({ decision }) => decision)).toEqual(['otpRequired', 'fault', 'fault'])
})

test('a snapshot gives back what was there', async () => {
  const snapshot = await bank.snapshot()
  await app.call('createEftTransfer', transfer)
  await bank.restore(snapshot)
  expect(await bank.requests({ operation: 'createEftTransfer' })).toEqual([])
})
