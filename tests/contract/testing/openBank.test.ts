import { createServer } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { BankError } from '../../../mocks/testing/bankError.ts'
import { openBank } from '../../../mocks/testing/openBank.ts'
import { firstDay } from '../frozenClock.ts'
import { openManyBanks } from '../manyBanks.ts'
import { openBankAt, places } from './openedBanks.ts'

const transfer = {
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '8500.00', currency: 'TRY' },
  reasonCode: '01',
} as const

describe.each(places)('a bank %s', (place) => {
  test('answers fetch by a path and by an address of any host', async () => {
    await using bank = await openBankAt(place)
    const answers = await Promise.all(
      ['/health', 'https://api.portico.example/health', new URL('https://api.portico.example/health')].map(
        async (address) => (await (await bank.fetch(address)).json()) as unknown,
      ),
    )
    const [first] = answers
    expect(first).toMatchObject({ status: 'ok' })
    expect(answers.map((answer) => (answer as { status: string }).status)).toEqual(['ok', 'ok', 'ok'])
    const request = new Request('https://api.portico.example/sandbox/api/clock', {
      method: 'POST',
      body: '{"set":"2026-03-14T10:32:07Z"}',
    })
    await bank.clock.stop()
    expect((await bank.fetch(request)).status).toBe(200)
    expect(await bank.clock.now()).toEqual(new Date('2026-03-14T10:32:07Z'))
    await expect(bank.fetch('health')).rejects.toThrow(
      'health is neither a path of the bank, such as /health, nor an address',
    )
  })

  test('has an address for other programs', async () => {
    await using bank = await openBankAt(place)
    const url = await bank.listen()
    expect(bank.url).toBe(url)
    expect(await bank.listen()).toBe(url)
    const response = await fetch(`${url}/health`)
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })])
    expect((await bank.fetch(`${url}/health`)).status).toBe(200)
    const metadata = await bank.fetch('/.well-known/oauth-authorization-server')
    expect(await metadata.json()).toMatchObject({ issuer: url })
  })

  test('carries out a transfer of an application that signs, with the code of the phone', async () => {
    await using bank = await openBankAt(place)
    await bank.control('PUT', '/settings', { otpCode: 'sent' })
    const app = await bank.application({ apis: ['Money Transfers', 'Account Information'] })
    const before = await bank.customer(1).accounts()
    const result = await app.call('createEftTransfer', transfer)
    expect(result).toMatchObject({ responseTypeDesc: 'SENT', amount: transfer.amount })
    const message = await bank.phone.latest(bank.customer(1))
    expect(message).toEqual(await bank.phone.latest('+905550000012'))
    expect(message.text).toMatch(/^\d{6} is your code for EFT transfer: /)
    const after = await bank.customer(1).accounts()
    expect(after[0]?.accountNumber).toBe('1010000001')
    expect(Number(after[0]?.balance)).toBeLessThan(Number(before[0]?.balance) - 8499)
    const shown = await app.call('listAccounts')
    expect(shown.accounts.map(({ accountNumber }) => accountNumber)).toEqual(
      after.map(({ accountNumber }) => accountNumber),
    )
    expect((await bank.requests({ operation: 'createEftTransfer' })).map(({ decision }) => decision)).toEqual([
      'otpRequired',
    ])
    expect((await bank.requests({ operation: 'executeOtp' })).map(({ decision }) => decision)).toEqual(['accepted'])
  })

  test('waits for a one-time password where a test wants to send it itself', async () => {
    await using bank = await openBankAt(place)
    const app = await bank.application()
    const waiting = await app.call('createEftTransfer', transfer, { otp: 'wait' })
    if (!('transactionId' in waiting)) throw new Error('No one-time password is asked for')
    const { transactionId } = waiting
    const completion = { transaction_id: transactionId, authenticationType: 1 } as const
    const wrong = app.call('executeOtp', { ...completion, otp_info: '12345' })
    await expect(wrong).rejects.toMatchObject({ name: 'BankError', status: 400, code: '200130' })
    expect(await app.call('executeOtp', { ...completion, otp_info: '123456' })).toMatchObject({
      amount: transfer.amount,
    })
  })

  test('calls in the name of the customer that is asked for', async () => {
    await using bank = await openBankAt(place)
    await bank.control('PUT', '/settings', { mobileConfirmation: 'manual' })
    const app = await bank.application()
    const ofCompany = await app.call('listAccounts', undefined, { customer: 12 })
    expect(ofCompany.accounts.map(({ accountNumber }) => accountNumber)).toEqual(
      (await bank.customer(12).accounts()).map(({ accountNumber }) => accountNumber),
    )
    const fifth = app.as(5)
    const confirmed = {
      ...transfer,
      senderAccountNumber: '1010000051',
      amount: { amount: '10.00', currency: 'TRY' },
    } as const
    expect(await fifth.call('createFastTransfer', confirmed)).toMatchObject({ amount: confirmed.amount })
    const made = await bank.createCustomer({ story: 'salary', name: 'Ada Aksu', seed: 'one' })
    const accounts = await app.as(made).call('listAccounts')
    expect(accounts.accounts.map(({ accountNumber }) => accountNumber)).toEqual(
      (await made.accounts()).map(({ accountNumber }) => accountNumber),
    )
    const partner = await app.call('getBaasAccount', { accountNumber: '4010000001' })
    expect(partner).toMatchObject({ accountNumber: '4010000001' })
  })

  test('keeps a token until the clock was moved, and renews it then', async () => {
    await using bank = await openBankAt(place)
    const app = await bank.application({ apis: ['Account Information'] })
    const token = await app.token({ customer: 1 })
    expect(await app.token({ customer: 1 })).toBe(token)
    await app.call('listAccounts')
    expect(await bank.requests({ operation: 'authorize' })).toHaveLength(1)
    const before = await bank.clock.now()
    const after = await bank.clock.advance('30 minutes')
    expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(30 * 60_000)
    await app.call('listAccounts')
    expect(await bank.requests({ operation: 'authorize' })).toHaveLength(1)
    await bank.clock.advance('100 days')
    await app.call('listAccounts')
    expect(await bank.requests({ operation: 'authorize' })).toHaveLength(2)
  })

  test('throws what the bank refuses, with status, code and reason', async () => {
    await using bank = await openBankAt(place)
    const app = await bank.application()
    const poor = app.call('createEftTransfer', { ...transfer, amount: { amount: '30000.00', currency: 'TRY' } })
    const error = await poor.catch((thrown: unknown) => thrown)
    if (!(error instanceof BankError)) throw error
    expect({ status: error.status, code: error.code, txId: error.txId }).toEqual({
      status: 400,
      code: '200101',
      txId: expect.any(String),
    })
    expect(error.message).toMatch(/^createEftTransfer was refused \(400\): Insufficient balance/i)
    const [record] = await bank.requests({ operation: 'createEftTransfer' })
    expect(record?.id).toBe(error.txId)

    const withoutApi = await bank.application({ apis: ['Loans'] })
    await expect(withoutApi.call('createEftTransfer', transfer)).rejects.toMatchObject({ status: 403 })
    const response = await withoutApi.request('createEftTransfer', transfer)
    expect([response.status, response.headers.get('x-sandbox-reason')]).toEqual([
      403,
      expect.stringContaining('moneytransfers'),
    ])
  })

  test('fails calls as a test wants it', async () => {
    await using bank = await openBankAt(place)
    const app = await bank.application()
    await bank.fail('listAccounts', 503, { times: 1 })
    await expect(app.call('listAccounts')).rejects.toMatchObject({ status: 503 })
    expect((await app.call('listAccounts')).accounts).not.toEqual([])
    await bank.fail('listAccounts', 'invalidIp')
    await expect(app.call('listAccounts')).rejects.toMatchObject({ status: 403 })
    await bank.fail('listAccounts', { kind: 'connectionLost' })
    await expect(app.call('listAccounts')).rejects.toThrow(new TypeError('fetch failed'))
    await bank.clearFaults('listAccounts')
    expect((await app.call('listAccounts')).accounts).not.toEqual([])
    await expect(bank.fail('listAcounts', 503)).rejects.toMatchObject({ status: 404 })
  })

  test('shows emails, and says who got one when nobody of the address did', async () => {
    await using bank = await openBankAt(place)
    await expect(bank.phone.latest('+905550000099')).rejects.toThrow(
      'The bank has sent no text message to +905550000099 yet',
    )
    const register = () =>
      bank.fetch('/api-user-service/user/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          context: { channel: 'APIPORTAL', language: 'TR' },
          name: 'Ada',
          lastName: 'Lovelace',
          eMailAddress: 'ada@lovelace.test',
          phoneNumber: '+441843000000',
          password: 'Analytical-Engine-1843',
          country: 'GB',
          recaptchaResponse: 'sandbox-captcha-1',
        }),
      })
    expect((await register()).status).toBe(200)
    const mail = await bank.mails.latest('ada@lovelace.test')
    expect(mail).toMatchObject({ to: 'ada@lovelace.test', link: expect.stringContaining('/confirm/') })
    expect(await bank.mails.latest()).toEqual(mail)
    await expect(bank.mails.latest('grace@hopper.test')).rejects.toThrow(
      'The bank has sent no email to grace@hopper.test yet. Receivers so far: ada@lovelace.test',
    )
  })

  test('gives back what it had at a snapshot', async () => {
    await using bank = await openBankAt(place)
    const app = await bank.application()
    const before = await bank.customer(1).accounts()
    const snapshot = await bank.snapshot()
    await app.call('createEftTransfer', transfer)
    await bank.customer(1).setBalance('1010000001', '5.00')
    expect((await bank.customer(1).accounts())[0]?.balance).toBe('5.00')
    await bank.restore(snapshot)
    expect(await bank.customer(1).accounts()).toEqual(before)
    expect((await app.call('listAccounts')).accounts).toHaveLength(before.length)
    await expect(bank.restore('another')).rejects.toThrow('There is no snapshot another')
    await bank.reset()
    await expect(app.call('listAccounts')).rejects.toMatchObject({ name: 'BankError' })
  })

  test('ends a call that is aborted as fetch does', async () => {
    await using bank = await openBankAt(place)
    await bank.fail('calculateLoan', { kind: 'delay', delay: 20_000 })
    const aborting = new AbortController()
    const { signal } = aborting
    const failure = bank.fetch('/api/public/v1/loans/calculation', { signal }).catch((error: Error) => error.name)
    await vi.waitFor(async () => expect(await bank.requests({ operation: 'calculateLoan' })).toHaveLength(1))
    aborting.abort()
    expect(await failure).toBe('AbortError')
  })

  test('is gone once it is closed', async () => {
    const bank = await openBankAt(place)
    await bank.close()
    await bank.close()
    await expect(bank.fetch('/health')).rejects.toThrow(/^The bank .* is closed: open another$/)
    await expect(bank.application()).rejects.toThrow('is closed')
  })
})

