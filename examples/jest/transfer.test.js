// npx jest
const { openBank } = require('portico-sandbox')

const transfer = {
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '8500.00', currency: 'TRY' },
  reasonCode: '01',
}

let bank
// Each test has a bank of its own. On a sandbox that runs: SANDBOX=http://127.0.0.1:8787 npx jest
beforeEach(async () => {
  bank = await openBank({ server: process.env.SANDBOX, startTime: '2026-03-13T10:00:00+03:00' })
})
afterEach(() => bank.close())

test('a transfer leaves the account', async () => {
  const app = await bank.application({ apis: ['Money Transfers', 'Account Information'] })
  const result = await app.call('createEftTransfer', transfer)
  expect(result.responseTypeDesc).toBe('SENT')
  const { accounts } = await app.call('listAccounts')
  expect(accounts[0]).toMatchObject({ accountNumber: transfer.senderAccountNumber })
})

test('a transfer without the money is refused', async () => {
  await bank.customer(1).setBalance('1010000001', '10.00')
  const app = await bank.application()
  await expect(app.call('createEftTransfer', transfer)).rejects.toMatchObject({ status: 400, code: '200101' })
})
