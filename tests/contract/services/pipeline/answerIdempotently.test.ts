import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { levelStorage } from '../../../../mocks/db/storage/level/levelStorage.ts'
import { definitionViolations } from '../../../support/definitionViolations.ts'
import { baasCustomer, type Caller, customer, openBank, requestOf, type TestBank } from '../bank.ts'

const key = { 'Idempotency-Key': '"6f1c2a7e-order"' }
const kuzey = customer('12', { corporateUsername: 'kuzey.finance' })

type Answer = Awaited<ReturnType<TestBank['requestExample']>>
const isReplayed = ({ headers }: Answer) => headers.get('Idempotent-Replayed') === 'true'
const txIdOf = ({ body }: Answer) => (body as { header: { txId: string } }).header.txId
const rowsOf = (bank: TestBank, table: string) =>
  [...bank.rows.keys()].filter((each) => each.startsWith(`${table}/`)).length

test.each<[service: string, example: string, caller: Caller, table: string]>([
  ['money-transfers/fast-transfer', 'usual', customer('1'), 'transfers'],
  ['money-transfers/transfer-to-own-account', 'usual', customer('1'), 'transfers'],
  ['virtual-cards/virtual-card', 'usual', customer('1'), 'virtualCards'],
  ['qr-orders/qr-order', 'payment', kuzey, 'qrOrders'],
  ['webhooks/subscription', 'usual', kuzey, 'webhookSubscriptions'],
  ['baas-money-transfers/transfer-order', 'eft', baasCustomer('4000000001'), 'otpTransactions'],
])('%s is carried out once with a key', async (service, example, caller, table) => {
  const bank = await openBank()
  const before = rowsOf(bank, table)
  const first = await bank.requestExample(service, example, caller, key)
  const again = await bank.requestExample(service, example, caller, key)
  expect([first.status, isReplayed(first), again.status, isReplayed(again)]).toEqual([200, false, 200, true])
  expect(again.body).toEqual(first.body)
  expect(definitionViolations(service, again)).toEqual([])
  expect(rowsOf(bank, table)).toBe(before + 1)
})

test.each(['9000', '9000.0', '009000.00'])('an amount that is written %s is the same request', async (written) => {
  const bank = await openBank()
  const send = (amount: string) =>
    bank.request(
      customer('1'),
      'POST',
      '/api/moneytransfers/v1/fast',
      JSON.stringify({ ...requestOf('money-transfers/fast-transfer', 'usual'), amount: { amount, currency: 'TRY' } }),
      key,
    )
  const first = await send('9000.00')
  const again = await send(written)
  expect([first.status, again.status, isReplayed(again)]).toEqual([200, 200, true])
  expect(again.body).toEqual(first.body)
  expect((await send('9000.01')).status).toBe(422)
})

test('two applications’ keys never meet', async () => {
  const bank = await openBank()
  const send = (application: 1 | 2) =>
    bank.requestExample('money-transfers/fast-transfer', 'usual', customer('1', { application }), key)
  const answers = [await send(1), await send(2), await send(1), await send(2)]
  expect(answers.map(isReplayed)).toEqual([false, false, true, true])
  const [one, other, ...again] = answers.map(txIdOf)
  expect([one === other, again]).toEqual([false, [one, other]])
})

test('another customer gets neither the answer nor a word about it', async () => {
  const bank = await openBank()
  const send = (service: string, example: string, caller: Caller) => bank.requestExample(service, example, caller, key)
  await send('money-transfers/fast-transfer', 'usual', customer('1'))
  const failureOf = ({ status, body, headers }: Answer) => {
    const { detailCode, message } = (body as { header: { detailCode: string; message: string } }).header
    return [status, detailCode, message, headers.get('Idempotent-Replayed')]
  }
  expect(failureOf(await send('money-transfers/fast-transfer', 'usual', customer('2')))).toEqual([
    404,
    '-1',
    'Not found',
    null,
  ])
  const shared = customer('1', { accounts: ['1010000002'] })
  expect(failureOf(await send('money-transfers/fast-transfer', 'usual', shared))).toEqual([
    404,
    '-1',
    'Not found',
    null,
  ])

  const other = await openBank()
  await other.requestExample('webhooks/subscription', 'usual', kuzey, key)
  const approver = customer('12', { corporateUsername: 'kuzey.board' })
  expect(failureOf(await other.requestExample('webhooks/subscription', 'usual', approver, key))).toEqual([
    422,
    '200141',
    'Idempotency-Key belongs to another request',
    null,
  ])
})

test('a token that was revoked or has lost its scope is refused before the key is looked up', async () => {
  const bank = await openBank()
  const send = () => bank.requestExample('money-transfers/fast-transfer', 'usual', customer('1'), key)
  expect((await send()).status).toBe(200)
  const [grant] = [...bank.rows.keys()].filter((each) => each.startsWith('authorizationGrants/token-'))
  bank.change('accessTokens/token-0', { scopes: ['accounts'] })
  expect([await send()].map((answer) => [answer.status, isReplayed(answer)])).toEqual([[403, false]])
  bank.change(grant ?? '', { endedAt: Date.parse('2026-03-14T10:33:00+03:00') })
  expect([await send()].map((answer) => [answer.status, isReplayed(answer)])).toEqual([[401, false]])
})

test('the stored answer is still there after a restart', async () => {
  const bank = await openBank()
  const first = await bank.requestExample('money-transfers/fast-transfer', 'usual', customer('1'), key)
  const row = [...bank.rows].find(([name]) => name.startsWith('idempotencyKeys/'))
  expect(row?.[1].row).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    transactionId: null,
    status: 200,
    body: JSON.stringify(first.body),
    reason: null,
    createdAt: Date.parse('2026-03-14T10:32:07+03:00'),
  })
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stored = levelStorage(folder)
  await stored.replace(new Map(bank.rows))
  await stored.close?.()
  const reopened = levelStorage(folder)
  onTestFinished(() => reopened.close?.())
  bank.reopen(reopened)
  const again = await bank.requestExample('money-transfers/fast-transfer', 'usual', customer('1'), key)
  expect([again.body, isReplayed(again)]).toEqual([first.body, true])
})

test('a snapshot has the keys of its time', async () => {
  const bank = await openBank()
  const send = () => bank.requestExample('money-transfers/fast-transfer', 'usual', customer('1'), key)
  await bank.ask('account-information/account-list', customer('1'))
  await bank.control('POST', '/snapshots', { name: 'before' })
  await send()
  expect(isReplayed(await send())).toBe(true)
  await bank.control('POST', '/snapshots', { name: 'after' })
  await bank.control('POST', '/snapshots/before/restore')
  expect(isReplayed(await send())).toBe(false)
  await bank.control('POST', '/snapshots/after/restore')
  expect(isReplayed(await send())).toBe(true)
})

test('a repeat is answered although the rules would refuse the order now', async () => {
  const bank = await openBank()
  bank.change('ledgerAccounts/1010000001', { balance: 900_000 })
  const send = (headers: Record<string, string>) =>
    bank.requestExample('money-transfers/fast-transfer', 'usual', customer('1'), headers)
  const first = await send(key)
  expect([first.status, (await send({})).status]).toEqual([200, 400])
  const again = await send(key)
  expect([again.body, isReplayed(again)]).toEqual([first.body, true])
})