test('a bank in the process has no address before it listens', async () => {
  await using bank = await openBank()
  expect(() => bank.url).toThrow(
    'The bank is in this process and has no address yet: call await bank.listen(), or use bank.fetch',
  )
})

test('a port that is taken is named, and another can be chosen', async () => {
  await using one = await openBank()
  const { port } = new URL(await one.listen())
  await using other = await openBank()
  await expect(other.listen({ port: Number(port) })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: choose another, or none`,
  )
  expect((await fetch(`${await other.listen()}/health`)).status).toBe(200)
  const third = await openBank()
  const listening = third.listen()
  await third.close()
  await expect(fetch(`${await listening}/health`)).rejects.toThrow('fetch failed')
})

test('an application goes on after control calls of a test that replace everything', async () => {
  await using bank = await openBank()
  const app = await bank.application({ apis: ['Account Information'] })
  await app.call('listAccounts')
  const content = (await bank.control('GET', '/export')) as object
  await bank.control('POST', '/clock', { advance: 200 * 86_400_000 })
  expect((await app.call('listAccounts')).accounts).toHaveLength(3)
  await bank.control('POST', '/import', content)
  expect((await app.call('listAccounts')).accounts).toHaveLength(3)
})

test('calls that begin at once share one sign-in', async () => {
  await using bank = await openBank()
  const app = await bank.application()
  await Promise.all(['1010000001', '1010000002'].map((accountNumber) => app.call('getAccount', { accountNumber })))
  expect(await bank.requests({ operation: 'authorize' })).toHaveLength(1)
})

test('banks of one seed and start give the same answers, each its own', async () => {
  const open = () => openBank({ seed: 'a', startTime: new Date(firstDay) })
  await using one = await open()
  await using other = await open()
  const [first, second] = await Promise.all([one, other].map((bank) => bank.application()))
  expect([first?.clientId, first?.clientSecret]).toEqual([second?.clientId, second?.clientSecret])
  await one.customer(1).setBalance('1010000001', '1.00')
  expect((await other.customer(1).accounts())[0]?.balance).not.toBe('1.00')
})

test('a bank of the server that was there stays when it is closed', async () => {
  const server = await openManyBanks()
  try {
    const options = { server: server.url, name: 'team-a', seed: 'a' }
    const bank = await openBank(options)
    const again = await openBank(options)
    await again.close()
    expect((await bank.fetch('/health')).status).toBe(200)
    await bank.close()
    expect((await fetch(`${server.url}/banks/team-a/health`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

test.each([
  [{ seed: 5 }, 'seed: Expected text, but received 5'],
  [{ seed: ' ' }, 'seed: Required'],
  [{ seed: 'x'.repeat(65) }, 'seed: The maximum allowed length is 64'],
  [{ rateLimit: 'on' }, 'rateLimit: on is neither enforced nor off'],
  [{ startTime: '1999-12-31T23:59:59Z' }, 'startTime: 1999-12-31T23:59:59.000Z is not from 2000 to 2099'],
])('%j is refused in this process as for a server', async (options, message) => {
  for (const place of [{}, { server: 'http://127.0.0.1:9' }])
    await expect(openBank({ ...options, ...place } as never)).rejects.toThrow(message)
})

test('a seed is the same without the spaces around it, in this process as on a server', async () => {
  await using one = await openBank({ seed: ' a ' })
  expect(await one.control('GET', '/state')).toMatchObject({ seed: 'a' })
})

test('what is wrong with the options is said in a sentence', async () => {
  await expect(openBank({ sever: 'http://127.0.0.1:1' } as never)).rejects.toThrow(
    'openBank has no option sever: it takes server, controlKey, name, seed, startTime, rateLimit',
  )
  await expect(openBank({ name: 'a' })).rejects.toThrow('name: A bank in this process has no name')
  await expect(openBank({ controlKey: 'a' })).rejects.toThrow('controlKey: A bank in this process has none')
  await expect(openBank({ startTime: '2026-03-14' })).rejects.toThrow('startTime: 2026-03-14 is not a time')
  await expect(openBank({ server: 'localhost:8787' })).rejects.toThrow('server: localhost:8787 is not the address')
  for (const controlKey of ['', 'key of the bank', '€'])
    await expect(openBank({ server: 'http://127.0.0.1:1', controlKey })).rejects.toThrow(
      'controlKey: This is not a control key, which has only letters, digits and -._~+/',
    )
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  await new Promise((resolve) => taken.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port')
  await expect(openBank({ server: `http://127.0.0.1:${address.port}` })).rejects.toThrow('No sandbox answers at')
  await using bank = await openBank()
  expect(() => bank.customer(33)).toThrow('There is no customer 33. There are 1, 2, 3, 4, 5, 6, 7, 12,')
  await expect(bank.application({ apis: ['Money Transfer' as never] })).rejects.toThrow(
    'apis: There is no API Money Transfer. There are Account Information,',
  )
  const app = await bank.application()
  await expect(app.call('createEftTransfr' as never, {} as never)).rejects.toThrow(
    'There is no operation createEftTransfr. Did you mean createEftTransfer?',
  )
  await expect(app.call('listMovements', {} as never)).rejects.toThrow(
    'listMovements needs accountNumber, which is in its path',
  )
  await expect(app.call('listAccounts', { acount: '1' } as never)).rejects.toThrow('listAccounts has no field acount')
  await expect(bank.clock.advance('1 dya')).rejects.toThrow(
    '1 dya is not a duration: write milliseconds, or a text such as 1 day, 90 seconds or 2h 30m',
  )
})
