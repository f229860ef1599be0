// node --test
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { BankError, openBank } from 'portico-sandbox'

const transfer = {
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '8500.00', currency: 'TRY' },
  reasonCode: '01',
}

let bank
// Each test has a bank of its own. On a sandbox that runs: SANDBOX=http://127.0.0.1:8787 node --test
beforeEach(async () => {
  bank = await openBank({ server: process.env.SANDBOX, startTime: '2026-03-13T10:00:00+03:00' })
})
afterEach(() => bank.close())

test('a transfer leaves the account', async () => {
  const app = await bank.application({ apis: ['Money Transfers', 'Account Information'] })
  const result = await app.call('createEftTransfer', transfer)
  assert.equal(result.responseTypeDesc, 'SENT')
  const { accounts } = await app.call('listAccounts')
  assert.equal(accounts[0].accountNumber, transfer.senderAccountNumber)
  assert.match((await bank.phone.latest(bank.customer(1))).text, /is your code for EFT transfer/)
})

test('a transfer without the money is refused', async () => {
  await bank.customer(1).setBalance('1010000001', '10.00')
  const app = await bank.application()
  await assert.rejects(app.call('createEftTransfer', transfer), (error) => {
    assert.ok(error instanceof BankError)
    assert.deepEqual([error.status, error.code], [400, '200101'])
    return true
  })
})

test('a webhook says that the other bank has the money', async () => {
  const app = await bank.application()
  await app.call('createSubscription', {
    url: 'https://app.example.com/hooks',
    events: ['transfer.settled'],
    accountNumbers: ['1010000001'],
  })
  const { referenceNumber } = await app.call('createEftTransfer', transfer)
  await bank.clock.advance('10 minutes')
  const webhook = await bank.webhooks.next({ type: 'transfer.settled' })
  assert.equal(webhook.body.data.referenceNumber, referenceNumber)
})
